// The published schema and forms of each game are those its descriptions give. Written anew with
// DAHUT_UPDATE_GOLDENS=1.
#include "protocol/forms.hpp"
#include "protocol/schema.hpp"

#include "tests/support/every_game.hpp"
#include "tests/support/golden.hpp"

#include <string>

using namespace dahut;

namespace {

const EveryGame published("the schema and forms that are kept and published of {} are those its descriptions give",
                          []<Game G, Bot<G> Greedy>() {
                              const std::string name(G::name);
                              check_golden("protocol/schemas/" + name + ".schema.json",
                                           schemas_of_game<G>().dump(1) + "\n");
                              check_golden("protocol/forms/" + name + ".json", forms_of_game<G>().dump(1) + "\n");
                          });

} // namespace
