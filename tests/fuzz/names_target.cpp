// Names against an account of their own of what must not be seen beside others, written from the code charts rather
// than from the categories that names.cpp goes by.
#include "protocol/fields.hpp"
#include "protocol/limits.hpp"
#include "protocol/messages.hpp"
#include "protocol/names.hpp"
#include "tests/fuzz/targets.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace dahut::fuzz {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Controls, soft hyphen, Arabic letter mark, fillers, Mongolian separators, what has no width or turns the direction,
// line ends, invisible operators, the byte order mark, annotations, and tags.
constexpr std::array never_shown{
    Range{0x00, 0x1f},     Range{0x7f, 0x9f},     Range{0xad, 0xad},     Range{0x61c, 0x61c},
    Range{0x115f, 0x1160}, Range{0x180b, 0x180f}, Range{0x200b, 0x200b}, Range{0x200e, 0x200f},
    Range{0x2028, 0x202e}, Range{0x2060, 0x206f}, Range{0x3164, 0x3164}, Range{0xe000, 0xf8ff},
    Range{0xfeff, 0xfeff}, Range{0xffa0, 0xffa0}, Range{0xfff9, 0xfffb}, Range{0xe0000, 0x10ffff},
};
constexpr std::array spaces{Range{0x20, 0x20},     Range{0xa0, 0xa0},     Range{0x1680, 0x1680}, Range{0x2000, 0x200a},
                            Range{0x202f, 0x202f}, Range{0x205f, 0x205f}, Range{0x2800, 0x2800}, Range{0x3000, 0x3000}};

template <typename Ranges>
bool is_in(const Ranges& ranges, char32_t character)
{
    return std::ranges::any_of(ranges,
                               [&](const Range& range) { return character >= range.first && character <= range.last; });
}

std::vector<char32_t> characters_of(std::string_view utf8)
{
    std::vector<char32_t> characters;
    for (std::size_t index = 0; index < utf8.size();) {
        characters.push_back(next_character(utf8, index));
    }
    return characters;
}

// What is no UTF-8 is replaced, as no JSON could bring it.
std::string as_utf8(std::string_view bytes)
{
    const std::string json = Json(bytes).dump(-1, ' ', false, Json::error_handler_t::replace);
    return Json::parse(json).get<std::string>();
}

void check_showable(const std::string& name)
{
    const std::vector<char32_t> characters = characters_of(name);
    expect(std::ranges::none_of(characters, [](char32_t one) { return is_in(never_shown, one); }),
           "a name has nothing invisible and nothing that steers");
    expect(!std::ranges::all_of(characters, [](char32_t one) { return is_in(spaces, one); }), "a name can be seen");
    expect(is_showable_name(name + name) && is_showable_name(name + " " + name), "names side by side are showable");
    for (const char* steering : {"\n", "\u202e", "\u200b", "\u2066"}) {
        expect(!is_showable_name(name + steering) && !is_showable_name(steering + name), "what steers is found");
    }
}

bool is_read_with(const std::string& name)
{
    const Json join{{"type", "join"},
                    {"id", "r1"},
                    {"invitation", std::string(limits::secret_digits, '1')},
                    {"player", name},
                    {"contribution", std::string(limits::secret_digits, '2')}};
    const auto read = read_message(join.dump());
    const auto* const message = std::get_if<ClientMessage>(&read);
    if (message != nullptr) {
        expect(std::get<request::Join>(message->request).player == name, "a name is read as it was sent");
    }
    return message != nullptr;
}

} // namespace

void check_names(std::string_view bytes)
{
    const std::string name = as_utf8(bytes);
    const bool showable = is_showable_name(name);
    if (showable) {
        check_showable(name);
    }
    const std::size_t length = character_count(name);
    const bool fits = length >= 1 && length <= limits::player_name_length;
    expect(is_read_with(name) == (showable && fits), "a message is read exactly if its name is showable and fits");
}

} // namespace dahut::fuzz
