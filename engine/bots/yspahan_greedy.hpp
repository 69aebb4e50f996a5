// A greedy player of Yspahan. It estimates, from its own view alone, what each legal action is worth at once, and takes
// the best. It is fast and sensible, but does not think ahead.
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
