// Tells the log of requests that show that an option or a line of the proxy's is missing: a name or an origin that is
// not allowed, a proxy that is not trusted, one that passes no upgrades on or leads to the wrong process. Strangers
// choose the text, so it is cut and escaped, and there are few lines. Whether a request is refused is decided by
// request_checks.hpp.
#pragma once

#include "server/net/settings.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// Says that something may be told now and then; counts the rest.
class NowAndThen {
public:
    using Clock = std::chrono::steady_clock;

    // How many were left out since the last one that was told. Nothing if this one is left out too.
    [[nodiscard]] std::optional<std::size_t> ask(Clock::time_point now);

private:
    std::optional<Clock::time_point> told_;
    std::size_t left_out_ = 0;
};

class Refusals {
public:
    void tell_of_host(std::string_view host, const NetSettings& settings);
    // `host` is the one that the page tried to connect to.
    void tell_of_origin(std::string_view origin, std::string_view host, const NetSettings& settings);

    // Somebody who is not trusted said for whom it asks.
    void tell_of_proxy(std::string_view caller, const NetSettings& settings);
    // Connections were turned away: of one address that asks too much, or of anybody as there are too many. With an
    // address in it no such line is like the one before, so that strangers could fill a disk with them.
    void tell_of_flood(std::string_view caller, const NetSettings& settings);
    void tell_of_crowd(std::string_view caller, const NetSettings& settings);
    // A WebSocket was asked for by a plain request.
    void tell_of_plain_socket();
    // A WebSocket of the process `asked` was asked for here.
    void tell_of_process(std::string_view asked, const NetSettings& settings);

private:
    NowAndThen hosts_;
    NowAndThen origins_;
    NowAndThen proxies_;
    NowAndThen floods_;
    NowAndThen crowds_;
    NowAndThen plain_sockets_;
    NowAndThen processes_;
};

// A stranger's text for the log: at most `log_foreign_bytes` of it, in ASCII that can be seen.
[[nodiscard]] std::string foreign_text(std::string_view text);

} // namespace dahut
