// A greedy player of Ys: it compares what each legal action would be worth if nobody did anything more this
// turn, from its own view alone, and takes the best. Quick and sensible, no thinker.
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
