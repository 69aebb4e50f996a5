// Answers plain HTTP requests: the web client's files, the lists, finished matches and the server's health. Every
// answer carries the headers that restrict what a browser may do with it.
#pragma once

#include "server/lobby/lobby.hpp"
#include "server/net/static_files.hpp"
#include "server/net/websocket_session.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/span_body.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace dahut {

// The body is shared, not copied: with many slow readers it is still in memory once.
struct HttpAnswer {
    boost::beast::http::response<boost::beast::http::span_body<const char>> response;
    // The body that the response refers to.
    Message body;
};

// Who asks: from where, as far as limits tell one address from another, and a flag that is set once they have left.
struct HttpClient {
    std::string address;
    // The same whole, as a proxy has said it or as it stands at the other end.
    std::string seen_as;
    std::shared_ptr<Cancelled> cancelled;
    // What the operator has to say to everybody who comes.
    std::optional<told::Announced> announced = std::nullopt;
};

[[nodiscard]] boost::asio::awaitable<HttpAnswer> answer_http(const HttpRequest& request, Lobby& lobby,
                                                             const StaticFiles& files, HttpClient client);

// Whether the request reads a finished match. Those take longer than all others.
[[nodiscard]] bool asks_for_match(const HttpRequest& request);
// What the request costs its address, in requests of the usual kind.
[[nodiscard]] double price_of(const HttpRequest& request);

// The token of a request; empty if it shows none. It stands in a header because proxies log addresses and browsers keep
// them, and in one of its own because a proxy may have a password.
[[nodiscard]] std::string_view token_of(const HttpRequest& request);

[[nodiscard]] HttpAnswer http_json(const HttpRequest& request, std::string text);
// An error as in PROTOCOL.md 5.
[[nodiscard]] HttpAnswer http_error(const HttpRequest& request, int status, std::string_view code,
                                    std::string_view sentence);
// For a method that is not among those of `allowed`.
[[nodiscard]] HttpAnswer http_bad_method(const HttpRequest& request, std::string_view allowed,
                                         std::string_view sentence);
// For a client without credits: says how long to wait, and closes the connection.
[[nodiscard]] HttpAnswer http_too_fast(const HttpRequest& request, std::chrono::milliseconds wait);

} // namespace dahut
