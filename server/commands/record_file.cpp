// Reads a record from a file, up to the largest size that a record can have.
#include "server/commands/record_file.hpp"

#include "protocol/limits.hpp"

#include <fstream>

namespace dahut {

std::variant<Record, Refusal> read_record_file(const std::string& name)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        return Refusal{"cannot_read_file", "cannot read " + name};
    }
    // Reads one byte more than a record can have, so that a longer file is refused.
    std::string text;
    text.resize(limits::record_bytes + 1);
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return read_record(text);
}

} // namespace dahut
