// Two tables for one viewer: the true match is played at one, its twin at the other. Both work like the server's
// tables, with their numbers, decisions, refusals and facts. Every byte that one table would send to the viewer is
// compared with the other's.
#pragma once

#include "server/table/history.hpp"

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace dahut {

// The two tables told the viewer different things.
class Leak : public std::logic_error {
public:
    explicit Leak(const std::string& what) : std::logic_error("leak: " + what) {}
};

// The same action in both worlds.
struct PairedAction {
    Seat actor;
    Json truly;
    Json in_twin;
};

// A match, and what its start has told if it has just begun.
struct BegunMatch {
    std::unique_ptr<HostedMatch> match;
    EventTexts told = {};
};

class PairedTables {
public:
    // Keeps a reference to `game`. The tables are empty until a match begins.
    PairedTables(const HostedGame& game, int seats, const Json& options, Viewer viewer);

    // Puts both matches at new tables. The viewer must not be able to tell the matches apart.
    void begin(BegunMatch truth, BegunMatch twin);
    // Carries out a legal action at both tables.
    void act(const PairedAction& action);
    // Throws Leak if anything that the viewer has been told, or would be told now, differs between the tables. `wrong`
    // are actions to be refused.
    void compare(std::span<const Json> wrong) const;
    // The same for the case that this seat asks to undo its latest action. The worlds for judging it are drawn from
    // `random`.
    void compare_undoing(Seat asker, Random& random) const;

private:
    // The viewer has left after some message. These were told since and have to be told again.
    struct Away {
        std::int64_t seen = 0;
        Listening listening;
        std::vector<std::string> missed = {};
    };
    struct One {
        Table table;
        // What the latest step told the viewer; empty if nothing.
        std::string message = {};
        // The same as the answer to whoever acted; empty if somebody else did.
        std::string answer = {};
        // What the viewer would be sent after coming back without having seen anything.
        Listening listening;
        Away away;
        Past past = {};
    };

    [[nodiscard]] Table new_table() const;
    [[nodiscard]] One begun(BegunMatch begun) const;
    void act(One& one, Seat actor, const Json& action) const;
    void take(One& one, const TableEntry& entry, const MatchStep& step) const;
    // The viewer, who is away, has missed this step.
    void miss(One& one, const ViewerStep& mine, const MatchStep& step) const;
    // A bot stands in for the person of this seat, and the person comes back. Snapshots tell of both.
    static void change_hands(Table& table, Seat absent);
    void require_same(const std::string& what, const std::string& truth, const std::string& twin) const;
    void compare_facts() const;
    void compare_streams() const;
    // What is told again must be what was told, and this in both worlds.
    void compare_past() const;
    void require_told_again(const One& one) const;
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
