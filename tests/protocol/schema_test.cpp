// The published schema of each game is the one its descriptions give. Regenerate it by running this test with
// DAHUT_UPDATE_GOLDENS=1 in the environment.
#include "protocol/schema.hpp"

#include "engine/ys/ys.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

using namespace dahut;

namespace {

std::string read_file(const std::string& name)
{
    std::ifstream file(name);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

template <typename G>
void compare_with_published()
{
    const std::string name =
        std::string(DAHUT_SOURCE_DIR) + "/protocol/schemas/" + std::string(G::name) + ".schema.json";
    const std::string derived = schemas_of_game<G>().dump(1) + "\n";
    if (std::getenv("DAHUT_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(name) << derived;
    }
    CHECK(read_file(name) == derived);
}

} // namespace

TEST_CASE("The published schema of Ys is the one its descriptions give") { compare_with_published<ys::Ys>(); }
