#include "protocol/fields.hpp"

#include "protocol/names.hpp"
#include "protocol/whole_number.hpp"

#include <algorithm>
#include <array>

namespace dahut {

namespace {

bool steers_text(char32_t character)
{
    const bool control = character < 0x20 || (character >= 0x7f && character < 0xa0);
    const bool reverses = (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    const bool separates = character == 0x2028 || character == 0x2029;
    const bool hides = character == 0x200b || character == 0x200e || character == 0x200f || character == 0xfeff;
    return control || reverses || separates || hides;
}

// Counts, before anything is built, how deeply text that may be JSON is nested and how many fields its objects have. Of
// text that is no JSON it need not say anything sensible.
class Bounds {
public:
    // False once there is too much.
    [[nodiscard]] bool take(char letter)
    {
        if (in_text_) {
            in_text_ = letter != '"' || escaped_;
            escaped_ = letter == '\\' && !escaped_;
            return true;
        }
        switch (letter) {
        case '"':
            in_text_ = true;
            return true;
        case '{':
        case '[':
            return ++depth_ <= levels_most && fields_in_here(0);
        case '}':
        case ']':
            return --depth_ >= 0;
        case ':':
            return fields_in_here(fields_.at(static_cast<std::size_t>(depth_)) + 1);
        default:
            return true;
        }
    }

private:
    [[nodiscard]] bool fields_in_here(int count)
    {
        fields_.at(static_cast<std::size_t>(depth_)) = count;
        return count <= limits::object_fields;
    }

    // The whole, and so many levels inside it.
    static constexpr int levels_most = limits::nesting_levels + 1;

    bool in_text_ = false;
    bool escaped_ = false;
    int depth_ = 0;
    // Of the object being read at each level.
    std::array<int, levels_most + 1> fields_{};
};

bool is_in_identifiers(char letter)
{
    const bool digit = letter >= '0' && letter <= '9';
    const bool small = letter >= 'a' && letter <= 'z';
    const bool capital = letter >= 'A' && letter <= 'Z';
    return digit || small || capital || letter == '-' || letter == '_';
}

// The library takes a zero for the end, and would pass over whatever stands behind it.
bool is_bounded(std::string_view text)
{
    Bounds bounds;
    return std::ranges::all_of(text, [&bounds](char letter) { return letter != '\0' && bounds.take(letter); });
}

} // namespace

std::optional<Json> parse_bounded(std::string_view text)
{
    if (!is_bounded(text)) {
        return std::nullopt;
    }
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? std::nullopt : std::optional(std::move(value));
}

char32_t next_character(std::string_view utf8, std::size_t& index)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(utf8[at]); };
    const unsigned char first = byte(index);
    const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    char32_t character = length == 1 ? first : first & (0xffU >> (length + 1));
    for (std::size_t step = 1; step < length && index + step < utf8.size(); ++step) {
        character = character << 6U | (byte(index + step) & 0x3fU);
    }
    index += length;
    return character;
}

bool is_printable(std::string_view utf8)
{
    for (std::size_t index = 0; index < utf8.size();) {
        if (steers_text(next_character(utf8, index))) {
            return false;
        }
    }
    return true;
}

std::size_t character_count(std::string_view utf8)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }));
}

bool is_lower_hex(std::string_view text)
{
    return std::ranges::all_of(
        text, [](char letter) { return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f'); });
}

Fields::Fields(const Json& object) : object_(&object)
{
    if (!object.is_object()) {
        fail("this is not an object");
    }
}

std::optional<std::size_t> Fields::position_of(std::string_view name) const
{
    const auto* const members = object_->get_ptr<const Json::object_t*>();
    if (members == nullptr) {
        return std::nullopt;
    }
    const auto found =
        std::ranges::find(*members, name, [](const auto& member) -> std::string_view { return member.first; });
    return found == members->end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - members->begin()));
}

