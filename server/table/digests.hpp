// Digests that the journal of a finished match can do without: the digest after an action covers all that was told
// before it, so the last one stands for all of them (docs/decisions/0078). Storing what is left is left to the store.
#pragma once

#include "server/stored_table.hpp"

#include <vector>

namespace dahut {

// The same entries, but only the last action says the digest after it. Requires that the match has ended.
[[nodiscard]] std::vector<Entry> without_digests(std::vector<Entry> entries);

} // namespace dahut
