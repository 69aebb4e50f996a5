// What of the log is news. A line that repeats the one before is left out. So is one by which the database fails for a
// cause that was just said: while it is away, all work on it fails alike. How many were left out is said.
#pragma once

#include <spdlog/sinks/dist_sink.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Used by the log's own thread alone. Passes news on to its sinks.
class NewLines final : public spdlog::sinks::dist_sink<spdlog::details::null_mutex> {
protected:
    void sink_it_(const spdlog::details::log_msg& line) override;

private:
    using Moment = spdlog::log_clock::time_point;
    struct Said {
        std::string text;
        Moment when;
    };

    [[nodiscard]] bool is_news(std::string_view text, Moment now);
    // Notes the cause, if it is one that was not just said.
    [[nodiscard]] bool is_new_cause(std::string_view cause, Moment now);

    // A line that was passed on.
    Said latest_;
    // Of `log_repeating_time`, and since the database was opened.
    std::vector<Said> causes_;
    std::size_t left_out_ = 0;
};

} // namespace dahut
