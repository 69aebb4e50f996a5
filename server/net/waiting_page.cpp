#include "server/net/waiting_page.hpp"

#include "server/archive/api_answer.hpp"
#include "server/limits.hpp"
#include "server/net/safe_headers.hpp"

#include <boost/asio/post.hpp>

#include <exception>
#include <string>
#include <string_view>

namespace dahut {

namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

constexpr std::string_view waiting_sentence =
    "The server waits for its database, and goes on by itself once that is there.";

// It asks again by itself.
std::string waiting_text()
{
    const std::string pause = std::to_string(limits::waiting_page_pause.count());
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\""
           " content=\"width=device-width\">\n<meta http-equiv=\"refresh\" content=\""
           + pause + "\">\n<title>Dahut</title>\n<p>" + std::string(waiting_sentence) + "</p>\n</html>\n";
}

bool wants_page(const PlainListener::Request& request)
{
    const auto wanted = request[http::field::accept];
    return std::string_view(wanted.data(), wanted.size()).find("text/html") != std::string_view::npos
           && request.target() != "/readyz";
}

void say_waiting(const PlainListener::Request& request, PlainListener::Response& response)
{
    set_safe_headers(response);
    if (request.target() == "/healthz") {
        response.set(http::field::content_type, "text/plain; charset=utf-8");
        response.body() = "ok";
        return;
    }
    const bool is_page = wants_page(request);
    response.result(http::status::service_unavailable);
    response.set(http::field::retry_after, std::to_string(limits::waiting_page_pause.count()));
    response.set(http::field::content_type, is_page ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
    response.body() = is_page ? waiting_text() : *api_error(503, "storage_failed", waiting_sentence).body;
}

} // namespace

WaitingPage::WaitingPage(const NetSettings& settings)
    : listener_(context_.get_executor(), {asio::ip::make_address(settings.address), settings.port},
                limits::waiting_page_connections, say_waiting)
{
    listener_.start();
    thread_ = std::jthread([this] { context_.run(); });
}

WaitingPage::~WaitingPage()
{
    try {
        asio::post(context_, [this] { listener_.stop(); });
    } catch (const std::exception&) {
        context_.stop();
    }
}

} // namespace dahut
