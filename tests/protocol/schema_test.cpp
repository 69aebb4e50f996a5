// The published schema and forms of each game are those its descriptions give. Written anew with
// DAHUT_UPDATE_GOLDENS=1.
#include "protocol/forms.hpp"
#include "protocol/schema.hpp"

#include "engine/magna_carta/magna_carta.hpp"
#include "engine/ys/ys.hpp"
#include "engine/yspahan/yspahan.hpp"
#include "tests/support/golden.hpp"

#include <string>

using namespace dahut;

namespace {

template <Game G>
void check_published()
{
    const std::string name(G::name);
    check_golden("protocol/schemas/" + name + ".schema.json", schemas_of_game<G>().dump(1) + "\n");
    check_golden("protocol/forms/" + name + ".json", forms_of_game<G>().dump(1) + "\n");
}

} // namespace

TEST_CASE("the schema and forms that are kept and published of Ys are those its descriptions give")
{
    check_published<ys::Ys>();
}

TEST_CASE("the schema and forms that are kept and published of Yspahan are those its descriptions give")
{
    check_published<yspahan::Yspahan>();
}

TEST_CASE("the schema and forms that are kept and published of Caylus Magna Carta are those its descriptions give")
{
    check_published<magna_carta::MagnaCarta>();
}
