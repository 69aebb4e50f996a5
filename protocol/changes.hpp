// The small changes that turn one redacted view into the next (PROTOCOL.md 3). Both sides are views that the
// same viewer may see, so that changes can tell nothing more than the views themselves.
#pragma once

#include "protocol/json.hpp"

namespace dahut {

// Empty object if nothing changed. Views contain no nulls.
[[nodiscard]] Json changes_between(const Json& before, const Json& after);

// Applies changes to a view in place, as a client does.
void apply_changes(Json& view, const Json& changes);

} // namespace dahut
