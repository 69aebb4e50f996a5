// Makes the library of finished records: plays many matches under every combination of the options and keeps the few
// that show everything between them.
#pragma once

#include "protocol/record.hpp"

#include <vector>

namespace dahut::ys {

// The same records on every machine as long as the rules and the bots stay as they are. What the matches that were
// tried do not show is missing from them too.
[[nodiscard]] std::vector<Record> selected_records();

} // namespace dahut::ys
