#include "tests/fuzz/stored_tables.hpp"

#include "protocol/games.hpp"
#include "protocol/limits.hpp"
#include "server/room/table_row.hpp"
#include "server/table/table.hpp"
#include "server/table/tokens.hpp"

#include <array>

namespace dahut::fuzz {

namespace {

// 64 hexadecimal digits that are the same every time.
std::string hex_for(std::string_view purpose, std::string_view table, int number = 0)
{
    return key_of(std::string(purpose) + " of " + std::string(table) + " " + std::to_string(number));
}

class Storing {
public:
    explicit Storing(const TablePlan& plan)
        : plan_(plan), game_(*find_game(all_games(), plan.game)),
          table_(std::string(plan.id), charter_of(plan, game_), &game_)
    {
        addition_.table = plan.id;
        addition_.keys = {key_of(invitation_of(plan.id)), key_of(watch_token(plan.id))};
        store(table_.charter());
        seat(0);
        if (plan.actions >= 0) {
            play();
        }
        addition_.row = row_of(table_.id(), table_.charter(), table_.seating(), {table_.status()});
    }

    [[nodiscard]] const Addition& addition() const { return addition_; }

private:
    [[nodiscard]] static entry::Created charter_of(const TablePlan& plan, const HostedGame& game)
    {
        const int seats = game.seats_fewest();
        return entry::Created{.game = std::string(plan.game),
                              .rules_version = std::string(game.rules_version()),
                              .name = std::string(plan.called) + " table",
                              .options = std::get<Json>(game.complete_options(Json::object(), seats)),
                              .seats = seats,
                              .visibility = plan.visibility,
                              .watching = plan.watching,
                              .chance = CustomDealing{plan.seed},
                              .invitation = invitation_of(plan.id),
                              .watch = watch_token(plan.id),
                              .patience = limits::patience_usual};
    }

    void store(const TableEntry& entry) { addition_.entries.push_back(to_journal(entry, 1000)); }

    void seat(int number)
    {
        static constexpr std::array<std::string_view, 4> names{" Anna", " Bela", " Cili", " Dora"};
        const std::string key = key_of(seat_token(plan_.id, number));
        const entry::Joined joined{Seat(number),
                                   std::string(plan_.called) + std::string(names.at(static_cast<std::size_t>(number))),
                                   *bytes_from_hex(contribution_of(plan_.id, number)), key};
        addition_.keys.push_back(key);
        store(joined);
        table_.apply(joined, 1000);
    }

    void play()
    {
        for (int number = 1; number < table_.seating().size(); ++number) {
            seat(number);
        }
        const MatchStep start = table_.work_out_start();
        take(entry::Started{start.after->digest()}, start);
        FastRandom random(plan_.seed);
        for (int count = 0; count < plan_.actions && !table_.match()->asked().must.empty(); ++count) {
            act(random);
        }
        if (const std::optional<Json> outcome = table_.match()->outcome()) {
            const entry::Finished finished{*outcome};
            store(finished);
            table_.apply(finished, 1000);
        }
    }

    void act(Random& random)
    {
        const Seat seat = *table_.match()->asked().must.begin();
        Json action = table_.match()->choose(BotKind::random, seat, random);
        const MatchStep step = std::get<MatchStep>(table_.work_out(seat, action));
        take(
            entry::Acted{seat, "r" + std::to_string(addition_.entries.size()), std::move(action), step.after->digest()},
            step);
    }

    void take(const TableEntry& entry, const MatchStep& step)
    {
        store(entry);
        table_.apply(entry, 1000, &step);
    }

    const TablePlan& plan_;
    const HostedGame& game_;
    Table table_;
    Addition addition_;
};

} // namespace

std::string seat_token(std::string_view table, int seat) { return hex_for("token", table, seat); }
std::string invitation_of(std::string_view table) { return hex_for("invitation", table); }
std::string watch_token(std::string_view table) { return hex_for("watching", table); }
std::string contribution_of(std::string_view table, int seat) { return hex_for("contribution", table, seat); }

Addition stored_table(const TablePlan& plan) { return Storing(plan).addition(); }

} // namespace dahut::fuzz
