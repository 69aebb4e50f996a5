// yspahan 1.1 to 1.3: the printed city. The totals are checked by static_assert in city.hpp.
#include "engine/yspahan/city.hpp"

#include "tests/support/catch.hpp"

namespace dahut::yspahan {
namespace {

using enum Space;
using enum Shop;

TEST_CASE("quarters have 18, 14, 9 and 6 shops (yspahan 1.1, 1.2)")
{
    const auto shops_in = [](Quarter quarter) {
        int shops = 0;
        for (const Souk souk : souks_of(quarter)) {
            shops += shops_of(souk).size();
        }
        return shops;
    };
    CHECK(shops_in(Quarter::bag) == 18);
    CHECK(shops_in(Quarter::barrel) == 14);
    CHECK(shops_in(Quarter::chest) == 9);
    CHECK(shops_in(Quarter::vase) == 6);
}

TEST_CASE("every shop belongs to the souk that its name says (yspahan 1.2)")
{
    for (const Souk souk : all_of<Souk>()) {
        char letter = 'a';
        for (const Shop shop : shops_of(souk)) {
            CHECK(souk_of(shop) == souk);
            CHECK(quarter_of(shop) == facts_of(souk).quarter);
            CHECK(word(shop) == std::string(word(souk)) + letter++);
        }
    }
    CHECK(facts_of(Souk::vase3).points == 12);
}

TEST_CASE("two spaces have two shops, the crossroads none, all others one (yspahan 1.3)")
{
    for (const Space space : all_of<Space>()) {
        const int expected = space == crossroads ? 0 : space == east1 || space == south1 ? 2 : 1;
        CHECK(shops_beside(space).size() == expected);
    }
    CHECK(shops_beside(east1) == Shops{vase1a, barrel1a});
    CHECK(shops_beside(south1) == Shops{bag1b, barrel1a});
    CHECK(shops_beside(west10) == Shops{chest2a});
}

TEST_CASE("three shops are reached from two spaces (yspahan 1.3)")
{
    Shops twice;
    Shops once;
    for (const Space space : all_of<Space>()) {
        for (const Shop shop : shops_beside(space)) {
            (once.contains(shop) ? twice : once).insert(shop);
        }
    }
    CHECK(twice == Shops{bag1b, barrel1a, vase1a});
}

TEST_CASE("on a road the shops of the two sides alternate (yspahan 1.3)")
{
    const auto quarter_beside = [](Space space) { return quarter_of(shops_beside(space).nth(0)); };
    for (int step = 1; step < 10; ++step) {
        const auto here = static_cast<Space>(static_cast<int>(crossroads) + step);
        const auto next = static_cast<Space>(static_cast<int>(here) + 1);
        CHECK(quarter_beside(here) != quarter_beside(next));
    }
}

TEST_CASE("ways lead along an arm or through the crossroads (yspahan 1.3)")
{
    CHECK(distance_between(west3, west3) == Steps(0));
    CHECK(distance_between(west3, west9) == Steps(6));
    CHECK(distance_between(crossroads, south7) == Steps(7));
    CHECK(distance_between(south7, crossroads) == Steps(7));
    CHECK(distance_between(west1, east1) == Steps(2));
    CHECK(distance_between(north4, south2) == Steps(6));
    CHECK(spaces_between(crossroads, 4, 4) == Spaces{west4, east4, north4, south4});
    CHECK(spaces_between(north4, 0, 1) == Spaces{north4, north3});
    CHECK(spaces_between(north4, -3, 0) == Spaces{north4});
    CHECK(spaces_between(east7, 17, 40) == Spaces{west10});
    CHECK(spaces_between(east7, 18, 40).empty());
}

TEST_CASE("from every space there is a way of every length from 1 to 6 (yspahan 3.2 c)")
{
    for (const Space space : all_of<Space>()) {
        for (int steps = Die::lowest; steps <= Die::highest; ++steps) {
            CHECK_FALSE(spaces_between(space, steps, steps).empty());
        }
    }
}

} // namespace
} // namespace dahut::yspahan
