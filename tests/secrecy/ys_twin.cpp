#include "tests/secrecy/ys_twin.hpp"

#include <algorithm>
#include <vector>

namespace dahut::ys {

namespace {

// Until the last brokers join those before the screens, nobody sees behind a screen (ys 3.3 d).
bool screens_are_closed(Stage stage) { return stage <= Stage::last_looks; }

bool screens_open(const PlayedAction& played)
{
    const bool turn_ended = played.after.turn != played.before.turn || played.after.stage == Stage::over;
    return screens_are_closed(played.before.stage) && (turn_ended || !screens_are_closed(played.after.stage));
}

// ys 3.2 a
bool bids_are_revealed(const PlayedAction& played)
{
    return played.before.stage == Stage::bidding && played.after.stage != Stage::bidding;
}

bool looks(const PlayedAction& played, Viewer viewer)
{
    return viewer == played.actor && played.before.effects.spy == viewer;
}

bool is_face_down(const PlacedBroker& broker) { return broker.on_board != 0 && broker.face == Face::down; }

// ys 4.1, 5.1; 7.3, the Spy.
bool is_revealed(const PlayedAction& played, std::size_t number, Viewer viewer)
{
    const PlacedBroker& before = played.before.brokers[number];
    const PlacedBroker& after = played.after.brokers[number];
    const bool looked_at = looks(played, viewer) && after.seen_by != before.seen_by;
    return is_face_down(before) && (looked_at || !is_face_down(after));
}

// The state before the action as one knows it who knows beforehand what the viewer is about to be told: what will be
// revealed lies open.
State foreknown(const PlayedAction& played, Viewer viewer)
{
    State known = played.before;
    for (std::size_t number = 0; number < known.brokers.size(); ++number) {
        if (is_revealed(played, number, viewer)) {
            known.brokers[number].face = Face::up;
        }
    }
    for (std::size_t seat = 0; looks(played, viewer) && seat < known.players.size(); ++seat) {
        for (int courtier = 0; courtier < known.players[seat].throne_room.size(); ++courtier) {
            known.players[seat].throne_room[courtier].seen_by =
                played.after.players[seat].throne_room[courtier].seen_by;
        }
    }
    if (screens_open(played) || bids_are_revealed(played)) {
        known.stage = Stage::scoring_cards;
    }
    for (std::size_t quarter = 0; quarter < known.quarters.size(); ++quarter) {
        known.quarters[quarter].turned = played.after.quarters[quarter].turned;
    }
    known.ships_arrived = played.after.ships_arrived;
    return known;
}

// Takes the foreknowledge back out of a state that was resampled with it.
void forget(State& twin, const PlayedAction& played)
{
    for (std::size_t number = 0; number < twin.brokers.size(); ++number) {
        twin.brokers[number].face = played.before.brokers[number].face;
    }
    for (std::size_t seat = 0; seat < twin.players.size(); ++seat) {
        Player& player = twin.players[seat];
        const Player& truth = played.before.players[seat];
        for (int courtier = 0; courtier < player.throne_room.size(); ++courtier) {
            player.throne_room[courtier].seen_by = truth.throne_room[courtier].seen_by;
        }
        if (bids_are_revealed(played)) {
            player.bid = truth.bid;
        }
    }
    for (std::size_t quarter = 0; quarter < twin.quarters.size(); ++quarter) {
        twin.quarters[quarter].turned = played.before.quarters[quarter].turned;
    }
    twin.stage = played.before.stage;
    twin.ships_arrived = played.before.ships_arrived;
}

// The action with all that it hides from the other seats left out (ys 3.2 a, 3.3 e, 9.2 a, 9.3).
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

// Whether what the actor hides now is told at once.
bool gives_itself_away(const PlayedAction& played)
{
    return bids_are_revealed(played) || screens_open(played) || played.after.stage == Stage::over;
}

} // namespace

bool reveals(const PlayedAction& played, Viewer viewer)
{
    return played.after.stage == Stage::over || foreknown(played, viewer) != played.before;
}

// With the end everything is told (ys 9.3, 13 R22).
State twin_before(const PlayedAction& played, Viewer viewer, Random& random)
{
    if (played.after.stage == Stage::over) {
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
