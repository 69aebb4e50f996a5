// ys 10: all that one viewer may know of a match. What the viewer may not know is absent, never blanked. view.cpp
// builds it by adding, fact by fact.
#pragma once

#include "engine/ys/action.hpp"
#include "engine/ys/final_score.hpp"
#include "engine/ys/options.hpp"
#include "engine/ys/stage.hpp"

#include <optional>

namespace dahut::ys {

// A broker on the board. `value` is set if the viewer may know it, `counts` if a Mercenary marked it, and `placer` if
// it belongs to the neutral.
struct BrokerView {
    Side side;
    Location where{};
    Face face = Face::up;
    std::optional<Broker> value;
    std::optional<Strength> counts;
    std::optional<Seat> placer{};
    static constexpr Several fields{field("side", &BrokerView::side),     field("where", &BrokerView::where),
                                    field("face", &BrokerView::face),     field("value", &BrokerView::value),
                                    field("counts", &BrokerView::counts), field("placer", &BrokerView::placer)};
    bool operator==(const BrokerView&) const = default;
};

// A broker in the throne room (ys 9.3).
struct CourtierView {
    std::optional<Broker> value;
    static constexpr Several fields{field("value", &CourtierView::value)};
    bool operator==(const CourtierView&) const = default;
};

// What the neutral of a two-player game has won (ys 9.2), and its score if the game were over.
struct NeutralView {
    std::array<std::uint8_t, 4> gems{};
    std::uint8_t black = 0;
    Points score;
    Points projected;
    static constexpr Several fields{field("gems", &NeutralView::gems), field("black", &NeutralView::black),
                                    field("score", &NeutralView::score), field("projected", &NeutralView::projected)};
    bool operator==(const NeutralView&) const = default;
};

// What only the seat's own player knows. `behind` counts the brokers behind the screen by value. `fresh` are the cards
// of the hand won this turn, which cannot be played yet (ys 7.1 b).
struct OwnSecrets {
    BrokerCounts behind{};
    BrokerCounts neutral{};
    SmallList<Character, yellow_edged_characters> hand;
    SmallList<Character, yellow_edged_characters> fresh;
    std::optional<Bid> bid;
    std::optional<Broker> courtier;
    static constexpr Several fields{field("behind", &OwnSecrets::behind),     field("neutral", &OwnSecrets::neutral),
                                    field("courtier", &OwnSecrets::courtier), field("hand", &OwnSecrets::hand),
                                    field("fresh", &OwnSecrets::fresh),       field("bid", &OwnSecrets::bid)};
    bool operator==(const OwnSecrets&) const = default;
};

// What everybody knows of one seat. `neutral` counts the neutral's brokers that the seat has still to place.
// `order_card` is the previous one until a new one is chosen. `projected` is the seat's score if the game were over
// (8). It leaves out the courtiers, who lie face down until the end.
struct PlayerView {
    OrderCard order_card;
    std::uint8_t behind = 0;
    SmallList<Broker, 3> before_screen;
    std::array<std::uint8_t, 4> gems{};
    std::uint8_t black = 0;
    std::uint8_t hand = 0;
    std::uint8_t played = 0;
    Points score;
    Points projected;
    std::uint8_t neutral = 0;
    SmallList<CourtierView, courtiers_max> throne_room;
    std::optional<OwnSecrets> own;
    static constexpr Several fields{field("order_card", &PlayerView::order_card),
                                    field("behind", &PlayerView::behind),
                                    field("before_screen", &PlayerView::before_screen),
                                    field("gems", &PlayerView::gems),
                                    field("black", &PlayerView::black),
                                    field("hand", &PlayerView::hand),
                                    field("played", &PlayerView::played),
                                    field("score", &PlayerView::score),
                                    field("projected", &PlayerView::projected),
                                    field("neutral", &PlayerView::neutral),
                                    field("throne_room", &PlayerView::throne_room),
                                    field("own", &PlayerView::own)};
    bool operator==(const PlayerView&) const = default;
};

// `gems` are those still on the ship; the big one counts as two. `pile` counts face-down characters.
struct QuarterView {
    std::optional<Character> character;
    std::uint8_t pile = 0;
    std::optional<Ship> ship;
    SmallList<Gem, 4> gems;
    static constexpr Several fields{field("character", &QuarterView::character), field("pile", &QuarterView::pile),
                                    field("ship", &QuarterView::ship), field("gems", &QuarterView::gems)};
    bool operator==(const QuarterView&) const = default;
};

// Cards in effect this turn, each with the seat that played it.
struct EffectsView {
    std::optional<Seat> cardinal;
    std::optional<Seat> spy;
    std::optional<std::uint8_t> looks_left;
    std::optional<Seat> illusionist;
    std::optional<Seat> intriguer;
    std::optional<Seat> merchant;
    std::optional<Seat> queen;
    static constexpr Several fields{field("cardinal", &EffectsView::cardinal),
                                    field("spy", &EffectsView::spy),
                                    field("looks_left", &EffectsView::looks_left),
                                    field("illusionist", &EffectsView::illusionist),
                                    field("intriguer", &EffectsView::intriguer),
                                    field("merchant", &EffectsView::merchant),
                                    field("queen", &EffectsView::queen)};
    bool operator==(const EffectsView&) const = default;
};

// `asked` are the seats that the match waits for. `order` is this turn's order once it is chosen, and last turn's
// before. `choosing` are the seats that have still to choose, the next one first. Rows and brokers are keyed by their
// numbers. `projected_quotations` says where the columns would move the quotations if no more brokers were placed and
// face-down ones counted nothing. `team` counts by value all brokers of a player at this table, wherever they are; it
// is the same for all. `discarded` cards left the game unclaimed; `played` cards were used up.
struct View {
    std::optional<Seat> viewer;
    Options options;
    Turn turn;
    Round round;
    Stage stage{};
    std::optional<Quarter> scoring;
    SmallList<Seat, 4> asked;
    SmallList<Seat, 4> order;
    std::array<QuarterView, 4> quarters;
    std::array<std::optional<Gem>, 4> rows;
    std::array<Step, 4> quotations{};
    ProjectedQuotations projected_quotations;
    BrokerCounts team{};
    SmallList<PlayerView, 4> players;
    std::optional<NeutralView> neutral;
    std::array<std::optional<BrokerView>, placements_max> brokers;
    SmallList<Location, 3> closed;
    EffectsView effects;
    SmallList<Seat, 4> choosing;
    SmallList<OrderCard, 4> free_positions;
    SmallList<Character, characters_in_all> discarded;
    SmallList<Character, characters_in_all> played;
    std::optional<FinalScore> final_score;
    static constexpr Several fields{field("viewer", &View::viewer),
                                    field("options", &View::options),
                                    field("turn", &View::turn),
                                    field("round", &View::round),
                                    field("stage", &View::stage),
                                    field("scoring", &View::scoring),
                                    field("asked", &View::asked),
                                    field("order", &View::order),
                                    field("quarters", &View::quarters),
                                    field("rows", &View::rows),
                                    field("quotations", &View::quotations),
                                    field("projected_quotations", &View::projected_quotations),
                                    field("team", &View::team),
                                    field("players", &View::players),
                                    field("neutral", &View::neutral),
                                    field("brokers", &View::brokers),
                                    field("closed", &View::closed),
                                    field("effects", &View::effects),
                                    field("choosing", &View::choosing),
                                    field("free_positions", &View::free_positions),
                                    field("discarded", &View::discarded),
                                    field("played", &View::played),
                                    field("final_score", &View::final_score)};
    bool operator==(const View&) const = default;
};

} // namespace dahut::ys
