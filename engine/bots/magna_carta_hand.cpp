// What the cards in the hand of a bot are worth (magna_carta_hand.hpp).
#include "engine/bots/magna_carta_hand.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace dahut::magna_carta {

namespace {

// A card must bring more than the cubes that it costs.
constexpr Worth cube_of_cost = 80;
// There are seldom cubes for more than one card, and hardly for a third.
constexpr int part_of_second = 50;
constexpr int part_of_third = 25;
constexpr int whole = 1000;

} // namespace

HandWorth::HandWorth(const View& view, Seat seat, const Outlook& outlook)
    : outlook_(outlook), size_(view.players[seat.index()].hand)
{
    const PlayerView& own = view.players[seat.index()];
    Cards unseen = Cards::first(cards_in_deck).without(Cards(own.discards)).without(Cards(own.own->hand));
    for (const RoadCard& card : view.road) {
        if (card.owner == seat) {
            unseen.erase(card.building);
        }
    }
    for (const Building building : own.own->hand) {
        insert(best_, of_card(building));
    }
    for (const Building building : unseen) {
        unseen_.push_back(of_card(building));
    }
}

Worth HandWorth::of_card(Building building) const
{
    return std::max(outlook_.of_building(building) - cube_of_cost * card_of(building).cost.total(), 0);
}

Worth HandWorth::of(const Best& best)
{
    return best[0] + best[1] * part_of_second / 100 + best[2] * part_of_third / 100;
}

void HandWorth::insert(Best& best, Worth worth)
{
    for (Worth& place : best) {
        if (worth > place) {
            std::swap(worth, place);
        }
    }
}

Worth HandWorth::of_one_more() const
{
    if (unseen_.empty()) {
        return 0;
    }
    Worth sum = 0;
    for (const Worth worth : unseen_) {
        Best best = best_;
        insert(best, worth);
        sum += of(best);
    }
    return sum / unseen_.size() - of_hand();
}

// The best of them by its chance, and an average one besides.
Worth HandWorth::of_others() const
{
    if (unseen_.empty()) {
        return 0;
    }
    SmallList<Worth, cards_in_deck> worths = unseen_;
    sort_few(worths, std::greater<>());
    Worth best = 0;
    int none_better = whole;
    for (int place = 0; place < worths.size(); ++place) {
        const int left = worths.size() - place;
        const int chance = none_better * std::min(size_, left) / left;
        best += worths[place] * chance / whole;
        none_better -= chance;
    }
    const Worth average = std::accumulate(worths.begin(), worths.end(), 0) / worths.size();
    return best + (size_ > 1 ? average * part_of_second / 100 : 0);
}

} // namespace dahut::magna_carta
