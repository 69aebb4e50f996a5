// Reads and writes files of weights (weights_file.hpp).
#include "server/commands/weights_file.hpp"

#include <fstream>
#include <iterator>

namespace dahut {

std::variant<Weights, std::string> read_weights_file(const std::string& name, const HostedGame& game)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        return "cannot read " + name;
    }
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::vector<std::string> names = game.feature_names();
    auto read = read_weights(text, game.name(), names);
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
