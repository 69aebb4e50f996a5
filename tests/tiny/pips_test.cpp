// The rules of Pips, what each viewer sees of it, and the same game hosted.
#include "tests/tiny/pips.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/hosted.hpp"
#include "tests/tiny/hosted_pips.hpp"

#include <numeric>
#include <type_traits>

namespace dahut::pips {
namespace {

// A match in which seat 0 holds the first hand, seat 1 the second, and so on. All other cards are in the deck.
State with_hands(std::initializer_list<Hand> hands, const Options& options = {})
{
    State state;
    state.options = options;
    std::array<int, Card::size> left{};
    left.fill(copies);
    for (const Hand& hand : hands) {
        for (const Card card : hand) {
            --left[static_cast<std::size_t>(card.index())];
        }
        state.hands[static_cast<std::size_t>(state.seats++)] = hand;
    }
    for (int index = 0; index < Card::size; ++index) {
        for (int copy = 0; copy < left[static_cast<std::size_t>(index)]; ++copy) {
            state.deck.push_back(Card::at_index(index));
        }
    }
    REQUIRE_FALSE(Pips::check_state(state));
    return state;
}

Hand cards(int first, int second, int third) { return {Card(first), Card(second), Card(third)}; }

Events<Event> act(State& state, int seat, const Action& action)
{
    Events<Event> events;
    REQUIRE_FALSE(check_action<Pips>(state, Seat(seat), action));
    Pips::apply(state, Seat(seat), action, events);
    return events;
}

template <typename Wanted>
std::vector<Wanted> all(const Events<Event>& events)
{
    std::vector<Wanted> found;
    for (const auto& one : events.all()) {
        if (const auto* event = std::get_if<Wanted>(&one.event)) {
            found.push_back(*event);
        }
    }
    return found;
}

TEST_CASE("the stored forms of the tiny game follow from its descriptions")
{
    check_golden("tests/tiny/pips.forms.json", hosted_pips().forms().dump(1) + "\n");
}

TEST_CASE("the highest card takes the point")
{
    State state = with_hands({cards(1, 2, 3), cards(4, 1, 2)});
    act(state, 0, Choose{Card(3)});
    const auto events = act(state, 1, Choose{Card(4)});
    REQUIRE(all<PointScored>(events).size() == 1);
    CHECK(all<PointScored>(events).front().seat == Seat(1));
    CHECK(state.points[1] == 1);
    CHECK(all<TieNamed>(events).empty());
}

TEST_CASE("a tie is named and pays nobody")
{
    State state = with_hands({cards(5, 2, 3), cards(5, 1, 2), cards(4, 1, 6)});
    act(state, 0, Choose{Card(5)});
    act(state, 1, Choose{Card(5)});
    const auto events = act(state, 2, Choose{Card(4)});
    REQUIRE(all<TieNamed>(events).size() == 1);
    CHECK(all<TieNamed>(events).front().seats == Seats{Seat(0), Seat(1)});
    CHECK(all<PointScored>(events).empty());
}

TEST_CASE("with that option a tie pays everybody tied")
{
    State state = with_hands({cards(5, 2, 3), cards(5, 1, 2)}, {.deal = Deal::three, .ties = Ties::everybody});
    act(state, 0, Choose{Card(5)});
    CHECK(all<PointScored>(act(state, 1, Choose{Card(5)})).size() == 2);
}

TEST_CASE("a chosen card may be taken back until the last one has chosen")
{
    State state = with_hands({cards(1, 2, 3), cards(4, 1, 2)});
    act(state, 0, Choose{Card(3)});
    CHECK(Pips::to_act(state) == Asked{SeatSet::only(Seat(1)), SeatSet::only(Seat(0))});
    CHECK(Pips::why_not(state, Seat(0), Choose{Card(1)}).code == "already_chosen");
    act(state, 0, TakeBack{});
    CHECK(Pips::why_not(state, Seat(0), TakeBack{}).code == "nothing_chosen");
    act(state, 0, Choose{Card(1)});
    act(state, 1, Choose{Card(4)});
    CHECK(Pips::why_not(state, Seat(0), TakeBack{}).code == "nothing_chosen");
}

TEST_CASE("a seat with two equal cards is still asked, and the last card is played by itself")
{
    State state = with_hands({cards(2, 2, 2), cards(4, 1, 3)});
    act(state, 0, Choose{Card(2)});
    act(state, 1, Choose{Card(1)});
    CHECK(Pips::to_act(state).must == SeatSet::first(2));
    act(state, 0, Choose{Card(2)});
    const auto events = act(state, 1, Choose{Card(3)});
    CHECK(all<CardShown>(events).size() == 4);
    CHECK(Pips::outcome(state) == Outcome{{Points(1), Points(2)}, {2, 1}});
}

TEST_CASE("with that option the third card comes after the first round, and only its seat hears which")
{
    Events<Event> events;
    State state = Pips::start({.deal = Deal::two_then_one}, 2, ChanceKey(1), events);
    CHECK(events.all().size() == 4);
    CHECK(state.hands[0].size() == 2);
    act(state, 0, Choose{state.hands[0].front()});
    events = act(state, 1, Choose{state.hands[1].front()});
    int heard_by_public = 0;
    int heard_by_first = 0;
    const auto count = [](int& heard) {
        return [&heard](const Event& event) { heard += std::holds_alternative<CardDealt>(event) ? 1 : 0; };
    };
    events.for_viewer(the_public, count(heard_by_public));
    events.for_viewer(Seat(0), count(heard_by_first));
    CHECK(heard_by_public == 0);
    CHECK(heard_by_first == 1);
}

TEST_CASE("nobody sees the hand or the chosen card of another")
{
    State state = with_hands({cards(1, 2, 3), cards(4, 1, 2)});
    act(state, 0, Choose{Card(3)});
    const View own = Pips::view(state, Seat(0));
    CHECK(own.hands[0] == Hand{Card(1), Card(2)});
    CHECK(own.chosen[0] == Card(3));
    for (const Viewer viewer : {Viewer(Seat(1)), the_public}) {
        const View other = Pips::view(state, viewer);
        CHECK(other.have_chosen == Seats{Seat(0)});
        CHECK_FALSE(other.hands[0]);
        CHECK_FALSE(other.chosen[0]);
    }
}

TEST_CASE("random matches keep every promise, for all seats and options")
{
    for (const int seats : {2, 3, 4}) {
        for (const Deal deal : all_of<Deal>()) {
            for (const Ties ties : all_of<Ties>()) {
                const auto figures = GameChecks<Pips>({deal, ties}, seats, 7).play(games_to_play(200));
                CHECK(figures.games == static_cast<std::uint64_t>(games_to_play(200)));
                CHECK(figures.kinds[0] > 0);
                CHECK(figures.kinds[1] > 0);
                CHECK(figures.listed > 1000);
                CHECK(figures.unlisted > 1000);
            }
        }
    }
}

TEST_CASE("a hosted match of Pips is played to its end by its bots")
{
    const HostedGame& game = hosted_pips();
    const auto options = game.complete_options(Json::object(), 3);
    REQUIRE(std::holds_alternative<Json>(options));
    FastRandom random(3);
    EventTexts told;
    const auto match = game.start(std::get<Json>(options), 3, ChanceKey(3), told);
    int actions = 0;
    while (!match->asked().must.empty()) {
        const Seat seat = *match->asked().must.begin();
        REQUIRE_FALSE(rows_of(*match, seat).empty());
        REQUIRE_FALSE(match->submit(seat, match->choose(BotKind::greedy, seat, random), told));
        ++actions;
    }
    CHECK(actions == 6);
    CHECK(match->outcome()->at("places").size() == 3);
}

} // namespace
} // namespace dahut::pips
