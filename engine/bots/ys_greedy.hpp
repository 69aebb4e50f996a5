// A greedy player of Ys. It estimates, from its own view alone, what each legal action would be worth if nobody did
// anything more this turn, and takes the best. It is fast and sensible, but does not think ahead.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/ys/ys.hpp"

namespace dahut::ys {

struct GreedyBot {
    using Rules = Ys;

    [[nodiscard]] static Action choose(const Knowledge<Ys>& knowledge, Stream& stream);
};

static_assert(Bot<GreedyBot, Ys>);

} // namespace dahut::ys
