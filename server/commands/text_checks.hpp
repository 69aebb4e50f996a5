// Which texts an option takes. An empty one comes of a variable of the shell that is not set.
#pragma once

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

} // namespace dahut
