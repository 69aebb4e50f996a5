// Answers GET /metrics, at an address which nobody but the operator needs to reach. What the text says is left to
// server/metrics.
#pragma once

#include "server/net/plain_listener.hpp"

#include <functional>
#include <string>

namespace dahut {

[[nodiscard]] PlainListener::Answer metrics_answer(std::function<std::string()> text);

} // namespace dahut
