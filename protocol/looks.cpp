#include "protocol/looks.hpp"

#include "protocol/fields.hpp"
#include "protocol/prototypes.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>

namespace dahut {

namespace {

using CodePoint = utf8proc_int32_t;
using CodePoints = std::u32string;

constexpr auto bare =
    static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_IGNORE | UTF8PROC_STRIPMARK);
constexpr auto bare_and_small = static_cast<utf8proc_option_t>(bare | UTF8PROC_CASEFOLD);

bool is_space(char32_t letter) { return utf8proc_category(static_cast<CodePoint>(letter)) == UTF8PROC_CATEGORY_ZS; }

// Without accents, spaces and what cannot be seen.
CodePoints letters_of(std::string_view utf8, utf8proc_option_t options)
{
    constexpr std::size_t longest_decomposition = 18;
    CodePoints letters;
    std::array<CodePoint, longest_decomposition> parts{};
    for (std::size_t index = 0; index < utf8.size();) {
        int last_class = 0;
        const auto count = utf8proc_decompose_char(static_cast<CodePoint>(next_character(utf8, index)), parts.data(),
                                                   static_cast<utf8proc_ssize_t>(parts.size()), options, &last_class);
        std::copy_n(parts.begin(), count, std::back_inserter(letters));
    }
    std::erase_if(letters, is_space);
    return letters;
}

// `in_case` is utf8proc's function of one letter.
CodePoints with_each(CodePoints letters, CodePoint in_case(CodePoint))
{
    for (char32_t& letter : letters) {
        letter = static_cast<char32_t>(in_case(static_cast<CodePoint>(letter)));
    }
    return letters;
}

// With one letter for all that look alike.
CodePoints looks_of(const CodePoints& letters)
{
    CodePoints looks;
    for (const char32_t letter : letters) {
        const auto found = std::ranges::lower_bound(prototypes(), letter, {}, &Prototype::character);
        if (found != prototypes().end() && found->character == letter) {
            looks += found->looks;
        } else {
            looks += letter;
        }
    }
    return looks;
}

// A name as people remember it: in small letters, and as it looks in each way of writing it. Which letters look alike
// depends on their case: a Cyrillic "ве" is like no Latin letters, "ВЕ" is.
std::array<CodePoints, 4> readings_of(std::string_view utf8)
{
    const CodePoints small = letters_of(utf8, bare_and_small);
    const CodePoints as_written = looks_of(letters_of(utf8, bare));
    return {small, looks_of(small), looks_of(with_each(small, utf8proc_toupper)),
            with_each(as_written, utf8proc_tolower)};
}

} // namespace

bool look_alike(std::string_view one, std::string_view other)
{
    const auto readings = readings_of(one);
    const auto other_readings = readings_of(other);
    for (std::size_t way = 0; way < readings.size(); ++way) {
        if (readings.at(way) == other_readings.at(way)) {
            return true;
        }
    }
    return false;
}

} // namespace dahut
