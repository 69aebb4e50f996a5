// Kinds of fields: what a description says of a field beyond its type, such as how long a text may be. A kind is only
// a name with bounds; protocol/reading.hpp reads it strictly, protocol/writing.hpp writes it, protocol/schema.hpp and
// protocol/typescript.hpp describe it to others. A field whose type says all needs none (engine/core/describe.hpp).
//
//     struct Rename {
//         std::string name;
//         static constexpr std::string_view type = "rename";
//         static constexpr std::tuple fields{as<ShowableName<40>>("name", &Rename::name)};
//     };
#pragma once

#include "engine/core/describe.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace dahut {

template <typename Struct, typename Member, typename Kind>
struct FieldOfKind {
    std::string_view name;
    Member Struct::* member;
    // What the field means, where its name does not say it.
    std::string_view about;
};

// A field of this kind. The kind of an optional is that of its value.
template <typename Kind, typename Struct, typename Member>
[[nodiscard]] constexpr FieldOfKind<Struct, Member, Kind> as(std::string_view name, Member Struct::* member,
                                                             std::string_view about = {})
{
    return {name, member, about};
}

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
// Exactly so many lower-case hexadecimal digits.
template <std::size_t Digits>
struct Hex {};
// The server's own words, of any length; nobody sends them to it.
struct Prose {};

// Numbers.
template <std::int64_t Lowest, std::int64_t Highest>
struct Whole {};
template <std::int64_t Lowest, std::int64_t Highest>
struct Seconds {};
// Decimal digits of a whole number below 2^64, which is more than a JSON number carries safely.
struct SeedDigits {};

// A JSON object that the game describes in its own schema.
enum class OfGame { options, action, result };
template <OfGame What>
struct Opaque {};

// A field that may be absent, which means this value. It is always written.
template <typename Kind, auto Value>
struct Usually {};
// A field that may be absent, which means zero, nothing or the first word. It is written only if it says more.
template <typename Kind>
struct LeftOut {};

} // namespace dahut
