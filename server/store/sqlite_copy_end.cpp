// Entries that are copied here never become recent: they stand where a move would bring them, one row for each table.
#include "server/store/sqlite_copy_end.hpp"

#include "server/limits.hpp"
#include "server/store/backup.hpp"
#include "server/store/database_lock.hpp"
#include "server/store/entry_lines.hpp"
#include "server/store/sqlite_copy_mark.hpp"
#include "server/store/sqlite_faults.hpp"
#include "server/store/sqlite_flushing.hpp"
#include "server/store/sqlite_identity.hpp"
#include "server/store/sqlite_schema.hpp"
#include "server/store/sqlite_statements.hpp"
#include "server/store/table_copies.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <system_error>

namespace dahut {

namespace {

// Packed entries arrive as rows, which take more than four times as much.
constexpr const char* bytes_in_sqlite = "SELECT (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM entries)"
                                        " + (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) FROM recent)"
                                        " + (SELECT coalesce(sum(length(replay) + 4 * coalesce(length(entries), 0)), 0)"
                                        " FROM replays)";

// As it stands between two brackets of a statement.
std::string columns_of(const CopiedPart& part)
{
    std::string all;
    for (const CopiedColumn& column : part.columns) {
        all += (all.empty() ? "" : ", ") + std::string(column.name);
    }
    return all;
}

std::string placeholders_for(const CopiedPart& part)
{
    std::string all = "?";
    for (std::size_t count = 1; count < part.columns.size(); ++count) {
        all += ", ?";
    }
    return all;
}

CopiedRow row_found_by(SQLite::Statement& query)
{
    CopiedRow row;
    for (int column = 0; column < query.getColumnCount(); ++column) {
        const SQLite::Column value = query.getColumn(column);
        row.push_back(value.isNull() ? std::nullopt : std::optional(value.getString()));
    }
    return row;
}

void bind_row(SQLite::Statement& statement, const CopiedPart& part, const CopiedRow& row)
{
    for (std::size_t index = 0; index < row.size(); ++index) {
        const int place = static_cast<int>(index) + 1;
        const std::optional<std::string>& value = row[index];
        if (!value) {
            statement.bind(place);
        } else if (part.columns[index].kind == ColumnKind::bytes) {
            statement.bindNoCopy(place, value->data(), static_cast<int>(value->size()));
        } else {
            // A column of numbers makes one of it.
            statement.bindNoCopy(place, *value);
        }
    }
}

class SqliteCopyEnd final : public CopyEnd {
public:
    explicit SqliteCopyEnd(const std::filesystem::path& file)
        : lock_(file), file_(in_order(file)), database_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
                                                        static_cast<int>(limits::database_waiting_time.count()))
    {
        database_.exec("PRAGMA journal_mode = WAL");
        database_.exec("PRAGMA secure_delete = ON");
        bring_up_to_date(database_);
    }
    SqliteCopyEnd(const SqliteCopyEnd&) = delete;
    SqliteCopyEnd& operator=(const SqliteCopyEnd&) = delete;
    SqliteCopyEnd(SqliteCopyEnd&&) = delete;
    SqliteCopyEnd& operator=(SqliteCopyEnd&&) = delete;
    ~SqliteCopyEnd() override
    {
        try {
            sqlite_identity::end_use(database_);
        } catch (const SQLite::Exception&) {
            // The next start takes the log as it is.
            return;
        }
    }

    std::optional<CopyMark> mark() override
    {
        return translating([this] { return sqlite_copy_mark::read(database_); });
    }

    void set_mark(const std::optional<CopyMark>& mark) override
    {
        translating([&] { sqlite_copy_mark::write(database_, mark); });
    }

    std::vector<CopiedRow> rows(const CopiedPart& part, const std::optional<std::string>& behind) override
    {
        return translating([&] {
            const std::string key = part.columns.front().name;
            SQLite::Statement query(database_, "SELECT " + columns_of(part) + " FROM " + part.name
                                                   + (behind ? " WHERE " + key + " > ?" : "") + " ORDER BY " + key
                                                   + " LIMIT " + std::to_string(part.at_once));
            if (behind) {
                query.bind(1, *behind);
            }
            std::vector<CopiedRow> rows;
            while (query.executeStep()) {
                rows.push_back(row_found_by(query));
            }
            return rows;
        });
    }

    std::optional<std::string> last_key(const CopiedPart& part) override
    {
        return translating([&] {
            SQLite::Statement query(database_,
                                    std::string("SELECT max(") + part.columns.front().name + ") FROM " + part.name);
            query.executeStep();
            return row_found_by(query).front();
        });
    }

    void add(const CopiedPart& part, std::span<const CopiedRow> rows) override
    {
        in_transaction([&] {
            SQLite::Statement addition(database_, std::string("INSERT INTO ") + part.name + " (" + columns_of(part)
                                                      + ") VALUES (" + placeholders_for(part) + ")");
            for (const CopiedRow& row : rows) {
                addition.reset();
                bind_row(addition, part, row);
                addition.exec();
            }
        });
    }

    std::vector<Entry> entries(const std::string& table) override
    {
        return translating([&] { return stored_entries(database_, table); });
    }

    void add_entries(std::span<const StoredTable> tables) override
    {
        in_transaction([&] {
            for (const StoredTable& table : tables) {
                std::string lines;
                for (const Entry& entry : table.entries) {
                    add_line(lines, entry.at_ms, entry.text);
                }
                execute(database_, "INSERT INTO entries (table_id, number, at_ms, entry) VALUES (?, ?, ?, ?)", table.id,
                        static_cast<std::int64_t>(table.entries.size()), table.entries.back().at_ms, lines);
            }
        });
    }

    void set_running_time(const std::string& milliseconds) override
    {
        in_transaction([&] { execute(database_, "UPDATE running_time SET ran_ms = ?", milliseconds); });
    }

    // SQLite numbers behind the greatest by itself.
    void settle() override {}

    std::int64_t bytes() override
    {
        return translating([this] { return database_.execAndGet(bytes_in_sqlite).getInt64(); });
    }

    std::optional<std::int64_t> room() override
    {
        std::error_code error;
        const std::filesystem::space_info space =
            std::filesystem::space(std::filesystem::absolute(file_, error).parent_path(), error);
        return error ? std::nullopt : std::optional(static_cast<std::int64_t>(space.available));
    }

private:
    static std::filesystem::path in_order(std::filesystem::path file)
    {
        sqlite_identity::refuse_wrong_log(file);
        make_durable(file);
        (void)back_up_former(file);
        return file;
    }

    template <typename Work>
    void in_transaction(Work&& work)
    {
        translating([&] {
            SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
            work();
            transaction.commit();
        });
    }

    // Released last: closing its descriptor would release the locks of SQLite.
    DatabaseLock lock_;
    std::filesystem::path file_;
    SQLite::Database database_;
    SqliteFlushing flushing_{database_};
};

} // namespace

std::unique_ptr<CopyEnd> open_sqlite_copy_end(const std::filesystem::path& file)
{
    return translating([&]() -> std::unique_ptr<CopyEnd> { return std::make_unique<SqliteCopyEnd>(file); });
}

} // namespace dahut
