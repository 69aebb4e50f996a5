// Why a request is not carried out.
#pragma once

#include "protocol/hosted.hpp"

#include <optional>
#include <string>

namespace dahut {

// A refusal, with the current decision as JSON text where that helps.
struct Denial {
    Refusal why;
    std::optional<std::string> decision = std::nullopt;
};

} // namespace dahut
