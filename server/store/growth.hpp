// How fast a database grows: by the matches that were finished lately, and what each of them takes. It is read from the
// file, of a running server too, and nothing is changed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace dahut {

struct Growth {
    // So many matches were finished in so many days.
    std::int64_t matches = 0;
    std::int64_t days = 0;
    // What one of them takes on the average.
    std::int64_t bytes_of_match = 0;
    // What all finished matches take, and what of the file is used.
    std::int64_t bytes_of_finished = 0;
    std::int64_t bytes_used = 0;

    [[nodiscard]] std::int64_t bytes_in(std::int64_t days_from_now) const
    {
        return matches * bytes_of_match * days_from_now / days;
    }
};

// Nothing of a database that is too young to tell, or of a former version. Throws StoreError.
[[nodiscard]] std::optional<Growth> growth_of(const std::filesystem::path& database, std::int64_t now_ms);

// What of the file is used. Throws StoreError.
[[nodiscard]] std::int64_t bytes_used_in(const std::filesystem::path& database);

} // namespace dahut
