// Tests the checks of game_checks.hpp on games that break one promise each. A check that could not fail would prove
// nothing.
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/tiny/pips.hpp"

#include <string>

namespace dahut::pips {
namespace {

struct AllowsTooMuch : Pips {
    static void legal(const State& state, Seat seat, Rows<Action>& rows)
    {
        Pips::legal(state, seat, rows);
        if (!rows.empty() && std::holds_alternative<Choose>(rows.nth(0))) {
            rows.clear();
            rows.add<Choose>(Choices<Card>::all());
        }
    }
};

struct AllowsTwice : Pips {
    static void legal(const State& state, Seat seat, Rows<Action>& rows)
    {
        Pips::legal(state, seat, rows);
        if (!rows.empty() && std::holds_alternative<TakeBack>(rows.nth(0))) {
            rows.add<TakeBack>();
        }
    }
};

struct AllowsNowThisNowThat : Pips {
    static void legal(const State& state, Seat seat, Rows<Action>& rows)
    {
        static unsigned calls = 0;
        Pips::legal(state, seat, rows);
        if (++calls % 2 == 0 && rows.size() > 1) {
            const Action first = rows.nth(0);
            rows.clear();
            rows.add<Choose>(std::get<Choose>(first).card);
        }
    }
};

struct AppendsToTheRows : Pips {
    static void legal(const State& state, Seat seat, Rows<Action>& rows)
    {
        Rows<Action> more;
        Pips::legal(state, seat, more);
        more.for_each([&rows](const Action& action) {
            if (const Choose* const choice = std::get_if<Choose>(&action)) {
                rows.add<Choose>(choice->card);
            } else {
                rows.add<TakeBack>();
            }
        });
    }
};

struct RefusesWithoutReason : Pips {
    static Rejection why_not(const State& /*state*/, Seat /*seat*/, const Action& /*action*/) { return {}; }
};

struct LosesCards : Pips {
    static void apply(State& state, Seat seat, const Action& action, Events<Event>& events)
    {
        Pips::apply(state, seat, action, events);
        if (!state.shown.empty()) {
            state.shown.pop_back();
        }
    }
};

struct RemembersOutsideTheState : Pips {
    static View view(const State& state, Viewer viewer)
    {
        static int looks = 0;
        View view = Pips::view(state, viewer);
        view.round = ++looks % 100;
        return view;
    }
};

struct RevealsTooLittle : Pips {
    static void reveal(const State& /*state*/, Viewer /*viewer*/, View& /*open*/) {}
};

struct TellsDifferently : Pips {
    static void apply(State& state, Seat seat, const Action& action, Events<Event>& events)
    {
        static int calls = 0;
        Pips::apply(state, seat, action, events);
        events.tell(CardChosen{Seat(++calls % 4)});
    }
};

struct NamesTheWinnerEarly : Pips {
    static std::optional<Outcome> outcome(const State& state)
    {
        return state.round > 0 ? std::optional(Outcome{}) : std::nullopt;
    }
};

struct NeverEnds : Pips {
    static void apply(State& state, Seat seat, const Action& action, Events<Event>& events)
    {
        const State before = state;
        Pips::apply(state, seat, action, events);
        state = before;
    }
};

struct AsksEmptySeats : Pips {
    static Asked to_act(const State& state)
    {
        Asked asked = Pips::to_act(state);
        asked.may.insert(Seat(7));
        return asked;
    }
};

struct TellsEmptySeats : Pips {
    static void apply(State& state, Seat seat, const Action& action, Events<Event>& events)
    {
        Pips::apply(state, seat, action, events);
        events.tell_only(Seat(6), CardChosen{seat});
    }
};

// What the checks report about a game; empty if nothing.
template <typename G>
std::string verdict()
{
    try {
        GameChecks<G>(Options{}, 3, 1).play(200);
        return "";
    } catch (const GameFault& fault) {
        const std::string text = fault.what();
        return text.substr(text.rfind(": ") + 2);
    }
}

TEST_CASE("a game that keeps its promises passes the checks") { CHECK(verdict<Pips>().empty()); }

TEST_CASE("every broken promise of a game is reported")
{
    CHECK(verdict<AllowsTooMuch>() == "a legal action cannot be carried out");
    CHECK(verdict<AllowsTwice>() == "an action is in two rows");
    CHECK(verdict<AllowsNowThisNowThat>() == "legal actions are others when asked for again");
    CHECK(verdict<AppendsToTheRows>() == "a seat acts unasked");
    CHECK(verdict<RefusesWithoutReason>() == "a refusal gives no reason");
    CHECK(verdict<LosesCards>() == "a card is missing or there twice");
    CHECK(verdict<RemembersOutsideTheState>() == "an action changed a copy of the position");
    CHECK(verdict<RevealsTooLittle>() == "what lies open and what a seat knows besides are not its view");
    CHECK(verdict<TellsDifferently>() == "the same action told other events");
    CHECK(verdict<NamesTheWinnerEarly>() == "the outcome is not there exactly at the end");
    CHECK(verdict<NeverEnds>() == "the match does not end");
    CHECK(verdict<AsksEmptySeats>() == "a seat is asked that nobody holds");
    CHECK(verdict<TellsEmptySeats>() == "an event is told to a seat that nobody holds");
}

} // namespace
} // namespace dahut::pips
