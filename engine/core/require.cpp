#include "engine/core/require.hpp"

namespace dahut {

void break_invariant(const char* invariant) { throw InvariantViolation(invariant); }

} // namespace dahut
