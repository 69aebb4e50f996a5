// Why a request is not carried out.
#pragma once

#include "protocol/hosted.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace dahut {

// A refusal, with the current decision as JSON text where that helps, or the name of the process that has the table.
struct Denial {
    Refusal why;
    std::optional<std::string> decision = std::nullopt;
    std::string at = {};
    // Set if that process may have died. So long at most until it is known, and then it is to be asked again. Nothing
    // has happened.
    std::optional<std::chrono::milliseconds> known_in = std::nullopt;
};

} // namespace dahut
