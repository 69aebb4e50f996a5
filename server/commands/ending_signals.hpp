// The signals that end what runs until it is stopped: the server, and backups that are made again and again. How each
// of them ends stands there.
#pragma once

#include <vector>

namespace dahut {

// SIGHUP and SIGQUIT are not among them if they are ignored: `nohup` and shells in the background want that.
[[nodiscard]] std::vector<int> ending_signals();

} // namespace dahut
