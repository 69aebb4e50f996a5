// Time at a table that has a clock: who has none left is stood in for by a bot, who has lost the connection or is on
// vacation is excused for a while, and everybody is told how much there is. Time does not run while a table is not in
// memory, which is only so while the server is started anew.
#include "server/tables/room.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include <vector>

namespace dahut {

namespace asio = boost::asio;

void Room::watch_time()
{
    if (thinking_ends_ || services_.stopping || out_of_time().empty()) {
        return;
    }
    thinking_ends_ = true;
    asio::co_spawn(services_.executor, end_thinking(), asio::detached);
}

SeatSet Room::out_of_time() const
{
    return table_.clocks() != nullptr ? table_.clocks()->out_of_time(services_.settings.clock()) : SeatSet();
}

// If it cannot be stored now, the clock is looked at again soon.
asio::awaitable<void> Room::end_thinking()
{
    const std::shared_ptr<Room> alive = shared_from_this();
    {
        const Turns::Turn turn = co_await turns_.take();
        for (const Seat seat : out_of_time()) {
            if (out_of_time().contains(seat)) {
                const Answer answer = co_await carry_out(entry::StoodIn{seat, BotKind::greedy}, {});
            }
        }
    }
    thinking_ends_ = false;
    wake_bots();
}

asio::awaitable<Answer> Room::resume_clock()
{
    if (table_.clocks() == nullptr || table_.status() != TableStatus::running) {
        co_return std::nullopt;
    }
    Answer answer;
    {
        const Turns::Turn turn = co_await turns_.take();
        answer = co_await carry_out(entry::Resumed{}, {});
    }
    if (!answer) {
        excuse_absent();
        wake_bots();
    }
    co_return answer;
}

void Room::excuse_absent()
{
    const bool excuses = table_.charter().clock && table_.charter().clock->lost.count() > 0;
    if (excuses && table_.status() == TableStatus::running && !services_.stopping) {
        asio::co_spawn(services_.executor, excuse_all_absent(), asio::detached);
    }
}

// Whoever is on the way back is found here when it has come to its turn. What cannot be stored now is not excused.
asio::awaitable<void> Room::excuse_all_absent()
{
    const std::shared_ptr<Room> alive = shared_from_this();
    const Turns::Turn turn = co_await turns_.take();
    for (const Seat seat : table_.seating().seats()) {
        if (is_excused_absent(seat)) {
            const Answer answer = co_await carry_out(entry::Excused{seat, Excuse::lost}, {});
        }
    }
}

bool Room::is_excused_absent(Seat seat) const
{
    return !company_.anybody_at(seat) && table_.may_excuse_loss(seat, services_.settings.clock());
}

asio::awaitable<Answer> Room::go_on_vacation(std::shared_ptr<Guest> guest)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    if (!seat) {
        co_return not_seated();
    }
    const std::int64_t now = services_.settings.clock();
    if (const std::optional<Refusal> refusal = table_.refuse_vacation(*seat, now)) {
        co_return Denial{*refusal};
    }
    if (table_.on_vacation(*seat, now)) {
        co_return std::nullopt;
    }
    co_return co_await carry_out(entry::Excused{*seat, Excuse::vacation}, {});
}

std::string Room::clock_text_now() const
{
    const std::int64_t now = services_.settings.clock();
    std::vector<TimeLeft> times;
    for (const Seat seat : table_.seating().seats()) {
        if (table_.seating().at(seat).has_person()) {
            times.push_back(time_left(seat, now));
        }
    }
    return clock_text(times);
}

TimeLeft Room::time_left(Seat seat, std::int64_t now_ms) const
{
    const Clocks& clocks = *table_.clocks();
    TimeLeft time{seat, clocks.left(seat, now_ms), clocks.thinking().contains(seat)};
    if (const std::optional<Excuse> why = clocks.excuse_of(seat)) {
        time.excused = {*why, clocks.left_for(seat, *why, now_ms)};
    }
    return time;
}

void Room::tell_clock(Guest& guest) const
{
    if (table_.clocks() != nullptr && table_.status() == TableStatus::running) {
        guest.send(message_of(clock_text_now()));
    }
}

void Room::pass_time(const TableEntry& entry, std::int64_t now_ms)
{
    table_.pass_time(entry, now_ms);
    end_notices(entry);
    if (table_.clocks() != nullptr && table_.status() == TableStatus::running) {
        const Message message = message_of(clock_text_now());
        company_.tell(message, message, nullptr);
    }
}

} // namespace dahut
