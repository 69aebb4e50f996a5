// Seeds that are the same for the same question.
#include "server/table/tokens.hpp"

#include "tests/support/catch.hpp"

using namespace dahut;

TEST_CASE("the same question has the same seed, and no other question or secret has it")
{
    const std::string secret = new_token();
    CHECK(seed_for(secret, "may seat 1 undo?") == seed_for(secret, "may seat 1 undo?"));
    CHECK(seed_for(secret, "may seat 1 undo?") != seed_for(secret, "may seat 2 undo?"));
    CHECK(seed_for(secret, "may seat 1 undo?") != seed_for(new_token(), "may seat 1 undo?"));
}
