// The processes that share a database (docs/decisions/0071): each signs its row by the database's clock, serves the
// tables that it has taken, and hears from the rows of the others what concerns it. All of this is a hint that saves
// work; the number of an entry decides. Everything here throws StoreError.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/postgres_connection.hpp"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut::postgres_processes {

// One run of a process. No other run has this number, whatever its name.
struct Process {
    std::string name = {};
    std::int64_t incarnation = 0;
    // The highest timeline of servers that it knows of (postgres_timeline.hpp).
    std::int64_t timeline = 0;
    // The rules that it has, each as the game's name and their version: "ys 1.2".
    std::vector<std::string> rules = {};
};

// Whoever served a table before. It may have begun to add something that nobody could see yet.
struct FormerOwner {
    std::int64_t incarnation = 0;
    // Whenever it signs this becomes another text. Empty if its row is gone.
    std::string signature = {};
    auto operator<=>(const FormerOwner&) const = default;
};

// Runs these in one transaction and one round trip. They are hints, which may be lost with the server: whoever signs or
// takes a table waits for no disk.
[[nodiscard]] std::vector<PostgresRows> hinted(PostgresConnection& connection, std::vector<PostgresQuestion> questions);

// What the setting `synchronous_standby_names` says.
[[nodiscard]] StandbyKind standby_named(std::string_view setting);

// Signs with a row of its own. The caller has the lock of the name, so whoever had the row before has ended. A process
// whose row is gone gets a new number.
void sign_on(PostgresConnection& connection, Process& process);
// Its tables are free at once.
void sign_off(PostgresConnection& connection, const Process& process);
// Whether one of this name signs.
[[nodiscard]] bool is_living(PostgresConnection& connection, const std::string& name);

// Signs again, and returns what others have left for this process to hear in so long a time. Nothing of this waits for
// a standby. Nothing if the row is gone, or if it says that this server was replaced.
[[nodiscard]] std::optional<HouseNews> sign(PostgresConnection& connection, Process& process,
                                            std::chrono::seconds heard_before);

// Whether the server has ended the sessions of this process, so that nothing of it comes to light any more.
[[nodiscard]] bool has_ended(PostgresConnection& connection, const FormerOwner& owner);
void give_back(PostgresConnection& connection, const Process& process, std::span<const ServedTable> tables);
// Gives these back so that others take up those that run, and notes that this process leaves. Returns the names of
// those that live and do not leave.
[[nodiscard]] std::vector<std::string> hand_over(PostgresConnection& connection, const Process& process,
                                                 std::span<const ServedTable> tables);
[[nodiscard]] std::vector<std::string> lost(PostgresConnection& connection, const Process& process,
                                            std::span<const ServedTable> tables);

// Whether this process does what is done once for the house: it does if nobody living does.
[[nodiscard]] bool keeps_house(PostgresConnection& connection, const Process& process);
// To be told to the other processes. It is forgotten after a day.
void note_revoked(PostgresConnection& connection, const std::string& keyring);
void forget_revoked(PostgresConnection& connection);

} // namespace dahut::postgres_processes
