// Each table of the schema is copied in the order of its keys, in groups. So the greatest key at the target says where
// to go on. A source does not change meanwhile: its mark keeps servers away between two attempts.
#include "server/store/copying.hpp"

#include "engine/core/deal_key.hpp"
#include "server/limits.hpp"
#include "server/store/copied_parts.hpp"
#include "server/store/journal.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

namespace {

using Clock = std::chrono::steady_clock;

// Says at which end something has failed.
template <typename Work>
auto at(const NamedEnd& named, Work&& work)
{
    try {
        return work(named.end);
    } catch (const StoreError& error) {
        throw StoreError(error.fault(), named.name + ": " + error.what());
    }
}

std::vector<CopiedRow> rows_behind(const NamedEnd& from, const CopiedPart& part,
                                   const std::optional<std::string>& behind)
{
    return at(from, [&](CopyEnd& end) { return end.rows(part, behind); });
}

// All rows behind this key, group by group.
template <typename Take>
void for_each_group(const NamedEnd& from, const CopiedPart& part, std::optional<std::string> behind, Take&& take)
{
    for (std::vector<CopiedRow> rows = rows_behind(from, part, behind); !rows.empty();
         rows = rows_behind(from, part, behind)) {
        behind = rows.back().front();
        take(std::span<const CopiedRow>(rows));
    }
}

// The entries of each table behind this one.
template <typename Take>
void for_each_table(const NamedEnd& from, const std::optional<std::string>& behind, Take&& take)
{
    for_each_group(from, copied_parts::ids_of_tables, behind, [&](std::span<const CopiedRow> rows) {
        for (const CopiedRow& row : rows) {
            StoredTable table{row.front().value_or(""), {}};
            table.entries = at(from, [&](CopyEnd& end) { return end.entries(table.id); });
            if (!table.entries.empty()) {
                take(std::move(table));
            }
        }
    });
}

// Tables whose entries are written together.
class Group {
public:
    explicit Group(const NamedEnd& target) : target_(target) {}

    void add(StoredTable table)
    {
        entries_ += table.entries.size();
        for (const Entry& entry : table.entries) {
            bytes_ += entry.text.size();
        }
        tables_.push_back(std::move(table));
        if (entries_ >= limits::copied_entries_at_once || bytes_ >= limits::copied_bytes_at_once) {
            write();
        }
    }

    void write()
    {
        if (!tables_.empty()) {
            at(target_, [this](CopyEnd& end) { end.add_entries(tables_); });
        }
        written_ += static_cast<std::int64_t>(entries_);
        tables_.clear();
        entries_ = 0;
        bytes_ = 0;
    }

    // How many entries have been written.
    [[nodiscard]] std::int64_t written() const { return written_; }

private:
    const NamedEnd& target_;
    std::vector<StoredTable> tables_;
    std::size_t entries_ = 0;
    std::size_t bytes_ = 0;
    std::int64_t written_ = 0;
};

// Returns how many entries were copied.
std::int64_t carry_over(const NamedEnd& source, const NamedEnd& target)
{
    const auto last = [&](const CopiedPart& part) {
        return at(target, [&](CopyEnd& end) { return end.last_key(part); });
    };
    for (const CopiedPart& part : copied_parts::all) {
        for_each_group(source, part, last(part), [&](std::span<const CopiedRow> rows) {
            at(target, [&](CopyEnd& end) { end.add(part, rows); });
        });
    }
    Group group(target);
    for_each_table(source, last(copied_parts::tables_of_entries),
                   [&](StoredTable table) { group.add(std::move(table)); });
    group.write();
    for (const CopiedRow& row : rows_behind(source, copied_parts::running_time, std::nullopt)) {
        at(target, [&](CopyEnd& end) { end.set_running_time(row.front().value_or("0")); });
    }
    at(target, [](CopyEnd& end) { end.settle(); });
    return group.written();
}

// How much there is of a part, and a digest of all of it.
struct Sum {
    std::string part;
    std::int64_t count = 0;
    Bytes32 digest{};

    bool operator==(const Sum&) const = default;

