// Tells the log of requests that the names of this server and its origins do not allow: what came, and what would have
// been allowed, so that an operator finds the missing option. Strangers choose the text, so it is cut and escaped, and
// there are few lines. Whether a request is refused is decided by request_checks.hpp.
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

private:
    NowAndThen hosts_;
    NowAndThen origins_;
};

// A stranger's text for the log: at most `log_foreign_bytes` of it, in ASCII that can be seen.
[[nodiscard]] std::string foreign_text(std::string_view text);

} // namespace dahut
