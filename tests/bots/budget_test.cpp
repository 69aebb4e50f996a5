// Budgets of searches: the parts that a measurement changes by name, and what a level has for how many players.
#include "engine/bots/budget.hpp"

#include "tests/support/catch.hpp"

namespace dahut {
namespace {

TEST_CASE("each part of a budget can be set by its name, and changes no other")
{
    constexpr std::array parts{BudgetPart::playouts,  BudgetPart::candidates, BudgetPart::rounds, BudgetPart::trust,
                               BudgetPart::curiosity, BudgetPart::rivalry,    BudgetPart::leader};
    STATIC_REQUIRE(parts.size() == words<BudgetPart>.size());
    for (const BudgetPart changed : parts) {
        SearchBudget budget{
            .playouts = 1, .candidates = 2, .rounds = 3, .trust = 4, .curiosity = 5, .rivalry = 6, .leader = 7};
        part_of(budget, changed) = 77;
        for (const BudgetPart part : parts) {
            INFO(word(changed) << " and " << word(part));
            CHECK((part_of(budget, part) == 77) == (part == changed));
        }
    }
}

TEST_CASE("a level has a budget for two players and one for more")
{
    constexpr LevelBudget level{.of_two{.playouts = 10}, .of_more{.playouts = 20}};
    CHECK(level.with(2).playouts == 10);
    CHECK(level.with(3).playouts == 20);
    CHECK(level.with(4).playouts == 20);
    CHECK(alike_for_all({.playouts = 30}).with(2).playouts == 30);
}

} // namespace
} // namespace dahut