    void add(const std::string& more)
    {
        std::vector<std::uint8_t> link(digest.begin(), digest.end());
        link.insert(link.end(), more.begin(), more.end());
        digest = sha256(link);
    }
};

// Begins with the length of the value, so that no two rows give the same text.
void add_value(std::string& all, const std::optional<std::string>& value)
{
    all += value ? std::to_string(value->size()) + ":" + *value : "none";
}

Sum sum_of(const NamedEnd& of, const CopiedPart& part)
{
    Sum sum{part.name};
    for_each_group(of, part, std::nullopt, [&](std::span<const CopiedRow> rows) {
        std::string all;
        for (const CopiedRow& row : rows) {
            for (const std::optional<std::string>& value : row) {
                add_value(all, value);
            }
        }
        sum.add(all);
        sum.count += static_cast<std::int64_t>(rows.size());
    });
    return sum;
}

Sum sum_of_entries(const NamedEnd& of)
{
    Sum sum{copied_parts::tables_of_entries.name};
    for_each_table(of, std::nullopt, [&](const StoredTable& table) {
        std::string all;
        add_value(all, table.id);
        for (const Entry& entry : table.entries) {
            add_value(all, std::to_string(entry.at_ms));
            add_value(all, entry.text);
        }
        sum.add(all);
        sum.count += static_cast<std::int64_t>(table.entries.size());
    });
    return sum;
}

std::vector<Sum> sums_of(const NamedEnd& of)
{
    std::vector<Sum> sums;
    for (const CopiedPart& part : copied_parts::all) {
        sums.push_back(sum_of(of, part));
    }
    sums.push_back(sum_of(of, copied_parts::running_time));
    sums.push_back(sum_of_entries(of));
    return sums;
}

// Returns the sums, which are the same at both ends.
std::vector<Sum> compared(const NamedEnd& source, const NamedEnd& target)
{
    std::vector<Sum> sums = sums_of(source);
    const std::vector<Sum> arrived = sums_of(target);
    const auto [one, other] = std::ranges::mismatch(sums, arrived);
    if (one != sums.end()) {
        throw CopyRefused(target.name + " differs from " + source.name + " in `" + one->part
                          + "`: " + std::to_string(other->count) + " rows there, " + std::to_string(one->count)
                          + " here; empty it, and start the copy again");
    }
    return sums;
}

void require_empty(const NamedEnd& target)
{
    const bool has_rows = std::ranges::any_of(copied_parts::all, [&](const CopiedPart& part) {
        return at(target, [&](CopyEnd& end) { return end.last_key(part).has_value(); });
    });
    if (has_rows) {
        throw CopyRefused(target.name + " holds other tables; a copy needs an empty database");
    }
}

void require_room(const NamedEnd& source, const NamedEnd& target)
{
    const std::optional<std::int64_t> room = at(target, [](CopyEnd& end) { return end.room(); });
    if (!room) {
        return;
    }
    const auto bytes_of = [](CopyEnd& end) { return end.bytes(); };
    const std::int64_t missing = at(source, bytes_of) - at(target, bytes_of);
    if (missing > *room) {
        constexpr std::int64_t mib = 1024 * 1024;
        throw CopyRefused(target.name + " has too little room on its disk: " + std::to_string(*room / mib) + " MiB of "
                          + std::to_string(missing / mib + 1) + " MiB at least");
    }
}

// Marks both ends, and returns the token of their marks. If a copy goes on, both have it already.
std::string begin_copy(const NamedEnd& source, const NamedEnd& target, AfterCopy after_copy)
{
    const std::optional<CopyMark> from = at(source, [](CopyEnd& end) { return end.mark(); });
    const std::optional<CopyMark> to = at(target, [](CopyEnd& end) { return end.mark(); });
    const bool goes_on = from && to && to->stage == CopyStage::arriving && to->token == from->token;
    const bool may_go = !from || from->stage == CopyStage::leaving || after_copy == AfterCopy::serve_again;
    if (!goes_on && from && from->stage == CopyStage::arriving) {
        at(source, [&](CopyEnd&) { refuse_marked(from); });
    }
    if (!goes_on && !may_go) {
        throw CopyRefused(source.name + ": everything in it has gone to " + from->elsewhere
                          + "; `dahut copy --again` copies it once more, as it was then");
    }
    if (!goes_on && to && to->stage == CopyStage::arriving) {
        throw CopyRefused(target.name + " holds a part of " + to->elsewhere
                          + ", by another copy; a copy needs an empty database");
    }
    if (!goes_on) {
        require_empty(target);
    }
    require_room(source, target);
    // A target that was begun and given up must not be finished later.
    const std::string token = goes_on ? from->token : to_hex(Secret::drawn().bytes());
    at(source, [&](CopyEnd& end) { end.set_mark(CopyMark{CopyStage::leaving, token, target.name}); });
    at(target, [&](CopyEnd& end) { end.set_mark(CopyMark{CopyStage::arriving, token, source.name}); });
    return token;
}

std::string digest_of(const std::vector<Sum>& sums)
{
    Sum all;
    for (const Sum& sum : sums) {
        all.add(sum.part + " " + std::to_string(sum.count) + " " + to_hex(sum.digest));
    }
    return to_hex(all.digest);
}

// The source is marked first: at no moment both can be served.
CopyDone copied(const NamedEnd& source, const NamedEnd& target, const std::string& token)
{
    CopyDone done;
    const Clock::time_point begun = Clock::now();
    done.entries_now = carry_over(source, target);
    const Clock::time_point copied = Clock::now();
    const std::vector<Sum> sums = compared(source, target);
    done.copying = copied - begun;
    done.comparing = Clock::now() - copied;
    done.tables = sums.front().count;
    done.entries = sums.back().count;
    done.digest = digest_of(sums);
    at(source, [&](CopyEnd& end) { end.set_mark(CopyMark{CopyStage::left, token, target.name}); });
    at(target, [](CopyEnd& end) { end.set_mark(std::nullopt); });
    return done;
}

} // namespace

CopyDone copy_all(const NamedEnd& source, const NamedEnd& target, AfterCopy after_copy)
{
    const std::string token = begin_copy(source, target, after_copy);
    try {
        return copied(source, target, token);
    } catch (const StoreError& error) {
        throw StoreError(error.fault(), std::string(error.what()) + "; start the same again, and it goes on");
    }
}

} // namespace dahut
