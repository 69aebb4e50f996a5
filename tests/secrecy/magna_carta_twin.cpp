#include "tests/secrecy/magna_carta_twin.hpp"

namespace dahut::magna_carta {

namespace {

// 5.1 b, 14 R2: the last seat has decided.
bool choices_are_shown(const PlayedAction& played) { return played.known_after.choices_were_shown(); }

HandChoice choice_of(const PlayedAction& played, Seat seat)
{
    const ChooseHand* const choice = std::get_if<ChooseHand>(&played.action);
    return choice != nullptr && seat == played.actor ? choice->choice : *played.before.of(seat).choice;
}

// 5.1 b, 5.2 b: whether this seat discards its whole hand and draws as many cards.
bool replaces_hand(const PlayedAction& played, Seat seat)
{
    if (choices_are_shown(played)) {
        return choice_of(played, seat) == HandChoice::replace;
    }
    return seat == played.actor && std::holds_alternative<ReplaceHand>(played.action);
}

bool draws(const PlayedAction& played, Seat seat)
{
    return replaces_hand(played, seat) || (seat == played.actor && std::holds_alternative<DrawCard>(played.action));
}

int cards_drawn(const PlayedAction& played, Seat seat)
{
    return replaces_hand(played, seat) ? played.before.of(seat).hand.size() : 1;
}

// 5.2 b, d: cards that leave this seat's hand openly.
Cards cards_shown(const PlayedAction& played, Seat seat)
{
    const Build* const build = std::get_if<Build>(&played.action);
    if (build != nullptr && seat == played.actor) {
        return build->building;
    }
    return replaces_hand(played, seat) ? played.before.of(seat).hand : Cards();
}

// The viewer draws the same cards, since it knows its whole deck; everything else may differ.
Chance<Purpose> chance_of_same_draw(const PlayedAction& played, Seat viewer, Stream& stream)
{
    State state = played.before;
    Events<Event> events;
    MagnaCarta::apply(state, played.actor, played.action, events);
    Script script(stream);
    script.repeat(events.draws(), word(deck_purpose(viewer)), cards_drawn(played, viewer));
    return Chance<Purpose>(steered_key(script));
}

} // namespace

bool reveals(const PlayedAction& played, Viewer viewer)
{
    bool revealed = played.known_after.is_over() || choices_are_shown(played);
    for (const Seat seat : SeatSet::first(played.before.seats)) {
        revealed = revealed || (viewer == seat ? draws(played, seat) : !cards_shown(played, seat).empty());
    }
    return revealed;
}

// At the end everything is revealed, and the deal can be checked.
State twin_before(const PlayedAction& played, Viewer viewer, Random& random)
{
    if (played.known_after.is_over()) {
        return played.before;
    }
    State known = played.before;
    for (const Seat seat : SeatSet::first(known.seats)) {
        known.of(seat).hand = known.of(seat).hand.without(cards_shown(played, seat));
    }
    State twin = MagnaCarta::resample(known, viewer, random);
    for (const Seat seat : SeatSet::first(known.seats)) {
        twin.of(seat).hand.join(cards_shown(played, seat));
        if (choices_are_shown(played)) {
            twin.of(seat).choice = played.before.of(seat).choice;
        }
    }
    if (viewer && draws(played, *viewer)) {
        twin.chance = chance_of_same_draw(played, *viewer, random.stream("twin"));
    }
    return twin;
}

std::optional<Action> twin_action(const State& twin, const PlayedAction& played, Viewer viewer, Random& random)
{
    const bool hides = std::holds_alternative<ChooseHand>(played.action) && !choices_are_shown(played);
    if (hides && viewer != played.actor) {
        return ChooseHand{pick(random.stream("twin"), all_of<HandChoice>())};
    }
    return check_action<MagnaCarta>(twin, played.actor, played.action) ? std::nullopt : std::optional(played.action);
}

// magna-carta 2, 5.1: the road, the first player, and the viewer's own hand are the same.
Script other_start(const Options& /*options*/, int /*seats*/, const Draws& truly, Viewer viewer, Random& random)
{
    Script script(random.stream("start"));
    script.repeat(truly, word(Purpose::road));
    script.repeat(truly, word(Purpose::first_player));
    if (viewer) {
        script.repeat(truly, word(deck_purpose(*viewer)));
    }
    return script;
}

std::vector<std::string_view> wrong_actions(MagnaCarta)
{
    return {
        R"({"type": "choose_hand", "choice": "replace"})",
        R"({"type": "draw_card"})",
        R"({"type": "replace_hand"})",
        R"({"type": "place_worker", "place": 0})",
        R"({"type": "place_worker", "place": 50})",
        R"({"type": "build", "building": "bank", "payment": ["wood", "stone", "stone"]})",
        R"({"type": "build", "building": "small_farm", "payment": ["food"]})",
        R"({"type": "build_prestige", "prestige": "hotel", "payment": ["stone", "gold"]})",
        R"({"type": "cover_residence", "prestige": "statue", "residence": 3, "payment": ["stone", "stone", "gold"]})",
        R"({"type": "pass"})",
        R"({"type": "move_provost", "steps": 3})",
        R"({"type": "decline"})",
        R"({"type": "buy_cubes", "cubes": ["gold"]})",
        R"({"type": "sell_cube", "cube": "gold"})",
        R"({"type": "turn_over", "place": 4, "payment": "wood"})",
        R"({"type": "trade_for_gold", "cube": "gold"})",
        R"({"type": "buy_gold", "amount": 2})",
        R"({"type": "buy_tokens", "amount": 2})",
        R"({"type": "deliver_batch", "payment": ["food", "wood", "wood"]})",
        R"({"type": "end_delivery"})",
    };
}

} // namespace dahut::magna_carta
