// Undoing at a table. Of a match the room keeps nothing but how it is now, so the journal is run again to see how it
// was: people undo seldom. Whether they may, protocol/undo.hpp says.
#include "protocol/refusal_code.hpp"
#include "protocol/undo.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/restore.hpp"
#include "server/tables/room.hpp"
#include "server/tables/tokens.hpp"

namespace dahut {

namespace asio = boost::asio;

namespace {

// How often an undoing is worked out at a table at which something happens all the time.
constexpr int looks = 5;

std::variant<MatchStep, Denial> undone_in(const StoredTable& stored, std::span<const HostedGame* const> games,
                                          Seat seat, std::uint64_t seed)
{
    const std::optional<PlayedTable> played = restore_played(stored, games);
    if (!played || played->table.status() != TableStatus::running) {
        return could_not_read(StoreFault::corrupt);
    }
    FastRandom random(seed);
    if (std::optional<Refusal> refusal = refuse_undo(played->past, seat, random)) {
        return Denial{*std::move(refusal)};
    }
    const std::optional<Past::Undone> undone = played->past.undone(*played->table.match(), seat);
    return played->work_out_undo(seat, *undone);
}

} // namespace

// Nobody waits while a worker looks; if anything has happened at the table meanwhile, it looks again.
asio::awaitable<Answer> Room::undo(std::shared_ptr<Guest> guest, std::string id)
{
    for (int look = 0; look < looks; ++look) {
        const std::optional<Seat> seat = seat_of(*guest);
        if (!seat) {
            co_return not_seated();
        }
        const std::int64_t known = entries_;
        std::variant<MatchStep, Denial> worked = co_await worked_out_undo(*seat);
        const Turns::Turn turn = co_await turns_.take();
        if (entries_ == known && seat_of(*guest) == seat) {
            Asker asker{std::move(guest), std::move(id)};
            co_return co_await carry_out_undo(*seat, std::move(asker), std::move(worked));
        }
    }
    co_return Denial{refuse(RefusalCode::undo_too_late, "Too much happens at this table. Look, and ask again.")};
}

asio::awaitable<Answer> Room::carry_out_undo(Seat seat, Asker asker, std::variant<MatchStep, Denial> worked)
{
    if (table_.has_answered(seat, asker.id)) {
        asker.guest->send(message_of(done_text(asker.id)));
        co_return std::nullopt;
    }
    if (const Denial* const denial = std::get_if<Denial>(&worked)) {
        co_return *denial;
    }
    MatchStep step = std::get<MatchStep>(std::move(worked));
    entry::Acted undone{seat, asker.id, undo_action(), step.after->digest()};
    co_return co_await carry_out_step(std::move(undone), std::move(step), std::move(asker));
}

asio::awaitable<std::variant<MatchStep, Denial>> Room::worked_out_undo(Seat seat)
{
    if (const std::optional<Refusal> refusal = table_.refuse_undo(seat)) {
        co_return Denial{*refusal};
    }
    std::variant<StoredTable, Denial> read = co_await own_journal();
    if (const Denial* const denial = std::get_if<Denial>(&read)) {
        co_return *denial;
    }
    auto looking = [table = std::get<StoredTable>(std::move(read)), games = services_.games, seat,
                    seed = drawn_seed()] { return undone_in(table, games, seat, seed); };
    co_return co_await on_worker(services_.workers.tables, std::move(looking));
}

} // namespace dahut
