// Assertions. A failed assertion is a fault of ours, never a player's. It throws instead of ending the process, so only
// the table it broke on stops and all others play on.
#pragma once

#include <stdexcept>

namespace dahut {

class InvariantViolation final : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Throws with this text. The text is logged, so it names nothing hidden.
[[noreturn]] void break_invariant(const char* invariant);

// Checked in every build: a wrong board is worse than a stopped table.
constexpr void require(bool holds, const char* invariant)
{
    if (!holds) [[unlikely]] {
        break_invariant(invariant);
    }
}

} // namespace dahut
