// Which names readers take for each other, and which they can tell apart.
#include "protocol/looks.hpp"
#include "protocol/prototypes.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace dahut;

TEST_CASE("names look alike that differ only in case, accents or spaces")
{
    for (const char* other : {"ada", "ADA ", "Ádá", "A\u0301da", "A d a", "Ａｄａ", "𝒜𝒹𝒶"}) {
        INFO(other);
        CHECK(look_alike("Ada", other));
    }
}

TEST_CASE("names look alike whose letters of other scripts do")
{
    // The first letter is Cyrillic, Greek, Cherokee, Lisu and Carian, or the last one Cyrillic.
    for (const char* other : {"\u0410da", "\u0391da", "\u13aada", "\ua4eeda", "\U000102a0da", "Ad\u0430", "Ád\u0430"}) {
        INFO(other);
        CHECK(look_alike("Ada", other));
    }
    CHECK(look_alike("Nick", "\u039dick"));
}

TEST_CASE("names look alike that do so in capitals")
{
    CHECK(look_alike("Макс", "Makc"));
    CHECK(look_alike("вера", "BEPA"));
}

TEST_CASE("names look alike whose letters of the same script or digits do")
{
    CHECK(look_alike("Bill", "BiII"));
    CHECK(look_alike("Dora", "D0ra"));
    CHECK(look_alike("Arnold", "Amold"));
}

TEST_CASE("other names are told apart")
{
    CHECK_FALSE(look_alike("Ada", "Adam"));
    CHECK_FALSE(look_alike("Anna", "Hanna"));
    CHECK_FALSE(look_alike("Ali", "All"));
    CHECK_FALSE(look_alike("Mia", "Mla"));
    CHECK_FALSE(look_alike("山田", "山本"));
    CHECK_FALSE(look_alike("Вера", "Вира"));
}

TEST_CASE("characters that look like others are in their order, as they are searched")
{
    CHECK(prototypes().size() > 2000);
    CHECK(std::ranges::is_sorted(prototypes(), {}, &Prototype::character));
}
