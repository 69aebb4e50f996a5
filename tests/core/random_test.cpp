// Uniform picks and shuffles, and the fast generator, whose numbers must be the same on every machine.
#include "engine/core/random.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

namespace dahut {
namespace {

// Returns the numbers that it was given.
class Scripted final : public Stream {
public:
    explicit Scripted(std::vector<std::uint32_t> numbers) : numbers_(std::move(numbers)) {}
    [[nodiscard]] std::uint32_t next() override { return numbers_.at(drawn_++); }
    [[nodiscard]] std::size_t drawn() const { return drawn_; }

private:
    std::vector<std::uint32_t> numbers_;
    std::size_t drawn_ = 0;
};

TEST_CASE("numbers that would make picks uneven are rejected")
{
    // 2^32 divided by 3 leaves 1, so one number must be rejected: 0.
    Scripted stream({0, 1, 4294967295});
    CHECK(pick_below(stream, 3) == 1);
    CHECK(stream.drawn() == 2);
    CHECK(pick_below(stream, 3) == 0);
}

TEST_CASE("a pick among one is that one")
{
    Scripted stream({12345});
    CHECK(pick_below(stream, 1) == 0);
}

TEST_CASE("every number below the bound is picked about equally often")
{
    FastStream stream(5);
    std::array<int, 6> found{};
    for (int draw = 0; draw < 60000; ++draw) {
        ++found.at(pick_below(stream, 6));
    }
    for (const int number : found) {
        CHECK(number > 9600);
        CHECK(number < 10400);
    }
}

TEST_CASE("every order of three cards comes about equally often, and no card is lost")
{
    FastStream stream(6);
    std::map<std::vector<int>, int> found;
    for (int deal = 0; deal < 60000; ++deal) {
        std::vector<int> cards{0, 1, 2};
        shuffle(stream, std::span(cards));
        ++found[cards];
    }
    REQUIRE(found.size() == 6);
    for (const auto& [cards, number] : found) {
        CHECK(std::is_permutation(cards.begin(), cards.end(), std::vector<int>{0, 1, 2}.begin()));
        CHECK(number > 9600);
        CHECK(number < 10400);
    }
}

TEST_CASE("the fast generator is Splitmix64, its upper half")
{
    // The published sequence for the seed 1234567 starts with 6457827717110365317, 3203168211198807973.
    FastStream stream(1234567);
    CHECK(stream.next() == static_cast<std::uint32_t>(6457827717110365317ULL >> 32U));
    CHECK(stream.next() == static_cast<std::uint32_t>(3203168211198807973ULL >> 32U));
}

TEST_CASE("purposes have streams of their own, and a seed gives the same ones again")
{
    FastRandom random(9);
    FastRandom again(9);
    FastRandom other(10);
    const std::uint32_t ships = random.stream("ships").next();
    CHECK(ships != random.stream("cards").next());
    CHECK(ships != other.stream("ships").next());
    CHECK(ships == again.stream("ships").next());
    CHECK(random.stream("ships").next() == again.stream("ships").next());
}

} // namespace
} // namespace dahut
