#include "server/commands/export.hpp"

#include "protocol/games.hpp"
#include "server/commands/attempted.hpp"
#include "server/commands/host.hpp"
#include "server/commands/table_file.hpp"
#include "server/commands/text_checks.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/partial_file.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/store/table_search.hpp"
#include "server/table/restore.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace dahut {

namespace {

struct ExportWanted {
    std::string table;
    bool all = false;
    // Empty for standard output.
    std::filesystem::path file;
    std::filesystem::path database = HostSettings().database;
};

struct ImportWanted {
    std::filesystem::path file;
    std::filesystem::path database = HostSettings().database;
};

void write_tables(const ExportWanted& wanted, std::ostream& to)
{
    TableCopies copies(wanted.database);
    if (wanted.all) {
        to << table_file_head();
        for (const std::string& id : copies.ids()) {
            // One may go meanwhile.
            if (const std::optional<TableCopy> copy = copies.copy(id)) {
                to << table_file_text(*copy);
            }
        }
    } else if (const std::optional<TableCopy> copy = copies.copy(wanted.table)) {
        to << table_file_head() << table_file_text(*copy);
    } else {
        throw std::runtime_error("there is no such table");
    }
    if (!to.flush()) {
        throw std::runtime_error("the export cannot be written");
    }
}

void write_file(const ExportWanted& wanted, const std::filesystem::path& name)
{
    std::ofstream file(name, std::ios::binary | std::ios::trunc);
    if (!file) {
        throw std::runtime_error(name.string() + " cannot be written");
    }
    write_tables(wanted, file);
}

// What was exported before stays if this fails. A pipe or a device has to be written itself.
void replace_file(const ExportWanted& wanted)
{
    if (would_replace_part(wanted.database, wanted.file)) {
        throw std::runtime_error(
            "an export cannot take the place of the database itself, or of a file that belongs to it");
    }
    if (std::filesystem::exists(wanted.file) && !std::filesystem::is_regular_file(wanted.file)) {
        write_file(wanted, wanted.file);
        return;
    }
    const PartialFile partial(wanted.file);
    write_file(wanted, partial.file());
    flush(partial.file());
    partial.give_name();
}

ExitStatus export_tables(const ExportWanted& wanted)
{
    return attempted("export", wanted.database, [&] {
        sqlite_identity::refuse_wrong_log(wanted.database);
        if (sqlite_identity::misses_log(wanted.database)) {
            say_log_is_missing("export", wanted.database);
        }
        if (wanted.file.empty()) {
            write_tables(wanted, std::cout);
        } else {
            replace_file(wanted);
        }
        return ExitStatus::success;
    });
}

bool fits(TableStatus status, TableStage stage)
{
    switch (status) {
    case TableStatus::open:
        return stage == TableStage::open;
    case TableStatus::running:
        return stage == TableStage::running;
    case TableStatus::finished:
    case TableStatus::stopped:
        return stage == TableStage::finished;
    default:
        return false;
    }
}

// Throws if this Dahut would not have stored this table so.
void require_playable(const TableCopy& copy)
{
    const std::optional<Table> table = restore_table({copy.id, copy.entries}, all_games());
    if (!table) {
        throw WrongTableFile("table " + copy.id + ": its journal does not begin as a table does");
    }
    if (table->status() == TableStatus::broken) {
        throw WrongTableFile("table " + copy.id + ": its journal gives something else by the rules of this Dahut");
    }
    if (!fits(table->status(), copy.row.stage)) {
        throw WrongTableFile("table " + copy.id + ": its journal does not say that it is in that stage");
    }
}

// What one file says of its tables, none of which may be there twice.
struct Said {
    std::set<std::string> tables;
    std::set<std::string> keys;
    // Those that an import which was cut off has added.
    std::set<std::string> added;
};

void require_once(const TableCopy& copy, Said& said)
{
    if (!said.tables.insert(copy.id).second) {
        throw WrongTableFile("table " + copy.id + ": it is in the file twice");
    }
    for (const std::string& key : copy.keys) {
        if (!said.keys.insert(key).second) {
            throw WrongTableFile("table " + copy.id + ": one of its links leads to another table of the file");
        }
    }
}

// Whether the database has this table, and nothing has happened to it since it was exported.
bool has_same(TableCopies& database, const TableCopy& copy)
{
    const std::optional<TableCopy> stored = database.copy(copy.id);
    return stored && table_file_text(*stored) == table_file_text(copy);
}

void require_new(const TableCopy& copy, Journal& journal, const std::filesystem::path& database)
{
    if (!tables_in(database, {.stages = {}, .id = copy.id, .most = 1}).tables.empty()) {
        throw std::runtime_error("table " + copy.id + " is there already, and not as in the file");
    }
    for (const std::string& key : copy.keys) {
        if (journal.find_key(key)) {
            throw std::runtime_error("table " + copy.id + ": one of its links leads to another table here");
        }
    }
}

template <typename Take>
void for_each_table(const std::filesystem::path& name, Take&& take)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        throw std::runtime_error("it cannot be read");
    }
    read_table_file(file, take);
}

