// What is answered to a plain HTTP request: the web client's files, the lists and finished matches, and whether
// the server is well. Every answer carries the headers that keep a browser from doing more than it should.
#pragma once

#include "server/net/static_files.hpp"
#include "server/net/websocket_session.hpp"
#include "server/tables/lobby.hpp"

#include <boost/asio/awaitable.hpp>

namespace dahut {

using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

[[nodiscard]] boost::asio::awaitable<HttpResponse> answer_http(const HttpRequest& request, Lobby& lobby,
                                                               const StaticFiles& files);

// An error as PROTOCOL.md 5 has it, before or without an answer of its own.
[[nodiscard]] HttpResponse http_error(const HttpRequest& request, int status, std::string_view code,
                                      std::string_view sentence);

} // namespace dahut
