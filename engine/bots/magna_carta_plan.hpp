// What the goods of one seat are worth in Caylus Magna Carta, given what the seat can still buy with them in the rounds
// left. The plan is short: batches for the castle, and one more purchase, which is a prestige building or a card of the
// hand. Which action to choose it leaves to others.
#pragma once

#include "engine/bots/magna_carta_outlook.hpp"

#include <algorithm>

namespace dahut::magna_carta {

// What a seat has, or expects to have at the end of the round. `residences` are those that nothing covers.
struct Stock {
    Counts cubes{};
    int deniers = 0;
    int residences = 0;
};

// What so many of a kind are worth together, where each is worth a step less than the one before it, down to a floor.
class FallingWorth {
public:
    constexpr FallingWorth(Worth first, Worth step, Worth floor) : floor_(floor)
    {
        for (std::size_t number = 1; number < sums_.size(); ++number) {
            const Worth next = first - step * static_cast<Worth>(number - 1);
            sums_[number] = sums_[number - 1] + std::max(next, floor);
        }
    }
    // The number is not below nothing.
    [[nodiscard]] constexpr Worth of(int number) const
    {
        const int known = std::min(number, static_cast<int>(sums_.size()) - 1);
        return sums_[static_cast<std::size_t>(known)] + (number - known) * floor_;
    }

private:
    Worth floor_;
    // Beyond these every one is worth the floor.
    std::array<Worth, 24> sums_{};
};

class Plan {
public:
    // Keeps a reference to the outlook. The stock is the one that the seat expects.
    Plan(const View& view, Seat seat, const Outlook& outlook, const Stock& stock);

    // All that this stock will bring until the match ends.
    [[nodiscard]] Worth of(const Stock& stock) const { return of(stock, 0, {}); }
    // The same when this prestige building is gone, and when the castle has lost its next token.
    [[nodiscard]] Worth of_without(Prestige prestige, const Stock& stock) const { return of(stock, 0, prestige); }
    [[nodiscard]] Worth of_after_token(const Stock& stock) const { return of(stock, 1, {}); }

    [[nodiscard]] Worth of_deniers(int deniers) const;
    // The next `number` tokens of the castle, of which there are at most two.
    [[nodiscard]] Worth of_tokens(int number) const { return tokens_[0] + (number > 1 ? tokens_[1] : 0); }
    // A prestige building with its power.
    [[nodiscard]] Worth of_prestige(Prestige prestige) const;

private:
    // Something that can be bought. `promise` is what it seems to bring with the stock that the seat expects.
    struct Purchase {
        Counts cubes{};
        int any = 0;
        Worth gain = 0;
        Worth promise = 0;
        std::optional<Prestige> prestige;
        bool operator==(const Purchase&) const = default;
    };
    // What is left when something was bought, what the cubes given for it would be worth otherwise, the price of what
    // is missing, and how many things are.
    struct Bill {
        Counts left{};
        Worth lost = 0;
        Worth price = 0;
        int missing = 0;
    };

    void list_tokens(const Tokens& castle);
    void list_prestige(const PrestigeList& prestige);
    void list_hand(const CardList& hand);
    void keep_promising(const Stock& stock);

    [[nodiscard]] Worth of(const Stock& stock, std::size_t token, std::optional<Prestige> gone) const;
    [[nodiscard]] Worth of_goods(const Stock& stock, std::size_t token, std::optional<Prestige> gone) const;
    [[nodiscard]] Bill bill_of(const Purchase& purchase, const Stock& stock) const;
    void pay_any(int number, Bill& bill) const;
    [[nodiscard]] Worth gain_of(const Purchase& purchase, const Bill& bill) const;
    [[nodiscard]] int residences_after(const Purchase& purchase, int residences) const;

    [[nodiscard]] Worth of_cubes(Counts cubes, std::size_t token) const;
    [[nodiscard]] Bill bill_of_batch(const Counts& cubes) const;
    [[nodiscard]] Worth of_rest(const Counts& cubes) const;
    [[nodiscard]] Worth of_residences(int residences) const;

    static constexpr std::size_t batches_most = 3;

    const Outlook& outlook_;
    bool needs_residence_;
    const FallingWorth* plain_ = nullptr;
    const FallingWorth* gold_ = nullptr;
    // The next tokens, worth nothing where there are none.
    std::array<Worth, batches_most + 1> tokens_{};
    SmallList<Purchase, prestige_buildings + static_cast<int>(buildings_of_one_cost.size())> purchases_;
};

} // namespace dahut::magna_carta
