// The published schema of each game is the one its descriptions give. Written anew with DAHUT_UPDATE_GOLDENS=1.
#include "protocol/schema.hpp"

#include "engine/magna_carta/magna_carta.hpp"
#include "engine/ys/ys.hpp"
#include "engine/yspahan/yspahan.hpp"
#include "tests/support/golden.hpp"

#include <string>

using namespace dahut;

namespace {

template <Game G>
void check_schema()
{
    check_golden("protocol/schemas/" + std::string(G::name) + ".schema.json", schemas_of_game<G>().dump(1) + "\n");
}

} // namespace

TEST_CASE("the schema that is kept and published of Ys is the one its descriptions give") { check_schema<ys::Ys>(); }

TEST_CASE("the schema that is kept and published of Yspahan is the one its descriptions give")
{
    check_schema<yspahan::Yspahan>();
}

TEST_CASE("the schema that is kept and published of Caylus Magna Carta is the one its descriptions give")
{
    check_schema<magna_carta::MagnaCarta>();
}
