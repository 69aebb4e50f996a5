#include "server/net/http_answers.hpp"

#include <optional>
#include <string>
#include <utility>

namespace dahut {

namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

constexpr std::string_view json_type = "application/json; charset=utf-8";

struct Target {
    std::string_view path;
    std::string_view query;
};

Target target_of(const HttpRequest& request)
{
    const std::string_view whole(request.target().data(), request.target().size());
    const std::size_t mark = whole.find('?');
    return mark == std::string_view::npos ? Target{whole, {}} : Target{whole.substr(0, mark), whole.substr(mark + 1)};
}

// The value of one field of a query; values here need no decoding.
std::optional<std::string_view> query_value(std::string_view query, std::string_view name)
{
    while (!query.empty()) {
        const std::string_view one = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), one.size() + 1));
        const std::size_t equals = one.find('=');
        if (one.substr(0, equals) == name) {
            return equals == std::string_view::npos ? std::string_view() : one.substr(equals + 1);
        }
    }
    return std::nullopt;
}

void set_safe_headers(HttpResponse& response)
{
    response.set(http::field::server, "dahut");
    response.set("Content-Security-Policy",
                 "default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:;"
                 " base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set(http::field::cache_control, "no-cache");
}

// HEAD is answered like GET, length included, without the content.
HttpResponse response_to(const HttpRequest& request, int status, std::string_view type, std::string body)
{
    HttpResponse response(static_cast<http::status>(status), request.version());
    set_safe_headers(response);
    response.set(http::field::content_type, type);
    response.keep_alive(request.keep_alive());
    response.content_length(body.size());
    if (request.method() != http::verb::head) {
        response.body() = std::move(body);
    }
    return response;
}

HttpResponse file_response(const HttpRequest& request, const StaticFile& file)
{
    const auto known = request[http::field::if_none_match];
    if (std::string_view(known.data(), known.size()) == file.tag) {
        HttpResponse response(http::status::not_modified, request.version());
        set_safe_headers(response);
        response.set(http::field::etag, file.tag);
        response.keep_alive(request.keep_alive());
        return response;
    }
    HttpResponse response = response_to(request, 200, file.type, file.content);
    response.set(http::field::etag, file.tag);
    return response;
}

HttpResponse json_response(const HttpRequest& request, ApiAnswer answer)
{
    return response_to(request, answer.status, json_type, std::move(answer.body));
}

HttpResponse not_found(const HttpRequest& request)
{
    return http_error(request, 404, "not_found", "There is nothing at this address.");
}

// The token that a request shows. It stands in a header because addresses are logged on their way, and kept by
// browsers.
std::string_view token_of(const HttpRequest& request)
{
    static constexpr std::string_view scheme = "Bearer ";
    const auto field = request[http::field::authorization];
    const std::string_view value(field.data(), field.size());
    return value.starts_with(scheme) ? value.substr(scheme.size()) : std::string_view();
}

// GET /api/tables/ID/record and /api/tables/ID/replay?as=SEAT; `rest` is "ID/record" or "ID/replay".
asio::awaitable<HttpResponse> answer_about_table(const HttpRequest& request, Archive& archive, std::string_view rest,
                                                 std::string_view query)
{
    const std::size_t slash = rest.find('/');
    std::string table(rest.substr(0, slash));
    const std::string_view what = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
    if (what == "record") {
        ApiAnswer answer = co_await archive.record(std::move(table), token_of(request));
        co_return json_response(request, std::move(answer));
    }
    if (what != "replay") {
        co_return not_found(request);
    }
    const std::string perspective(query_value(query, "as").value_or("public"));
    ApiAnswer answer = co_await archive.replay(std::move(table), perspective, token_of(request));
    co_return json_response(request, std::move(answer));
}

} // namespace

HttpResponse http_error(const HttpRequest& request, int status, std::string_view code, std::string_view sentence)
{
    return json_response(request, api_error(status, code, sentence));
}

asio::awaitable<HttpResponse> answer_http(const HttpRequest& request, Lobby& lobby, const StaticFiles& files)
{
    static constexpr std::string_view about_table = "/api/tables/";
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
        HttpResponse response = http_error(request, 405, "bad_method", "Only GET and HEAD are possible here.");
        response.set(http::field::allow, "GET, HEAD");
        co_return response;
    }
    const Target target = target_of(request);
    if (target.path == "/healthz") {
        co_return response_to(request, 200, "text/plain; charset=utf-8", "ok");
    }
    if (target.path == "/api/games") {
        co_return json_response(request, {200, lobby.games_text()});
    }
    if (target.path == "/api/tables") {
        co_return json_response(request, co_await lobby.tables());
    }
    if (target.path.starts_with(about_table)) {
        co_return co_await answer_about_table(request, lobby.archive(), target.path.substr(about_table.size()),
                                              target.query);
    }
    const StaticFile* file = files.find(target.path);
    co_return file != nullptr ? file_response(request, *file) : not_found(request);
}

} // namespace dahut
