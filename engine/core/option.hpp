// How a game presents its options to a person who creates a table.
#pragma once

#include <span>
#include <string_view>

namespace dahut {

struct OptionValue {
    std::string_view value;
    std::string_view explanation;
};

// The first value is the default.
struct OptionInfo {
    std::string_view name;
    std::string_view explanation;
    std::span<const OptionValue> values;
};

} // namespace dahut
