#include "server/commands/command_line.hpp"

#include "protocol/messages.hpp"
#include "server/commands/commit.hpp"
#include "server/commands/database_password.hpp"
#include "server/commands/nearest.hpp"
#include "server/commands/process_limits.hpp"
#include "server/commands/settings.hpp"

#include <algorithm>
#include <cctype>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace dahut {

namespace {

// The library's explanations may have several lines.
std::string as_one_line(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::vector<std::string> environment_of_process()
{
    std::vector<std::string> all;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        all.emplace_back(*entry);
    }
    return all;
}

// Null if no command has this name.
const CLI::App* command_named(const CLI::App& application, const std::string& name)
{
    const auto has_name = [&](const CLI::App* command) { return command->get_name() == name; };
    const std::vector<const CLI::App*> found = application.get_subcommands(has_name);
    return found.empty() ? nullptr : found.front();
}

std::vector<std::string> command_names(const CLI::App& application)
{
    std::vector<std::string> names;
    for (const CLI::App* const command : application.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(command->get_name());
    }
    return names;
}

int wrong_usage(const std::string& problem)
{
    std::cerr << "dahut: " << as_one_line(problem) << " (try: dahut help)\n";
    return static_cast<int>(ExitStatus::wrong_usage);
}

int no_such_command(const CLI::App& application, const std::string& name)
{
    return wrong_usage("there is no command " + name + did_you_mean(name, command_names(application)));
}

ExitStatus show_help(const CLI::App& application)
{
    std::cout << application.get_formatter()->make_help(&application, application.get_name(), CLI::AppFormatMode::All);
    return ExitStatus::success;
}

// As `dahut COMMAND --help` shows it.
ExitStatus show_help_of(const CLI::App& application, const std::string& name)
{
    const CLI::App* const command = command_named(application, name);
    if (command == nullptr) {
        no_such_command(application, name);
        return ExitStatus::wrong_usage;
    }
    std::cout << command->help(application.get_name());
    return ExitStatus::success;
}

void add_help(CLI::App& application, Command& chosen)
{
    const auto named = std::make_shared<std::string>();
    CLI::App* const help = application.add_subcommand("help", "Show this help, or that of a command");
    help->add_option("command", *named, "The command");
    help->callback([&application, &chosen, named] {
        chosen = [&application, named] {
            return named->empty() ? show_help(application) : show_help_of(application, *named);
        };
    });
}

// What was probably meant by the first word that means nothing as an option of the command.
std::string meant(const CLI::App& application, const std::vector<std::string>& words)
{
    const CLI::App* const command = words.empty() ? nullptr : command_named(application, words.front());
    if (command == nullptr) {
        return "";
    }
    const std::vector<std::string> options = option_names(*command);
    for (const std::string& word : words) {
        const std::string option = word.substr(0, word.find('='));
        if (option.starts_with("--") && std::ranges::find(options, option) == options.end()) {
            return did_you_mean(option, options);
        }
    }
    return "";
}

// Whether a name goes on there: "--port" is not named by "--ports".
bool is_letter(const std::string& text, std::size_t at)
{
    return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '-');
}

bool asks_for_help(const std::vector<std::string>& words)
{
    return std::ranges::any_of(words, [](const std::string& word) { return word == "--help" || word == "-h"; });
}

// Where the value of an option stands that this error is about, if not on the command line. Of a list it is the value
// that the error repeats.
std::string place_of(const std::string& error, const std::vector<Setting>& settings)
{
    const Setting* found = nullptr;
    for (const Setting& one : settings) {
        const std::size_t name = error.find(one.option);
        const bool is_named = name != std::string::npos && !is_letter(error, name + one.option.size());
        if (is_named && (found == nullptr || error.find(one.value) != std::string::npos)) {
            found = &one;
        }
    }
    return found == nullptr ? "" : " (" + found->place + ")";
}

