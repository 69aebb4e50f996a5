// Which texts an option takes. An empty one comes of a variable of the shell that is not set.
#pragma once

#include "protocol/fields.hpp"
#include "protocol/limits.hpp"
#include "protocol/names.hpp"
#include "protocol/whole_number.hpp"
#include "server/operating/table_finding.hpp"

#include <cstdint>
#include <string>

namespace dahut {

// Empty if this can be the name of a file, in whatever encoding, or an address. Else the sentence that refuses it.
inline std::string refuse_empty(const std::string& text) { return text.empty() ? "must not be empty" : ""; }

// Empty if this can be looked for or shown, else the sentence that refuses it.
inline std::string refuse_no_text(const std::string& text)
{
    const std::string refusal = refuse_empty(text);
    return refusal.empty() && !is_utf8(text) ? "must be text in UTF-8" : refusal;
}

// The same for what a server tells everybody. It might hang up on a much longer line, and nobody would hear why.
inline std::string refuse_no_line(const std::string& text)
{
    const std::string refusal = refuse_no_text(text);
    return refusal.empty() && character_count(text) > limits::talk_line_length
               ? "must be " + std::to_string(limits::talk_line_length) + " characters at most"
               : refusal;
}

// The same for the id of a table. A link is not repeated: it can be the key to a seat.
inline std::string refuse_no_table_id(const std::string& text)
{
    return is_table_id(text)
               ? ""
               : "needs the id of a table, as `dahut tables` shows it; for a link, `dahut tables --link LINK`";
}

// Empty if this says how many. The library would read "-1" as a very large number.
inline std::string refuse_no_count(const std::string& text)
{
    return whole_number<std::uint32_t>(text).value_or(0) > 0 ? "" : "needs a whole number from 1, not " + text;
}

} // namespace dahut
