// Events of the set-up and of a round up to the provost (magna-carta 5, 5.1 to 5.3). All are public except CardsDrawn.
#pragma once

#include "engine/magna_carta/components.hpp"

#include <optional>

namespace dahut::magna_carta {

// How events name a card of the road: its place, its building and its owner.
struct OnRoad {
    Place place;
    Building building{};
    std::optional<Seat> owner;
    static constexpr Several fields{field("place", &OnRoad::place), field("building", &OnRoad::building),
                                    field("owner", &OnRoad::owner)};
    bool operator==(const OnRoad&) const = default;
};

// magna-carta 2: the neutral buildings with which the road begins.
struct RoadLaid {
    SmallList<Building, neutral_cards_most> buildings;
    static constexpr std::string_view name = "road_laid";
    static constexpr Several fields{field("buildings", &RoadLaid::buildings)};
    bool operator==(const RoadLaid&) const = default;
};

// magna-carta 5.1
struct FirstPlayerDrawn {
    Seat seat;
    static constexpr std::string_view name = "first_player_drawn";
    static constexpr Several fields{field("seat", &FirstPlayerDrawn::seat)};
    bool operator==(const FirstPlayerDrawn&) const = default;
};

// Which cards a seat drew from its deck. Only that seat hears this. Everybody sees how many it drew.
struct CardsDrawn {
    CardList cards;
    static constexpr std::string_view name = "cards_drawn";
    static constexpr Several fields{field("cards", &CardsDrawn::cards)};
    bool operator==(const CardsDrawn&) const = default;
};

// magna-carta 5.1: says that a seat has decided on its first hand, but not how.
struct HandChosen {
    Seat seat;
    static constexpr std::string_view name = "hand_chosen";
    static constexpr Several fields{field("seat", &HandChosen::seat)};
    bool operator==(const HandChosen&) const = default;
};

// magna-carta 5.1: told when all have decided.
struct HandKept {
    Seat seat;
    static constexpr std::string_view name = "hand_kept";
    static constexpr Several fields{field("seat", &HandKept::seat)};
    bool operator==(const HandKept&) const = default;
};

// magna-carta 5.1 (when all have decided) and 5.2 b: the cards discarded. The seat draws the same number.
struct HandReplaced {
    Seat seat;
    Deniers paid;
    CardList discarded;
    static constexpr std::string_view name = "hand_replaced";
    static constexpr Several fields{field("seat", &HandReplaced::seat), field("paid", &HandReplaced::paid),
                                    field("discarded", &HandReplaced::discarded)};
    bool operator==(const HandReplaced&) const = default;
};

// magna-carta 5.2 a, b: the deck was empty, so this number of discards became the new deck.
struct DeckShuffled {
    Seat seat;
    std::uint8_t cards = 0;
    static constexpr std::string_view name = "deck_shuffled";
    static constexpr Several fields{field("seat", &DeckShuffled::seat), field("cards", &DeckShuffled::cards)};
    bool operator==(const DeckShuffled&) const = default;
};

// magna-carta 5
struct RoundBegan {
    Round round;
    Seat first_player;
    static constexpr std::string_view name = "round_began";
    static constexpr Several fields{field("round", &RoundBegan::round),
                                    field("first_player", &RoundBegan::first_player)};
    bool operator==(const RoundBegan&) const = default;
};

// magna-carta 5 a: the seat's income in total, and the parts of it for residences and for the Hotel.
struct IncomeReceived {
    Seat seat;
    Deniers deniers;
    Deniers residences;
    Deniers hotel;
    static constexpr std::string_view name = "income_received";
    static constexpr Several fields{field("seat", &IncomeReceived::seat), field("deniers", &IncomeReceived::deniers),
                                    field("residences", &IncomeReceived::residences),
                                    field("hotel", &IncomeReceived::hotel)};
    bool operator==(const IncomeReceived&) const = default;
};

// magna-carta 5.2 a: says that a seat drew a card, but not which.
struct CardDrawn {
    Seat seat;
    Deniers paid;
    static constexpr std::string_view name = "card_drawn";
    static constexpr Several fields{field("seat", &CardDrawn::seat), field("paid", &CardDrawn::paid)};
    bool operator==(const CardDrawn&) const = default;
};

// magna-carta 5.2 c
struct WorkerPlaced {
    Seat seat;
    OnRoad card;
    Deniers paid;
    static constexpr std::string_view name = "worker_placed";
    static constexpr Several fields{field("seat", &WorkerPlaced::seat), field("card", &WorkerPlaced::card),
                                    field("paid", &WorkerPlaced::paid)};
    bool operator==(const WorkerPlaced&) const = default;
};

// magna-carta 5.2 d: `stored` are the cubes put on a small building.
struct BuildingBuilt {
    Seat seat;
    OnRoad card;
    Payment payment;
    std::uint8_t stored = 0;
    static constexpr std::string_view name = "building_built";
    static constexpr Several fields{field("seat", &BuildingBuilt::seat), field("card", &BuildingBuilt::card),
                                    field("payment", &BuildingBuilt::payment), field("stored", &BuildingBuilt::stored)};
    bool operator==(const BuildingBuilt&) const = default;
};

// magna-carta 5.2 e: `residence` is the card that it covers; absent in the basic game.
struct PrestigeBuilt {
    Seat seat;
    Prestige prestige{};
    Payment payment;
    std::optional<OnRoad> residence;
    static constexpr std::string_view name = "prestige_built";
    static constexpr Several fields{field("seat", &PrestigeBuilt::seat), field("prestige", &PrestigeBuilt::prestige),
                                    field("payment", &PrestigeBuilt::payment),
                                    field("residence", &PrestigeBuilt::residence)};
    bool operator==(const PrestigeBuilt&) const = default;
};

// magna-carta 5.2 f: the number on the bridge. The first to pass is paid.
struct Passed {
    Seat seat;
    BridgeNumber number;
    Deniers gained;
    static constexpr std::string_view name = "passed";
    static constexpr Several fields{field("seat", &Passed::seat), field("number", &Passed::number),
                                    field("gained", &Passed::gained)};
    bool operator==(const Passed&) const = default;
};

// magna-carta 5.3: a seat paid to move the provost, and how far.
struct ProvostMoved {
    Seat seat;
    OnRoad from;
    OnRoad to;
    Deniers paid;
    static constexpr std::string_view name = "provost_moved";
    static constexpr Several fields{field("seat", &ProvostMoved::seat), field("from", &ProvostMoved::from),
                                    field("to", &ProvostMoved::to), field("paid", &ProvostMoved::paid)};
    bool operator==(const ProvostMoved&) const = default;
};

// magna-carta 5.3: a seat left the provost where it was.
struct ProvostLeft {
    Seat seat;
    static constexpr std::string_view name = "provost_left";
    static constexpr Several fields{field("seat", &ProvostLeft::seat)};
    bool operator==(const ProvostLeft&) const = default;
};

} // namespace dahut::magna_carta
