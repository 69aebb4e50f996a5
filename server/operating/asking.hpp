// How an operator's command asks the server that runs on a database, and waits for its answer.
#pragma once

#include "protocol/operating.hpp"

#include <filesystem>
#include <optional>

namespace dahut {

// Nothing if no server listens there. Throws std::runtime_error if one does not answer, or not this account.
[[nodiscard]] std::optional<operating::AnswerToCommand> asked_of_server(const std::filesystem::path& database,
                                                                        const operating::Request& request);

} // namespace dahut
