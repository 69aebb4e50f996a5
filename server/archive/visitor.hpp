// Whoever waits for an answer that takes long to work out. The network says when they have left; whoever works asks.
#pragma once

#include <atomic>

namespace dahut {

class Visitor {
public:
    void leave() { left_ = true; }
    [[nodiscard]] bool has_left() const { return left_; }

private:
    std::atomic<bool> left_ = false;
};

} // namespace dahut
