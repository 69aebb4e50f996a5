#include "server/commands/check_growth.hpp"

#include "server/clock.hpp"
#include "server/limits.hpp"
#include "server/store/database_files.hpp"
#include "server/store/fullness.hpp"
#include "server/store/growth.hpp"
#include "server/store/postgres_address.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace dahut {

namespace {

namespace files = std::filesystem;

constexpr std::int64_t days_of_year = 365;
constexpr std::int64_t kib = 1024;
constexpr std::int64_t mib = 1024 * kib;

std::string in_units(std::int64_t bytes, std::int64_t unit, const char* name)
{
    return std::to_string((bytes + unit - 1) / unit) + name;
}

std::string in_mib(std::int64_t bytes) { return in_units(bytes, mib, " MiB"); }

// Without what is kept from new tables.
std::int64_t room_on_disk(const files::path& database)
{
    std::error_code error;
    const files::space_info space = files::space(files::absolute(database, error).parent_path(), error);
    return error
               ? INT64_MAX
               : left_for_tables(static_cast<std::int64_t>(space.available), static_cast<std::int64_t>(space.capacity));
}

std::int64_t room_for(const HostSettings& settings, const Growth& growth)
{
    const std::int64_t most = settings.database_mib_most * mib;
    const std::int64_t in_database = left_for_tables(most - growth.bytes_used, most);
    return std::max(std::int64_t{0}, std::min(in_database, room_on_disk(settings.database)));
}

// Where finished matches go after a time, or above a size, they stop taking more.
std::int64_t needed_by(const HostSettings& settings, const Growth& growth)
{
    const TableAges& ages = settings.lobby.ages;
    std::int64_t needed = growth.bytes_in(days_of_year);
    if (ages.finished) {
        const std::int64_t age = std::chrono::duration_cast<std::chrono::days>(*ages.finished).count();
        needed = std::clamp(growth.bytes_in(age) - growth.bytes_of_finished, std::int64_t{0}, needed);
    }
    return ages.finished_bytes ? std::clamp(*ages.finished_bytes - growth.bytes_of_finished, std::int64_t{0}, needed)
                               : needed;
}

std::string rate_of(const Growth& growth)
{
    return "at the rate of the latest " + std::to_string(growth.days) + " days (" + std::to_string(growth.matches)
           + " matches, " + in_units(growth.bytes_of_match, kib, " KiB") + " each)";
}

RoomForYear weighed(const Growth& growth, std::int64_t needed, std::int64_t room)
{
    const std::string figures =
        rate_of(growth) + " a year takes " + in_mib(needed) + ", and there is room for " + in_mib(room);
    if (needed <= room) {
        return {RoomForYear::Lasts::yes, "There is room for a year: " + figures + "."};
    }
    return {RoomForYear::Lasts::no, figures + ", which lasts "
                                        + std::to_string(room * days_of_year / growth.bytes_in(days_of_year))
                                        + " days; make room on the disk, raise --max-database-mib, or let finished"
                                          " matches go (--finished-go-after, --finished-kept-mib)"};
}

} // namespace

std::optional<RoomForYear> room_for_year(const HostSettings& settings)
{
    if (is_postgres_address(settings.database.string()) || !has_content(settings.database)) {
        return std::nullopt;
    }
    const std::optional<Growth> growth = growth_of(settings.database, now_ms());
    return growth ? std::optional(weighed(*growth, needed_by(settings, *growth), room_for(settings, *growth)))
                  : std::nullopt;
}

} // namespace dahut
