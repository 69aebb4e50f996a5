// Pips, a five-minute game for the tests, and the example for adding a game (docs/HACKING.md).
//
// There are three cards each of 1 to 6 pips. Every seat gets three of them in all. There are three rounds. In each, all
// seats secretly choose a card. They may take it back until the last one has chosen. Then the cards are shown, and the
// highest scores a point. Pips has a little of everything: hidden hands and a hidden deck, simultaneous secret choices,
// an optional answer, private events, an option that changes the deal, and a last round that plays itself.
#pragma once

#include "engine/core/game.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

namespace dahut::pips {

inline constexpr int seats_most = 4;
inline constexpr int rounds = 3;
inline constexpr int copies = 3;

using Card = Ranged<struct CardTag, 1, 6>;
using Hand = SmallList<Card, rounds>;
using Seats = SmallList<Seat, seats_most>;
template <typename T>
using PerSeat = std::array<T, seats_most>;

// The purposes of chance.
enum class Purpose : std::uint8_t { cards };

enum class Deal : std::uint8_t { three, two_then_one };
enum class Ties : std::uint8_t { nobody, everybody };

struct Options {
    Deal deal{};
    Ties ties{};
    static constexpr Several fields{field("deal", &Options::deal), field("ties", &Options::ties)};
};

// Actions.
struct Choose {
    Card card;
    static constexpr std::string_view name = "choose";
    static constexpr Several fields{field("card", &Choose::card)};
    bool operator==(const Choose&) const = default;
};
struct TakeBack {
    static constexpr std::string_view name = "take_back";
    static constexpr Several<> fields{};
    bool operator==(const TakeBack&) const = default;
};
using Action = std::variant<Choose, TakeBack>;

// Events. Only its seat hears which card was dealt. That it was dealt follows from the round.
struct CardDealt {
    Card card;
    static constexpr std::string_view name = "card_dealt";
    static constexpr Several fields{field("card", &CardDealt::card)};
};
struct CardChosen {
    Seat seat;
    static constexpr std::string_view name = "card_chosen";
    static constexpr Several fields{field("seat", &CardChosen::seat)};
};
struct CardTakenBack {
    Seat seat;
    static constexpr std::string_view name = "card_taken_back";
    static constexpr Several fields{field("seat", &CardTakenBack::seat)};
};
struct CardShown {
    Seat seat;
    Card card;
    static constexpr std::string_view name = "card_shown";
    static constexpr Several fields{field("seat", &CardShown::seat), field("card", &CardShown::card)};
};
struct TieNamed {
    Seats seats;
    static constexpr std::string_view name = "tie_named";
    static constexpr Several fields{field("seats", &TieNamed::seats)};
};
struct PointScored {
    Seat seat;
    static constexpr std::string_view name = "point_scored";
    static constexpr Several fields{field("seat", &PointScored::seat)};
};
using Event = std::variant<CardDealt, CardChosen, CardTakenBack, CardShown, TieNamed, PointScored>;

// Every card is in the deck, in a hand, chosen (and then no longer in the hand) or shown. Unused seats are empty
// everywhere. The match is over when `round` equals `rounds`.
struct State {
    Options options;
    int seats = 0;
    int round = 0;
    SmallList<Card, copies * Card::size> deck;
    SmallList<Card, rounds * seats_most> shown;
    PerSeat<Hand> hands{};
    PerSeat<std::optional<Card>> chosen{};
    PerSeat<int> points{};
};

// `hands` and `chosen` leave out what the viewer may not see.
struct View {
    int round = 0;
    Seats have_chosen;
    SmallList<int, seats_most> points;
    SmallList<Card, rounds * seats_most> shown;
    PerSeat<std::optional<Hand>> hands{};
    PerSeat<std::optional<Card>> chosen{};
    static constexpr Several fields{field("round", &View::round),   field("have_chosen", &View::have_chosen),
                                    field("points", &View::points), field("shown", &View::shown),
                                    field("hands", &View::hands),   field("chosen", &View::chosen)};
    bool operator==(const View&) const = default;
};

// The rules, in the shape that engine/core/game.hpp asks for.
struct Pips {
    using Options = pips::Options;
    using State = pips::State;
    using Action = pips::Action;
    using Event = pips::Event;
    using View = pips::View;

    static constexpr std::string_view name = "pips";
    static constexpr std::string_view title = "Pips";
    static constexpr std::string_view rules_version = "1";
    static constexpr int seats_fewest = 2;
    static constexpr int seats_most = pips::seats_most;

    [[nodiscard]] static std::span<const OptionInfo> option_list();
    [[nodiscard]] static std::optional<Rejection> refuse_options(const Options& options, int seats);
    [[nodiscard]] static State start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events);
    [[nodiscard]] static Asked to_act(const State& state);
    static void legal(const State& state, Seat seat, Rows<Action>& rows);
    [[nodiscard]] static Rejection why_not(const State& state, Seat seat, const Action& action);
    static void apply(State& state, Seat seat, const Action& action, Events<Event>& events);
    [[nodiscard]] static View view(const State& state, Viewer viewer);
    static void reveal(const State& state, Viewer viewer, View& open);
    [[nodiscard]] static View all_seeing(const State& state);
    [[nodiscard]] static State resample(const State& state, Viewer viewer, Random& random);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);
    [[nodiscard]] static std::optional<std::string_view> check_state(const State& state);
};
static_assert(Game<Pips>);

} // namespace dahut::pips

namespace dahut {

template <>
inline constexpr std::array words<pips::Purpose>{std::string_view("cards")};
template <>
inline constexpr std::array words<pips::Deal>{std::string_view("three"), std::string_view("two-then-one")};
template <>
inline constexpr std::array words<pips::Ties>{std::string_view("nobody"), std::string_view("everybody")};

} // namespace dahut
