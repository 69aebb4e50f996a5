// Kinds of fields: what a description says of a field beyond its type, such as how long a text may be. A kind is only
// a name with bounds; protocol/kinds_reading.hpp reads it strictly, kinds_writing.hpp writes it, schema.hpp and
// kinds_typescript.hpp describe it to others. A field whose type says all needs none (engine/core/describe.hpp).
//
//     struct Rename {
//         std::string name;
//         static constexpr std::string_view type = "rename";
//         static constexpr Several fields{as<ShowableName<40>>("name", &Rename::name)};
//     };
#pragma once

#include "engine/core/describe.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace dahut {

// A field of this kind. The kind of an optional is that of its value.
template <typename Kind, typename Struct, typename Member>
[[nodiscard]] constexpr Field<Struct, Member, Kind> as(std::string_view name, Member Struct::* member,
                                                       std::string_view about = {})
{
    return {name, member, about};
}

// A text that stands in a description.
template <std::size_t Size>
struct Literal {
    // NOLINTNEXTLINE(google-explicit-constructor,modernize-avoid-c-arrays): a literal is meant
    constexpr Literal(const char (&letters)[Size]) { std::copy_n(letters, Size, text.begin()); }
    [[nodiscard]] constexpr std::string_view view() const { return {text.data(), Size - 1}; }

    std::array<char, Size> text{};
};

// Texts, by the number of their characters.
enum class Letters { any, printable, showable };
template <Letters Which, std::size_t Longest>
struct TextOf {};
// Of any characters.
template <std::size_t Longest>
using Characters = TextOf<Letters::any, Longest>;
// Printable, and not only spaces.
template <std::size_t Longest>
using Text = TextOf<Letters::printable, Longest>;
// What others are shown as a name (protocol/names.hpp).
template <std::size_t Longest>
using ShowableName = TextOf<Letters::showable, Longest>;
// Letters, digits, `-` and `_`.
template <std::size_t Longest>
struct Identifier {};
// Exactly so many lower-case hexadecimal digits: of a text, or of bytes.
template <std::size_t Digits>
struct Hex {};
// What a seat contributed to the dealing: 64 such digits, or "bot" if that is who holds it.
struct ContributionOrBot {};
// The server's own words, of any length; nobody sends them to it.
struct Prose {};

// Numbers.
template <std::int64_t Lowest, std::int64_t Highest>
struct Whole {};
template <typename Unit, std::int64_t Lowest, std::int64_t Highest>
struct Duration {};
template <std::int64_t Lowest, std::int64_t Highest>
using Seconds = Duration<std::chrono::seconds, Lowest, Highest>;
template <std::int64_t Lowest, std::int64_t Highest>
using Milliseconds = Duration<std::chrono::milliseconds, Lowest, Highest>;
// Decimal digits of a whole number below 2^64, which is more than a JSON number carries safely.
struct SeedDigits {};

// What is either there, and true, or absent.
struct Truth {};

// A JSON value that the game describes in its own schema, or that is written where the match is.
enum class OfGame {
    options,
    action,
    result,
    view,
    event,
    events,
    changes,
    decision,
    packed_events,
    packed_changes,
    packed_decision,
    form,
};
template <>
inline constexpr std::array<std::string_view, 12> words<OfGame>{
    "options", "action",   "result",        "view",           "event",           "events",
    "changes", "decision", "packed_events", "packed_changes", "packed_decision", "form"};
template <OfGame What>
struct Opaque {};

// A list of so many.
template <typename Kind, std::size_t Most>
struct List {};

// One of several described structs, told apart by this field.
template <Literal Key, typename Variant>
struct TaggedBy {};

// What another described struct says, which is made by `of(member)` and makes the member by `value()`.
template <typename Described>
struct Through {
    using Form = Described;
};
// The same, but its fields stand among those of the struct around it, which leaves its name empty.
template <typename Described>
struct Spread {
    using Form = Described;
};
template <typename Kind>
inline constexpr bool is_spread = false;
template <typename Form>
inline constexpr bool is_spread<Spread<Form>> = true;

// A field that may be absent, which means this value. It is always written.
template <typename Kind, auto Value>
struct Usually {
    using Given = Kind;
};
// A field that may be absent, which means zero, nothing or the first word. It is written only if it says more.
template <typename Kind>
struct LeftOut {
    using Given = Kind;
};
template <typename Kind>
concept AbsentAtTimes = requires { typename Kind::Given; };

// Some structs have alternatives: of the fields with these names exactly one is there.
template <typename T>
[[nodiscard]] constexpr bool is_alternative(std::string_view name)
{
    if constexpr (requires { T::alternatives; }) {
        return std::ranges::find(T::alternatives, name) != T::alternatives.end();
    }
    return false;
}

} // namespace dahut
