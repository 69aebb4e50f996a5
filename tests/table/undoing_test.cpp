// Undoing and clocks together. Whatever people do, and in whatever order, what a clock shows follows from the terms and
// from what has not been undone (tests/table/time_told.hpp).
#include "protocol/games.hpp"
#include "protocol/undo.hpp"
#include "server/table/restore.hpp"
#include "tests/table/planned.hpp"
#include "tests/table/time_told.hpp"

#include <iostream>

using namespace dahut;
using namespace dahut::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr ClockTerms terms{.bank = 60s, .increment = 3s, .lost = 20s, .vacation = 30s};
constexpr int seats = 3;
constexpr Seat first_seat(0);

entry::Created charter_of(const HostedGame& game, std::uint64_t seed)
{
    entry::Created created = charter_with_clock(terms);
    created.game = game.name();
    created.rules_version = game.rules_version();
    created.seats = seats;
    created.options = std::get<Json>(game.complete_options(Json::object(), seats));
    created.chance = CustomDealing{seed};
    return created;
}

// A match whose people do, by chance, all that they can do about time. Its clocks are compared with its history.
class RestlessTable {
public:
    RestlessTable(const HostedGame& game, std::uint64_t seed)
        : game_(&game), planned_(charter_of(game, seed), game), random_(seed)
    {
        journal_ = {"table", {to_journal(planned_.table.charter(), planned_.now_ms)}};
        for (const Seat seat : planned_.table.seating().seats()) {
            journal_.entries.push_back(to_journal(PlannedTable::joined(seat), planned_.now_ms));
        }
        carry_out(planned_.ask(first_seat, request::Start{}));
    }

    void live(int moments)
    {
        for (int moment = 0; moment < moments && is_running(); ++moment) {
            pass(milliseconds(chance(5000)));
            do_something();
            compare();
        }
    }

    [[nodiscard]] int undone() const { return undone_; }

private:
    [[nodiscard]] bool is_running() const { return planned_.table.status() == TableStatus::running; }
    [[nodiscard]] std::uint32_t chance(std::uint32_t bound) { return random_.stream("restless").below(bound); }
    [[nodiscard]] Seat any_seat() { return Seat(static_cast<int>(chance(seats))); }
    [[nodiscard]] SeatSet waited() const { return planned_.table.awaited().seats(); }

    // The server looks at the clocks a few times a second.
    void pass(milliseconds time)
    {
        for (; time > 0ms && is_running(); time -= 250ms) {
            planned_.pass(250ms);
            if (!waited().empty()) {
                history_.add({.what = Happened::What::passed, .time = 250ms, .waited = waited()});
            }
            carry_out(planned_.ask(inner::EndTime{}));
        }
    }

    void do_something()
    {
        switch (chance(12)) {
        case 0:
            return carry_out(planned_.ask(any_seat(), request::ComeBack{}));
        case 1:
            return carry_out(planned_.ask(any_seat(), request::GoOnVacation{}));
        case 2:
            return lose(any_seat());
        case 3:
            return enter(any_seat());
        case 4:
            return pause();
        case 5:
        case 6:
        case 7:
            return undo(any_seat());
        default:
            return act();
        }
    }

    void lose(Seat seat)
    {
        planned_.lose(seat);
        carry_out(planned_.ask(inner::ExcuseAbsent{}));
    }

    void enter(Seat seat)
    {
        planned_.present.connected.insert(seat);
        carry_out(planned_.ask(seat, inner::Enter{}));
    }

    void pause()
    {
        store(entry::Paused{});
        planned_.pass(5s);
        store(entry::WentOn{});
    }

    void act()
    {
        if (const std::optional<Seat> bot = planned_.table.bot_to_act()) {
            // How well it thinks is tested elsewhere.
            Json action = planned_.table.match()->choose(BotKind::greedy, *bot, random_);
            return carry_out(planned_.ask(inner::BotActs{*bot, planned_.table.held_match(), std::move(action), {}}));
        }
        const SeatSet asked = waited();
        const Seat seat = any_seat();
        if (asked.contains(seat)) {
            Json action = planned_.table.match()->choose(BotKind::greedy, seat, random_);
            request::Act act{planned_.table.stream(seat)->decision, std::move(action)};
            carry_out(planned_.ask(seat, std::move(act), next_id()));
        }
    }

