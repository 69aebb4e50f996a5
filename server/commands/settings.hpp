// The options of a command that its host keeps elsewhere than on the command line: in the environment, as
// DAHUT_MAX_TABLES=50, and in a file, as `max-tables = 50`. What the command line says wins, then the environment, then
// the file. What the values mean is left to the options.
#pragma once

#include <CLI/CLI.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace dahut {

// A setting that cannot be, in one line that says where it stands.
class WrongSetting : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The value of one option, and where it was found: "dahut.conf line 3" or "DAHUT_MAX_TABLES".
struct Setting {
    std::string option;
    std::string value;
    std::string place;
    // Empty for the environment.
    std::string file;
};

// Gives the command the option that names a file of settings. Only commands with this option have settings.
void add_settings(CLI::App& command);

// The settings that count for a command with these arguments. `environment` holds NAME=VALUE, as the
// system has it. Throws WrongSetting.
[[nodiscard]] std::vector<Setting> settings_for(const CLI::App& command, const std::vector<std::string>& arguments,
                                                const std::vector<std::string>& environment);

// The names of a command's options, with their dashes: "--max-tables".
[[nodiscard]] std::vector<std::string> option_names(const CLI::App& command);

} // namespace dahut
