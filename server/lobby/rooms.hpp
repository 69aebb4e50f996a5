// The tables in memory, each with one room. Finds a room by what leads to it, loads it, lets it rest, and gives its
// table away where several processes share the database. What people ask at a table is left to the lobby.
#pragma once

#include "server/lobby/tenures.hpp"
#include "server/room/room.hpp"
#include "server/waiting/keyed_locks.hpp"
#include "server/waiting/lock.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

using RoomOrDenial = std::variant<std::shared_ptr<Room>, Denial>;

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

    // Lets rooms go whose tables other processes have taken while this one could not sign.
    [[nodiscard]] boost::asio::awaitable<void> let_lost_go();
    // Gives the tables in memory to the other processes of the house, some of them at a time, within about so long a
    // time, and takes no others. Ends at once if there is no other process, or if the database cannot be asked
    // (handing_over.cpp).
    [[nodiscard]] boost::asio::awaitable<void> hand_over(std::chrono::milliseconds time);
    [[nodiscard]] const Tenures& tenures() const { return tenures_; }

private:
    // Reads a table and carries its journal out again. Only one of those who ask for a table at once does so.
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> load(std::string id, std::optional<Comer> comer,
                                                            Purpose purpose);
    // The room of this table in memory; null if there is none, or if another process serves the table by now.
    [[nodiscard]] boost::asio::awaitable<std::variant<std::shared_ptr<Room>, StoreFailure>> still_here(std::string id);
    // Some rooms end, and their tables are given back, before anybody there is sent away. To how many other processes;
    // nothing if that could not be stored.
    [[nodiscard]] boost::asio::awaitable<std::optional<std::size_t>> hand_over_some(std::size_t count);

    RoomServices& services_;
    ById rooms_;
    // Of tables, by id: to load one or to remove it.
    KeyedLocks loading_;
    // Of journals: to be in memory while a table is loaded. Reading one is quicker than carrying it out.
    Lock journals_;
    // Gone before any room is, so that a process which ends gives nothing back table by table.
    Tenures tenures_;
};

} // namespace dahut
