#include "server/commands/bring_back.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/sqlite_journal.hpp"

#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

namespace dahut {

namespace {

struct Wanted {
    // Empty for a list.
    std::string table;
    std::filesystem::path database = HostSettings().database;
};

// Names and people are nobody's business here who only looks for a table; its game says enough.
std::string told(const TableAside& table)
{
    const Json facts = Json::parse(table.summary, nullptr, false);
    const std::string game = facts.is_object() ? facts.value("game", std::string("unknown")) : "unknown";
    const auto days = std::chrono::duration_cast<std::chrono::days>(table.since).count();
    return table.id + "  " + game + "  set aside " + std::to_string(days) + (days == 1 ? " day ago" : " days ago");
}

ExitStatus list(Journal& journal)
{
    for (const TableAside& table : journal.aside()) {
        std::cout << told(table) << "\n";
    }
    return ExitStatus::success;
}

ExitStatus bring_back(Journal& journal, const std::string& table)
{
    if (!journal.bring_back(table)) {
        std::cerr << "dahut bring-back: no table " << table << " was set aside (dahut bring-back lists them)\n";
        return ExitStatus::failure;
    }
    std::cout << table << ": there again\n";
    return ExitStatus::success;
}

ExitStatus carry_out(const Wanted& wanted)
{
    return attempted_on("bring-back", wanted.database, [&] {
        const DatabaseLock lock(wanted.database);
        const std::unique_ptr<Journal> journal = open_sqlite_journal(wanted.database);
        return wanted.table.empty() ? list(*journal) : bring_back(*journal, wanted.table);
    });
}

} // namespace

void add_bring_back(CLI::App& application, Command& chosen)
{
    const auto wanted = std::make_shared<Wanted>();
    CLI::App* const command = application.add_subcommand(
        "bring-back", "List what a stopped server has set aside, or bring one of these tables back");
    command->add_option("table", wanted->table, "The table, as the list names it");
    add_database(*command, wanted->database);
    command->callback([wanted, &chosen] { chosen = [wanted] { return carry_out(*wanted); }; });
}

} // namespace dahut
