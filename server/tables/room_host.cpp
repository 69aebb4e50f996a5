// What the host of a table does about it until its match is over. Everybody at the table sees it.
#include "protocol/refusal_code.hpp"
#include "server/tables/room.hpp"

#include <utility>

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<Answer> Room::rename(std::shared_ptr<Guest> asker, std::string name)
{
    const Turns::Turn turn = co_await turns_.take();
    entry::Renamed renamed{std::move(name)};
    co_return co_await change_by_host(*asker, std::move(renamed));
}

asio::awaitable<Answer> Room::hand_over(std::shared_ptr<Guest> asker, Seat seat)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal =
            first_of({table_.refuse_host_change(seat_of(*asker)), table_.refuse_hand_over(seat)})) {
        co_return Denial{*refusal};
    }
    const Seat former = table_.seating().host();
    Answer answer = co_await carry_out(entry::HandedOver{seat}, {});
    if (!answer) {
        tell_notices(former);
    }
    co_return answer;
}

// Whoever has a link keeps it.
asio::awaitable<Answer> Room::make_private(std::shared_ptr<Guest> asker)
{
    const Turns::Turn turn = co_await turns_.take();
    const Answer answer = co_await change_by_host(*asker, entry::MadePrivate{});
    if (!answer) {
        services_.table_unlisted();
    }
    co_return answer;
}

asio::awaitable<Answer> Room::end_watching(std::shared_ptr<Guest> asker)
{
    const Turns::Turn turn = co_await turns_.take();
    const Answer answer = co_await change_by_host(*asker, entry::WatchingEnded{});
    if (!answer) {
        dismiss(the_public, "watching_ended", "The host of the table has ended watching.");
    }
    co_return answer;
}

asio::awaitable<Answer> Room::set_talk(std::shared_ptr<Guest> asker, Talk talk)
{
    const Turns::Turn turn = co_await turns_.take();
    co_return co_await change_by_host(*asker, entry::TalkSet{talk});
}

asio::awaitable<Answer> Room::change_by_host(const Guest& asker, TableEntry change)
{
    if (const std::optional<Refusal> refusal = table_.refuse_host_change(seat_of(asker))) {
        co_return Denial{*refusal};
    }
    co_return co_await carry_out(std::move(change), {});
}

asio::awaitable<Answer> Room::close(std::shared_ptr<Guest> asker)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal = table_.refuse_host_request(seat_of(*asker))) {
        co_return Denial{*refusal};
    }
    Answer answer = co_await carry_out(entry::Closed{}, {});
    if (!answer) {
        exit(*asker);
        for (const Seat seat : table_.seating().seats()) {
            dismiss(seat, "closed", "The host has closed this table.");
        }
        dismiss(the_public, "closed", "The host has closed this table.");
    }
    co_return answer;
}

asio::awaitable<Answer> Room::nudge(std::shared_ptr<Guest> asker, Seat seat)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal = table_.refuse_nudge(seat_of(*asker), seat)) {
        co_return Denial{*refusal};
    }
    const std::int64_t now = services_.settings.clock();
    std::int64_t& nudged = nudged_ms_[seat];
    if (now - nudged < limits::nudge_pause / std::chrono::milliseconds(1)) {
        co_return Denial{refuse(RefusalCode::nudged_before, "This player has just been reminded.")};
    }
    nudged = now;
    company_.tell_seated(message_of(nudged_text(seat)));
    if (!company_.anybody_at(seat)) {
        notify(seat);
    }
    co_return std::nullopt;
}

} // namespace dahut
