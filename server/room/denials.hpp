// What the rooms and the lobby refuse: what no rule of a table says.
#pragma once

#include "server/store/journal.hpp"
#include "server/table/denial.hpp"

#include <optional>

namespace dahut {

// Nothing if the request was carried out.
using Answer = std::optional<Denial>;

// The store does not give what it should.
[[nodiscard]] Denial could_not_read(StoreFault fault);
// Why something could not be stored.
[[nodiscard]] Refusal refusal_for(StoreFault fault);
[[nodiscard]] Denial no_role();
[[nodiscard]] Denial no_longer_there();
// The process of this name serves the table; whoever does if the name is empty.
[[nodiscard]] Denial moved(std::string process);
[[nodiscard]] Denial unknown_token();
[[nodiscard]] Denial token_taken();
[[nodiscard]] Denial unknown_keyring();

} // namespace dahut
