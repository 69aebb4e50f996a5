#include "tests/secrecy/ys_twin.hpp"

#include "engine/ys/rules.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace dahut::ys {

namespace {

bool looks(const PlayedAction& played, Viewer viewer)
{
    return viewer == played.actor && std::holds_alternative<LookAtCourtier>(played.action);
}

// How this viewer will know the broker on the board after the action.
Face foreknown_face(const PlayedAction& played, BrokerNumber number, Viewer viewer)
{
    const auto& broker = played.known_before.board()[static_cast<std::size_t>(number.index())];
    const bool is_open = (broker && broker->face == Face::up) || played.known_after.was_shown(viewer, number);
    return is_open ? Face::up : Face::down;
}

Bid bid_of(const PlayedAction& played, Seat seat)
{
    return seat == played.actor ? std::get<Bid>(played.action) : *played.before.of(seat).bid;
}

// Takes everybody's bid from behind the screens, or puts it back. What else is there stays hidden (ys 3.2 a).
void move_bids(State& state, const PlayedAction& played, int by)
{
    for (const Seat seat : SeatSet::first(state.seats)) {
        for (const Broker broker : {bid_of(played, seat).first, bid_of(played, seat).second}) {
            std::uint8_t& count = state.of(seat).behind[static_cast<std::size_t>(broker.index())];
            count = static_cast<std::uint8_t>(count + by);
        }
        state.of(seat).bid.reset();
    }
}

// The state before the action for somebody who already knows what the viewer is about to be told: what the action will
// show lies open, and nothing else does. The account says who has seen what, whatever the state says.
State foreknown(const PlayedAction& played, Viewer viewer)
{
    const Account& before = played.known_before;
    State known = played.before;
    for (int index = 0; index < placements_max; ++index) {
        PlacedBroker& broker = known.at(BrokerNumber(index));
        broker.face = foreknown_face(played, BrokerNumber(index), viewer);
        const auto& in_account = before.board()[static_cast<std::size_t>(index)];
        broker.seen_by = in_account ? in_account->looked : SeatSet();
    }
    for (const Seat owner : SeatSet::first(known.seats)) {
        for (int courtier = 0; courtier < known.of(owner).throne_room.size(); ++courtier) {
            const Account& account = looks(played, viewer) ? played.known_after : before;
            known.of(owner).throne_room[courtier].seen_by = account.looked_at_courtier(owner, CourtierNumber(courtier));
        }
    }
    if (played.known_after.bids_were_shown()) {
        move_bids(known, played, -1);
    }
    known.stage = played.known_after.screens_were_opened() || !before.screens_are_closed() ? Stage::scoring_cards
                                                                                           : Stage::placing;
    for (QuarterState& quarter : known.quarters) {
        quarter.turned = static_cast<std::uint8_t>(played.known_after.characters_turned());
    }
    known.ships_arrived = static_cast<std::uint8_t>(played.known_after.ships_arrived());
    return known;
}

// Removes this foreknowledge from a state that was resampled with it.
void forget(State& twin, const PlayedAction& played)
{
    for (std::size_t number = 0; number < twin.brokers.size(); ++number) {
        twin.brokers[number].face = played.before.brokers[number].face;
        twin.brokers[number].seen_by = played.before.brokers[number].seen_by;
    }
    for (std::size_t seat = 0; seat < twin.players.size(); ++seat) {
        Player& player = twin.players[seat];
        const Player& truth = played.before.players[seat];
        for (int courtier = 0; courtier < player.throne_room.size(); ++courtier) {
            player.throne_room[courtier].seen_by = truth.throne_room[courtier].seen_by;
        }
    }
    if (played.known_after.bids_were_shown()) {
        move_bids(twin, played, +1);
        for (const Seat seat : SeatSet::first(twin.seats)) {
            twin.of(seat).bid = played.before.of(seat).bid;
        }
    }
    for (std::size_t quarter = 0; quarter < twin.quarters.size(); ++quarter) {
        twin.quarters[quarter].turned = played.before.quarters[quarter].turned;
    }
    twin.stage = played.before.stage;
    twin.ships_arrived = played.before.ships_arrived;
}

// The action without everything that it hides from the other seats (ys 3.2 a, 3.3 e, 9.2 a, 9.3).
struct Disguise {
    Action operator()(Bid) const { return Bid{}; }
    Action operator()(PlaceBroker placement) const
    {
        placement.broker = placement.face == Face::down ? Broker() : placement.broker;
        return placement;
    }
    Action operator()(PlaceNeutral placement) const
    {
        placement.broker = {};
        return placement;
    }
    Action operator()(SendCourtier) const { return SendCourtier{}; }
    template <typename Open>
    Action operator()(const Open& open) const
    {
        return open;
    }
};

Action disguised(const Action& action) { return std::visit(Disguise{}, action); }

// Whether the action's hidden part is told at once.
bool gives_itself_away(const PlayedAction& played)
{
    const Account& account = played.known_after;
    return account.bids_were_shown() || account.screens_were_opened() || account.is_over();
}

} // namespace

