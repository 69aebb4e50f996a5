// What Unicode says of characters that look like others: which letters of all scripts are taken for which. Made when
// Dahut is built (make_prototypes.cpp). How names are compared by it says looks.hpp.
#pragma once

#include <span>
#include <string_view>

namespace dahut {

// A character, and what stands for it and for all characters that look alike.
struct Prototype {
    char32_t character;
    std::u32string_view looks;
};

// In ascending order of characters. Whatever is not named stands for itself.
[[nodiscard]] std::span<const Prototype> prototypes();

} // namespace dahut
