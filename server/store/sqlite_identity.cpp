#include "server/store/sqlite_identity.hpp"

#include "server/store/database_files.hpp"
#include "server/store/journal.hpp"

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <system_error>
#include <variant>

namespace dahut::sqlite_identity {

namespace {

struct Identity {
    std::string id;
    std::int64_t log = 0;
    bool is_in_use = false;

    friend bool operator==(const Identity&, const Identity&) = default;
};

// In an address the letters that part it are written by their codes.
std::string address_of(const std::filesystem::path& database)
{
    constexpr std::string_view parting = "%?#";
    constexpr std::string_view digits = "0123456789abcdef";
    std::string address = "file:";
    for (const char letter : std::filesystem::absolute(database).string()) {
        if (parting.find(letter) == std::string_view::npos) {
            address += letter;
            continue;
        }
        const auto code = static_cast<unsigned char>(letter);
        (address += '%') += digits[code / digits.size()];
        address += digits[code % digits.size()];
    }
    return address;
}

// What was found instead: none, as in a database of an older version, or pages that do not fit together.
enum class NoIdentity { none, damaged };
using Found = std::variant<Identity, NoIdentity>;

Found identity_in(const std::string& address)
{
    try {
        const SQLite::Database database(address, SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        SQLite::Statement query(database, "SELECT id, log, in_use FROM identity");
        if (query.executeStep()) {
            return Identity{query.getColumn(0).getString(), query.getColumn(1).getInt64(),
                            query.getColumn(2).getInt() != 0};
        }
    } catch (const SQLite::Exception& error) {
        // Whether it is a database at all is found out when it is opened.
        return error.getErrorCode() == SQLITE_CORRUPT ? NoIdentity::damaged : NoIdentity::none;
    }
    return NoIdentity::none;
}

// Of the file alone, whatever log lies beside it.
Found identity_without_log(const std::filesystem::path& database)
{
    return identity_in(address_of(database) + "?immutable=1");
}

Found identity_with_log(const std::filesystem::path& database)
{
    return identity_in(address_of(database) + "?mode=ro");
}

} // namespace

void refuse_wrong_log(const std::filesystem::path& database)
{
    const std::filesystem::path log = log_of(database);
    if (!has_content(log)) {
        return;
    }
    const std::string what_to_do = "; if you have put a copy back, use `dahut restore`, or move " + log.string()
                                   + " and " + shared_memory_of(database).string() + " away first";
    if (!has_content(database)) {
        throw StoreError(StoreFault::corrupt, "a log lies beside it, but the database itself is gone" + what_to_do);
    }
    const Found alone = identity_without_log(database);
    const Found together = identity_with_log(database);
    const auto* const own = std::get_if<Identity>(&alone);
    const auto* const with_log = std::get_if<Identity>(&together);
    if (own == nullptr || together == Found(NoIdentity::none)) {
        return;
    }
    const bool belongs =
        with_log != nullptr && own->id == with_log->id && with_log->log >= own->log && with_log->log <= own->log + 1;
    if (!belongs) {
        throw StoreError(StoreFault::corrupt,
                         "the log beside it belongs to another database, or to another time of this one" + what_to_do);
    }
}

bool misses_log(const std::filesystem::path& database)
{
    if (!has_content(database) || has_content(log_of(database))) {
        return false;
    }
    const Found alone = identity_without_log(database);
    const auto* const own = std::get_if<Identity>(&alone);
    return own != nullptr && own->is_in_use;
}

void begin_log(SQLite::Database& database) { database.exec("UPDATE identity SET log = log + 1, in_use = 1"); }

void end_use(SQLite::Database& database) { database.exec("UPDATE identity SET in_use = 0"); }

void become_another(SQLite::Database& database)
{
    database.exec("UPDATE identity SET id = lower(hex(randomblob(16))), log = 0, in_use = 0");
}

} // namespace dahut::sqlite_identity
