// A flag that the network sets when whoever asked has left. Whoever works for them on another thread looks at it.
#pragma once

#include <atomic>
#include <functional>

namespace dahut {

class Cancelled {
public:
    void set() { cancelled_ = true; }
    [[nodiscard]] bool is_set() const { return cancelled_; }

private:
    std::atomic<bool> cancelled_ = false;
};

// Whether nobody waits for an answer any more. Other threads say so.
using NobodyWaits = std::function<bool()>;

} // namespace dahut
