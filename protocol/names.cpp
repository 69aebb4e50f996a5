#include "protocol/names.hpp"

#include "protocol/fields.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace dahut {

namespace {

using CodePoint = utf8proc_int32_t;

constexpr CodePoint none = -1;
constexpr CodePoint non_joiner = 0x200c;
constexpr CodePoint joiner = 0x200d;
constexpr CodePoint blank_braille = 0x2800;
constexpr CodePoint keycap = 0x20e3;
constexpr CodePoint black_flag = 0x1f3f4;
constexpr CodePoint first_tag = 0xe0020;
constexpr CodePoint last_tag = 0xe007f;
// Scripts and phonetics set fewer marks than these on one letter.
constexpr int marks_most = 8;
// The combining class of marks that take a vowel away, by which Indic scripts join letters.
constexpr int virama = 9;

int category_of(CodePoint character) { return utf8proc_category(character); }

bool is_joiner(CodePoint character) { return character == joiner || character == non_joiner; }

bool selects_variant(CodePoint character) { return character >= 0xfe00 && character <= 0xfe0f; }

// Controls and formats, bidirectional ones among them, surrogates, what is private or not known to Unicode, and what
// breaks lines.
bool is_steering(CodePoint character)
{
    switch (category_of(character)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return true;
    default:
        return utf8proc_get_property(character)->ignorable != 0;
    }
}

// Punctuation and letters that are also pictures: !!, !?, i, and two signs of Japanese.
bool is_also_picture(CodePoint character)
{
    constexpr std::array<CodePoint, 5> pictures{0x203c, 0x2049, 0x2139, 0x3030, 0x303d};
    return std::ranges::find(pictures, character) != pictures.end();
}

// Arrows are symbols of mathematics.
bool is_symbol(CodePoint character)
{
    constexpr CodePoint first_arrow = 0x2190;
    const int category = category_of(character);
    return category == UTF8PROC_CATEGORY_SO || category == UTF8PROC_CATEGORY_SK
           || (category == UTF8PROC_CATEGORY_SM && character >= first_arrow) || is_also_picture(character);
}

// What stands on a key of a telephone.
bool is_key(CodePoint character)
{
    return (character >= '0' && character <= '9') || character == '#' || character == '*';
}

// Letters that nobody sees. After a flag they say of which country it is.
bool is_tag(CodePoint character) { return character >= first_tag && character <= last_tag; }

bool is_noncharacter(CodePoint character)
{
    return (character >= 0xfdd0 && character <= 0xfdef) || (character & 0xfffe) == 0xfffe;
}

bool is_mark(CodePoint character)
{
    const int category = category_of(character);
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
}

// Arabic and Indic scripts need joiners to be spelled, and pictures are put together by them; after any other character
// nobody could see one.
bool takes_joiner(CodePoint before)
{
    const utf8proc_property_t& property = *utf8proc_get_property(before);
    return is_symbol(before) || selects_variant(before) || property.combining_class == virama
           || property.bidi_class == UTF8PROC_BIDI_CLASS_AL;
}

// A character of a text, with those beside it.
struct Placed {
    CodePoint before;
    CodePoint character;
    CodePoint after;
};

// A tag follows a flag or another tag, and the last one ends them.
bool is_tag_in_place(const Placed& placed)
{
    const bool goes_on = placed.before == black_flag || (is_tag(placed.before) && placed.before != last_tag);
    return goes_on && (placed.character == last_tag || is_tag(placed.after));
}

bool is_showable_there(const Placed& placed)
{
    if (is_joiner(placed.character)) {
        return placed.before != none && takes_joiner(placed.before);
    }
    if (selects_variant(placed.character)) {
        return placed.before != none && (is_symbol(placed.before) || (is_key(placed.before) && placed.after == keycap));
    }
    return is_tag(placed.character) ? is_tag_in_place(placed) : !is_steering(placed.character);
}

std::vector<CodePoint> characters_of(std::string_view utf8)
{
    std::vector<CodePoint> characters;
    for (std::size_t index = 0; index < utf8.size();) {
        characters.push_back(static_cast<CodePoint>(next_character(utf8, index)));
    }
    return characters;
}

Placed placed(const std::vector<CodePoint>& characters, std::size_t index)
{
    return {index == 0 ? none : characters[index - 1], characters[index],
            index + 1 == characters.size() ? none : characters[index + 1]};
}

template <typename IsInPlace>
bool all_are(const std::vector<CodePoint>& characters, IsInPlace is_in_place)
{
    for (std::size_t index = 0; index < characters.size(); ++index) {
        if (!is_in_place(placed(characters, index))) {
            return false;
        }
    }
    return true;
}

bool has_tower_of_marks(const std::vector<CodePoint>& characters)
{
    int marks = 0;
    for (const CodePoint character : characters) {
        marks = is_mark(character) ? marks + 1 : 0;
        if (marks > marks_most) {
            return true;
        }
    }
    return false;
}

// Whether it leaves ink by itself: spaces do not, and marks only on what they stand on.
bool is_visible(CodePoint character)
{
    switch (category_of(character)) {
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
        return false;
    default:
        return character != blank_braille;
    }
}

bool has_ink(const std::vector<CodePoint>& characters)
{
    return std::ranges::any_of(characters, [](CodePoint one) { return is_visible(one) && !is_steering(one); });
}

// Letters, marks and digits, by which a word goes on. Those of Chinese, Japanese and Korean, which are wide, count as
// words by themselves: particles and titles follow names without a blank there.
bool goes_on_in_word(CodePoint character)
{
    const int category = category_of(character);
    const bool is_of_word = category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO;
    return is_joiner(character) || (is_of_word && utf8proc_charwidth(character) < 2);
}

// Whether a word goes on from one of these characters to the next.
bool are_one_word(CodePoint before, CodePoint after)
{
    return before != none && after != none && goes_on_in_word(before) && goes_on_in_word(after);
}

} // namespace

