// Rows are written by COPY, which also writes columns that the server numbers by itself.
#include "server/store/postgres_copy_end.hpp"

#include "server/store/postgres_bytes.hpp"
#include "server/store/postgres_copy_mark.hpp"
#include "server/store/postgres_entries.hpp"
#include "server/store/postgres_session.hpp"

#include <set>

namespace dahut {

namespace {

// Packed entries arrive as rows, which take more than four times as much.
constexpr const char* bytes_in_postgres = "SELECT (SELECT coalesce(sum(octet_length(entry)), 0) FROM entries)"
                                          " + (SELECT coalesce(sum(octet_length(replay)"
                                          " + 4 * coalesce(octet_length(entries), 0)), 0) FROM replays)";
constexpr std::array numbering{"SELECT setval(pg_get_serial_sequence('tables', 'sequence'), max(sequence)) FROM tables",
                               "SELECT setval(pg_get_serial_sequence('finished_tables', 'place'), max(place))"
                               " FROM finished_tables",
                               "SELECT setval(pg_get_serial_sequence('forgetting', 'place'), max(place))"
                               " FROM forgetting"};

// A column as text, as it stands in a row.
std::string asked_for(const CopiedColumn& column)
{
    std::string name = column.name;
    switch (column.kind) {
    case ColumnKind::truth:
        return name + "::integer";
    case ColumnKind::bytes:
        return "encode(" + name + ", 'hex')";
    default:
        return name;
    }
}

std::string with_commas(const CopiedPart& part, std::string (*text)(const CopiedColumn&))
{
    std::string all;
    for (const CopiedColumn& column : part.columns) {
        all += (all.empty() ? "" : ", ") + text(column);
    }
    return all;
}

CopiedRow copied_row(const PostgresRows& found, int row, const CopiedPart& part)
{
    CopiedRow copied;
    int place = 0;
    for (const CopiedColumn& column : part.columns) {
        if (found.is_null(row, place)) {
            copied.emplace_back();
        } else {
            const std::string text = found.text(row, place);
            copied.emplace_back(column.kind == ColumnKind::bytes ? bytes_of_hex(text) : text);
        }
        ++place;
    }
    return copied;
}

// COPY parts values by tabs and rows by line feeds.
void add_to_line(std::string& line, std::string_view value)
{
    for (const char letter : value) {
        switch (letter) {
        case '\\':
            line += "\\\\";
            break;
        case '\n':
            line += "\\n";
            break;
        case '\r':
            line += "\\r";
            break;
        case '\t':
            line += "\\t";
            break;
        default:
            line += letter;
        }
    }
}

void add_line_of_copy(std::string& lines, const CopiedRow& row, const CopiedPart& part)
{
    for (std::size_t index = 0; index < row.size(); ++index) {
        lines += index == 0 ? "" : "\t";
        if (!row[index]) {
            lines += "\\N";
        } else if (part.columns[index].kind == ColumnKind::bytes) {
            add_to_line(lines, "\\x" + hex_of_bytes(*row[index]));
        } else {
            add_to_line(lines, *row[index]);
        }
    }
    lines += '\n';
}

class PostgresCopyEnd final : public CopyEnd {
public:
    explicit PostgresCopyEnd(const std::string& address) : connection_(connection_alone(address)) {}

    std::optional<CopyMark> mark() override { return postgres_copy_mark::read(*connection_); }
    void set_mark(const std::optional<CopyMark>& mark) override { postgres_copy_mark::write(*connection_, mark); }

    std::vector<CopiedRow> rows(const CopiedPart& part, const std::optional<std::string>& behind) override
    {
        const CopiedColumn& key = part.columns.front();
        const std::string type = key.kind == ColumnKind::number ? "bigint" : "text";
        const std::string where = behind ? std::string(" WHERE ") + key.name + " > $1::" + type : std::string();
        const char* const query = lasting("SELECT " + with_commas(part, asked_for) + " FROM " + part.name + where
                                          + " ORDER BY " + key.name + " LIMIT " + std::to_string(part.at_once));
        const PostgresRows found = behind ? connection_->ask(query, {PostgresValue(*behind)}) : connection_->ask(query);
        std::vector<CopiedRow> rows;
        for (int row = 0; row < found.count(); ++row) {
            rows.push_back(copied_row(found, row, part));
        }
        return rows;
    }

    std::optional<std::string> last_key(const CopiedPart& part) override
    {
        const PostgresRows found =
            connection_->ask(lasting(std::string("SELECT max(") + part.columns.front().name + ") FROM " + part.name));
        return found.is_null(0, 0) ? std::nullopt : std::optional(found.text(0, 0));
    }

    void add(const CopiedPart& part, std::span<const CopiedRow> rows) override
    {
        std::string lines;
        for (const CopiedRow& row : rows) {
            add_line_of_copy(lines, row, part);
        }
        const std::string columns =
            with_commas(part, [](const CopiedColumn& column) { return std::string(column.name); });
        connection_->copy_in(std::string("COPY ") + part.name + " (" + columns + ") FROM STDIN", lines);
    }

    std::vector<Entry> entries(const std::string& table) override
    {
        return postgres_entries::read(*connection_, table, postgres_entries::Aside::as_well);
    }

    void add_entries(std::span<const StoredTable> tables) override
    {
        std::string lines;
        for (const StoredTable& table : tables) {
            std::int64_t number = 0;
            for (const Entry& entry : table.entries) {
                add_to_line(lines, table.id);
                (lines += '\t') += std::to_string(++number);
                (lines += '\t') += std::to_string(entry.at_ms);
                lines += '\t';
                add_to_line(lines, entry.text);
                lines += '\n';
            }
        }
        connection_->copy_in("COPY entries (table_id, number, at_ms, entry) FROM STDIN", lines);
    }

    void set_running_time(const std::string& milliseconds) override
    {
        connection_->in_transaction(
            [&] { (void)connection_->ask("UPDATE running_time SET ran_ms = $1::bigint", {milliseconds}); });
    }

    // The planner must not believe that the tables are empty.
    void settle() override
    {
        for (const char* const statement : numbering) {
            (void)connection_->ask(statement);
        }
        connection_->run("ANALYZE");
    }

    std::int64_t bytes() override { return connection_->ask(bytes_in_postgres).number(0, 0); }

private:
    // The same text, for as long as the connection knows the statement.
    const char* lasting(const std::string& statement) { return statements_.insert(statement).first->c_str(); }

    std::set<std::string> statements_;
    std::unique_ptr<PostgresConnection> connection_;
};

} // namespace

std::unique_ptr<CopyEnd> open_postgres_copy_end(const std::string& address)
{
    return std::make_unique<PostgresCopyEnd>(address);
}

} // namespace dahut
