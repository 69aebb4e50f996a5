// Both engines answer alike, whatever is asked of them: random requests, one after the other, and all that can be read.
#include "tests/store/engines.hpp"
#include "tests/store/requests.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>

using namespace dahut;
using namespace dahut::test;

TEST_CASE("whatever is asked of two engines, they answer alike")
{
    const std::uint64_t seeds = std::getenv("DAHUT_NIGHTLY") == nullptr ? 3 : 100;
    constexpr int steps = 60;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const std::unique_ptr<EngineDatabase> first = sqlite_database();
        const std::unique_ptr<EngineDatabase> second = postgres_database();
        const std::unique_ptr<Journal> sqlite = first->open();
        const std::unique_ptr<Journal> postgres = second->open();
        const std::unique_ptr<Requests> of_sqlite = random_requests(seed, *sqlite);
        const std::unique_ptr<Requests> of_postgres = random_requests(seed, *postgres);
        for (int step = 0; step < steps; ++step) {
            CAPTURE(seed, step);
            REQUIRE(of_sqlite->next() == of_postgres->next());
            REQUIRE(everything(*sqlite) == everything(*postgres));
        }
    }
}
