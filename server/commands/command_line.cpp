#include "server/commands/command_line.hpp"

#include "protocol/messages.hpp"

#include <algorithm>
#include <iostream>
#include <string>

namespace dahut {

namespace {

// The library's explanations may have several lines.
std::string as_one_line(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

void add_help(CLI::App& application, Command& chosen)
{
    application.add_subcommand("help", "Show this help")->callback([&application, &chosen] {
        chosen = [&application] {
            std::cout << application.get_formatter()->make_help(&application, application.get_name(),
                                                                CLI::AppFormatMode::All);
            return ExitStatus::success;
        };
    });
}

} // namespace

int run_command_line(int argc, const char* const* argv, std::span<const AddCommand> commands)
{
    CLI::App application("Dahut: play Ys and other board games with friends in the browser", "dahut");
    application.set_version_flag("--version", std::string(software_version));
    application.require_subcommand(1);
    Command chosen;
    for (const AddCommand& add : commands) {
        add(application, chosen);
    }
    add_help(application, chosen);
    try {
        application.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            return application.exit(error);
        }
        std::cerr << "dahut: " << as_one_line(error.what()) << " (try: dahut help)\n";
        return static_cast<int>(ExitStatus::wrong_usage);
    }
    const ExitStatus status = chosen();
    if (!std::cout.flush()) {
        std::cerr << "dahut: the output cannot be written\n";
        return static_cast<int>(ExitStatus::failure);
    }
    return static_cast<int>(status);
}

} // namespace dahut
