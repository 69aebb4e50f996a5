// Choices made by the bytes of an input, one byte for each choice among few; when they are used up, always the first.
#pragma once

#include <cstddef>
#include <string_view>

namespace dahut::fuzz {

class ByteSource {
public:
    explicit ByteSource(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] bool empty() const { return next_ == bytes_.size(); }
    [[nodiscard]] int below(int choices)
    {
        int number = byte();
        for (int range = 256; range < choices; range *= 256) {
            number = (number * 256 + byte()) % choices;
        }
        return number % choices;
    }

private:
    [[nodiscard]] int byte() { return empty() ? 0 : static_cast<unsigned char>(bytes_[next_++]); }

    std::string_view bytes_;
    std::size_t next_ = 0;
};

// What values are made of (tests/support/arbitrary.hpp).
[[nodiscard]] inline int take_digit(ByteSource& source, int choices) { return source.below(choices); }

} // namespace dahut::fuzz
