// How journals come to forget addresses that nobody uses any more (docs/decisions/0066), and the names and the talk of
// matches that were over long ago (0087). The store says in which tables there may be any, and replaces what the tables
// say.
#pragma once

#include "server/lobby/rooms.hpp"

#include <functional>
#include <string>
#include <vector>

namespace dahut {

class Forgetting {
public:
    // Called with the tables whose names are gone; with none where other processes may have taken some.
    using NamesGone = std::function<void(const std::vector<std::string>& tables)>;

    // Services and rooms must outlive it.
    Forgetting(RoomServices& services, Rooms& rooms, NamesGone names_gone)
        : services_(services), rooms_(rooms), names_gone_(std::move(names_gone))
    {}

    // Takes addresses out of journals; to be called again and again.
    [[nodiscard]] boost::asio::awaitable<void> forget();
    // Finished matches say no names any more, nor what was said, unless somebody is there.
    [[nodiscard]] boost::asio::awaitable<void> take_names(std::vector<ListedTable> tables);

private:
    // Some of what is to be forgotten; whether there may be more to do at once.
    [[nodiscard]] boost::asio::awaitable<bool> forget_some();
    // Whether the names are gone.
    [[nodiscard]] boost::asio::awaitable<bool> take_names_of(ListedTable table);

    RoomServices& services_;
    Rooms& rooms_;
    NamesGone names_gone_;
    bool forgetting_ = false;
};

} // namespace dahut
