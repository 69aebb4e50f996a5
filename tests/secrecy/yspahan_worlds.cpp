#include "tests/secrecy/yspahan_worlds.hpp"

#include "engine/yspahan/tables.hpp"

#include <algorithm>
#include <array>

namespace dahut::yspahan {

namespace {

using CardCounts = std::array<int, words<Card>.size()>;

void take_out(CardCounts& counts, const Cards& cards)
{
    for (const Card card : cards) {
        --counts[static_cast<std::size_t>(card)];
    }
}

// yspahan 4 c: whatever is neither among the discards nor in the own hand is hidden, and can be anywhere if not all of
// it is alike.
bool hidden_cards_differ(const View& seen)
{
    CardCounts hidden;
    hidden.fill(copies_of_card);
    take_out(hidden, seen.discards);
    for (const PlayerView& player : seen.players) {
        if (player.cards) {
            take_out(hidden, *player.cards);
        }
    }
    return std::ranges::count_if(hidden, [](int copies) { return copies > 0; }) > 1;
}

// yspahan 2 a, 6 b: on every day but the last there are more dice to come, on that one before its roll.
bool dice_are_open(const View& seen)
{
    const bool last_day = seen.week == Week(Week::highest) && seen.day == Day(Day::highest);
    return !last_day || seen.stage == Stage::rolling;
}

std::array<std::uint32_t, 4> next_chance(State state, Purpose purpose)
{
    Events<Event> events;
    Drawing drawing = state.chance.stream(purpose, events);
    return {drawing.next(), drawing.next(), drawing.next(), drawing.next()};
}

} // namespace

std::vector<OpenQuestion> open_questions(const State& /*truth*/, const View& seen)
{
    const bool open = hidden_cards_differ(seen);
    std::vector<OpenQuestion> questions{{SecretKind::deck, Seat(0), open && seen.deck > 0}};
    for (int number = 0; number < seen.players.size(); ++number) {
        const PlayerView& player = seen.players[number];
        questions.push_back({SecretKind::hand, Seat(number), open && !player.cards && player.hand > 0});
    }
    if (dice_are_open(seen)) {
        questions.push_back({SecretKind::dice, Seat(0), true});
    }
    if (seen.stage != Stage::over) {
        questions.push_back({SecretKind::shuffles, Seat(0), true});
    }
    return questions;
}

bool differ(const State& left, const State& right, const OpenQuestion& question)
{
    switch (question.kind) {
    case SecretKind::hand:
        return left.of(question.seat).hand != right.of(question.seat).hand;
    case SecretKind::deck:
        return left.deck != right.deck;
    case SecretKind::dice:
        return next_chance(left, Purpose::dice) != next_chance(right, Purpose::dice);
    case SecretKind::shuffles:
        break;
    }
    return next_chance(left, Purpose::cards) != next_chance(right, Purpose::cards);
}

} // namespace dahut::yspahan
