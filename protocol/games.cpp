// The list of games: each is its rules and its greedy bot.
#include "protocol/games.hpp"

#include "engine/bots/magna_carta_greedy.hpp"
#include "engine/bots/ys_greedy.hpp"
#include "engine/bots/yspahan_greedy.hpp"
#include "engine/magna_carta/magna_carta.hpp"
#include "engine/ys/ys.hpp"
#include "engine/yspahan/yspahan.hpp"
#include "protocol/hosted_game.hpp"

#include <array>

namespace dahut {

std::span<const HostedGame* const> all_games()
{
    static const HostedGameOf<ys::Ys, ys::GreedyBot> hosted_ys;
    static const HostedGameOf<yspahan::Yspahan, yspahan::GreedyBot> hosted_yspahan;
    static const HostedGameOf<magna_carta::MagnaCarta, magna_carta::GreedyBot> hosted_magna_carta;
    static const std::array<const HostedGame*, 3> games{&hosted_ys, &hosted_yspahan, &hosted_magna_carta};
    return games;
}

} // namespace dahut