// The library's own help and version end the parsing without an error.
int ended(const CLI::App& application, const CLI::ParseError& error, const std::vector<std::string>& words,
          const std::vector<Setting>& settings)
{
    if (error.get_exit_code() == 0) {
        return application.exit(error);
    }
    if (!words.empty() && !words.front().starts_with('-') && command_named(application, words.front()) == nullptr) {
        return no_such_command(application, words.front());
    }
    const auto is = [&](CLI::ExitCodes code) { return error.get_exit_code() == static_cast<int>(code); };
    const bool unknown = is(CLI::ExitCodes::ExtrasError) || (is(CLI::ExitCodes::RequiredError) && settings.empty());
    return wrong_usage(error.what() + place_of(error.what(), settings) + (unknown ? meant(application, words) : ""));
}

// The settings of the chosen command, as if they stood on the command line right after its name.
std::vector<std::string> with_settings(const std::vector<std::string>& words, const std::vector<Setting>& settings)
{
    std::vector<std::string> all = words;
    std::vector<std::string> more;
    std::ranges::transform(settings, std::back_inserter(more),
                           [](const Setting& setting) { return setting.option + "=" + setting.value; });
    all.insert(all.begin() + (all.empty() ? 0 : 1), more.begin(), more.end());
    return all;
}

// The library takes "010" for eight, which nobody means who writes it.
std::string refuse_other_bases(const std::string& text)
{
    const std::size_t first = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    const bool is_decimal = text.size() < first + 2 || text[first] != '0'
                            || std::string_view("0123456789bBoOxX").find(text[first + 1]) == std::string_view::npos;
    return is_decimal ? "" : "needs a decimal number that begins with no zero, not " + text;
}

// Has this asked before any other check, which might see another number already.
void refuse_other_bases_in(CLI::App& application)
{
    const auto is_number = [](const CLI::Option* option) {
        const std::string type = option->get_type_name();
        return type.starts_with("INT") || type.starts_with("UINT");
    };
    for (CLI::App* const command : application.get_subcommands([](const CLI::App*) { return true; })) {
        for (CLI::Option* const option : command->get_options(is_number)) {
            option->transform(CLI::Validator([](std::string& text) { return refuse_other_bases(text); }, ""));
        }
    }
}

// Parses the words, and returns the status to end with if nothing is to be run.
std::optional<int> parse(CLI::App& application, const std::vector<std::string>& words)
{
    std::vector<Setting> settings;
    try {
        const CLI::App* const command = words.empty() ? nullptr : command_named(application, words[0]);
        if (command != nullptr && !asks_for_help(words)) {
            settings = settings_for(*command, words, environment_of_process());
            take_database_password(settings);
        }
        std::vector<std::string> all = with_settings(words, settings);
        std::ranges::reverse(all);
        application.parse(std::move(all));
    } catch (const WrongSetting& problem) {
        return wrong_usage(problem.what());
    } catch (const CLI::ParseError& error) {
        return ended(application, error, words, settings);
    }
    return std::nullopt;
}

std::string version_text()
{
    const std::string text(software_version);
    return commit().empty() ? text : text + ", commit " + std::string(commit());
}

} // namespace

int run_command_line(int argc, const char* const* argv, std::span<const AddCommand> commands)
{
    occupy_closed_streams();
    CLI::App application("Dahut: play Ys and other board games with friends in the browser", "dahut");
    application.set_version_flag("--version", version_text());
    application.require_subcommand(1);
    Command chosen;
    for (const AddCommand& add : commands) {
        add(application, chosen);
    }
    refuse_other_bases_in(application);
    add_help(application, chosen);
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (const std::optional<int> status = parse(application, words)) {
        return *status;
    }
    const ExitStatus status = chosen();
    if (!std::cout.flush()) {
        std::cerr << "dahut: the output cannot be written\n";
        return static_cast<int>(ExitStatus::failure);
    }
    return static_cast<int>(status);
}

} // namespace dahut
