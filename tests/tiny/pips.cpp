// The rules of Pips, in the order in which they are played.
#include "tests/tiny/pips.hpp"

#include <algorithm>

namespace dahut::pips {

namespace {

constexpr std::array deal_values{OptionValue{"three", "All three cards are dealt at the start."},
                                 OptionValue{"two-then-one", "The third card is dealt after the first round."}};
constexpr std::array tie_values{OptionValue{"nobody", "Tied seats score nothing."},
                                OptionValue{"everybody", "Every tied seat scores a point."}};
constexpr std::array option_infos{OptionInfo{"deal", "When the cards are dealt", deal_values},
                                  OptionInfo{"ties", "Who scores when the highest cards are equal", tie_values}};

SeatSet all_seats(const State& state) { return SeatSet::first(state.seats); }

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

bool over(const State& state) { return state.round == rounds; }

void deal(State& state, Events<Event>& events)
{
    for (const Seat seat : all_seats(state)) {
        const Card card = state.deck.back();
        state.deck.pop_back();
        state.hands[at(seat)].push_back(card);
        events.tell_only(seat, CardDealt{card});
    }
}

Seats seats_with(const State& state, Card card)
{
    Seats seats;
    for (const Seat seat : all_seats(state)) {
        if (state.chosen[at(seat)] == card) {
            seats.push_back(seat);
        }
    }
    return seats;
}

void score(State& state, const Seats& highest, Events<Event>& events)
{
    if (highest.size() > 1) {
        events.tell(TieNamed{highest});
        if (state.options.ties == Ties::nobody) {
            return;
        }
    }
    for (const Seat seat : highest) {
        ++state.points[at(seat)];
        events.tell(PointScored{seat});
    }
}

void show(State& state, Events<Event>& events)
{
    Card highest;
    for (const Seat seat : all_seats(state)) {
        const Card card = *state.chosen[at(seat)];
        events.tell(CardShown{seat, card});
        state.shown.push_back(card);
        highest = std::max(highest, card);
    }
    score(state, seats_with(state, highest), events);
    state.chosen = {};
}

void choose(State& state, Seat seat, Card card, Events<Event>& events)
{
    state.hands[at(seat)].remove(card);
    state.chosen[at(seat)] = card;
    events.tell(CardChosen{seat});
}

// In the last round each hand has one card left, as everybody sees, so the game plays it. With two equal cards a hand
// also has only one answer. But there the seat is asked: not asking would reveal the hand.
void finish_round(State& state, Events<Event>& events)
{
    show(state, events);
    ++state.round;
    if (state.round == 1 && state.options.deal == Deal::two_then_one) {
        deal(state, events);
    }
    if (state.round == rounds - 1) {
        for (const Seat seat : all_seats(state)) {
            choose(state, seat, state.hands[at(seat)].front(), events);
        }
        show(state, events);
        ++state.round;
    }
}

// The redaction: first what is open to all,
View see_open(const State& state)
{
    View view;
    view.round = state.round;
    view.shown = state.shown;
    for (const Seat seat : all_seats(state)) {
        view.points.push_back(state.points[at(seat)]);
        if (state.chosen[at(seat)]) {
            view.have_chosen.push_back(seat);
        }
    }
    return view;
}

// then what these seats see besides.
void reveal_to(SeatSet eyes, const State& state, View& view)
{
    for (const Seat seat : all_seats(state)) {
        if (eyes.contains(seat)) {
            view.hands[at(seat)] = state.hands[at(seat)];
            view.chosen[at(seat)] = state.chosen[at(seat)];
        }
    }
}

} // namespace

std::span<const OptionInfo> Pips::option_list() { return option_infos; }

std::optional<Rejection> Pips::refuse_options(const Options& /*options*/, int seats)
{
    if (seats < seats_fewest || seats > seats_most) {
        return Rejection{"bad_seats", "Pips is for two to four."};
    }
    return std::nullopt;
}

State Pips::start(const Options& options, int seats, const ChanceKey& key, Events<Event>& events)
{
    Chance<Purpose> chance(key);
    State state;
    state.options = options;
    state.seats = seats;
    for (int card = 0; card < copies * Card::size; ++card) {
        state.deck.push_back(Card::at_index(card % Card::size));
    }
    Drawing cards = chance.stream(Purpose::cards, events);
    shuffle(cards, std::span(state.deck));
    const int dealt = options.deal == Deal::three ? 3 : 2;
    for (int card = 0; card < dealt; ++card) {
        deal(state, events);
    }
    return state;
}

Asked Pips::to_act(const State& state)
{
    Asked asked;
    for (const Seat seat : over(state) ? SeatSet() : all_seats(state)) {
        (state.chosen[at(seat)] ? asked.may : asked.must).insert(seat);
    }
    return asked;
}

void Pips::legal(const State& state, Seat seat, Rows<Action>& rows)
{
    rows.clear();
    if (over(state) || !all_seats(state).contains(seat)) {
        return;
    }
    if (state.chosen[at(seat)]) {
        rows.add<TakeBack>();
    } else {
        rows.add<Choose>(Choices<Card>(state.hands[at(seat)]));
    }
}

Rejection Pips::why_not(const State& state, Seat seat, const Action& action)
{
    if (over(state) || !all_seats(state).contains(seat)) {
        return {"not_asked", "Nothing is asked of this seat."};
    }
    if (std::holds_alternative<TakeBack>(action)) {
        return {"nothing_chosen", "There is no chosen card to take back."};
    }
    return state.chosen[at(seat)] ? Rejection{"already_chosen", "Take back the chosen card first."}
                                  : Rejection{"not_in_hand", "This card is not in the hand."};
}

void Pips::apply(State& state, Seat seat, const Action& action, Events<Event>& events)
{
    if (const Choose* const choice = std::get_if<Choose>(&action)) {
        choose(state, seat, choice->card, events);
        if (to_act(state).must.empty()) {
            finish_round(state, events);
        }
        return;
    }
    state.hands[at(seat)].push_back(*state.chosen[at(seat)]);
    state.chosen[at(seat)].reset();
    events.tell(CardTakenBack{seat});
}

View Pips::view(const State& state, Viewer viewer)
{
    View seen = see_open(state);
    reveal(state, viewer, seen);
    return seen;
}

void Pips::reveal(const State& state, Viewer viewer, View& open)
{
    reveal_to(viewer ? SeatSet::only(*viewer) : SeatSet(), state, open);
}

View Pips::all_seeing(const State& state)
{
    View seen = see_open(state);
    reveal_to(all_seats(state), state, seen);
    return seen;
}

// Shuffles everything that the viewer does not hold and deals it again. It is sorted before, so that any two states
// that the viewer cannot tell apart give the same world.
State Pips::resample(const State& state, Viewer viewer, Random& random)
{
    State other = state;
    std::vector<Card*> hidden;
    for (Card& card : other.deck) {
        hidden.push_back(&card);
    }
    for (const Seat seat : all_seats(state)) {
        if (viewer == seat) {
            continue;
        }
        for (Card& card : other.hands[at(seat)]) {
            hidden.push_back(&card);
        }
        if (other.chosen[at(seat)]) {
            hidden.push_back(&*other.chosen[at(seat)]);
        }
    }
    std::vector<Card> cards;
    for (const Card* const card : hidden) {
        cards.push_back(*card);
    }
    std::ranges::sort(cards);
    shuffle(random.stream("resample"), std::span<Card>(cards));
    for (std::size_t index = 0; index < cards.size(); ++index) {
        *hidden[index] = cards[index];
    }
    return other;
}

std::optional<Outcome> Pips::outcome(const State& state)
{
    if (!over(state)) {
        return std::nullopt;
    }
    Outcome outcome;
    for (const Seat seat : all_seats(state)) {
        const int points = state.points[at(seat)];
        const auto better =
            std::count_if(state.points.begin(), state.points.end(), [points](int others) { return others > points; });
        outcome.points.push_back(Points(points));
        outcome.places.push_back(static_cast<std::int16_t>(better + 1));
    }
    return outcome;
}

std::optional<std::string_view> Pips::check_state(const State& state)
{
    std::array<int, Card::size> found{};
    const auto count = [&found](const auto& cards) {
        for (const Card card : cards) {
            ++found[static_cast<std::size_t>(card.index())];
        }
    };
    count(state.deck);
    count(state.shown);
    for (const Hand& hand : state.hands) {
        count(hand);
    }
    for (const std::optional<Card>& card : state.chosen) {
        if (card) {
            count(std::array{*card});
        }
    }
    const bool complete = std::all_of(found.begin(), found.end(), [](int number) { return number == copies; });
    return complete ? std::nullopt : std::optional<std::string_view>("a card is missing or there twice");
}

} // namespace dahut::pips
