// How the names and the talk of matches go that were over long ago (docs/decisions/0087). The journal says of which
// matches; what they say is replaced here.
#pragma once

#include "server/lobby/rooms.hpp"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

class OldNames {
public:
    // Called with the tables whose names are gone; with none where other processes may have taken some.
    using Gone = std::function<void(const std::vector<std::string>& tables)>;

    // Services and rooms must outlive it.
    OldNames(RoomServices& services, Rooms& rooms, Gone gone)
        : services_(services), rooms_(rooms), gone_(std::move(gone))
    {}

    // These finished matches say no names any more, nor what was said, unless somebody is there.
    [[nodiscard]] boost::asio::awaitable<void> take_from(std::vector<ListedTable> tables);

private:
    // Whether the names are gone.
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, StoreFailure>> take_from_one(ListedTable table);

    RoomServices& services_;
    Rooms& rooms_;
    Gone gone_;
    bool taking_ = false;
};

} // namespace dahut
