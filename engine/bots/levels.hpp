// How much each kind of bot thinks. What a level may spend is counted in playouts, never in seconds, so that a choice
// can be repeated. A server under load can allow a share of them, and a last moment.
#pragma once

#include "engine/bots/search.hpp"

namespace dahut {

// A game's own bot that says what its levels may spend. A bot that cannot advise a search plays every level greedily.
template <typename B, typename G>
concept LevelledAdviser = Adviser<B, G> && requires {
    { B::medium } -> std::convertible_to<LevelBudget>;
    { B::hard } -> std::convertible_to<LevelBudget>;
};

// What a level may spend and how it weighs with so many players, as far as the allowance goes.
[[nodiscard]] inline SearchBudget budget_within(const Allowance& allowance, const LevelBudget& level, int players)
{
    SearchBudget budget = level.with(players);
    for (const BudgetChange& change : allowance.changes) {
        part_of(budget, change.part) = change.number;
    }
    budget.playouts = std::max(1, budget.playouts * allowance.share / 100);
    budget.without = allowance.without;
    budget.weights = allowance.weights;
    return budget;
}

// Lets a bot of this kind choose. `Greedy` is the game's own bot.
template <Game G, Bot<G> Greedy>
[[nodiscard]] typename G::Action choose_as(BotKind kind, const Knowledge<G>& knowledge, Stream& stream,
                                           const Allowance& allowance = {})
{
    if (kind == BotKind::random) {
        return RandomBot<G>::choose(knowledge, stream);
    }
    if constexpr (LevelledAdviser<Greedy, G>) {
        if (kind == BotKind::medium || kind == BotKind::hard) {
            const LevelBudget& level = kind == BotKind::medium ? Greedy::medium : Greedy::hard;
            const SearchBudget budget = budget_within(allowance, level, knowledge.view().players.size());
            return Search<G, Greedy>(knowledge, budget, draw_64_bits(stream), allowance.over).choose();
        }
    }
    return Greedy::choose(knowledge, stream);
}

} // namespace dahut
