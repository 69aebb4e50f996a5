// The tables in memory, each with one room. Finds a room by what leads to it, loads it, lets it rest, and gives its
// table away where several processes share the database. What people ask at a table is left to the lobby.
#pragma once

#include "server/room/room.hpp"
#include "server/waiting/keyed_locks.hpp"
#include "server/waiting/lock.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

using RoomOrDenial = std::variant<std::shared_ptr<Room>, Denial>;

// Whether something is to happen at a table, or it is only looked at, which any process can let somebody do.
enum class Purpose { serving, looking };

// Says so in the log as well.
[[nodiscard]] Denial unreadable_store(const StoreFailure& failure);

class Rooms {
public:
    using ById = std::map<std::string, std::shared_ptr<Room>, std::less<>>;

    // The services must outlive the rooms.
    explicit Rooms(RoomServices& services);

    [[nodiscard]] const ById& in_memory() const { return rooms_; }
    // Null if this table is not in memory.
    [[nodiscard]] std::shared_ptr<Room> find(std::string_view id) const;
    // The room of the table that a token, by its hash, leads to; a finished table is read from the journal. If it is
    // loaded for a `comer`, it is ready for that one.
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> of_key(std::string key, Refusal unknown,
                                                              std::optional<Comer> comer = std::nullopt,
                                                              Purpose purpose = Purpose::serving);
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> of_invitation(std::string invitation,
                                                                     Purpose purpose = Purpose::serving);
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial>
    of_table(std::string id, std::optional<Comer> comer = std::nullopt, Purpose purpose = Purpose::serving);

    // The room of a new table, which is not stored yet.
    [[nodiscard]] std::shared_ptr<Room> made_for(Table table);
    // A table that is entered has one room, and keeps it. Another one of it that is in memory is given instead.
    std::shared_ptr<Room> keep(const std::shared_ptr<Room>& room);
    void drop(std::string_view id);
    // Another process serves its table.
    void moved_away(const Room& room);
    // Loads a table, and lets it rest again if nothing is due there.
    [[nodiscard]] boost::asio::awaitable<void> settle(std::string id);
    // Those leave memory at which nothing has happened for as long as a host has said.
    void let_rest(std::chrono::steady_clock::time_point now);
    // Nobody can come to this table while the lock is held.
    [[nodiscard]] boost::asio::awaitable<KeyedLocks::Held> hold(std::string id) { return loading_.take(std::move(id)); }
    // The same if nobody is there, and its room has left memory; else nothing.
    [[nodiscard]] boost::asio::awaitable<std::optional<KeyedLocks::Held>> cleared(std::string id);

    // Lets rooms go whose tables other processes have taken while this one could not sign (tenures.cpp).
    [[nodiscard]] boost::asio::awaitable<void> let_lost_go();
    // Gives the tables in memory to the other processes of the house, some of them at a time, within about so long a
    // time, and takes no others. Ends at once if there is no other process, or if the database cannot be asked
    // (handing_over.cpp).
    [[nodiscard]] boost::asio::awaitable<void> hand_over(std::chrono::milliseconds time);
    // Whether others take the tables of this process by now.
    [[nodiscard]] bool are_handed_over() const { return !heirs_.empty(); }
    // The process to which those are sent who ask for this table: the same one for all of them.
    [[nodiscard]] const std::string& heir_of(std::string_view table) const;

private:
    // The table is missing if another process has it.
    struct Possession {
        std::optional<StoredTable> table;
        std::shared_ptr<const Tenure> tenure;
        std::optional<std::string> elsewhere;
        std::optional<std::chrono::milliseconds> known_in = std::nullopt;
    };

    // Reads a table and carries its journal out again. Only one of those who ask for a table at once does so.
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> load(std::string id, std::optional<Comer> comer,
                                                            Purpose purpose);
    // Takes the table, if other processes could.
    [[nodiscard]] boost::asio::awaitable<std::variant<Possession, StoreFailure>> possess(std::string id,
                                                                                         Purpose purpose);
    // Null if no process but this one can serve tables.
    [[nodiscard]] std::shared_ptr<const Tenure> tenure(const std::string& table, std::optional<std::int64_t> term);
    // The room of this table in memory; null if there is none, or if another process serves the table by now.
    [[nodiscard]] boost::asio::awaitable<std::variant<std::shared_ptr<Room>, StoreFailure>> still_here(std::string id);
    // Some rooms end, and their tables are given back, before anybody there is sent away. Whether that could be stored.
    [[nodiscard]] boost::asio::awaitable<bool> hand_over_some(std::size_t count);

    RoomServices& services_;
    ById rooms_;
    // The tables that this process serves where others could.
    std::map<std::string, std::weak_ptr<const Tenure>, std::less<>> tenures_;
    // Of tables, by id: to load one or to remove it.
    KeyedLocks loading_;
    // Of journals: to be in memory while a table is loaded. Reading one is quicker than carrying it out.
    Lock journals_;
    // The processes that go on while this one hands its tables over; else none.
    std::vector<std::string> heirs_;
    // Gone before any room is.
    std::shared_ptr<const Tenure::GiveBack> give_back_;
};

} // namespace dahut
