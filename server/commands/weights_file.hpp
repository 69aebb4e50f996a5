// Files of weights, which `dahut train` writes and `dahut tournament` can read.
#pragma once

#include "engine/bots/weights.hpp"
#include "protocol/hosted.hpp"

#include <optional>
#include <string>
#include <variant>

namespace dahut {

// The weights for this game, or the sentence that refuses the file.
[[nodiscard]] std::variant<Weights, std::string> read_weights_file(const std::string& name, const HostedGame& game);

// What keeps such a file from being written, in a sentence; asked before the games, which take long. Makes the file if
// there is none.
[[nodiscard]] std::optional<std::string> fault_of_weights_file(const std::string& name);
// Throws std::runtime_error if the file cannot be written.
void write_weights_file(const std::string& name, const std::string& text);

} // namespace dahut
