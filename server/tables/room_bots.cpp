// Bots at a table: whenever the match waits for one, it thinks on a worker and then acts like anybody else. When nobody
// is there to see it, the match waits for its people instead (docs/decisions/0018).
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/room.hpp"
#include "server/tables/tokens.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Bots may choose what nobody can foretell; their choices are in the journal, so nothing depends on the seed.
Json chosen_by_bot(const std::function<Json(Random&)>& choice)
{
    FastRandom random(drawn_seed());
    return choice(random);
}

bool is_the_stores_fault(const Refusal& why)
{
    return why.code == word(RefusalCode::storage_failed) || why.code == word(RefusalCode::storage_gone)
           || why.code == word(RefusalCode::outcome_unknown);
}

} // namespace

void Room::wake_bots()
{
    if (!bots_playing_ && bots_may_play()) {
        bots_playing_ = true;
        asio::co_spawn(services_.executor, play_bots(), asio::detached);
    }
}

bool Room::bots_may_play() const
{
    const LobbySettings& settings = services_.settings;
    const bool attended = !deserted() || settings.clock() - seen_ms_ < settings.bots_play_on.count();
    // Where time runs out, somebody may be playing who comes once a day.
    return (attended || table_.charter().clock) && !services_.stopping && table_.bot_to_act();
}

asio::awaitable<void> Room::play_bots()
{
    const std::shared_ptr<Room> alive = shared_from_this();
    std::chrono::milliseconds wait = services_.settings.bot_delay;
    while (bots_may_play()) {
        // How long it thinks could tell something of what it holds, so it thinks while people are given time to follow.
        pause_.expires_after(wait);
        Thought thought = co_await think();
        if (services_.stopping) {
            break;
        }
        boost::system::error_code cancelled;
        co_await pause_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
        if (bots_may_play()) {
            wait = co_await carry_out_thought(std::move(thought));
        }
    }
    bots_playing_ = false;
}

asio::awaitable<Room::Thought> Room::think()
{
    Thought thought{*table_.bot_to_act(), table_.held_match(), {}, {}};
    try {
        auto choosing = [choice = table_.bot_choice(thought.seat)] { return chosen_by_bot(choice); };
        thought.action = co_await on_worker(services_.workers.bots, std::move(choosing));
    } catch (const std::exception& error) {
        thought.fault = error.what();
    }
    co_return thought;
}

// People go on while a bot thinks; if the match has changed, it thinks again, and as long as before.
asio::awaitable<std::chrono::milliseconds> Room::carry_out_thought(Thought thought)
{
    const Turns::Turn turn = co_await turns_.take();
    if (table_.held_match() != thought.match || table_.bot_to_act() != thought.seat) {
        co_return services_.settings.bot_delay;
    }
    if (!thought.action) {
        const Denial denial = break_down(thought.fault);
        co_return limits::bot_retry_time;
    }
    const Answer answer = co_await carry_out_act(thought.seat, std::nullopt, *std::move(thought.action));
    if (answer && !is_the_stores_fault(answer->why) && table_.status() == TableStatus::running) {
        const Denial denial = break_down("a bot chose what is not legal");
    }
    co_return answer ? limits::bot_retry_time : services_.settings.bot_delay;
}

} // namespace dahut
