// A greedy player of Caylus Magna Carta. It estimates, from its own view alone, what each legal action would gain by
// the end of the round, and takes the best. It is fast and sensible, but does not think ahead.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/magna_carta/magna_carta.hpp"

namespace dahut::magna_carta {

struct GreedyBot {
    using Rules = MagnaCarta;

    [[nodiscard]] static Action choose(const Knowledge<MagnaCarta>& knowledge, Stream& stream);
};

static_assert(Bot<GreedyBot, MagnaCarta>);

} // namespace dahut::magna_carta
