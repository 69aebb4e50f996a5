// A greedy player of Yspahan: it compares what each legal action seems to be worth at once, from its own view alone,
// and takes the best. Quick and sensible, no thinker.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/yspahan/yspahan.hpp"

namespace dahut::yspahan {

struct GreedyBot {
    using Rules = Yspahan;

    [[nodiscard]] static Action choose(const Knowledge<Yspahan>& knowledge, Stream& stream);
};

static_assert(Bot<GreedyBot, Yspahan>);

} // namespace dahut::yspahan
