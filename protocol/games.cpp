// The list of games: each is its rules and its greedy bot.
#include "protocol/games.hpp"

#include "engine/bots/ys_greedy.hpp"
#include "engine/bots/yspahan_greedy.hpp"
#include "engine/ys/ys.hpp"
#include "engine/yspahan/yspahan.hpp"
#include "protocol/hosted_game.hpp"

#include <array>

namespace dahut {

std::span<const HostedGame* const> all_games()
{
    static const HostedGameOf<ys::Ys, ys::GreedyBot> hosted_ys;
    static const HostedGameOf<yspahan::Yspahan, yspahan::GreedyBot> hosted_yspahan;
    static const std::array<const HostedGame*, 2> games{&hosted_ys, &hosted_yspahan};
    return games;
}

} // namespace dahut
