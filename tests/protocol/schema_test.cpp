// The published schema of each game is the one its descriptions give. Regenerate it by running this test with
// DAHUT_UPDATE_GOLDENS=1 in the environment.
#include "protocol/schema.hpp"

#include "engine/ys/ys.hpp"
#include "tests/support/golden.hpp"

#include <string>

using namespace dahut;

TEST_CASE("The published schema of Ys is the one its descriptions give")
{
    check_golden("protocol/schemas/" + std::string(ys::Ys::name) + ".schema.json",
                 schemas_of_game<ys::Ys>().dump(1) + "\n");
}
