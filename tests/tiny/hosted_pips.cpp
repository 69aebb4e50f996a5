// Makes a hosted game from the rules and the bot, in one line.
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
