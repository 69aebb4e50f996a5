// The figures of a server as Prometheus reads them.
#pragma once

#include "server/metrics/figures.hpp"

#include <string>

namespace dahut {

[[nodiscard]] std::string metrics_text(const Figures& figures);

} // namespace dahut
