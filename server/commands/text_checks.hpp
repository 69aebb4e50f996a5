// Which texts an option takes. An empty one comes of a variable of the shell that is not set.
#pragma once

#include "protocol/fields.hpp"
#include "protocol/limits.hpp"
#include "protocol/names.hpp"

#include <string>

namespace dahut {

// Empty if this can be looked for or shown, else the sentence that refuses it.
inline std::string refuse_no_text(const std::string& text)
{
    if (text.empty()) {
        return "must not be empty";
    }
    return is_utf8(text) ? "" : "must be text in UTF-8";
}

// The same for the id of a table. A link is not repeated: it can be the key to a seat.
inline std::string refuse_no_table_id(const std::string& text)
{
    const bool is_id = text.size() == limits::table_id_digits && is_lower_hex(text);
    return is_id ? "" : "needs the id of a table, as `dahut tables` shows it; for a link, `dahut tables --link LINK`";
}

} // namespace dahut
