// JSON compared as readers see it, who do not mind the order of fields.
#pragma once

#include "protocol/json.hpp"

namespace dahut::fuzz {

[[nodiscard]] inline bool same_json(const Json& one, const Json& other)
{
    return nlohmann::json(one) == nlohmann::json(other);
}

} // namespace dahut::fuzz
