// Whoever wants to know what becomes of tables: the lobby, which counts and lists them.
#pragma once

#include "server/room/guest.hpp"
#include "server/table/table.hpp"

#include <cstddef>

namespace dahut {

class Room;

class RoomListener {
public:
    RoomListener() = default;
    RoomListener(const RoomListener&) = delete;
    RoomListener& operator=(const RoomListener&) = delete;
    RoomListener(RoomListener&&) = delete;
    RoomListener& operator=(RoomListener&&) = delete;
    virtual ~RoomListener() = default;

    // The table's last entry is stored.
    virtual void table_over(const Table& table) = 0;
    // So many bytes have been stored of a table, as this guest asked; null is the server itself.
    virtual void entries_stored(const Table& table, const Guest* asker, std::size_t bytes) = 0;
    // Everybody has been told how the table is now.
    virtual void facts_told(const Table& table) = 0;
    // A table leaves the public lists before it is over.
    virtual void table_unlisted() = 0;
    // Another process serves the table from now on: its room leaves memory.
    virtual void table_moved(const Room& room) = 0;
};

} // namespace dahut
