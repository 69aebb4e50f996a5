// A flag that the network sets when whoever asked has left. Whoever works for them on another thread looks at it.
#pragma once

#include <atomic>

namespace dahut {

class Cancelled {
public:
    void set() { cancelled_ = true; }
    [[nodiscard]] bool is_set() const { return cancelled_; }

private:
    std::atomic<bool> cancelled_ = false;
};

} // namespace dahut
