// A greedy player of Caylus Magna Carta: it estimates what each legal action would bring by the end of the round, from
// its own view alone, and takes the best. Quick and sensible, no thinker.
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
