// The one line that makes a hosted game out of the rules and the bot.
#include "tests/tiny/hosted_pips.hpp"

#include "protocol/hosted_game.hpp"
#include "tests/tiny/greedy.hpp"

namespace dahut {

const HostedGame& hosted_pips()
{
    static const HostedGameOf<pips::Pips, pips::GreedyBot> game;
    return game;
}

} // namespace dahut
