// The plan of purchases of a bot (magna_carta_plan.hpp). The numbers come from games of the bot against itself and
// against the one before it.
#include "engine/bots/magna_carta_plan.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

// Every thing that must be got first may come too late, or go to another seat.
constexpr int risk_of_missing = 7;
constexpr int got_in_round = 4;
// So many purchases are thought of.
constexpr int purchases_most = 3;
// A batch earns a token and perhaps the gold for the most batches. Later batches find worse tokens.
constexpr Worth hoped_gold = 130;
constexpr int less_for_later_batch = 10;

// What one more of these is worth falls by the same step until it reaches its floor.
constexpr FallingWorth plain(80, 8, third_of_point);
constexpr FallingWorth gold(180, 6, point);
constexpr FallingWorth money(110, 7, 35);
// At the end everything is worth its points.
constexpr FallingWorth plain_at_end(third_of_point, 1, third_of_point);
constexpr FallingWorth gold_at_end(point, 1, point);
constexpr Worth debt_of_denier = 220;

// A residence pays a denier in every round, and carries a prestige building. The first one counts twice for that; more
// than two are hardly needed.
constexpr Worth income_in_round = 50;
constexpr Worth place_for_prestige = 50;

} // namespace

Plan::Plan(const View& view, Seat seat, const Outlook& outlook, const Stock& stock)
    : outlook_(outlook), needs_residence_(view.options.game != GameKind::basic)
{
    list_tokens(view.castle);
    if (outlook.rounds_left() > 0 || view.stage == Stage::acting) {
        list_prestige(view.prestige);
        if (const std::optional<OwnSecrets>& own = view.players[seat.index()].own) {
            list_hand(own->hand);
        }
    }
    const bool is_end = outlook.rounds_left() == 0;
    plain_ = is_end ? &plain_at_end : &plain;
    gold_ = is_end || purchases_.empty() ? &gold_at_end : &gold;
    keep_promising(stock);
}

void Plan::list_tokens(const Tokens& castle)
{
    std::size_t number = 0;
    for (std::size_t part = 0; part < castle.size(); ++part) {
        for (int left = castle[part]; left > 0 && number < tokens_.size(); --left) {
            tokens_[number++] = point * token_points[part];
        }
    }
}

void Plan::list_prestige(const PrestigeList& prestige)
{
    for (const Prestige one : prestige) {
        Purchase purchase{{}, 0, of_prestige(one), 0, one};
        std::ranges::copy(card_of(one).cost.cubes, purchase.cubes.begin());
        purchases_.push_back(purchase);
    }
}

// Of cards with the same cost only the best one counts.
void Plan::list_hand(const CardList& hand)
{
    for (const Building building : hand) {
        const Cost& cost = card_of(building).cost;
        Purchase purchase{{}, cost.any, outlook_.of_building(building), 0, {}};
        std::ranges::copy(cost.cubes, purchase.cubes.begin());
        Purchase* alike = std::ranges::find_if(purchases_, [&purchase](const Purchase& other) {
            return !other.prestige && other.cubes == purchase.cubes;
        });
        if (alike == purchases_.end()) {
            purchases_.push_back(purchase);
        } else {
            alike->gain = std::max(alike->gain, purchase.gain);
        }
    }
}

// The purchases that promise most with this stock, the best one first. The others are hardly ever the best later, and
// every one of them takes time.
void Plan::keep_promising(const Stock& stock)
{
    for (Purchase& purchase : purchases_) {
        const Bill bill = bill_of(purchase, stock);
        purchase.promise = gain_of(purchase, bill) - bill.lost;
    }
    const int kept = std::min(purchases_.size(), purchases_most);
    for (Purchase* place = purchases_.begin(); place != purchases_.begin() + kept; ++place) {
        std::iter_swap(place, std::ranges::max_element(place, purchases_.end(), {}, &Purchase::promise));
    }
    while (purchases_.size() > kept) {
        purchases_.pop_back();
    }
}

Worth Plan::of_prestige(Prestige prestige) const
{
    const Worth power = prestige == Prestige::hotel ? outlook_.rounds_left() * income_in_round : 0;
    return point * card_of(prestige).points + power;
}

// With the next income, the first deniers will do most. A denier that is owed costs more than it brings.
Worth Plan::of_deniers(int deniers) const
{
    if (deniers < 0) {
        return deniers * debt_of_denier;
    }
    const int income = outlook_.next_income();
    return outlook_.rounds_left() == 0 ? third_of_point * deniers : money.of(deniers + income) - money.of(income);
}

Worth Plan::of_residences(int residences) const
{
    const Worth each = point * residence_points + outlook_.rounds_left() * income_in_round;
    const int places = residences > 0 && outlook_.rounds_left() > 0 ? std::min(residences + 1, 3) : 0;
    return residences * each + places * place_for_prestige;
}

