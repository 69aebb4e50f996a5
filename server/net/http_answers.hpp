// What is answered to a plain HTTP request: the web client's files, the lists and finished matches, and whether
// the server is well. Every answer carries the headers that keep a browser from doing more than it should.
#pragma once

#include "server/lobby/lobby.hpp"
#include "server/net/static_files.hpp"
#include "server/net/websocket_session.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/span_body.hpp>

#include <chrono>

namespace dahut {

// The body is not copied for each connection: however many read slowly, it is there once.
struct HttpAnswer {
    boost::beast::http::response<boost::beast::http::span_body<const char>> response;
    // What the response points to.
    Message body;
};

// `cancelled` is set once whoever asks has left.
[[nodiscard]] boost::asio::awaitable<HttpAnswer>
answer_http(const HttpRequest& request, Lobby& lobby, const StaticFiles& files, std::shared_ptr<Cancelled> cancelled);

// Whether a finished match is asked for, which takes longer and costs more than anything else.
[[nodiscard]] bool asks_for_match(const HttpRequest& request);

// An error as PROTOCOL.md 5 has it, before or without an answer of its own.
[[nodiscard]] HttpAnswer http_error(const HttpRequest& request, int status, std::string_view code,
                                    std::string_view sentence);
// For whoever has no credits left: told to wait for so long, and no longer on this connection.
[[nodiscard]] HttpAnswer http_too_fast(const HttpRequest& request, std::chrono::milliseconds wait);

} // namespace dahut
