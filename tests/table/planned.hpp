// A table made of entries, and what is planned at it: no sockets, no coroutines, no waiting.
#pragma once

#include "server/table/plan.hpp"
#include "tests/support/catch.hpp"
#include "tests/tiny/hosted_pips.hpp"

#include <string>
#include <utility>

namespace dahut::test {

inline const Seat anna(0);
inline const Seat bela(1);
inline const Seat cili(2);

inline entry::Created charter(int seats = 2)
{
    return {.game = "pips",
            .rules_version = std::string(hosted_pips().rules_version()),
            .name = "Test",
            .options = std::get<Json>(hosted_pips().complete_options(Json::object(), seats)),
            .seats = seats,
            .visibility = Visibility::listed,
            .watching = Watching::allowed,
            .chance = CustomDealing{1},
            .invitation = std::string(limits::secret_digits, 'a'),
            .watch = std::string(limits::secret_digits, 'b'),
            .talk = Talk::seats,
            .memory = Memory::aided,
            .patience = limits::patience_usual};
}

inline entry::Created charter_with_clock(ClockTerms terms)
{
    entry::Created created = charter();
    created.clock = terms;
    return created;
}

// Everybody who is seated is connected, unless a test says otherwise.
class PlannedTable {
public:
    // Anna is the host of a table that is full.
    explicit PlannedTable(const entry::Created& created = charter(), const HostedGame& game = hosted_pips())
        : table("table", created, &game)
    {
        for (const Seat seat : table.seating().seats()) {
            apply(joined(seat));
        }
        present.connected = table.seating().seats();
    }

    // The same, and the match has started.
    static PlannedTable started(const entry::Created& created = charter())
    {
        PlannedTable planned(created);
        planned.carry_out(planned.ask(anna, request::Start{}));
        REQUIRE(planned.table.status() == TableStatus::running);
        return planned;
    }

    static entry::Joined joined(Seat seat) { return {seat, "Player " + std::to_string(seat.number()), {}, key(seat)}; }
    static std::string key(Seat seat)
    {
        return std::string(limits::secret_digits, static_cast<char>('0' + seat.index()));
    }

    void apply(const TableEntry& entry) { table.apply(entry, now_ms); }

    [[nodiscard]] Planned ask(Viewer viewer, TableRequest request, std::string_view id = "r1") const
    {
        return plan(table, {viewer, id}, request, here(), now_ms);
    }
    // By the server itself.
    [[nodiscard]] Planned ask(TableRequest request) const { return plan(table, {}, request, here(), now_ms); }

    [[nodiscard]] Present here() const
    {
        Present now = present;
        now.ran_ms = now_ms;
        return now;
    }

    // As a room does with what it has stored.
    void carry_out(const Planned& planned)
    {
        const Plan& plan = std::get<Plan>(planned);
        const MatchStep* step = plan.step ? &*plan.step : nullptr;
        for (const TableEntry& entry : plan.entries) {
            table.apply(entry, now_ms, std::exchange(step, nullptr));
        }
    }

    void lose(Seat seat)
    {
        present.connected.erase(seat);
        present.left_ms[seat] = now_ms;
    }
    void pass(std::chrono::milliseconds time) { now_ms += time.count(); }

    Table table;
    Present present;
    std::int64_t now_ms = 1'790'000'000'000;
};

// The code of the refusal; empty if it is none.
inline std::string code_of(const Planned& planned)
{
    const Denial* const denial = std::get_if<Denial>(&planned);
    return denial != nullptr ? denial->why.code : std::string();
}

// What would be stored, by kind; empty for a refusal.
inline std::vector<std::string> types_of(const Planned& planned)
{
    std::vector<std::string> types;
    if (const Plan* const plan = std::get_if<Plan>(&planned)) {
        for (const TableEntry& entry : plan->entries) {
            types.push_back(Json::parse(to_journal(entry, 0).text).at("type"));
        }
    }
    return types;
}

template <typename Kind>
const Kind* effect_of(const Planned& planned)
{
    if (const Plan* const plan = std::get_if<Plan>(&planned)) {
        for (const Effect& effect : plan->effects) {
            if (const Kind* const found = std::get_if<Kind>(&effect)) {
                return found;
            }
        }
    }
    return nullptr;
}

using Types = std::vector<std::string>;

} // namespace dahut::test
