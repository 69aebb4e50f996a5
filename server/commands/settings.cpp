#include "server/commands/settings.hpp"

#include "server/commands/nearest.hpp"
#include "server/commands/settings_file.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>

namespace dahut {

namespace {

constexpr std::string_view prefix = "DAHUT_";
constexpr std::string_view file_option = "--config";
constexpr std::string_view file_variable = "DAHUT_CONFIG";

// "max-tables" for "DAHUT_MAX_TABLES".
std::string name_of(std::string_view variable)
{
    std::string name;
    std::ranges::transform(variable.substr(prefix.size()), std::back_inserter(name), [](unsigned char letter) {
        return letter == '_' ? '-' : static_cast<char>(std::tolower(letter));
    });
    return name;
}

std::string variable_of(std::string_view name)
{
    std::string variable(prefix);
    std::ranges::transform(name, std::back_inserter(variable), [](unsigned char letter) {
        return letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
    });
    return variable;
}

// What a file or the environment can set, without dashes.
std::vector<std::string> setting_names(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const std::string& option : option_names(command)) {
        if (option != "--help" && option != file_option) {
            names.push_back(option.substr(2));
        }
    }
    return names;
}

bool is_list(const CLI::App& command, const std::string& name)
{
    return command.get_option("--" + name)->get_items_expected_max() > 1;
}

bool is_known(const std::vector<std::string>& names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

// The last value that the command line gives this option, as `--name value` or as `--name=value`.
std::optional<std::string> given(const std::vector<std::string>& arguments, std::string_view option)
{
    std::optional<std::string> value;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == option) {
            value = i + 1 < arguments.size() ? arguments[i + 1] : "";
        } else if (argument.starts_with(option) && argument.substr(option.size()).starts_with('=')) {
            value = argument.substr(option.size() + 1);
        }
    }
    return value;
}

// A list is written with spaces between. An empty variable says nothing: files for containers cannot leave one out.
std::vector<Setting> said_by(const CLI::App& command, const std::string& name, const std::string& value)
{
    const std::string place = variable_of(name);
    if (!is_list(command, name)) {
        return value.empty() ? std::vector<Setting>() : std::vector<Setting>{{"--" + name, value, place, ""}};
    }
    std::vector<Setting> found;
    std::istringstream words(value);
    for (std::string word; words >> word;) {
        found.push_back({"--" + name, word, place, ""});
    }
    return found;
}

// Other programs may have variables that begin so, and only what looks like a slip of the pen is refused.
void refuse_slip(std::string_view variable, const std::vector<std::string>& names)
{
    std::vector<std::string> known = names;
    known.emplace_back(file_option.substr(2));
    if (const std::optional<std::string> meant = nearest(name_of(variable), known)) {
        throw WrongSetting(std::string(variable) + " is no setting; did you mean " + variable_of(*meant) + "?");
    }
}

std::vector<Setting> from_environment(const CLI::App& command, const std::vector<std::string>& names,
                                      const std::vector<std::string>& environment)
{
    std::vector<Setting> found;
    for (const std::string& entry : environment) {
        const std::string_view variable = std::string_view(entry).substr(0, entry.find('='));
        if (!variable.starts_with(prefix) || variable == file_variable || variable.size() == entry.size()) {
            continue;
        }
        const std::string name = name_of(variable);
        if (!is_known(names, name) || variable_of(name) != variable) {
            refuse_slip(variable, names);
            continue;
        }
        std::ranges::copy(said_by(command, name, entry.substr(variable.size() + 1)), std::back_inserter(found));
    }
    return found;
}

std::vector<Setting> from_file(const CLI::App& command, const std::vector<std::string>& names, const std::string& path)
{
    std::vector<Setting> found;
    for (const SettingLine& line : read_settings(path)) {
        const std::string place = path + " line " + std::to_string(line.number);
        if (!is_known(names, line.name)) {
            throw WrongSetting(place + ": " + line.name + " is no setting" + did_you_mean(line.name, names));
        }
        const std::string option = "--" + line.name;
        const bool twice = std::ranges::any_of(found, [&](const Setting& one) { return one.option == option; });
        if (twice && !is_list(command, line.name)) {
            throw WrongSetting(place + ": " + line.name + " is set twice");
        }
        if (line.value.empty()) {
            throw WrongSetting(place + ": " + line.name + " needs a value");
        }
        found.push_back({option, line.value, place, path});
    }
    return found;
}

std::optional<std::string> file_of(const std::vector<std::string>& arguments,
                                   const std::vector<std::string>& environment)
{
    if (const std::optional<std::string> path = given(arguments, file_option)) {
        return path->empty() ? std::nullopt : path;
    }
    const std::string start = std::string(file_variable) + "=";
    const auto entry = std::ranges::find_if(environment, [&](const auto& one) { return one.starts_with(start); });
    const bool names_one = entry != environment.end() && entry->size() > start.size();
    return names_one ? std::optional(entry->substr(start.size())) : std::nullopt;
}

} // namespace

void add_settings(CLI::App& command)
{
    command.add_option_function<std::string>(
        std::string(file_option), [](const std::string&) {},
        "A file that sets options, as `max-tables = 50`, in a line each. Every option can also be set by the"
        " environment, as DAHUT_MAX_TABLES=50. The command line wins, then the environment, then the file");
}

std::vector<std::string> option_names(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* const option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

std::vector<Setting> settings_for(const CLI::App& command, const std::vector<std::string>& arguments,
                                  const std::vector<std::string>& environment)
{
    if (command.get_option_no_throw(std::string(file_option)) == nullptr) {
        return {};
    }
    const std::vector<std::string> names = setting_names(command);
    std::vector<Setting> counting = from_environment(command, names, environment);
    std::set<std::string> set;
    std::ranges::transform(counting, std::inserter(set, set.end()), &Setting::option);
    if (const std::optional<std::string> path = file_of(arguments, environment)) {
        std::ranges::copy_if(from_file(command, names, *path), std::back_inserter(counting),
                             [&](const Setting& one) { return !set.contains(one.option); });
    }
    std::erase_if(counting, [&](const Setting& one) { return given(arguments, one.option).has_value(); });
    return counting;
}

} // namespace dahut
