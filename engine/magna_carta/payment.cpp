// magna-carta 5.6: paying with cubes. Gold can replace any cube. A white cube in a cost means any cube.
#include "engine/magna_carta/rules.hpp"

#include <algorithm>

namespace dahut::magna_carta {

namespace {

constexpr std::size_t gold_index = static_cast<std::size_t>(Cube::gold);

// The cubes except gold given for a cost. Gold pays the rest.
struct Plain {
    int food = 0;
    int wood = 0;
    int stone = 0;
};

// Cubes beyond what the cost asks of their kind can only pay for its white cubes.
bool fits(const Cost& cost, const Plain& given)
{
    const int beyond = std::max(given.food - cost.cubes[0], 0) + std::max(given.wood - cost.cubes[1], 0)
                       + std::max(given.stone - cost.cubes[2], 0);
    return beyond <= cost.any;
}

Payment payment_of(const Plain& given, int gold)
{
    Payment payment;
    const auto give = [&payment](Cube cube, int number) {
        for (; number > 0; --number) {
            payment.push_back(cube);
        }
    };
    give(Cube::food, given.food);
    give(Cube::wood, given.wood);
    give(Cube::stone, given.stone);
    give(Cube::gold, gold);
    return payment;
}

// Of payments with the same gold, the one with more food comes first, then the one with more wood (14 R3).
void add_payments(const Player& player, const Cost& cost, int gold, Choices<Payment>& payments)
{
    const int rest = cost.total() - gold;
    for (int food = std::min(player.count(Cube::food), cost.cubes[0] + cost.any); food >= 0; --food) {
        for (int wood = std::min(player.count(Cube::wood), cost.cubes[1] + cost.any); wood >= 0; --wood) {
            const Plain given{food, wood, rest - food - wood};
            if (given.stone >= 0 && given.stone <= player.count(Cube::stone) && fits(cost, given)) {
                payments.insert(payment_of(given, gold));
            }
        }
    }
}

} // namespace

bool can_pay(const Player& player, const Cost& cost)
{
    int gold = cost.cubes[gold_index];
    int cubes = player.cubes[gold_index];
    for (std::size_t kind = 0; kind < gold_index; ++kind) {
        gold += std::max(cost.cubes[kind] - player.cubes[kind], 0);
        cubes += player.cubes[kind];
    }
    return gold <= player.cubes[gold_index] && cubes >= cost.total();
}

Choices<Payment> payments_for(const Player& player, const Cost& cost)
{
    Choices<Payment> payments;
    const int gold_most = std::min(player.count(Cube::gold), cost.total());
    for (int gold = cost.cubes[gold_index]; gold <= gold_most; ++gold) {
        add_payments(player, cost, gold, payments);
    }
    return payments;
}

Choices<Cube> payments_for(const Player& player, Cube cube)
{
    Choices<Cube> payments;
    for (const Cube given : {cube, Cube::gold}) {
        if (player.count(given) > 0) {
            payments.insert(given);
        }
    }
    return payments;
}

void pay(State& state, Seat seat, Cube cube)
{
    std::uint16_t& left = state.of(seat).cubes[static_cast<std::size_t>(cube)];
    require(left > 0, "a cube that is given is there");
    --left;
    --state.cubes_paid[static_cast<std::size_t>(cube)];
}

void pay(State& state, Seat seat, const Payment& payment)
{
    for (const Cube cube : payment) {
        pay(state, seat, cube);
    }
}

} // namespace dahut::magna_carta
