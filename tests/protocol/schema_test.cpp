// The published schema of each game is the one its descriptions give. Written anew with DAHUT_UPDATE_GOLDENS=1.
#include "protocol/schema.hpp"

#include "engine/ys/ys.hpp"
#include "tests/support/golden.hpp"

#include <string>

using namespace dahut;

TEST_CASE("the schema that is kept and published of Ys is the one its descriptions give")
{
    check_golden("protocol/schemas/" + std::string(ys::Ys::name) + ".schema.json",
                 schemas_of_game<ys::Ys>().dump(1) + "\n");
}
