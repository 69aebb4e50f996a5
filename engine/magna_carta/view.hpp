// magna-carta 7: all that one viewer may know of a match. What the viewer may not know is absent, never blanked.
// view.cpp builds it by adding, fact by fact.
#pragma once

#include "engine/magna_carta/final_score.hpp"
#include "engine/magna_carta/options.hpp"
#include "engine/magna_carta/stage.hpp"

#include <optional>

namespace dahut::magna_carta {

// What only the seat's own player knows: the cards of its hand, in the order of their kinds, and its decision on the
// first hand until all have decided.
struct OwnSecrets {
    CardList hand;
    std::optional<HandChoice> choice;
    static constexpr Several fields{field("hand", &OwnSecrets::hand), field("choice", &OwnSecrets::choice)};
    bool operator==(const OwnSecrets&) const = default;
};

// What everybody knows of one seat. `workers` are those at home. `hand` and `deck` are numbers of cards; `discards` lie
// open. `prestige` are its prestige buildings, on the road or, in the basic game, before the player. `batches` were
// delivered in this round. `score` is the seat's score if the game were over (6).
struct PlayerView {
    Deniers deniers;
    Cubes cubes{};
    Tokens tokens{};
    std::uint8_t workers = 0;
    std::uint8_t hand = 0;
    std::uint8_t deck = 0;
    CardList discards;
    PrestigeList prestige;
    std::uint8_t batches = 0;
    Points score;
    std::optional<OwnSecrets> own;
    static constexpr Several fields{field("deniers", &PlayerView::deniers),
                                    field("cubes", &PlayerView::cubes),
                                    field("tokens", &PlayerView::tokens),
                                    field("workers", &PlayerView::workers),
                                    field("hand", &PlayerView::hand),
                                    field("deck", &PlayerView::deck),
                                    field("discards", &PlayerView::discards),
                                    field("prestige", &PlayerView::prestige),
                                    field("batches", &PlayerView::batches),
                                    field("score", &PlayerView::score),
                                    field("own", &PlayerView::own)};
    bool operator==(const PlayerView&) const = default;
};

// The ability that a seat is asked about.
struct AbilityInUse {
    Place place;
    Ability ability{};
    static constexpr Several fields{field("place", &AbilityInUse::place), field("ability", &AbilityInUse::ability)};
    bool operator==(const AbilityInUse&) const = default;
};

// `asked` are the seats that the match waits for. `bridge` are the seats that have passed in this round, the first one
// first. `road` starts at its old end. The provost stands on one of its cards; the basic game has no provost. `castle`
// are the tokens left, and `prestige` the prestige buildings not yet built.
struct View {
    std::optional<Seat> viewer;
    Options options;
    Round round;
    Stage stage{};
    SeatList asked;
    Seat first_player;
    SeatList bridge;
    Road road;
    std::optional<Place> provost;
    std::optional<AbilityInUse> ability;
    Tokens castle{};
    PrestigeList prestige;
    SmallList<PlayerView, seats_most> players;
    std::optional<FinalScore> final_score;
    static constexpr Several fields{field("viewer", &View::viewer),   field("options", &View::options),
                                    field("round", &View::round),     field("stage", &View::stage),
                                    field("asked", &View::asked),     field("first_player", &View::first_player),
                                    field("bridge", &View::bridge),   field("road", &View::road),
                                    field("provost", &View::provost), field("ability", &View::ability),
                                    field("castle", &View::castle),   field("prestige", &View::prestige),
                                    field("players", &View::players), field("final_score", &View::final_score)};
    bool operator==(const View&) const = default;
};

} // namespace dahut::magna_carta
