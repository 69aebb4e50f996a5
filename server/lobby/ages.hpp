// How tables go that nobody needs any more (docs/decisions/0018): the journal says which of them nobody has been at for
// long, and whether anybody is there now decides. What follows for whoever counts or lists tables is left to
// the lobby.
#pragma once

#include "server/lobby/rooms.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace dahut {

class Ages {
public:
    // Deserted tables, and finished ones that were kept long enough, are set aside and can come back; discarded ones,
    // whose matches were stopped before they were played, cannot.
    enum class Going { deserted, outlived, discarded };
    using Gone = std::function<void(const std::string& table, Going going)>;

    // Services and rooms must outlive the ages. `gone` is called for each table that has gone.
    Ages(RoomServices& services, Rooms& rooms, Gone gone);

    // How long it may take until old tables are looked for again.
    [[nodiscard]] std::chrono::milliseconds patience() const;
    // Tables go that have had their time, and what is over leaves the lists. Finished matches whose names have had
    // their time.
    [[nodiscard]] boost::asio::awaitable<std::vector<ListedTable>> clear_away();
    // Removes the table of this room if its match was stopped before it was played. Nobody is there.
    void discard_unplayed(const Room& room);

private:
    // When somebody was at which tables, all that the journal does not know yet.
    void gather_visits();
    [[nodiscard]] Survey survey(Now now) const;
    // Whether it is long enough since the start, and since the time of day has jumped, for tables to go.
    [[nodiscard]] bool may_clear(Now now);
    // Those of these at which nobody is.
    [[nodiscard]] boost::asio::awaitable<void> take_away(std::vector<std::string> unvisited, Going going);

    RoomServices& services_;
    Rooms& rooms_;
    Gone gone_;
    // In time that the server ran: when somebody was at which tables, when they were last surveyed, and since when the
    // time of day has been the same.
    std::map<std::string, std::int64_t> visits_;
    std::int64_t surveyed_ms_;
    std::int64_t quiet_since_ms_;
    std::int64_t start_ms_;
    bool clearing_ = false;
};

} // namespace dahut
