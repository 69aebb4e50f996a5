// Work that a room has done by workers: what bots choose, for themselves or as a hint, and what undoing leads to. The
// outcome is asked like anything else. When nobody is there to see it, bots let the match wait for its people
// (docs/decisions/0018).
#include "protocol/undo.hpp"
#include "server/limits.hpp"
#include "server/room/pace.hpp"
#include "server/room/room.hpp"
#include "server/room/thinking.hpp"
#include "server/table/restore.hpp"
#include "server/table/tokens.hpp"
#include "server/waiting/on_worker.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <atomic>
#include <chrono>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Bots may choose what nobody can foretell; their choices are in the journal, so nothing depends on the seed.
Json chosen_by_chance(const BotChoice& choice, const Allowance& allowance)
{
    FastRandom random(drawn_seed());
    return choice(allowance, random);
}

// The seed is always the same: what a seat that knows as much asks again has the same answer.
Hint<Json> hint_from(const HostedMatch& match, Seat seat, const Allowance& allowance)
{
    FastRandom random(1);
    return match.hint_within(allowance, seat, random);
}

// Of a match a room keeps nothing but how it is now, so the journal is run again: people undo seldom.
std::variant<MatchStep, Denial> undone_in(const StoredTable& stored, std::span<const HostedGame* const> games,
                                          Seat seat, const std::string& secret)
{
    const std::optional<PlayedTable> played = restore_played(stored, games);
    if (!played || played->table.status() != TableStatus::running) {
        return could_not_read(StoreFault::corrupt);
    }
    const std::string question =
        stored.id + "\n" + played->table.match()->digest() + "\n" + std::to_string(seat.number());
    FastRandom random(seed_for(secret, question));
    if (std::optional<Refusal> refusal = refuse_undo(played->past, seat, random)) {
        return Denial{*std::move(refusal)};
    }
    const std::optional<Past::Undone> undone = played->past.undone(*played->table.match(), seat);
    return played->work_out_undo(seat, *undone);
}

} // namespace

asio::awaitable<TableRequest> Room::chosen_by_bot(Seat seat)
{
    inner::BotActs acts{seat, table_.held_match(), {}, {}};
    const Thinking one_more(services_.workers);
    try {
        auto choosing = [choice = table_.bot_choice(seat), share = services_.settings.bot_share, end = one_more.end(),
                         &workers = services_.workers] {
            return chosen_by_chance(choice, allowance_among(workers, share, end));
        };
        acts.action = co_await on_worker(services_.workers.bots, std::move(choosing));
    } catch (const std::exception& error) {
        acts.fault = error.what();
    }
    co_return acts;
}

asio::awaitable<TableRequest> Room::worked_out(Errand errand, std::string asker)
{
    if (auto* const hint = std::get_if<HintErrand>(&errand)) {
        return hinted(std::move(*hint), std::move(asker));
    }
    return undone(std::get<UndoErrand>(errand), std::move(asker));
}

// A bot that fails breaks nothing here: nobody waits for it to go on.
asio::awaitable<TableRequest> Room::hinted(HintErrand errand, std::string asker)
{
    inner::Hinted hinted{errand.seat, errand.told, {}};
    const auto is_over = std::make_shared<std::atomic<bool>>(false);
    hint_is_over_[errand.seat] = is_over;
    present_.hinting.insert(errand.seat);
    try {
        const KeyedLocks::Held turn = co_await services_.hinting.take(std::move(asker));
        const Thinking one_more(services_.workers);
        auto looking = [match = errand.match, seat = errand.seat, is_over, share = services_.settings.bot_share,
                        end = one_more.end(), &workers = services_.workers] {
            Allowance allowance = allowance_among(workers, share, end);
            allowance.over = [is_over, out_of_time = std::move(allowance.over)] {
                return is_over->load() || out_of_time();
            };
            return hint_from(*match, seat, allowance);
        };
        hinted.hint = co_await on_worker(services_.workers.bots, std::move(looking));
    } catch (const std::exception&) {
        hinted.hint.reset();
    }
    present_.hinting.erase(errand.seat);
    co_return hinted;
}

asio::awaitable<TableRequest> Room::undone(UndoErrand errand, std::string asker)
{
    const KeyedLocks::Held turn = co_await services_.running_again.take(std::move(asker));
    inner::Undone undone{errand.seat, errand.entries, errand.looks, Denial{}};
    std::variant<StoredTable, Denial> read = co_await own_journal();
    if (const Denial* const denial = std::get_if<Denial>(&read)) {
        undone.worked = *denial;
        co_return undone;
    }
    auto looking = [table = std::get<StoredTable>(std::move(read)), games = services_.games, seat = errand.seat,
                    secret = services_.undo_secret] { return undone_in(table, games, seat, secret); };
    undone.worked = co_await on_worker(services_.workers.tables, std::move(looking));
    co_return undone;
}

void Room::wake_bots()
{
    if (!bots_playing_ && bots_may_play()) {
        bots_playing_ = true;
        // What wakes them before this is done counts as well. Whatever fails does so again at once, so then they wait
        // until somebody acts.
        asio::co_spawn(services_.executor, play_bots(), [room = shared_from_this()](const std::exception_ptr& failure) {
            Unattended::log(failure);
            room->bots_playing_ = false;
            if (!failure) {
                room->wake_bots();
            }
        });
    }
}

bool Room::bots_may_play() const
{
    const LobbySettings& settings = services_.settings;
    const bool attended = !deserted() || ran_ms() - seen_ms_ < settings.bots_play_on.count();
    // Where time runs out, somebody may be playing who comes once a day.
    return (attended || table_.charter().clock) && !services_.stopping && !has_ended_ && table_.bot_to_act();
}

asio::awaitable<void> Room::play_bots()
{
    const std::chrono::milliseconds usual = services_.settings.bot_delay;
    std::chrono::milliseconds wait = usual;
    while (bots_may_play()) {
        // How long it thinks could tell something of what it holds, so it thinks while people are given time to follow.
        pause_.expires_after(wait);
        TableRequest chosen = co_await chosen_by_bot(*table_.bot_to_act());
        if (services_.stopping) {
            break;
        }
        boost::system::error_code cancelled;
        co_await pause_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
        if (bots_may_play()) {
            Requester nobody;
            const Asked before = table_.match()->asked();
            const Answer answer = co_await ask(std::move(nobody), std::move(chosen));
            wait = answer ? limits::bot_retry_time : pause_after(before, table_.match()->asked(), usual);
        }
    }
}

} // namespace dahut
