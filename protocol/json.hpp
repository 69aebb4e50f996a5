// The JSON library, named once for the whole project.
#pragma once

#include <nlohmann/json.hpp>

namespace dahut {

// Objects keep the order in which their fields were written, so that messages read as they are documented.
using Json = nlohmann::ordered_json;

} // namespace dahut
