// Pips's greedy bot: plays its highest card and never takes one back unless that is all it may do.
#pragma once

#include "engine/bots/bot.hpp"
#include "tests/tiny/pips.hpp"

namespace dahut::pips {

struct GreedyBot {
    using Rules = Pips;

    // Chooses come in ascending order of their cards, so the last is the highest.
    [[nodiscard]] static Action choose(const Knowledge<Pips>& knowledge, Stream& /*stream*/)
    {
        return knowledge.rows().nth(knowledge.rows().size() - 1);
    }
};
static_assert(Bot<GreedyBot, Pips>);

} // namespace dahut::pips
