// Checks that every request must pass, whatever it asks for: no ambiguous headers, a host name of ours, and a permitted
// WebSocket upgrade.
#pragma once

#include "server/net/http_answers.hpp"
#include "server/net/refusals.hpp"
#include "server/net/settings.hpp"

#include <optional>
#include <string_view>

namespace dahut {

// Whether requests for this host, with or without port, are answered: it is that of an allowed origin, which is another
// way to reach this server, or may be called so by itself.
[[nodiscard]] bool goes_by(std::string_view host, const NetSettings& settings);

// Nothing if the request is proper. After a refused one the connection must end, because the start of the next request
// is uncertain.
[[nodiscard]] std::optional<HttpAnswer> refuse_request(const HttpRequest& request, const NetSettings& settings,
                                                       Refusals& refusals);

// Nothing unless a WebSocket is asked for by a request that is no upgrade, as behind a proxy that passes none on. The
// request must have passed `refuse_request`, and must not be an upgrade.
[[nodiscard]] std::optional<HttpAnswer> refuse_plain_socket(const HttpRequest& request, Refusals& refusals);

// Nothing if the request may become a WebSocket. It must have passed `refuse_request`.
[[nodiscard]] std::optional<HttpAnswer> refuse_upgrade(const HttpRequest& request, const NetSettings& settings,
                                                       Refusals& refusals);

// The value of a header, empty if there is none.
[[nodiscard]] std::string_view field_of(const HttpRequest& request, boost::beast::http::field field);

} // namespace dahut
