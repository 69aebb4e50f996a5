// A table in the middle of a match, for tests that read like the text of the rules. It starts from a real match. A test
// sets what matters and plays on. Totals stay correct: cards come from the deck, camels and gold from the supplies, and
// points of buildings are booked. Seats are named as in yspahan 10.
#pragma once

#include "engine/yspahan/rules.hpp"
#include "engine/yspahan/yspahan.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace dahut::yspahan {

inline constexpr Seat blue{0};
inline constexpr Seat green{1};
inline constexpr Seat red{2};
inline constexpr Seat yellow{3};

inline constexpr Options by_payment{.build_cards = BuildCards::payment};

template <int Most>
[[nodiscard]] SmallList<Die, Most> dice(std::initializer_list<int> numbers)
{
    SmallList<Die, Most> list;
    for (const int number : numbers) {
        list.push_back(Die(number));
    }
    return list;
}

// All events of one kind, in the order of telling, for any audience.
template <typename Kind>
[[nodiscard]] std::vector<Kind> all(const Log& log)
{
    std::vector<Kind> found;
    for (const auto& one : log.all()) {
        if (const auto* event = std::get_if<Kind>(&one.event)) {
            found.push_back(*event);
        }
    }
    return found;
}

// The dice in one row of the tower.
struct DiceInRow {
    Row row{};
    int value = 0;
    int white = 0;
    int yellow = 0;
};

class Position {
public:
    // The first day, before the roll. Blue is start player, and everybody has 2 gold.
    explicit Position(int seats = 4, const Options& options = {});

    // --- Setting what matters
    void today(int week, int day);
    // The start player determines today's order.
    void start_player(Seat seat);
    void owns(Seat seat, int camels, int gold);
    void points(Seat seat, int points);
    void built(Seat seat, std::initializer_list<Building> buildings);
    void goods(Seat seat, std::initializer_list<Shop> shops);
    void caravan(std::initializer_list<Seat> goods);
    void supervisor(Space space);
    // Cards from the deck.
    void holds(Seat seat, std::initializer_list<Card> cards);
    // The next cards drawn from the deck, in this order.
    void next_cards(std::initializer_list<Card> cards);
    // The whole deck goes to the discard pile, or to this hand.
    void discard_deck();
    void holds_deck(Seat seat);

    // --- Where play continues: this seat chooses from these groups of dice; there are no others.
    void chooses(Seat seat, std::initializer_list<DiceInRow> tower);
    // The same with a single die in each row except that of gold.
    void chooses(Seat seat);
    // This seat has carried out its action and may build.
    void builds(Seat seat);

    // --- Playing
    // Carries out a legal action. `told` holds its events.
    void act(Seat seat, const Action& action);
    // Each asked seat takes the action that ends the day fastest, until this stage is asked or the match is over.
    void play_until(Stage stage);
    // The code of the refusal. The action must not be legal.
    [[nodiscard]] std::string_view refusal(Seat seat, const Action& action) const;
    [[nodiscard]] std::vector<Action> legal(Seat seat) const { return legal_rows<Yspahan>(state, seat).listed(); }
    [[nodiscard]] bool offers(Seat seat, const Action& action) const;
    // The legal actions of one kind.
    template <typename Kind>
    [[nodiscard]] std::vector<Kind> offered(Seat seat) const;

    // --- Looking
    // Whether exactly this seat is asked, at this stage.
    [[nodiscard]] bool asks(Seat seat, Stage stage) const;
    [[nodiscard]] const Player& of(Seat seat) const { return state.of(seat); }
    [[nodiscard]] int camels_of(Seat seat) const { return of(seat).camels.number(); }
    [[nodiscard]] int gold_of(Seat seat) const { return of(seat).gold.number(); }
    [[nodiscard]] int points_of(Seat seat) const { return of(seat).score().number(); }
    [[nodiscard]] View seen_by(Viewer viewer) const { return Yspahan::view(state, viewer); }
    template <typename Kind>
    [[nodiscard]] std::vector<Kind> all() const
    {
        return yspahan::all<Kind>(told);
    }
    [[nodiscard]] bool tells(const Event& event) const;

    State state;
    Log told;

private:
    void take_from_deck(Card card);
    void turn_of(Seat seat);
};

template <typename Kind>
std::vector<Kind> Position::offered(Seat seat) const
{
    std::vector<Kind> found;
    for (const Action& action : legal(seat)) {
        if (const auto* one = std::get_if<Kind>(&action)) {
            found.push_back(*one);
        }
    }
    return found;
}

// The shops that actions of this kind could name.
template <typename Kind>
[[nodiscard]] Shops shops_offered(const Position& position, Seat seat)
{
    Shops shops;
    for (const Kind& action : position.offered<Kind>(seat)) {
        shops.insert(action.shop);
    }
    return shops;
}

} // namespace dahut::yspahan
