// The greedy bot of Pips. It plays its highest card, and takes a card back only if it can do nothing else.
#pragma once

#include "engine/bots/bot.hpp"
#include "tests/tiny/pips.hpp"

namespace dahut::pips {

struct GreedyBot {
    using Rules = Pips;

    // Choose actions are in ascending order of their cards, so the last one has the highest.
    [[nodiscard]] static Action choose(const Knowledge<Pips>& knowledge, Stream& /*stream*/)
    {
        return knowledge.rows().nth(knowledge.rows().size() - 1);
    }
};
static_assert(Bot<GreedyBot, Pips>);

} // namespace dahut::pips