Worth Plan::of_rest(const Counts& cubes) const
{
    return plain_->of(cubes[0]) + plain_->of(cubes[1]) + plain_->of(cubes[2]) + gold_->of(cubes[gold_index]);
}

// Gold replaces what would cost even more.
Plan::Bill Plan::bill_of_batch(const Counts& cubes) const
{
    Bill batch{cubes};
    int& gold_left = batch.left[gold_index];
    for (const Cube cube : plain_cubes) {
        const std::size_t kind = index_of(cube);
        int& left = batch.left[kind];
        if (left > 0) {
            batch.lost += plain_->of(left) - plain_->of(left - 1);
            --left;
            continue;
        }
        ++batch.missing;
        if (gold_left > 0 && outlook_.price_of(kind) > gold.of(1)) {
            batch.lost += gold_->of(gold_left) - gold_->of(gold_left - 1);
            --gold_left;
        } else {
            batch.price += outlook_.price_of(kind);
        }
    }
    return batch;
}

// Batches, as long as they bring more than the cubes do otherwise, and what is left then.
Worth Plan::of_cubes(Counts cubes, std::size_t token) const
{
    const int risk = outlook_.rounds_left() > 0 ? risk_of_missing : 0;
    Worth sum = of_rest(cubes);
    for (std::size_t number = 0; number < batches_most && token + number < tokens_.size(); ++number) {
        if (cubes[0] + cubes[1] + cubes[2] == 0) {
            break;
        }
        const Bill batch = bill_of_batch(cubes);
        const Worth reward = tokens_[token + number] + (number == 0 ? hoped_gold : 0);
        const Worth gain = reward * (100 - risk * batch.missing) / 100 - batch.price;
        if (gain <= batch.lost) {
            break;
        }
        sum += gain * (100 - less_for_later_batch * static_cast<int>(number)) / 100 - batch.lost;
        cubes = batch.left;
    }
    return sum;
}

Plan::Bill Plan::bill_of(const Purchase& purchase, const Stock& stock) const
{
    Bill bill{stock.cubes};
    for (std::size_t kind = 0; kind < bill.left.size(); ++kind) {
        const int given = std::min(purchase.cubes[kind], bill.left[kind]);
        const int missing = purchase.cubes[kind] - given;
        bill.left[kind] -= given;
        bill.lost += given * (kind == gold_index ? point : third_of_point);
        bill.price += missing * outlook_.price_of(kind);
        bill.missing += missing;
    }
    pay_any(purchase.any, bill);
    if (purchase.prestige && needs_residence_ && stock.residences == 0) {
        bill.price += outlook_.price_of_residence();
        bill.missing += 2;
    }
    return bill;
}

// Any cube will do: one of those that there are most of.
void Plan::pay_any(int number, Bill& bill) const
{
    for (; number > 0; --number) {
        const auto most = std::max_element(bill.left.begin(), bill.left.begin() + plain_cubes.size());
        if (*most > 0) {
            --*most;
        } else {
            bill.price += outlook_.price_of(0);
            ++bill.missing;
        }
    }
}

// Nothing, if there is no time to get what is missing.
Worth Plan::gain_of(const Purchase& purchase, const Bill& bill) const
{
    if (bill.missing > got_in_round * outlook_.rounds_left()) {
        return 0;
    }
    return purchase.gain * std::max(100 - risk_of_missing * (bill.missing + 1), 0) / 100 - bill.price;
}

int Plan::residences_after(const Purchase& purchase, int residences) const
{
    return purchase.prestige && needs_residence_ ? std::max(residences - 1, 0) : residences;
}

// The best purchase, or none. Cubes that are given are worth their points at least, which saves most of the work.
Worth Plan::of_goods(const Stock& stock, std::size_t token, std::optional<Prestige> gone) const
{
    const Worth cubes = of_cubes(stock.cubes, token);
    Worth best = cubes + of_residences(stock.residences);
    for (const Purchase& purchase : purchases_) {
        if (gone && purchase.prestige == gone) {
            continue;
        }
        const Bill bill = bill_of(purchase, stock);
        const Worth gain = gain_of(purchase, bill);
        const Worth residences = of_residences(residences_after(purchase, stock.residences));
        if (gain > 0 && gain + cubes - bill.lost + residences > best) {
            best = std::max(best, gain + of_cubes(bill.left, token) + residences);
        }
    }
    return best;
}

// A bot that expects to use more cubes than it has counts them as debts.
Worth Plan::of(const Stock& stock, std::size_t token, std::optional<Prestige> gone) const
{
    Stock held = stock;
    Worth debts = 0;
    for (int& number : held.cubes) {
        debts += point * std::min(number, 0);
        number = std::max(number, 0);
    }
    return of_goods(held, token, gone) + debts + of_deniers(stock.deniers);
}

} // namespace dahut::magna_carta
