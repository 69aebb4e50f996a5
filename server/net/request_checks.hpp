// What keeps a request from being answered, whatever it asks for: headers that could mean two things, a name that is
// none of ours, a WebSocket that may not be.
#pragma once

#include "server/net/http_answers.hpp"
#include "server/net/settings.hpp"

#include <optional>

namespace dahut {

// Nothing if the request is proper. After any other the connection ends: where the next request begins is not certain.
[[nodiscard]] std::optional<HttpAnswer> refuse_request(const HttpRequest& request, const NetSettings& settings);

// Nothing if the request, a proper one, may become a WebSocket.
[[nodiscard]] std::optional<HttpAnswer> refuse_upgrade(const HttpRequest& request, const NetSettings& settings);

// The value of a header, empty if there is none.
[[nodiscard]] std::string_view field_of(const HttpRequest& request, boost::beast::http::field field);

} // namespace dahut
