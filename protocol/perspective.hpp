// Whose eyes a match is seen through.
#pragma once

#include "engine/core/seat.hpp"

#include <variant>

namespace dahut {

// The eyes of all seats together, for records of finished matches only.
struct AllSeeing {};

// A viewer's eyes, or those of all seats together.
using Perspective = std::variant<Viewer, AllSeeing>;

} // namespace dahut