void add_to(Journal& journal, TableCopy copy)
{
    const Addition addition{copy.id, 0, std::move(copy.entries), std::move(copy.keys), std::move(copy.row)};
    if (const AppendResult failure = journal.append({&addition, 1}).front()) {
        const bool was_there = failure->fault == StoreFault::conflict;
        throw std::runtime_error("table " + addition.table + ": "
                                 + (was_there ? "there was one with this id, which is gone" : failure->detail));
    }
    journal.tidy();
}

void say_added(const std::filesystem::path& database, const Said& said)
{
    const std::size_t count = said.tables.size() - said.added.size();
    std::cout << database.string() << ": " << count << (count == 1 ? " table" : " tables") << " added";
    if (!said.added.empty()) {
        std::cout << ", " << said.added.size() << " of the file had been added before";
    }
    std::cout << "\n";
}

// Everything is looked at before anything is stored. What a former import added before it was cut off is passed over.
ExitStatus import_tables(const ImportWanted& wanted)
{
    return attempted("import", wanted.file, [&] {
        const auto lock =
            naming_database_in_use(wanted.database, [&] { return std::make_unique<DatabaseLock>(wanted.database); });
        const std::unique_ptr<Journal> journal = open_sqlite_journal(wanted.database);
        TableCopies stored(wanted.database);
        Said said;
        for_each_table(wanted.file, [&](const TableCopy& copy) {
            require_playable(copy);
            require_once(copy, said);
            if (has_same(stored, copy)) {
                said.added.insert(copy.id);
            } else {
                require_new(copy, *journal, wanted.database);
            }
        });
        for_each_table(wanted.file, [&](TableCopy copy) {
            if (!said.added.contains(copy.id)) {
                add_to(*journal, std::move(copy));
            }
        });
        say_added(wanted.database, said);
        return ExitStatus::success;
    });
}

} // namespace

void add_export(CLI::App& application, Command& chosen)
{
    const auto wanted = std::make_shared<ExportWanted>();
    CLI::App* const command = application.add_subcommand(
        "export", "Write a table whole, as lines of JSON, while the server runs or not; it says what is hidden, too");
    CLI::Option_group* const which = command->add_option_group("which");
    which->add_option("table", wanted->table, "The table's id, as `dahut tables` shows it")->check(refuse_no_table_id);
    which->add_flag("--all", wanted->all, "All open, running and finished tables");
    which->require_option(1);
    command->add_option("--to", wanted->file, "The file; the standard output if not given")->check(refuse_empty);
    add_database(*command, wanted->database, "use pg_dump, which copies all tables");
    command->callback([wanted, &chosen] { chosen = [wanted] { return export_tables(*wanted); }; });
}

void add_import(CLI::App& application, Command& chosen)
{
    const auto wanted = std::make_shared<ImportWanted>();
    CLI::App* const command = application.add_subcommand(
        "import", "Add exported tables to a stopped server's database, once all of them have been played again");
    command->add_option("file", wanted->file, "The file that `dahut export` has written")
        ->required()
        ->check(refuse_empty);
    add_database(*command, wanted->database, "use pg_dump, which copies all tables");
    command->callback([wanted, &chosen] { chosen = [wanted] { return import_tables(*wanted); }; });
}

} // namespace dahut