    void undo(Seat seat)
    {
        const Planned errand = planned_.ask(seat, request::Undo{}, next_id());
        if (!std::holds_alternative<Plan>(errand)) {
            return;
        }
        const std::optional<PlayedTable> played = restore_played(journal_, std::array{game_});
        REQUIRE(played);
        REQUIRE(played->table.match()->digest() == planned_.table.match()->digest());
        if (!refuse_undo(played->past, seat, random_)) {
            const milliseconds left = planned_.table.clocks()->left_if_undone(seat, planned_.now_ms);
            MatchStep step = played->work_out_undo(seat, *played->past.undone(*played->table.match(), seat));
            inner::Undone request{seat, planned_.table.entries(), 1, std::move(step)};
            carry_out(planned_.ask(seat, std::move(request), id_));
            CHECK(planned_.table.clocks()->left(seat, planned_.now_ms) == left);
        }
    }

    void carry_out(const Planned& planned)
    {
        const Plan* const plan = std::get_if<Plan>(&planned);
        if (plan == nullptr) {
            return;
        }
        const MatchStep* step = plan->step ? &*plan->step : nullptr;
        for (const TableEntry& entry : plan->entries) {
            store(entry, std::exchange(step, nullptr));
        }
    }

    void store(const TableEntry& entry, const MatchStep* step = nullptr)
    {
        const SeatSet before = waited();
        planned_.table.apply(entry, planned_.now_ms, step);
        journal_.entries.push_back(to_journal(entry, planned_.now_ms));
        if (const auto* const acted = std::get_if<entry::Acted>(&entry)) {
            note(*acted, before);
        } else if (const auto* const back = std::get_if<entry::CameBack>(&entry)) {
            history_.add({.what = Happened::What::came_back, .seat = back->seat});
        } else if (const auto* const excused = std::get_if<entry::Excused>(&entry)) {
            history_.add({.what = Happened::What::excused, .seat = excused->seat, .why = excused->why});
        } else if (const auto* const over = std::get_if<entry::ExcuseOver>(&entry)) {
            history_.add({.what = Happened::What::excuse_over, .seat = over->seat});
        }
    }

    void note(const entry::Acted& acted, SeatSet before)
    {
        if (is_undo(acted.action)) {
            history_.undo(acted.seat, planned_.table.match()->asked().must);
            ++undone_;
            return;
        }
        const Doer doer = acted.id ? Doer::person : Doer::bot;
        history_.add({.what = Happened::What::acted, .waited = before, .seat = acted.seat, .doer = doer});
    }

    void compare() const
    {
        if (!is_running()) {
            return;
        }
        const Clocks& clocks = *planned_.table.clocks();
        for (const Seat seat : SeatSet::first(seats)) {
            const Told told = history_.told(seat);
            CHECK(clocks.left(seat, planned_.now_ms) == told.left);
            CHECK(clocks.left(seat, planned_.now_ms) <= terms.bank);
            CHECK(clocks.left_for(seat, Excuse::lost, planned_.now_ms) == told.allowances[0]);
            CHECK(clocks.left_for(seat, Excuse::vacation, planned_.now_ms) == told.allowances[1]);
        }
    }

    std::string_view next_id() { return id_ = "r" + std::to_string(++requests_); }

    const HostedGame* game_;
    PlannedTable planned_;
    StoredTable journal_;
    History history_{terms, SeatSet::first(seats)};
    FastRandom random_;
    std::string id_;
    int requests_ = 0;
    int undone_ = 0;
};

} // namespace

TEST_CASE("a bank holds what the terms allow, whatever people do, in whatever order, and undo")
{
    constexpr std::uint64_t sequences = 20;
    int undone = 0;
    for (const HostedGame* const game : all_games()) {
        for (std::uint64_t seed = 1; seed <= sequences; ++seed) {
            INFO(game->name() << ", seed " << seed);
            RestlessTable table(*game, seed);
            table.live(250);
            undone += table.undone();
        }
    }
    CHECK(undone > 0);
    std::cout << "people and clocks: " << sequences * all_games().size() << " sequences, " << undone << " undone\n";
}
