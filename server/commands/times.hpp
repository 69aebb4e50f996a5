// Times with a unit: options like `--for 1d`, and how long ago something was.
#pragma once

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace dahut {

// As long as anybody could mean.
inline constexpr std::chrono::seconds longest_time = std::chrono::days(10'000);

// Adds such an option, which has no default.
template <typename Time>
CLI::Option* add_time_without_default(CLI::App& command, const std::string& name, Time& time, const std::string& says,
                                      std::chrono::seconds longest = longest_time,
                                      std::chrono::seconds shortest = std::chrono::seconds(1))
{
    const std::map<std::string, std::int64_t> units{{"s", 1}, {"min", 60}, {"h", 3600}, {"d", 86'400}};
    return command
        .add_option_function<std::int64_t>(
            name, [&time](const std::int64_t& seconds) { time = std::chrono::seconds(seconds); }, says)
        ->check(CLI::Range(std::int64_t{shortest.count()}, std::int64_t{longest.count()}))
        ->transform(CLI::AsNumberWithUnit(units, CLI::AsNumberWithUnit::UNIT_REQUIRED, "s|min|h|d"));
}

// Adds such an option. The current value of `time` is the default.
inline void add_time(CLI::App& command, const std::string& name, std::chrono::seconds& time, const std::string& says,
                     std::chrono::seconds longest = longest_time,
                     std::chrono::seconds shortest = std::chrono::seconds(1))
{
    using std::chrono::days;
    const bool is_in_days = time >= days(1);
    const std::string usual = is_in_days ? std::to_string(std::chrono::duration_cast<days>(time).count()) + "d"
                                         : std::to_string(time.count()) + "s";
    add_time_without_default(command, name, time, says, longest, shortest)->default_str(usual);
}

// "3 d", in the largest unit of which there is more than one.
inline std::string about(std::int64_t milliseconds)
{
    struct Unit {
        std::int64_t seconds;
        const char* name;
    };
    constexpr std::array units{Unit{86'400, " d"}, Unit{3600, " h"}, Unit{60, " min"}};
    const std::int64_t seconds = std::max<std::int64_t>(milliseconds, 0) / 1000;
    for (const Unit& unit : units) {
        if (seconds >= 2 * unit.seconds) {
            return std::to_string(seconds / unit.seconds) + unit.name;
        }
    }
    return std::to_string(seconds) + " s";
}

} // namespace dahut
