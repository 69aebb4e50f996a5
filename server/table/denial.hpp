// Why a request is not carried out.
#pragma once

#include "protocol/hosted.hpp"

#include <optional>
#include <string>

namespace dahut {

// A refusal, with the current decision as JSON text where that helps, or the name of the process that has the table.
struct Denial {
    Refusal why;
    std::optional<std::string> decision = std::nullopt;
    std::string at = {};
};

} // namespace dahut
