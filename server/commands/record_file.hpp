// Reads a finished record from a file, for the commands `replay` and `verify`.
#pragma once

#include "protocol/record.hpp"

#include <string>
#include <variant>

namespace dahut {

// The record, or the reason why it cannot be read: cannot_read_file or bad_record.
[[nodiscard]] std::variant<Record, Refusal> read_record_file(const std::string& name);

} // namespace dahut