bool reveals(const PlayedAction& played, Viewer viewer)
{
    const Account& before = played.known_before;
    const Account& after = played.known_after;
    bool shown = gives_itself_away(played) || looks(played, viewer) || after.turn() != before.turn();
    for (int index = 0; index < placements_max; ++index) {
        shown = shown || after.was_shown(viewer, BrokerNumber(index));
    }
    return shown;
}

// At the end everything is revealed (ys 9.3, 13 R22).
State twin_before(const PlayedAction& played, Viewer viewer, Random& random)
{
    if (played.known_after.is_over()) {
        return played.before;
    }
    State twin = Ys::resample(foreknown(played, viewer), viewer, random);
    forget(twin, played);
    return twin;
}

std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer, Random& random)
{
    if (viewer == played.actor || gives_itself_away(played)) {
        return check_action<Ys>(twin, played.actor, played.action) ? std::nullopt : std::optional(played.action);
    }
    std::vector<Action> actions = legal_rows<Ys>(twin, played.actor).listed();
    const Action wanted = disguised(played.action);
    std::erase_if(actions, [&wanted](const Action& one) { return disguised(one) != wanted; });
    return actions.empty() ? std::nullopt : std::optional(pick(random.stream("twin"), actions));
}

namespace {

using Deck = std::vector<int>;

Deck new_deck(std::size_t cards)
{
    Deck deck(cards);
    std::iota(deck.begin(), deck.end(), 0);
    return deck;
}

// The order into which these draws have shuffled the characters.
Deck order_of_characters(const Draws& draws)
{
    Deck deck = new_deck(yellow_edged_characters);
    std::size_t left = deck.size();
    for (const Draw& draw : draws) {
        if (draw.purpose == word(Purpose::characters)) {
            std::swap(deck[--left], deck[draw.drawn]);
        }
    }
    return deck;
}

// Lets the script shuffle the characters into this order (engine/core/random.hpp).
void add_order(Script& script, const Deck& order)
{
    Deck deck = new_deck(order.size());
    for (std::size_t left = order.size(); left > 1; --left) {
        const auto place = std::ranges::find(deck, order[left - 1]) - deck.begin();
        script.add(word(Purpose::characters), left, static_cast<std::uint32_t>(place));
        std::swap(deck[left - 1], deck[static_cast<std::size_t>(place)]);
    }
}

} // namespace

// ys 2.4, 3.1: what arrives in the first turn is the same: the first card of each pile, and the first ships.
Script other_start(const Options& options, int seats, const Draws& truly, Viewer /*viewer*/, Random& random)
{
    Stream& stream = random.stream("start");
    Script script(stream);
    const std::size_t quarters = seats == 2 || options.quarters == QuartersRule::three ? 3 : 4;
    script.repeat(truly, word(Purpose::order_cards));
    script.repeat(truly, word(Purpose::ships), static_cast<int>(quarters) + 1);
    Deck order = order_of_characters(truly);
    std::vector<int*> hidden;
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (place % pile_size != 0 || place / pile_size >= quarters) {
            hidden.push_back(&order[place]);
        }
    }
    for (std::size_t left = hidden.size(); left > 1; --left) {
        std::swap(*hidden[left - 1], *hidden[pick_below(stream, static_cast<std::uint32_t>(left))]);
    }
    add_order(script, order);
    return script;
}

std::vector<std::string_view> wrong_actions(Ys)
{
    return {
        R"({"type": "pass"})",
        R"({"type": "bid", "first": 4, "second": 4})",
        R"({"type": "place", "broker": 4, "face": "up", "where": "palace1"})",
        R"({"type": "place", "broker": 2, "face": "down", "where": "blue3"})",
        R"({"type": "place_from_before", "broker": 0, "replacement": 4, "face": "up", "where": "port2"})",
        R"({"type": "place_neutral", "broker": 4, "where": "port1"})",
        R"({"type": "look", "broker": 0})",
        R"({"type": "look", "broker": 5})",
        R"({"type": "look_at_courtier", "owner": 1, "courtier": 0})",
        R"({"type": "play", "character": "spy"})",
        R"({"type": "swap_brokers", "first": 0, "second": 1})",
        R"({"type": "swap_with_courtier", "broker": 0, "courtier": 0})",
        R"({"type": "mark_broker", "broker": 3})",
        R"({"type": "move_broker", "broker": 2, "where": "red3"})",
        R"({"type": "send_courtier", "broker": 4})",
        R"({"type": "take_gem", "gem": "white"})",
        R"({"type": "order_columns", "order": ["red", "blue"]})",
    };
}

} // namespace dahut::ys
