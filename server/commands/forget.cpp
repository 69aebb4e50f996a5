#include "server/commands/forget.hpp"

#include "server/commands/attempted.hpp"
#include "server/commands/former_copy.hpp"
#include "server/commands/host.hpp"
#include "server/commands/text_checks.hpp"
#include "server/limits.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/store/table_search.hpp"
#include "server/store/upkeep.hpp"
#include "server/table/forgetting.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

namespace dahut {

namespace {

struct WhomToForget {
    // One of both.
    std::string name;
    std::string mail;
    std::filesystem::path database = HostSettings().database;
};

// The public facts of a table, also of one that was set aside.
std::string facts_in(const std::filesystem::path& database, const std::string& table)
{
    const TablesFound found = tables_in(database, {.stages = {}, .id = table, .most = 1});
    return found.tables.empty() ? std::string() : found.tables.front().summary;
}

// What is forgotten of this table for this person; nothing if it does not know it.
Forgotten forgotten_of(const StoredTable& table, const WhomToForget& wanted)
{
    Forgotten forgotten{table.id, {}};
    if (!wanted.mail.empty()) {
        forgotten.entries = without_address(table.entries, wanted.mail);
    } else if (is_over(table.entries)) {
        forgotten.entries = without_name(table.entries, wanted.name);
        if (!forgotten.entries.empty()) {
            forgotten.summary = facts_without_name(facts_in(wanted.database, table.id), wanted.name);
        }
    }
    return forgotten;
}

// Of so many tables something was forgotten.
std::size_t forget_in(Journal& journal, const WhomToForget& wanted)
{
    std::size_t count = 0;
    for (ToForget found = journal.to_forget(limits::forgotten_at_once); found.mark;
         found = journal.to_forget(limits::forgotten_at_once)) {
        std::vector<Forgotten> forgotten;
        for (const StoredTable& table : found.tables) {
            // Other addresses that nobody uses go as well, as they do while the server runs.
            Forgotten unused{table.id, without_unused_addresses(table.entries)};
            Forgotten one = forgotten_of(table, wanted);
            count += one.entries.empty() ? std::size_t{0} : std::size_t{1};
            forgotten.push_back(std::move(unused));
            forgotten.push_back(std::move(one));
        }
        journal.forget(forgotten);
        if (!journal.has_forgotten(*found.mark)) {
            throw std::runtime_error("somebody else reads it");
        }
    }
    return count;
}

ExitStatus forget(const WhomToForget& wanted)
{
    const DatabaseLock lock(wanted.database);
    const std::optional<std::filesystem::path> copy = mark_all_to_forget(wanted.database);
    std::size_t count = 0;
    {
        const std::unique_ptr<Journal> journal = open_sqlite_journal(wanted.database);
        count = forget_in(*journal, wanted);
    }
    (void)compact(wanted.database);
    std::cout << "forgotten in " << count << (count == 1 ? " table\n" : " tables\n");
    // Nothing is forgotten there.
    say_copied(wanted.database, copy);
    return ExitStatus::success;
}

} // namespace

void add_forget(CLI::App& application, Command& chosen)
{
    const auto wanted = std::make_shared<WhomToForget>();
    CLI::App* const command = application.add_subcommand(
        "forget", "Take a name, with all that was said by it, out of a stopped server's finished matches, or a mail"
                  " address out of all its tables");
    CLI::Option_group* const whom = command->add_option_group("whom");
    whom->add_option("--name", wanted->name, "The name, exactly as it was typed")->check(refuse_no_text);
    whom->add_option("--mail", wanted->mail, "The mail address")->check(refuse_no_text);
    whom->require_option(1);
    add_database(*command, wanted->database);
    command->callback([wanted, &chosen] {
        chosen = [wanted] { return attempted_on("forget", wanted->database, [&] { return forget(*wanted); }); };
    });
}

} // namespace dahut
