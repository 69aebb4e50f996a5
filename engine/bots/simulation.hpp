// What a simulation is to play, and what comes of it (simulate.hpp).
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace dahut {

enum class Checks : std::uint8_t { none, every_state };

// Told when a bot begins to choose among several actions, and when it has chosen. Either may be empty.
struct ChoiceWatch {
    std::function<void()> begins{};
    std::function<void(Seat)> ended{};
};

// What to play: a bot for each seat, and a seed that determines everything. `allowances` are for each seat too, or
// empty if every bot may think as its level says.
struct SimulationPlan {
    int games = 1;
    std::uint64_t seed = 0;
    std::vector<BotKind> bots;
    Checks checks = Checks::none;
    std::vector<Allowance> allowances{};
    ChoiceWatch watch{};
};

struct SimulationResult {
    std::uint64_t actions = 0;
    // Sums over all games, in seat order.
    std::array<std::int64_t, seats_max> points{};
    // One hash over all events of all games. It is the same on every machine.
    Hash signature;
};

// The seed of the game at this number in a simulation.
[[nodiscard]] constexpr std::uint64_t seed_of_game(std::uint64_t seed, int number)
{
    Hash hash;
    hash.add(seed);
    hash.add(number);
    return hash.value();
}

} // namespace dahut
