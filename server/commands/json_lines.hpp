// Lines of the log as JSON objects: time with its zone, level, a stable code for the kind of line, and its text.
#pragma once

#include <spdlog/formatter.h>
#include <spdlog/pattern_formatter.h>

#include <memory>
#include <string_view>

namespace dahut {

class JsonLines final : public spdlog::formatter {
public:
    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& line) override;
    [[nodiscard]] std::unique_ptr<spdlog::formatter> clone() const override;

private:
    // Up to the level.
    spdlog::pattern_formatter beginning_{R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",)",
                                         spdlog::pattern_time_type::local, ""};
};

} // namespace dahut
