// A table in the middle of a match, for tests that read like the text of the rules. It starts from a real match. A test
// sets what matters, says which phase begins, and plays on. Totals stay correct: cards change places, and cubes,
// deniers and tokens are booked. Seats are named as in magna-carta 11.
#pragma once

#include "engine/magna_carta/magna_carta.hpp"
#include "engine/magna_carta/rules.hpp"
#include "tests/support/catch.hpp"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace dahut::magna_carta {

inline constexpr Seat red{0};
inline constexpr Seat orange{1};
inline constexpr Seat green{2};
inline constexpr Seat blue{3};

inline const SeatList red_orange{red, orange};

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
    // The first player, red, is asked for the first action. The road is Park, Forest, Quarry and Peddler; fewer players
    // leave out Quarry, then Forest. Everybody has what 5.1 and the first income give, but no card in hand.
    explicit Position(int seats = 4, const Options& options = {});

    // --- Setting what matters
    void own(Seat seat, const Cubes& cubes, int deniers = 0);
    // The hand holds exactly these cards. The player's other cards that are not on the road or discarded are in the
    // deck.
    void hold(Seat seat, std::initializer_list<Building> cards);
    void discard(Seat seat, std::initializer_list<Building> cards);
    // A card at the end of the road, as if built or turned over earlier.
    Place lay(Seat seat, Building building, Face face = Face::building);
    // A residence with this prestige building on it.
    Place lay_prestige(Seat seat, Building building, Prestige prestige);
    void send_worker(Seat seat, Place place);
    void stand_provost(Place place) { state.provost = place; }
    // Leaves these tokens in the castle and puts the others into the box.
    void leave_tokens(const Tokens& tokens);

    // --- Where play continues. Everybody has passed in this order.
    void begin_provost(const SeatList& bridge);
    void begin_abilities(const SeatList& bridge);
    void begin_castle(const SeatList& bridge);
    // Plays on to the next round, or to the end.
    void end_round();

    // --- Playing
    // Carries out a legal action. `told` holds its events.
    void act(Seat seat, const Action& action);
    // Every player who has not passed does so. None of them may be passed for automatically.
    void all_pass();
    // The code of the refusal. The action must not be legal.
    [[nodiscard]] std::string_view refusal(Seat seat, const Action& action) const;
    [[nodiscard]] std::vector<Action> legal(Seat seat) const { return legal_rows<MagnaCarta>(state, seat).listed(); }
    [[nodiscard]] bool offers(Seat seat, const Action& action) const;
    // The legal actions of one kind.
    template <typename Kind>
    [[nodiscard]] std::vector<Kind> offered(Seat seat) const;

    // --- Looking
    // Whether exactly this seat is asked, at this stage.
    [[nodiscard]] bool asks(Seat seat, Stage stage) const;
    [[nodiscard]] const Player& of(Seat seat) const { return state.of(seat); }
    [[nodiscard]] int deniers_of(Seat seat) const { return state.of(seat).deniers.number(); }
    [[nodiscard]] View seen_by(Viewer viewer) const { return MagnaCarta::view(state, viewer); }
    [[nodiscard]] OnRoad named(Place place) const { return on_road(state, place); }
    template <typename Kind>
    [[nodiscard]] std::vector<Kind> all() const
    {
        return magna_carta::all<Kind>(told);
    }
    [[nodiscard]] bool tells(const Event& event) const { return is_told(told, event); }

    State state;
    Log told;

private:
    // The numbers of the phases of a round, as in course.cpp.
    enum Phase : std::uint8_t { provost = 3, abilities = 4, castle = 5, round_end = 6 };

    void go_on(Phase phase, void (*begin)(State&, Log&));
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

} // namespace dahut::magna_carta
