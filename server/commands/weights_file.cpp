// Reads and writes files of weights (weights_file.hpp).
#include "server/commands/weights_file.hpp"

#include "server/file_text.hpp"

#include <fstream>

namespace dahut {

namespace {

// The largest file of weights that is read.
constexpr std::size_t weights_bytes = 200UL * 1024;

} // namespace

std::variant<Weights, std::string> read_weights_file(const std::string& name, const HostedGame& game)
{
    const std::optional<std::string> text = file_text(name, weights_bytes);
    if (!text) {
        return "cannot read " + name;
    }
    if (text->size() > weights_bytes) {
        return name + " is larger than weights can be";
    }
    const std::vector<std::string> names = game.feature_names();
    auto read = read_weights(*text, game.name(), names);
    if (const std::string* const fault = std::get_if<std::string>(&read)) {
        return name + ", " + *fault;
    }
    return read;
}

void write_weights_file(const std::string& name, const std::string& text)
{
    std::ofstream file;
    file.exceptions(std::ios::failbit | std::ios::badbit);
    file.open(name, std::ios::binary);
    file << text;
    file.close();
}

} // namespace dahut
