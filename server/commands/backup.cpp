#include "server/commands/backup.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/commands/process_limits.hpp"
#include "server/commands/repeated_backup.hpp"
#include "server/commands/text_checks.hpp"
#include "server/commands/times.hpp"
#include "server/store/backup.hpp"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace dahut {

namespace {

// What both commands are told.
struct Files {
    // The folder of the copies, if they are made again and again.
    std::filesystem::path copy;
    std::filesystem::path database = HostSettings().database;
    // Once, if not given.
    std::optional<std::chrono::seconds> every;
    std::size_t kept = RepeatedBackup().kept;
};

ExitStatus make_backup(const Files& files)
{
    give_way_to_others();
    if (files.every) {
        return repeat_backups({files.database, files.copy, *files.every, files.kept});
    }
    return attempted("backup", files.database, [&] {
        if (std::filesystem::is_directory(files.copy)) {
            throw std::runtime_error(files.copy.string() + " is a folder; name a file, or give --every");
        }
        const Backup backup = back_up(files.database, files.copy);
        if (backup.misses_log) {
            say_log_is_missing("backup", files.database);
        }
        std::cout << files.copy.string() << ": " << contents_of(backup) << "\n";
        return ExitStatus::success;
    });
}

ExitStatus put_back(const Files& files)
{
    return attempted("restore", files.copy, [&] {
        const Restored restored =
            naming_database_in_use(files.database, [&] { return restore(files.copy, files.database); });
        if (restored.backup.misses_log) {
            say_log_is_missing("restore", files.copy);
        }
        std::cout << files.database.string() << ": " << contents_of(restored.backup) << "\n";
        if (!restored.aside.empty()) {
            std::cout << "What was there before is now " << restored.aside.string() << "\n";
        }
        return ExitStatus::success;
    });
}

CLI::App* add_command(CLI::App& application, const char* name, const char* explanation, Files& files)
{
    CLI::App* const command = application.add_subcommand(name, explanation);
    command->add_option("file", files.copy, "The copy")->required()->check(refuse_empty);
    add_database(*command, files.database, "use pg_dump, and pg_restore for the way back");
    return command;
}

void add_repetition(CLI::App& command, Files& files)
{
    CLI::Option* const every = add_time_without_default(
        command, "--every", files.every,
        "Make a copy each time that the newest is so old, until stopped; `file` is then the folder of the"
        " copies, which are called by their moments");
    command.add_option("--keep", files.kept, "How many of the copies that --every makes stay, the newest")
        ->check(CLI::Range(std::size_t{1}, backups_kept_most))
        ->needs(every)
        ->capture_default_str();
}

} // namespace

void add_backup(CLI::App& application, Command& chosen)
{
    const auto files = std::make_shared<Files>();
    CLI::App* const command = add_command(
        application, "backup",
        "Copy the database to a file, while the server runs or not, or again and again to a folder", *files);
    add_repetition(*command, *files);
    command->callback([files, &chosen] { chosen = [files] { return make_backup(*files); }; });
}

void add_restore(CLI::App& application, Command& chosen)
{
    const auto files = std::make_shared<Files>();
    add_command(application, "restore",
                "Put a copy in the place of a stopped server's database, which is moved aside with its log", *files)
        ->callback([files, &chosen] { chosen = [files] { return put_back(*files); }; });
}

} // namespace dahut
