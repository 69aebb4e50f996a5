// A player's mistake, as a value: a stable code for programs and a sentence for people.
#pragma once

#include <string_view>

namespace dahut {

// Both texts are string literals. Which one is chosen may depend only on what the refused seat knows.
struct Rejection {
    std::string_view code;
    std::string_view sentence;

    bool operator==(const Rejection&) const = default;
};

} // namespace dahut
