// Events of the scoring and the end (ys 4 to 6, 8, 9.3). They give reasons: what decided a tie, what moved a quotation,
// what points were for.
#pragma once

#include "engine/ys/final_score.hpp"

#include <optional>

namespace dahut::ys {

enum class ScoreCause : std::uint8_t { market_space, herald, commerce, prince, king };
enum class GemSource : std::uint8_t { ship, row, blue_edged, jeweller, palace };
enum class QuotationCause : std::uint8_t { columns, best_bidder, banker };
enum class Contest : std::uint8_t { bids, quarter, area, row, best_bidder };
// What decided a tie, or who may order tied columns (ys 3.2 b, 5.3, 6).
enum class TieBreak : std::uint8_t { intriguer, neutral, before_screen, order_card, previous_order_card };

// One side of a ranking.
struct Standing {
    Side side;
    Strength total;
    static constexpr Several fields{field("side", &Standing::side), field("total", &Standing::total)};
    bool operator==(const Standing&) const = default;
};

// One side of a tie: its sum before the screen, and its order card (the previous one if bids are tied). The neutral has
// neither.
struct Contender {
    Side side;
    std::optional<Strength> before_screen;
    std::optional<OrderCard> order_card;
    static constexpr Several fields{field("side", &Contender::side), field("before_screen", &Contender::before_screen),
                                    field("order_card", &Contender::order_card)};
    bool operator==(const Contender&) const = default;
};

struct ColumnTotal {
    Colour colour{};
    Strength total;
    std::uint8_t brokers = 0;
    static constexpr Several fields{field("colour", &ColumnTotal::colour), field("total", &ColumnTotal::total),
                                    field("brokers", &ColumnTotal::brokers)};
    bool operator==(const ColumnTotal&) const = default;
};

// Points scored during the four turns, and their cause.
struct PointsScored {
    Side side;
    Points points;
    ScoreCause cause{};
    static constexpr std::string_view name = "points_scored";
    static constexpr Several fields{field("side", &PointsScored::side), field("points", &PointsScored::points),
                                    field("cause", &PointsScored::cause)};
    bool operator==(const PointsScored&) const = default;
};

// ys 4.1, 5.1
struct BrokerRevealed {
    BrokerNumber broker;
    Side side;
    Broker value;
    Location where{};
    static constexpr std::string_view name = "broker_revealed";
    static constexpr Several fields{field("broker", &BrokerRevealed::broker), field("side", &BrokerRevealed::side),
                                    field("value", &BrokerRevealed::value), field("where", &BrokerRevealed::where)};
    bool operator==(const BrokerRevealed&) const = default;
};

// ys 4.2: the sides present in a quarter, first to last.
struct QuarterRanked {
    Quarter quarter;
    SmallList<Standing, sides_max> ranking;
    static constexpr std::string_view name = "quarter_ranked";
    static constexpr Several fields{field("quarter", &QuarterRanked::quarter),
                                    field("ranking", &QuarterRanked::ranking)};
    bool operator==(const QuarterRanked&) const = default;
};

// ys 6: sides with the same total, in the order that the tie was decided, and what decided it. `quarter`, `area` or
// `row` names the place, and exactly one of them is set; none is set for other contests.
struct TieDecided {
    Contest contest{};
    std::optional<Quarter> quarter{};
    std::optional<Location> area{};
    std::optional<Row> row{};
    Strength total{};
    SmallList<Contender, sides_max> contenders{};
    TieBreak by{};
    static constexpr std::string_view name = "tie_decided";
    static constexpr Several fields{field("contest", &TieDecided::contest),
                                    field("quarter", &TieDecided::quarter),
                                    field("area", &TieDecided::area),
                                    field("row", &TieDecided::row),
                                    field("total", &TieDecided::total),
                                    field("contenders", &TieDecided::contenders),
                                    field("by", &TieDecided::by)};
    bool operator==(const TieDecided&) const = default;
};

// ys 4.3, 5.2, 7.3: a gem as it lay in its source. A gem_coloured event follows a white one.
struct GemTaken {
    Side side;
    Gem gem{};
    GemSource source{};
    static constexpr std::string_view name = "gem_taken";
    static constexpr Several fields{field("side", &GemTaken::side), field("gem", &GemTaken::gem),
                                    field("source", &GemTaken::source)};
    bool operator==(const GemTaken&) const = default;
};

// ys 4.3, 5.2
struct GemColoured {
    Side side;
    Colour colour{};
    static constexpr std::string_view name = "gem_coloured";
    static constexpr Several fields{field("side", &GemColoured::side), field("colour", &GemColoured::colour)};
    bool operator==(const GemColoured&) const = default;
};

// ys 4.4: the highest sum of an area and its prize, which depends on the kind of area.
struct AreaWon {
    Location area{};
    Side side;
    Strength total;
    static constexpr std::string_view name = "area_won";
    static constexpr Several fields{field("area", &AreaWon::area), field("side", &AreaWon::side),
                                    field("total", &AreaWon::total)};
    bool operator==(const AreaWon&) const = default;
};

// ys 4.4, port
struct BlackGemTaken {
    Side side;
    static constexpr std::string_view name = "black_gem_taken";
    static constexpr Several fields{field("side", &BlackGemTaken::side)};
    bool operator==(const BlackGemTaken&) const = default;
};

// ys 4.4, palace
struct CardWon {
    Side side;
    Character character{};
    static constexpr std::string_view name = "card_won";
    static constexpr Several fields{field("side", &CardWon::side), field("character", &CardWon::character)};
    bool operator==(const CardWon&) const = default;
};

// ys 4.4: nobody was present in the palace.
struct CharacterLeft {
    Quarter quarter;
    Character character{};
    static constexpr std::string_view name = "character_left";
    static constexpr Several fields{field("quarter", &CharacterLeft::quarter),
                                    field("character", &CharacterLeft::character)};
    bool operator==(const CharacterLeft&) const = default;
};

// ys 5.2
struct RowWon {
    Row row;
    Side side;
    Strength total;
    static constexpr std::string_view name = "row_won";
    static constexpr Several fields{field("row", &RowWon::row), field("side", &RowWon::side),
                                    field("total", &RowWon::total)};
    bool operator==(const RowWon&) const = default;
};

// ys 5.3: the final order of the columns, highest first.
struct ColumnsRanked {
    SmallList<ColumnTotal, 4> columns;
    static constexpr std::string_view name = "columns_ranked";
    static constexpr Several fields{field("columns", &ColumnsRanked::columns)};
    bool operator==(const ColumnsRanked&) const = default;
};

// ys 5.3: a seat put columns that were still equal in order; and why it was this seat's choice.
struct ColumnsOrdered {
    Seat seat;
    TieBreak by{};
    SmallList<Colour, 4> order;
    static constexpr std::string_view name = "columns_ordered";
    static constexpr Several fields{field("seat", &ColumnsOrdered::seat), field("by", &ColumnsOrdered::by),
                                    field("order", &ColumnsOrdered::order)};
    bool operator==(const ColumnsOrdered&) const = default;
};

// ys 5.3, 5.4, Banker
struct QuotationMoved {
    Colour colour{};
    Step from;
    Step to;
    QuotationCause cause{};
    static constexpr std::string_view name = "quotation_moved";
    static constexpr Several fields{field("colour", &QuotationMoved::colour), field("from", &QuotationMoved::from),
                                    field("to", &QuotationMoved::to), field("cause", &QuotationMoved::cause)};
    bool operator==(const QuotationMoved&) const = default;
};

// ys 5.4
struct BestBidderFound {
    Side side;
    Strength total;
    static constexpr std::string_view name = "best_bidder";
    static constexpr Several fields{field("side", &BestBidderFound::side), field("total", &BestBidderFound::total)};
    bool operator==(const BestBidderFound&) const = default;
};

// ys 4.5
struct QuarterWentHome {
    Quarter quarter;
    static constexpr std::string_view name = "quarter_went_home";
    static constexpr Several fields{field("quarter", &QuarterWentHome::quarter)};
    bool operator==(const QuarterWentHome&) const = default;
};

// ys 5.5
struct MarketWentHome {
    static constexpr std::string_view name = "market_went_home";
    static constexpr Several<> fields{};
    bool operator==(const MarketWentHome&) const = default;
};

// ys 9.3: says that a seat has chosen its courtier, but not which.
struct CourtierChosen {
    Seat seat;
    static constexpr std::string_view name = "courtier_chosen";
    static constexpr Several fields{field("seat", &CourtierChosen::seat)};
    bool operator==(const CourtierChosen&) const = default;
};

// ys 9.3: the chosen brokers are in the throne room, and all others go home.
struct CourtiersSent {
    Turn turn;
    static constexpr std::string_view name = "courtiers_sent";
    static constexpr Several fields{field("turn", &CourtiersSent::turn)};
    bool operator==(const CourtiersSent&) const = default;
};

// ys 8
struct GameEnded {
    FinalScore score;
    static constexpr std::string_view name = "game_ended";
    static constexpr Several fields{field("score", &GameEnded::score)};
    bool operator==(const GameEnded&) const = default;
};

} // namespace dahut::ys

namespace dahut {

template <>
inline constexpr std::array words<ys::ScoreCause>{"market_space"sv, "herald"sv, "commerce"sv, "prince"sv, "king"sv};
template <>
inline constexpr std::array words<ys::GemSource>{"ship"sv, "row"sv, "blue_edged"sv, "jeweller"sv, "palace"sv};
template <>
inline constexpr std::array words<ys::QuotationCause>{"columns"sv, "best_bidder"sv, "banker"sv};
template <>
inline constexpr std::array words<ys::Contest>{"bids"sv, "quarter"sv, "area"sv, "row"sv, "best_bidder"sv};
template <>
inline constexpr std::array words<ys::TieBreak>{"intriguer"sv, "neutral"sv, "before_screen"sv, "order_card"sv,
                                                "previous_order_card"sv};

} // namespace dahut
