// Reads the fields of a JSON object from outside: each must be there, have its type and keep its bounds, and
// nothing else may be there. The first problem is kept as a sentence and later reads are harmless, so a reader
// can be written as a plain list of fields.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/json.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

// Text as JSON, refusing what is nested too deeply or has too many fields. Nothing if it is not JSON.
[[nodiscard]] std::optional<Json> parse_bounded(std::string_view text);

// Letters of any script, marks, digits and spaces, but nothing that steers a terminal or reverses a line.
[[nodiscard]] bool is_printable(std::string_view utf8);
// The code point that starts at `index` of valid UTF-8; moves `index` behind it.
[[nodiscard]] char32_t next_character(std::string_view utf8, std::size_t& index);
// Number of code points of valid UTF-8.
[[nodiscard]] std::size_t character_count(std::string_view utf8);
[[nodiscard]] bool is_lower_hex(std::string_view text);

class Fields {
public:
    // `object` must outlive this reader; it has as many fields as parse_bounded lets pass.
    explicit Fields(const Json& object);

    // 1 to `longest` characters. Whether others can be shown it as a name is only noted (`shows_all_names`).
    [[nodiscard]] std::string text(std::string_view name, std::size_t longest, Letters letters);
    // Letters, digits, `-` and `_`.
    [[nodiscard]] std::string identifier(std::string_view name, std::size_t longest);
    // Exactly so many lower-case hexadecimal digits.
    [[nodiscard]] std::string hex(std::string_view name, std::size_t digits);
    // Decimal digits of a whole number below 2^64, which is more than a JSON number carries safely.
    [[nodiscard]] std::uint64_t seed(std::string_view name);
    [[nodiscard]] std::int64_t whole(std::string_view name, std::int64_t lowest, std::int64_t highest);
    // A number that a seat can have; whether the table has so many is for the caller to ask.
    [[nodiscard]] Seat seat(std::string_view name);
    // What is said by being there: nothing but true.
    void truth(std::string_view name);
    // Both are of the object that is read, or empty.
    [[nodiscard]] const Json& object(std::string_view name);
    [[nodiscard]] const Json& array(std::string_view name, std::size_t longest);
    template <Word T>
    [[nodiscard]] T one_of(std::string_view name);

    [[nodiscard]] bool has(std::string_view name) const;
    void fail(std::string sentence);

    // The first problem, an unknown field included; nothing if all is well. Call it after all reads.
    [[nodiscard]] std::optional<std::string> problem() const;
    // Whether all names can be shown to others (names.hpp).
    [[nodiscard]] bool shows_all_names() const { return shows_all_names_; }

private:
    [[nodiscard]] std::optional<std::size_t> position_of(std::string_view name) const;
    [[nodiscard]] const Json* take(std::string_view name);
    [[nodiscard]] std::string string(std::string_view name);

    const Json* object_;
    // By position in the object.
    std::bitset<limits::object_fields> taken_;
    std::optional<std::string> problem_;
    bool shows_all_names_ = true;
};

template <Word T>
T Fields::one_of(std::string_view name)
{
    const std::optional<T> value = from_word<T>(string(name));
    if (!value) {
        fail(std::string(name) + " is not one of the words it can be");
        return T{};
    }
    return *value;
}

} // namespace dahut
