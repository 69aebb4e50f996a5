// A table in the middle of a match, for tests that read like the text of the rules. It starts from a real match. A test
// sets what matters, says which phase begins, and plays on. Totals stay correct: brokers come from behind the screen,
// characters change places, gems and points are booked. Seats are named as in ys 12.
#pragma once

#include "engine/ys/rules.hpp"
#include "engine/ys/ys.hpp"
#include "tests/support/catch.hpp"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace dahut::ys {

inline constexpr Seat blue{0};
inline constexpr Seat orange{1};
inline constexpr Seat yellow{2};
inline constexpr Seat purple{3};

// Brokers in the order in which a test puts them.
inline constexpr BrokerNumber first_put{0};
inline constexpr BrokerNumber second_put{1};
inline constexpr BrokerNumber third_put{2};

inline constexpr Options with_favour{.kings_favour = Switch::on};

// A match as dealt, before anybody acts.
[[nodiscard]] State fresh_match(std::uint64_t seed, const Options& options = {}, int seats = 4);

[[nodiscard]] ColourPlace place_of(Side side, int gems, int place, int points);
[[nodiscard]] inline ColourPlace place_of(Seat seat, int gems, int place, int points)
{
    return place_of(side_of(seat), gems, place, points);
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

[[nodiscard]] bool is_told(const Log& log, const Event& event);

class Position {
public:
    // Everybody bids in this turn. All characters of earlier turns have left the game, and nobody owns anything. The
    // order is blue, orange, yellow, purple, without the last ones if there are fewer seats.
    explicit Position(int turn = 2, const Options& options = {}, int seats = 4);

    // --- Setting what matters
    void order(const SmallList<Seat, 4>& seats);
    void before(Seat seat, std::initializer_list<int> brokers);
    // Puts a broker on the board without asking the rules. Its number is the count of brokers put before it.
    BrokerNumber put(Seat seat, int broker, Location where, Face face = Face::up);
    // A broker of the neutral, face down (ys 9.2 a).
    BrokerNumber put_neutral(Seat placer, int broker, Location where);
    // Brokers sent in earlier turns, each replaced by a 2 behind the screen (ys 9.3).
    void throne_room(Seat seat, std::initializer_list<int> brokers);
    // A card won in an earlier turn. There is one such card for each quarter and earlier turn.
    void give_card(Seat seat, Character character);
    void turn_up(int quarter, Character character);
    void ship(int quarter, Colour big, Gem first, Gem second);
    void row_gem(int row, Gem gem);
    void quotations(int for_blue, int for_green, int for_yellow, int for_red);
    void gems(Seat seat, const std::array<int, 4>& by_colour, int black = 0);
    void neutral_gems(const std::array<int, 4>& by_colour, int black = 0);
    void points(Seat seat, int points);

    // --- Where play continues. A player who has not bid before a phase of placing has bid 1 and 0.
    void begin_placing_cards();
    void begin_placing();
    void begin_scoring_cards();
    // Scores the quarters from this one on, and then the market.
    void begin_scoring(int first_quarter = 1);
    void begin_market();
    void begin_end_cards();
    void begin_courtiers();

    // --- Playing
    // Carries out a legal action. `told` holds its events.
    void act(Seat seat, const Action& action);
    // Each asked seat takes its first legal action, until this stage is asked or the match is over.
    void play_until(Stage stage);
    // The code of the refusal. The action must not be legal.
    [[nodiscard]] std::string_view refusal(Seat seat, const Action& action) const;
    [[nodiscard]] std::vector<Action> legal(Seat seat) const;
    [[nodiscard]] bool offers(Seat seat, const Action& action) const;
    // The legal actions of one kind.
    template <typename Kind>
    [[nodiscard]] std::vector<Kind> offered(Seat seat) const;

    // --- Looking
    // Whether this seat is the only one that must act, at this stage.
    [[nodiscard]] bool asks(Seat seat, Stage stage) const;
    [[nodiscard]] const Player& of(Seat seat) const { return state.of(seat); }
    [[nodiscard]] int gem_count(Seat seat, Colour colour) const;
    [[nodiscard]] int points_of(Seat seat) const { return state.of(seat).score.number(); }
    [[nodiscard]] int step_of(Colour colour) const { return state.at(colour).number(); }
    [[nodiscard]] View seen_by(Viewer viewer) const { return Ys::view(state, viewer); }
    template <typename Kind>
    [[nodiscard]] std::vector<Kind> all() const
    {
        return ys::all<Kind>(told);
    }
    [[nodiscard]] bool tells(const Event& event) const { return is_told(told, event); }

    State state;
    Log told;

private:
    // The numbers of the phases of a turn, as in course.cpp.
    enum Phase : std::uint8_t {
        placing_cards = 3,
        rounds = 4,
        scoring_cards = 6,
        quarters = 7,
        market = 11,
        end = 12,
        courtiers = 13
    };

    void go_on(Phase phase);
    void own(Purse& purse, const std::array<int, 4>& by_colour, int black);
    BrokerNumber stand(const PlacedBroker& broker);
    void leave_quarters();
    void bid_what_is_left();
    void take_from_behind(Seat seat, Broker broker);
    [[nodiscard]] Character any_that_left() const;
    void exchange(Character here, Character there);
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

[[nodiscard]] inline Position two_players(int turn = 2, const Options& options = {})
{
    return Position(turn, options, 2);
}

// A position in which blue, first in order, holds this card from an earlier turn.
[[nodiscard]] Position blue_holds(Character character, const Options& options = {});

[[nodiscard]] inline PlaceBroker up(int broker, Location where) { return {Broker(broker), Face::up, where}; }
[[nodiscard]] inline PlaceBroker down(int broker, Location where) { return {Broker(broker), Face::down, where}; }

} // namespace dahut::ys
