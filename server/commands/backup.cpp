#include "server/commands/backup.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/store/backup.hpp"
#include "server/store/journal.hpp"

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

namespace dahut {

namespace {

// What both commands are told.
struct Files {
    std::filesystem::path copy;
    std::filesystem::path database = HostSettings().database;
};

std::string told(const Backup& backup)
{
    constexpr std::int64_t kib = 1024;
    return std::to_string(backup.tables) + (backup.tables == 1 ? " table, " : " tables, ")
           + std::to_string((backup.bytes + kib - 1) / kib) + " KiB";
}

ExitStatus make_backup(const Files& files)
{
    return attempted("backup", files.database, [&] {
        const Backup backup = back_up(files.database, files.copy);
        std::cout << files.copy.string() << ": " << told(backup) << "\n";
        return ExitStatus::success;
    });
}

ExitStatus put_back(const Files& files)
{
    return attempted("restore", files.copy, [&] {
        const Restored restored = restore(files.copy, files.database);
        std::cout << files.database.string() << ": " << told(restored.backup) << "\n";
        if (!restored.aside.empty()) {
            std::cout << "What was there before is now " << restored.aside.string() << "\n";
        }
        return ExitStatus::success;
    });
}

CLI::App* add_command(CLI::App& application, const char* name, const char* explanation, Files& files)
{
    CLI::App* const command = application.add_subcommand(name, explanation);
    command->add_option("file", files.copy, "The copy")->required();
    add_database(*command, files.database, "use pg_dump, and pg_restore for the way back");
    return command;
}

} // namespace

void add_backup(CLI::App& application, Command& chosen)
{
    const auto files = std::make_shared<Files>();
    add_command(application, "backup", "Copy the database to a file, while the server runs or not", *files)
        ->callback([files, &chosen] { chosen = [files] { return make_backup(*files); }; });
}

void add_restore(CLI::App& application, Command& chosen)
{
    const auto files = std::make_shared<Files>();
    add_command(application, "restore",
                "Put a copy in the place of a stopped server's database, which is moved aside with its log", *files)
        ->callback([files, &chosen] { chosen = [files] { return put_back(*files); }; });
}

} // namespace dahut
