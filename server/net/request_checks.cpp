#include "server/net/request_checks.hpp"

#include "protocol/messages.hpp"
#include "server/net/host_names.hpp"
#include "server/net/origin.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>

#include <algorithm>

namespace dahut {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

bool is_known_encoding(const HttpRequest& request)
{
    const auto count = request.count(http::field::transfer_encoding);
    return count == 0 || (count == 1 && beast::iequals(request[http::field::transfer_encoding], "chunked"));
}

bool has_host(const HttpRequest& request)
{
    return request.count(http::field::host) == 1 && !field_of(request, http::field::host).empty();
}

std::optional<HttpAnswer> what_is_wrong(const HttpRequest& request, const NetSettings& settings, Refusals& refusals)
{
    if (!is_known_encoding(request)) {
        return http_error(request, 501, "unknown_encoding", "This transfer encoding is not known here.");
    }
    if (!has_host(request)) {
        return http_error(request, 400, "bad_request", "A request needs one Host.");
    }
    if (!goes_by(field_of(request, http::field::host), settings)) {
        refusals.tell_of_host(field_of(request, http::field::host), settings);
        return http_error(request, 421, "wrong_host", "This server does not go by this name.");
    }
    return std::nullopt;
}

// The process that a WebSocket is for, where several share a database; nothing if any will do.
std::optional<std::string_view> process_of(std::string_view path)
{
    constexpr std::string_view before = "/at/";
    constexpr std::string_view behind = "/ws";
    if (!path.starts_with(before) || !path.ends_with(behind) || path.size() <= before.size() + behind.size()) {
        return std::nullopt;
    }
    return path.substr(before.size(), path.size() - before.size() - behind.size());
}

// What the HTTP standard wants with status 426.
HttpAnswer wants_upgrade(const HttpRequest& request)
{
    HttpAnswer answer = http_error(request, 426, "no_upgrade",
                                   "A WebSocket is here; a proxy on the way must pass the request's upgrade on.");
    answer.response.set(http::field::upgrade, "websocket");
    answer.response.set(http::field::connection, "upgrade");
    answer.response.keep_alive(request.keep_alive());
    return answer;
}

// Else the library would refuse it, without a type of its text, and with the library's name and version.
std::optional<HttpAnswer> refuse_handshake(const HttpRequest& request)
{
    constexpr std::string_view version = "13";
    constexpr std::size_t key_length = 24;
    if (field_of(request, http::field::sec_websocket_version) != version) {
        HttpAnswer answer =
            http_error(request, 426, "wrong_version", "The version of the WebSocket protocol must be 13.");
        answer.response.set(http::field::sec_websocket_version, version);
        return answer;
    }
    if (field_of(request, http::field::sec_websocket_key).size() != key_length) {
        return http_error(request, 400, "bad_request", "A WebSocket needs a key of 24 letters.");
    }
    return std::nullopt;
}

std::string_view whole_target(const HttpRequest& request) { return {request.target().data(), request.target().size()}; }

} // namespace

std::string_view field_of(const HttpRequest& request, http::field field)
{
    const auto value = request[field];
    return {value.data(), value.size()};
}

bool goes_by(std::string_view host, const NetSettings& settings)
{
    return may_be_called(host, settings.allowed_hosts)
           || std::ranges::any_of(settings.allowed_origins, [&](std::string_view origin) {
                  return same_text(name_of_host(host_of(origin)), name_of_host(host));
              });
}

std::optional<HttpAnswer> refuse_request(const HttpRequest& request, const NetSettings& settings, Refusals& refusals)
{
    std::optional<HttpAnswer> answer = what_is_wrong(request, settings, refusals);
    if (answer) {
        answer->response.keep_alive(false);
    }
    return answer;
}

std::optional<HttpAnswer> refuse_plain_socket(const HttpRequest& request, Refusals& refusals)
{
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    const std::string_view path = whole_target(request);
    if (!reads || (path != "/ws" && !process_of(path))) {
        return std::nullopt;
    }
    refusals.tell_of_plain_socket();
    return wants_upgrade(request);
}

std::optional<HttpAnswer> refuse_upgrade(const HttpRequest& request, const NetSettings& settings, Refusals& refusals)
{
    const std::string_view path = whole_target(request);
    const std::optional<std::string_view> process = process_of(path);
    if (process && *process != settings.process_name) {
        refusals.tell_of_process(*process, settings);
        return http_error(request, 421, "wrong_process", "This process goes by another name.");
    }
    if (!process && path != "/ws") {
        return http_error(request, 404, "not_found", "WebSockets are at /ws.");
    }
    const std::string_view origin = field_of(request, http::field::origin);
    const std::string_view host = field_of(request, http::field::host);
    if (!may_connect(origin, host, settings.allowed_origins)) {
        refusals.tell_of_origin(origin, host, settings);
        return http_error(request, 403, "wrong_origin", "Web pages of other origins may not connect.");
    }
    http::token_list offered(request[http::field::sec_websocket_protocol]);
    if (!offered.exists(protocol_version)) {
        return http_error(request, 400, "wrong_protocol", "The subprotocol must be dahut.1.");
    }
    return refuse_handshake(request);
}

} // namespace dahut
