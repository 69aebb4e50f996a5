#include "engine/core/require.hpp"

namespace dahut {

void break_promise(const char* promise) { throw BrokenPromise(promise); }

} // namespace dahut
