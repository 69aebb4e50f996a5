// Ends a table in the database of a stopped server, by the rule that the running one follows
// (inner::EndByOperator): a match without a result, or a table before its match. Nobody is there who could be told.
#pragma once

#include "protocol/hosted.hpp"
#include "server/store/journal.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace dahut {

// Why it cannot be ended; nothing once it is. Throws StoreError.
[[nodiscard]] std::optional<Refusal> end_alone(Journal& journal, const std::string& table,
                                               std::span<const HostedGame* const> games, std::int64_t now_ms);

} // namespace dahut
