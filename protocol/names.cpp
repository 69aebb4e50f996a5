#include "protocol/names.hpp"

#include "protocol/fields.hpp"

#include <utf8proc.h>

namespace dahut {

namespace {

using CodePoint = utf8proc_int32_t;

constexpr CodePoint none = -1;
constexpr CodePoint non_joiner = 0x200c;
constexpr CodePoint joiner = 0x200d;
constexpr CodePoint blank_braille = 0x2800;
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

bool is_symbol(CodePoint character)
{
    const int category = category_of(character);
    return category == UTF8PROC_CATEGORY_SO || category == UTF8PROC_CATEGORY_SK;
}

// Arabic and Indic scripts need joiners to be spelled, and pictures are put together by them; after any other character
// nobody could see one.
bool takes_joiner(CodePoint before)
{
    const utf8proc_property_t& property = *utf8proc_get_property(before);
    return is_symbol(before) || selects_variant(before) || property.combining_class == virama
           || property.bidi_class == UTF8PROC_BIDI_CLASS_AL;
}

bool is_showable_after(CodePoint before, CodePoint character)
{
    if (is_joiner(character)) {
        return before != none && takes_joiner(before);
    }
    if (selects_variant(character)) {
        return before != none && is_symbol(before);
    }
    return !is_steering(character);
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

} // namespace

bool is_showable_name(std::string_view utf8)
{
    CodePoint before = none;
    for (std::size_t index = 0; index < utf8.size();) {
        const auto character = static_cast<CodePoint>(next_character(utf8, index));
        if (!is_showable_after(before, character)) {
            return false;
        }
        before = character;
    }
    return can_be_seen(utf8) && !is_joiner(before);
}

bool can_be_seen(std::string_view utf8)
{
    bool seen = false;
    for (std::size_t index = 0; index < utf8.size() && !seen;) {
        const auto character = static_cast<CodePoint>(next_character(utf8, index));
        seen = is_visible(character) && !is_steering(character);
    }
    return seen;
}

} // namespace dahut
