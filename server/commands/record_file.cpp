// Reads a record from a file, up to the largest size that a record can have.
#include "server/commands/record_file.hpp"

#include "protocol/limits.hpp"
#include "server/file_text.hpp"

namespace dahut {

std::variant<Record, Refusal> read_record_file(const std::string& name)
{
    const std::optional<std::string> text = file_text(name, limits::record_bytes);
    return text ? read_record(*text) : Refusal{"cannot_read_file", "cannot read " + name};
}

} // namespace dahut
