// One end of a copy of a whole database: the rows of its tables, the same for each engine. How they are copied is left
// to copying.hpp. Nobody else uses the database as long as its end is open.
#pragma once

#include "server/store/copy_mark.hpp"
#include "server/stored_table.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// How the engines say a column differs: a truth is "0" or "1" in a row, and bytes stand as they are.
enum class ColumnKind { text, number, truth, bytes };

struct CopiedColumn {
    const char* name;
    ColumnKind kind;
};

// What is copied of one table of the schema. The first column tells its rows apart, and they are read in its order.
struct CopiedPart {
    const char* name;
    std::span<const CopiedColumn> columns;
    // How many rows travel together.
    int at_once;
};

using CopiedRow = std::vector<std::optional<std::string>>;

// Everything here throws StoreError. What is written is durable when the call returns, all of it or nothing.
class CopyEnd {
public:
    CopyEnd() = default;
    CopyEnd(const CopyEnd&) = delete;
    CopyEnd& operator=(const CopyEnd&) = delete;
    CopyEnd(CopyEnd&&) = delete;
    CopyEnd& operator=(CopyEnd&&) = delete;
    virtual ~CopyEnd() = default;

    [[nodiscard]] virtual std::optional<CopyMark> mark() = 0;
    virtual void set_mark(const std::optional<CopyMark>& mark) = 0;

    // The next rows behind this key, in order, `part.at_once` at most.
    [[nodiscard]] virtual std::vector<CopiedRow> rows(const CopiedPart& part,
                                                      const std::optional<std::string>& behind) = 0;
    // The greatest key; nothing if there are no rows.
    [[nodiscard]] virtual std::optional<std::string> last_key(const CopiedPart& part) = 0;
    virtual void add(const CopiedPart& part, std::span<const CopiedRow> rows) = 0;

    // Each engine keeps entries in its own way. All that are recent belong to them.
    [[nodiscard]] virtual std::vector<Entry> entries(const std::string& table) = 0;
    // These tables must have no entries yet.
    virtual void add_entries(std::span<const StoredTable> tables) = 0;

    // There is one running time in each database from its beginning.
    virtual void set_running_time(const std::string& milliseconds) = 0;
    // Rows added from now on are numbered behind those that were copied.
    virtual void settle() = 0;

    // What the entries and the kept replays take at least.
    [[nodiscard]] virtual std::int64_t bytes() = 0;
    // How many bytes can be added; nothing if nobody knows.
    [[nodiscard]] virtual std::optional<std::int64_t> room() { return std::nullopt; }
};

} // namespace dahut
