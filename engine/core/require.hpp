// What our own code promises itself. A promise that does not hold is a fault of ours, never a player's: it is thrown
// rather than ending the process, so that the table it broke on stops alone and all others play on.
#pragma once

#include <stdexcept>

namespace dahut {

class BrokenPromise final : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Says which promise; names nothing hidden, because it is logged.
[[noreturn]] void break_promise(const char* promise);

// Checked in every build: a wrong board is worse than a stopped table.
constexpr void require(bool holds, const char* promise)
{
    if (!holds) [[unlikely]] {
        break_promise(promise);
    }
}

} // namespace dahut