const Json* Fields::take(std::string_view name)
{
    const std::optional<std::size_t> position = position_of(name);
    if (!position) {
        fail(std::string(name) + " is missing");
        return nullptr;
    }
    taken_.set(*position);
    const auto& members = object_->get_ref<const Json::object_t&>();
    return &(members.begin() + static_cast<std::ptrdiff_t>(*position))->second;
}

std::string Fields::string(std::string_view name)
{
    const Json* value = take(name);
    if (value != nullptr && !value->is_string()) {
        fail(std::string(name) + " is not a text");
        return {};
    }
    return value != nullptr ? value->get<std::string>() : std::string();
}

std::string Fields::text(std::string_view name, std::size_t longest, Letters letters)
{
    std::string value = string(name);
    if (value.empty() || character_count(value) > longest) {
        fail(std::string(name) + " must be 1 to " + std::to_string(longest) + " characters");
        return {};
    }
    if (letters == Letters::printable && (!can_be_seen(value) || !is_printable(value))) {
        fail(std::string(name) + " must be printable");
        return {};
    }
    shows_all_names_ = shows_all_names_ && (letters != Letters::showable || is_showable_name(value));
    return value;
}

std::string Fields::identifier(std::string_view name, std::size_t longest)
{
    std::string value = string(name);
    if (value.empty() || value.size() > longest || !std::ranges::all_of(value, is_in_identifiers)) {
        fail(std::string(name) + " must be 1 to " + std::to_string(longest) + " letters, digits, - or _");
        return {};
    }
    return value;
}

std::string Fields::hex(std::string_view name, std::size_t digits)
{
    std::string value = string(name);
    if (value.size() != digits || !is_lower_hex(value)) {
        fail(std::string(name) + " must be " + std::to_string(digits) + " lower-case hexadecimal digits");
        return {};
    }
    return value;
}

std::uint64_t Fields::seed(std::string_view name)
{
    const std::string digits = string(name);
    const std::optional<std::uint64_t> number = whole_number<std::uint64_t>(digits);
    if (!number || digits.size() > limits::seed_digits) {
        fail(std::string(name) + " must be the digits of a whole number below 2^64");
        return 0;
    }
    return *number;
}

std::int64_t Fields::whole(std::string_view name, std::int64_t lowest, std::int64_t highest)
{
    const Json* value = take(name);
    const std::optional<std::int64_t> number = value != nullptr ? whole_number(*value) : std::nullopt;
    if (!number || *number < lowest || *number > highest) {
        fail(std::string(name) + " must be a whole number from " + std::to_string(lowest) + " to "
             + std::to_string(highest));
        return lowest;
    }
    return *number;
}

Seat Fields::seat(std::string_view name) { return Seat(static_cast<int>(whole(name, Seat::lowest, Seat::highest))); }

void Fields::truth(std::string_view name)
{
    const Json* value = take(name);
    if (value == nullptr || *value != true) {
        fail(std::string(name) + " is not true");
    }
}

const Json& Fields::object(std::string_view name)
{
    static const Json nothing = Json::object();
    const Json* value = take(name);
    if (value == nullptr || !value->is_object()) {
        fail(std::string(name) + " is not an object");
        return nothing;
    }
    return *value;
}

const Json& Fields::array(std::string_view name, std::size_t longest)
{
    static const Json nothing = Json::array();
    const Json* value = take(name);
    if (value == nullptr || !value->is_array() || value->size() > longest) {
        fail(std::string(name) + " must be a list of at most " + std::to_string(longest));
        return nothing;
    }
    return *value;
}

bool Fields::has(std::string_view name) const { return position_of(name).has_value(); }

void Fields::fail(std::string sentence)
{
    if (!problem_) {
        problem_ = std::move(sentence);
    }
}

std::optional<std::string> Fields::problem() const
{
    if (problem_) {
        return problem_;
    }
    const bool has_others = taken_.count() < object_->size();
    return has_others ? std::optional<std::string>("there is a field that does not belong here") : std::nullopt;
}

} // namespace dahut
