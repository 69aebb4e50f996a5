// The checks that hold every game to its promises, tried on games that break one promise each: a check that could
// not fail would prove nothing.
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/tiny/pips.hpp"

#include <algorithm>
#include <string>

namespace dahut::pips {
namespace {

struct ListsTooMuch : Pips {
    static void legal(const State& state, Seat seat, std::vector<Action>& actions)
    {
        Pips::legal(state, seat, actions);
        if (!actions.empty() && std::holds_alternative<Choose>(actions.front())) {
            actions.assign(1, Choose{});
        }
    }
};

struct ListsTooLittle : Pips {
    static void legal(const State& state, Seat seat, std::vector<Action>& actions)
    {
        Pips::legal(state, seat, actions);
        if (actions.size() > 1) {
            actions.pop_back();
        }
    }
};

struct ListsTwice : Pips {
    static void legal(const State& state, Seat seat, std::vector<Action>& actions)
    {
        Pips::legal(state, seat, actions);
        if (!actions.empty()) {
            actions.push_back(actions.front());
        }
    }
};

struct ListsInAnyOrder : Pips {
    static void legal(const State& state, Seat seat, std::vector<Action>& actions)
    {
        static unsigned calls = 0;
        Pips::legal(state, seat, actions);
        if (++calls % 2 == 0) {
            std::reverse(actions.begin(), actions.end());
        }
    }
};

struct AppendsToTheList : Pips {
    static void legal(const State& state, Seat seat, std::vector<Action>& actions)
    {
        std::vector<Action> more;
        Pips::legal(state, seat, more);
        actions.insert(actions.end(), more.begin(), more.end());
    }
};

struct AcceptsCardsOfOthers : Pips {
    static std::optional<Rejection> check(const State& state, Seat seat, const Action& action)
    {
        const std::optional<Rejection> rejection = Pips::check(state, seat, action);
        return rejection && rejection->code == "not_in_hand" ? std::nullopt : rejection;
    }
};

struct RefusesWithoutReason : Pips {
    static std::optional<Rejection> check(const State& state, Seat seat, const Action& action)
    {
        return Pips::check(state, seat, action) ? std::optional<Rejection>(Rejection{}) : std::nullopt;
    }
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

// What the checks say about a game; empty if they find nothing.
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

TEST_CASE("every broken promise of a game is noticed")
{
    CHECK(verdict<ListsTooMuch>() == "a listed action is refused");
    CHECK(verdict<ListsTooLittle>() == "an action that is not listed is accepted");
    CHECK(verdict<ListsTwice>() == "an action is listed twice");
    CHECK(verdict<ListsInAnyOrder>() == "legal actions are listed in another order when asked again");
    CHECK(verdict<AppendsToTheList>() == "a listed action is refused");
    CHECK(verdict<AcceptsCardsOfOthers>() == "an action that is not listed is accepted");
    CHECK(verdict<RefusesWithoutReason>() == "a refusal gives no reason");
    CHECK(verdict<LosesCards>() == "a card is missing or there twice");
    CHECK(verdict<RemembersOutsideTheState>() == "an action changed a copy of the position");
    CHECK(verdict<TellsDifferently>() == "the same action told other events");
    CHECK(verdict<NamesTheWinnerEarly>() == "the outcome is not there exactly at the end");
    CHECK(verdict<NeverEnds>() == "the match does not end");
    CHECK(verdict<AsksEmptySeats>() == "a seat is asked that nobody holds");
    CHECK(verdict<TellsEmptySeats>() == "an event is told to a seat that nobody holds");
}

} // namespace
} // namespace dahut::pips
