// A stable code for each kind of line of the log, for whoever reads it by a program. Wording may change; codes stay.
#pragma once

#include <string_view>

namespace dahut {

// The code of a line, by its text; "other" for one that nobody has named.
[[nodiscard]] std::string_view log_code_of(std::string_view text);
// Why the database did not do what was asked, if that is what the line says; else empty.
[[nodiscard]] std::string_view database_fault_in(std::string_view text);

} // namespace dahut
