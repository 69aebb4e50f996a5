// What one coroutine at a time does; whoever comes meanwhile leaves it to that one.
#pragma once

#include <utility>

namespace dahut {

class OnlyOne {
public:
    // The flag says whether somebody is at it, and must outlive this object. It is given back however the work ends.
    explicit OnlyOne(bool& is_at_work) : is_at_work_(is_at_work), has_begun_(!std::exchange(is_at_work, true)) {}
    OnlyOne(const OnlyOne&) = delete;
    OnlyOne& operator=(const OnlyOne&) = delete;
    OnlyOne(OnlyOne&&) = delete;
    OnlyOne& operator=(OnlyOne&&) = delete;
    ~OnlyOne()
    {
        if (has_begun_) {
            is_at_work_ = false;
        }
    }

    // False if somebody else is at it.
    explicit operator bool() const { return has_begun_; }

private:
    bool& is_at_work_;
    bool has_begun_;
};

} // namespace dahut
