// A finished record in a file, as the commands `replay` and `verify` read it.
#pragma once

#include "protocol/record.hpp"

#include <string>
#include <variant>

namespace dahut {

// The record, or why it cannot be read: cannot_read_file or bad_record.
[[nodiscard]] std::variant<Record, Refusal> read_record_file(const std::string& name);

} // namespace dahut
