// How a process leaves its tables to the other processes of the house before it ends (docs/decisions/0080). They
// are given back little by little, so that nobody is overrun. Taking tables is in tenures.hpp.
#include "server/limits.hpp"
#include "server/lobby/rooms.hpp"

#include <boost/asio/steady_timer.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

using Moment = std::chrono::steady_clock::time_point;

// How many of these go now, so that about as many go each time until the end.
std::size_t next_group(std::size_t tables, Moment now, Moment end)
{
    const auto times_left = static_cast<std::size_t>(std::max<std::chrono::steady_clock::rep>(
        1, std::max(end - now, Moment::duration::zero()) / limits::handing_over_pause));
    return (tables + times_left - 1) / times_left;
}

} // namespace

asio::awaitable<void> Rooms::hand_over(std::chrono::milliseconds time)
{
    const Moment end = std::chrono::steady_clock::now() + time;
    const std::optional<std::size_t> others = co_await hand_over_some(0);
    if (others.value_or(0) == 0) {
        co_return;
    }
    spdlog::info("handing {} tables over to {} other processes", rooms_.size(), *others);
    asio::steady_timer pause(services_.executor);
    while (!rooms_.empty() && !services_.stopping) {
        const std::size_t count = next_group(rooms_.size(), std::chrono::steady_clock::now(), end);
        if (!co_await hand_over_some(count)) {
            co_return;
        }
        pause.expires_after(limits::handing_over_pause);
        co_await pause.async_wait(asio::use_awaitable);
    }
}

// Whoever comes back finds that this process does not have the table any more.
asio::awaitable<std::optional<std::size_t>> Rooms::hand_over_some(std::size_t count)
{
    std::vector<std::shared_ptr<Room>> rooms;
    for (auto room = rooms_.begin(); room != rooms_.end() && rooms.size() < count; ++room) {
        rooms.push_back(room->second);
    }
    std::vector<Lock::Held> held;
    std::vector<ServedTable> tables;
    for (const std::shared_ptr<Room>& room : rooms) {
        Lock::Held still = co_await room->hold_still();
        held.push_back(std::move(still));
        if (room->tenure()) {
            tables.push_back({room->table().id(), room->tenure()->term()});
        }
    }
    const std::optional<std::size_t> others = co_await tenures_.hand_over(std::move(tables));
    if (!others) {
        co_return std::nullopt;
    }
    for (const std::shared_ptr<Room>& room : rooms) {
        room->leave_to(tenures_.heir_of(room->table().id()));
    }
    co_return others;
}

} // namespace dahut
