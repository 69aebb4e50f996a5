// What the road and the castle promise a bot (magna_carta_outlook.hpp). The numbers come from games of the bot against
// itself and against the one before it.
#include "engine/bots/magna_carta_outlook.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

// The price of a cube is a worker's time and a denier; no source at all makes it dear.
constexpr Worth price_from_large = 80;
constexpr Worth price_from_small = 90;
constexpr Worth price_from_peddler = 110;
constexpr Worth price_without_source = 140;
constexpr Worth price_from_mine = 110;
constexpr Worth price_from_bank = 140;
constexpr Worth price_without_gold = 250;
constexpr Worth price_with_lawyer = 200;
constexpr Worth price_without_lawyer = 350;
// In the last round nothing can be got any more.
constexpr Worth impossible = 100'000;

// What an own building brings in a round: others pay for it, and it is there when this seat needs it.
constexpr std::array<Worth, cards_in_deck> uses{120, 120, 120, 110, 80, 110, 120, 120, 120, 120, 130, 60};
constexpr int rounds_in_use = 10;
constexpr Worth first_lawyer = 100;
constexpr int less_for_each_alike = 10;
// Every building serves everybody. Whoever builds more than the others works for them.
constexpr int less_for_each_ahead = 30;
constexpr int least_part = 20;

// In two rounds about five tokens leave the castle.
constexpr int tokens_in_two_rounds = 5;

int rounds_after(const View& view)
{
    int ready = 0;
    for (const PlayerView& player : view.players) {
        ready += std::min({player.cubes[0], player.cubes[1], player.cubes[2]});
    }
    const int later = count_of(view.castle) - std::max(ready, 1);
    return later <= 0 ? 0 : 1 + 2 * (later - 1) / tokens_in_two_rounds;
}

} // namespace

Outlook::Outlook(const View& view, Seat seat)
    : rounds_left_(rounds_after(view)), others_(view.players.size() - 1),
      prices_{price_without_source, price_without_source, price_without_source, price_without_gold},
      price_of_residence_(price_without_lawyer)
{
    bool has_card_to_turn = false;
    for (const RoadCard& card : view.road) {
        look_at(card, seat);
        has_card_to_turn |= card.owner == seat && card.face == Face::building && card.building != Building::lawyer;
    }
    if (has_card_to_turn && alike_[static_cast<std::size_t>(Building::lawyer)] > 0) {
        price_of_residence_ = price_with_lawyer;
    }
    if (rounds_left_ == 0) {
        prices_.fill(impossible);
        price_of_residence_ = impossible;
    }
}

void Outlook::look_at(const RoadCard& card, Seat seat)
{
    if (card.owner) {
        built_more_ += card.owner == seat ? others_ : -1;
    }
    if (card.face == Face::building) {
        ++alike_[static_cast<std::size_t>(card.building)];
        note_source(card_of(card.building).primary);
    } else if (card.face == Face::residence && card.owner == seat) {
        next_income_ += income_of_residence;
    }
}

void Outlook::note_source(const Effect& effect)
{
    if (effect.deed == Deed::gain_cubes && effect.cube == Cube::gold) {
        lower(Cube::gold, price_from_mine);
    } else if (effect.deed == Deed::gain_cubes) {
        lower(effect.cube, effect.amount > 1 ? price_from_large : price_from_small);
    } else if (effect.deed == Deed::buy_gold) {
        lower(Cube::gold, price_from_bank);
    } else if (effect.deed == Deed::buy_cubes) {
        for (const Cube cube : plain_cubes) {
            lower(cube, price_from_peddler);
        }
    }
}

void Outlook::lower(Cube cube, Worth price)
{
    Worth& known = prices_[index_of(cube)];
    known = std::min(known, price);
}

Worth Outlook::of_use(Building building) const
{
    const auto number = static_cast<std::size_t>(building);
    const int alike = alike_[number];
    const int share = 100 - std::min(less_for_each_alike * alike, 90);
    const int part = std::clamp(100 - less_for_each_ahead * (built_more_ / others_), least_part, 100);
    const Worth use = std::min(rounds_left_, rounds_in_use) * uses[number] * share / 100 * part / 100;
    const bool is_first_lawyer = building == Building::lawyer && alike == 0 && rounds_left_ > 1;
    return use + (is_first_lawyer ? first_lawyer : 0);
}

} // namespace dahut::magna_carta
