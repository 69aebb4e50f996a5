// Kinds of fields: what a description says of a field beyond its type, such as how long a text may be. A kind is only
// a name with bounds; protocol/kinds_reading.hpp reads it strictly, kinds_writing.hpp writes it, kinds_schema.hpp and
// kinds_typescript.hpp describe it to others. A field whose type says all needs none (engine/core/describe.hpp).
//
//     struct Rename {
//         std::string name;
//         static constexpr std::string_view type = "rename";
//         static constexpr std::tuple fields{as<ShowableName<40>>("name", &Rename::name)};
//     };
#pragma once

#include "engine/core/describe.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dahut {

template <typename Struct, typename Member, typename Kind>
struct FieldOfKind {
    std::string_view name;
    Member Struct::* member;
    // What the field means, where its name does not say it.
    std::string_view about;
};

// What kind a field is of, by its description.
template <typename Field>
struct KindOf;
template <typename Struct, typename Member>
struct KindOf<Field<Struct, Member>> {
    using Type = Member;
};
template <typename Struct, typename Member>
struct KindOf<Field<Struct, std::optional<Member>>> {
    using Type = Member;
};
template <typename Struct, typename Member, typename Kind>
struct KindOf<FieldOfKind<Struct, Member, Kind>> {
    using Type = Kind;
};

// A field of this kind. The kind of an optional is that of its value.
template <typename Kind, typename Struct, typename Member>
[[nodiscard]] constexpr FieldOfKind<Struct, Member, Kind> as(std::string_view name, Member Struct::* member,
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
// Of any characters.
template <std::size_t Longest>
struct Characters {};
// Printable, and not only spaces.
template <std::size_t Longest>
struct Text {};
// What others are shown as a name (protocol/names.hpp).
template <std::size_t Longest>
struct ShowableName {};
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
template <std::int64_t Lowest, std::int64_t Highest>
struct Seconds {};
template <std::int64_t Lowest, std::int64_t Highest>
struct Milliseconds {};
// Decimal digits of a whole number below 2^64, which is more than a JSON number carries safely.
struct SeedDigits {};

// What is either there, and true, or absent.
struct Truth {};
struct TrueOrFalse {};

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
template <OfGame What>
struct Opaque {};

// A list of so many.
template <typename Kind, std::size_t Most>
struct List {};

// One of several described structs, told apart by this field.
template <Literal Key>
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

// A field that may be absent, which means this value. It is always written.
template <typename Kind, auto Value>
struct Usually {};
// A field that may be absent, which means zero, nothing or the first word. It is written only if it says more.
template <typename Kind>
struct LeftOut {};

} // namespace dahut
