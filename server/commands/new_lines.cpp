#include "server/commands/new_lines.hpp"

#include "server/commands/log_codes.hpp"
#include "server/limits.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

void NewLines::sink_it_(const spdlog::details::log_msg& line)
{
    if (!is_news({line.payload.data(), line.payload.size()}, line.time)) {
        ++left_out_;
        return;
    }
    if (const std::size_t count = std::exchange(left_out_, 0); count > 0) {
        const std::string text = std::to_string(count) + " lines were left out: they repeat others";
        dist_sink::sink_it_({line.time, {}, line.logger_name, spdlog::level::info, text});
    }
    dist_sink::sink_it_(line);
}

bool NewLines::is_news(std::string_view text, Moment now)
{
    const std::string_view cause = database_fault_in(text);
    const bool is_repeated = text == latest_.text && now - latest_.when <= limits::log_repeating_time;
    if (cause.empty() ? is_repeated : !is_new_cause(cause, now)) {
        return false;
    }
    if (log_code_of(text) == "database_open") {
        causes_.clear();
    }
    latest_ = {std::string(text), now};
    return true;
}

bool NewLines::is_new_cause(std::string_view cause, Moment now)
{
    // They may say numbers that are always others.
    constexpr std::size_t causes_most = 16;
    std::erase_if(causes_, [&](const Said& one) { return now - one.when > limits::log_repeating_time; });
    if (std::ranges::any_of(causes_, [&](const Said& one) { return one.text == cause; })) {
        return false;
    }
    if (causes_.size() == causes_most) {
        causes_.erase(causes_.begin());
    }
    causes_.push_back({std::string(cause), now});
    return true;
}

} // namespace dahut
