// Two tables for one viewer: the true match is played at the one, its twin at the other. Both are tables as the
// server has them, with their numbers, decisions, refusals and facts; every byte that the viewer would be sent from the
// one is compared with the other's.
#pragma once

#include "server/table/history.hpp"

#include <optional>
#include <span>
#include <stdexcept>
#include <string>

namespace dahut {

// The two tables told the viewer something different.
class Leak : public std::logic_error {
public:
    explicit Leak(const std::string& what) : std::logic_error("leak: " + what) {}
};

// The same action as it is carried out in the two worlds.
struct PairedAction {
    Seat actor;
    Json truly;
    Json in_twin;
};

class PairedTables {
public:
    // `game` is kept by reference. The tables are empty until a match begins.
    PairedTables(const HostedGame& game, int seats, const Json& options, Viewer viewer);

    // Puts both matches, which the viewer must not be able to tell apart, at new tables.
    void begin(std::unique_ptr<HostedMatch> truth, std::unique_ptr<HostedMatch> twin);
    // Carries out an action, which must be legal, at both tables.
    void act(const PairedAction& action);
    // Throws Leak if the viewer has been told, or would be told now, anything that differs between the tables. `wrong`
    // are actions to be refused.
    void compare(std::span<const Json> wrong) const;
    // The same if this seat asks to undo what it did last; worlds to judge that by are drawn from `random`.
    void compare_undoing(Seat asker, Random& random) const;

private:
    struct One {
        Table table;
        // What the latest step told the viewer; empty if nothing.
        std::string message;
        // What the viewer would be sent who comes back.
        Listening listening;
        Past past;
    };

    [[nodiscard]] Table new_table() const;
    [[nodiscard]] One begun(std::unique_ptr<HostedMatch> match) const;
    void act(One& one, Seat actor, const Json& action) const;
    void take(One& one, const TableEntry& entry, const MatchStep& step) const;
    // A bot stands in for the person of this seat, who comes back, which snapshots say.
    static void change_hands(Table& table, Seat absent);
    void require_same(const std::string& what, const std::string& truth, const std::string& twin) const;
    void compare_facts() const;
    void compare_streams() const;
    void compare_refusals(Seat seat, std::span<const Json> wrong) const;
    // What the viewer is told when this seat asks to undo something.
    [[nodiscard]] std::string undoing(const One& one, Seat asker, Random& random) const;
    [[nodiscard]] static std::string answer(const Table& table, Seat seat, std::int64_t decision, const Json& action);

    const HostedGame& game_;
    int seats_;
    Json options_;
    Viewer viewer_;
    std::optional<One> truth_;
    std::optional<One> twin_;
    int acted_ = 0;
};

} // namespace dahut
