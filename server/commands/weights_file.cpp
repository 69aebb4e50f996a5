// Reads and writes files of weights (weights_file.hpp).
#include "server/commands/weights_file.hpp"

#include "server/file_text.hpp"

#include <cerrno>
#include <fstream>
#include <stdexcept>
#include <system_error>

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

std::optional<std::string> fault_of_weights_file(const std::string& name)
{
    errno = 0;
    const std::ofstream file(name, std::ios::binary | std::ios::app);
    return file ? std::nullopt : std::optional("it cannot be written: " + std::generic_category().message(errno));
}

void write_weights_file(const std::string& name, const std::string& text)
{
    errno = 0;
    std::ofstream file(name, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
        throw std::runtime_error("it cannot be written: " + std::generic_category().message(errno));
    }
}

} // namespace dahut
