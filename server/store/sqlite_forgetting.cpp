#include "server/store/sqlite_forgetting.hpp"

#include "server/store/packed_entries.hpp"
#include "server/store/sqlite_packing.hpp"
#include "server/store/sqlite_statements.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace dahut {

namespace {

constexpr const char* marks_schema = R"(
    CREATE TABLE forgetting (
        place INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id TEXT NOT NULL
    ) STRICT;
)";
constexpr const char* all_marked =
    "INSERT INTO forgetting (table_id) SELECT id FROM tables WHERE stage <> 5 ORDER BY sequence";

struct MovedRow {
    // Of its last entry.
    std::int64_t number = 0;
    std::string lines;
};

// The line with its moment, and what replaces the entry behind it.
void replace_line(std::string& line, const std::string& text)
{
    line.replace(std::min(line.find(' ') + 1, line.size()), std::string::npos, text);
}

// A row holds a line for each entry, or, of an old version, one entry alone.
std::string replaced(const MovedRow& row, const std::vector<Replacement>& replacements)
{
    const auto replacement_of = [&](std::int64_t number) {
        return std::ranges::find(replacements, number, &Replacement::number);
    };
    if (row.lines.starts_with('{')) {
        const auto found = replacement_of(row.number);
        return found != replacements.end() ? found->text : row.lines;
    }
    std::int64_t number = row.number - std::ranges::count(row.lines, '\n');
    std::string text;
    std::string_view left = row.lines;
    while (!left.empty()) {
        std::string line(left.substr(0, left.find('\n')));
        left.remove_prefix(std::min(line.size() + 1, left.size()));
        if (const auto found = replacement_of(++number); found != replacements.end()) {
            replace_line(line, found->text);
        }
        text += line + '\n';
    }
    return text;
}

} // namespace

void SqliteForgetting::bring_up_to_date(SQLite::Database& database)
{
    if (database.tableExists("forgetting")) {
        return;
    }
    SQLite::Transaction transaction(database);
    database.exec(marks_schema);
    database.exec(all_marked);
    transaction.commit();
}

void SqliteForgetting::mark_all(SQLite::Database& database) { database.exec(all_marked); }

void SqliteForgetting::mark(const std::string& table)
{
    execute(database_, "INSERT INTO forgetting (table_id) VALUES (?)", table);
}

ToForget SqliteForgetting::to_forget(int most)
{
    SQLite::Statement marks(database_, "SELECT place, table_id FROM forgetting ORDER BY place LIMIT ?");
    marks.bind(1, most);
    ToForget found;
    while (marks.executeStep()) {
        found.mark = marks.getColumn(0).getInt64();
        found.tables.push_back({marks.getColumn(1).getString(), {}});
    }
    marks.reset();
    for (StoredTable& table : found.tables) {
        table.entries = entries_.read(table.id);
    }
    return found;
}

void SqliteForgetting::unmark(std::int64_t until)
{
    execute(database_, "DELETE FROM forgetting WHERE place <= ?", until);
}

bool SqliteForgetting::forget(std::span<const Forgotten> tables)
{
    bool is_done = true;
    for (const Forgotten& forgotten : tables) {
        if (forgotten.named && !is_still(forgotten.table, *forgotten.named)) {
            is_done = false;
            continue;
        }
        if (!forgotten.entries.empty()) {
            replace_recent(forgotten);
            replace_moved(forgotten);
            sqlite_packing::replace(database_, forgotten);
        }
        if (forgotten.summary) {
            execute(database_, "UPDATE tables SET summary = ? WHERE id = ? AND summary IS NOT NULL", *forgotten.summary,
                    forgotten.table);
        }
        // The files are made clean of the names as of all that is to be forgotten.
        if (forgotten.named && finished_.names_went(forgotten.table)) {
            mark(forgotten.table);
        }
    }
    return is_done;
}

bool SqliteForgetting::is_still(const std::string& table, const Forgotten::Named& named)
{
    SQLite::Statement row(database_, "SELECT 1 FROM tables WHERE id = ? AND summary = ?");
    SQLite::bind(row, table, named.summary);
    return entries_.last_number(table) == named.entries && row.executeStep();
}

void SqliteForgetting::replace_recent(const Forgotten& forgotten)
{
    for (const Replacement& one : forgotten.entries) {
        execute(database_, "UPDATE recent SET entry = ? WHERE table_id = ? AND number = ?", one.text, forgotten.table,
                one.number);
    }
}

// Rows are read before any is changed.
void SqliteForgetting::replace_moved(const Forgotten& forgotten)
{
    std::vector<MovedRow> rows;
    {
        SQLite::Statement query(database_, "SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number");
        query.bind(1, forgotten.table);
        while (query.executeStep()) {
            std::string lines = query.getColumn(1).getString();
            if (!is_mark_of_packed(lines)) {
                rows.push_back({query.getColumn(0).getInt64(), std::move(lines)});
            }
        }
    }
    for (const MovedRow& row : rows) {
        if (const std::string text = replaced(row, forgotten.entries); text != row.lines) {
            execute(database_, "UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?", text, forgotten.table,
                    row.number);
        }
    }
}

} // namespace dahut
