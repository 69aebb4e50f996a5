// Bots at a table: whenever the match waits for one, it thinks on a worker and then acts like anybody else. When nobody
// is there to see it, the match waits for its people instead (docs/decisions/0018).
#include "protocol/refusal_code.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/room.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace dahut {

namespace asio = boost::asio;

namespace {

// How long a bot waits after the store has refused its action.
constexpr std::chrono::seconds store_pause{1};

// Bots may choose what nobody can foretell; their choices are in the journal, so nothing depends on the seed.
std::uint64_t bot_seed()
{
    const Secret drawn = Secret::drawn();
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : drawn.bytes().first<8>()) {
        seed = seed << 8U | byte;
    }
    return seed;
}

Json chosen_by_bot(const std::function<Json(Random&)>& choice)
{
    FastRandom random(bot_seed());
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
    return attended && !stopping_ && table_.bot_to_act();
}

asio::awaitable<void> Room::play_bots()
{
    const std::shared_ptr<Room> alive = shared_from_this();
    std::chrono::milliseconds wait = services_.settings.bot_delay;
    while (bots_may_play()) {
        boost::system::error_code cancelled;
        pause_.expires_after(wait);
        co_await pause_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
        if (!bots_may_play()) {
            break;
        }
        const bool played = co_await play_one_bot();
        wait = played ? services_.settings.bot_delay : std::chrono::milliseconds(store_pause);
    }
    bots_playing_ = false;
}

// People go on while a bot thinks; if they have changed anything, it thinks again.
asio::awaitable<bool> Room::play_one_bot()
{
    const std::optional<Seat> seat = table_.bot_to_act();
    const std::int64_t known = entries_;
    std::optional<Json> action;
    std::string fault;
    try {
        auto choosing = [choice = table_.bot_choice(*seat)] { return chosen_by_bot(choice); };
        action = co_await on_worker(services_.workers.bots, std::move(choosing));
    } catch (const std::exception& error) {
        fault = error.what();
    }
    const Turns::Turn turn = co_await turns_.take();
    if (entries_ != known || table_.bot_to_act() != seat) {
        co_return true;
    }
    if (!action) {
        const Denial denial = break_down(fault);
        co_return false;
    }
    const Answer answer = co_await carry_out_act(*seat, std::nullopt, *std::move(action));
    if (answer && !is_the_stores_fault(answer->why) && table_.status() == TableStatus::running) {
        const Denial denial = break_down("a bot chose what is not legal");
    }
    co_return !answer;
}

} // namespace dahut
