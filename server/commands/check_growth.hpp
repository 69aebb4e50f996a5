// Whether a database has room for another year at the present rate: a part of `dahut check`.
#pragma once

#include "server/commands/host.hpp"

#include <optional>
#include <string>

namespace dahut {

struct RoomForYear {
    enum class Lasts { yes, no };

    Lasts lasts = Lasts::yes;
    // With the figures.
    std::string sentence;
};

// Nothing if the database is no file, or too young to tell. Throws StoreError.
[[nodiscard]] std::optional<RoomForYear> room_for_year(const HostSettings& settings);

} // namespace dahut
