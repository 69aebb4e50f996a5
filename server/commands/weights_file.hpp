// Files of weights, which `dahut train` writes and `dahut tournament` can read.
#pragma once

#include "engine/bots/weights.hpp"
#include "protocol/hosted.hpp"

#include <string>
#include <variant>

namespace dahut {

// The weights for this game, or the sentence that refuses the file.
[[nodiscard]] std::variant<Weights, std::string> read_weights_file(const std::string& name, const HostedGame& game);

// Throws std::ios_base::failure if the file cannot be written.
void write_weights_file(const std::string& name, const std::string& text);

} // namespace dahut
