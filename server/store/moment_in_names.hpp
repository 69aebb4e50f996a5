// Moments as they stand in the names of copies. What is copied, and where to, is left to others.
#pragma once

#include <ctime>
#include <string>

namespace dahut {

inline constexpr const char* form_of_moments = "%Y-%m-%dT%H%M%SZ";

// The present one in UTC: "2026-01-01T000000Z". Later ones sort behind earlier ones.
[[nodiscard]] inline std::string moment_in_names()
{
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    std::string text(sizeof "2026-01-01T000000Z", '\0');
    text.resize(std::strftime(text.data(), text.size(), form_of_moments, &utc));
    return text;
}

} // namespace dahut