bool is_utf8(std::string_view bytes)
{
    const std::vector<utf8proc_uint8_t> all(bytes.begin(), bytes.end());
    for (std::size_t at = 0; at < all.size();) {
        CodePoint character = none;
        const auto length = utf8proc_iterate(&all[at], static_cast<utf8proc_ssize_t>(all.size() - at), &character);
        if (length <= 0) {
            return false;
        }
        at += static_cast<std::size_t>(length);
    }
    return true;
}

bool is_showable_name(std::string_view utf8)
{
    const std::vector<CodePoint> characters = characters_of(utf8);
    return all_are(characters, is_showable_there) && has_ink(characters) && !is_joiner(characters.back())
           && !has_tower_of_marks(characters);
}

bool can_be_seen(std::string_view utf8) { return has_ink(characters_of(utf8)); }

bool is_showable_line(std::string_view utf8)
{
    const std::vector<CodePoint> characters = characters_of(utf8);
    const auto hides_nothing = [](const Placed& one) {
        return !is_noncharacter(one.character) && (!is_tag(one.character) || is_tag_in_place(one));
    };
    return has_ink(characters) && !has_tower_of_marks(characters) && all_are(characters, hides_nothing);
}

bool says_name(std::string_view text, std::string_view name)
{
    const std::vector<CodePoint> characters = characters_of(text);
    const std::vector<CodePoint> wanted = characters_of(name);
    if (wanted.empty()) {
        return false;
    }
    for (auto from = characters.begin();; ++from) {
        from = std::search(from, characters.end(), wanted.begin(), wanted.end());
        if (from == characters.end()) {
            return false;
        }
        const auto behind = from + static_cast<std::ptrdiff_t>(wanted.size());
        const CodePoint before = from == characters.begin() ? none : *(from - 1);
        const CodePoint after = behind == characters.end() ? none : *behind;
        if (!are_one_word(before, wanted.front()) && !are_one_word(wanted.back(), after)) {
            return true;
        }
    }
}

} // namespace dahut
