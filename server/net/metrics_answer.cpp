#include "server/net/metrics_answer.hpp"

#include <utility>

namespace dahut {

namespace http = boost::beast::http;

PlainListener::Answer metrics_answer(std::function<std::string()> text)
{
    return [text = std::move(text)](const PlainListener::Request& request, PlainListener::Response& response) {
        const bool is_known = request.method() == http::verb::get && request.target() == "/metrics";
        response.result(is_known ? http::status::ok : http::status::not_found);
        response.set(http::field::content_type, "text/plain; version=0.0.4; charset=utf-8");
        response.body() = is_known ? text() : "Only GET /metrics is possible here.\n";
    };
}

} // namespace dahut
