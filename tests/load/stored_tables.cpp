#include "tests/load/stored_tables.hpp"

#include "server/room/table_row.hpp"
#include "server/store/sqlite_journal.hpp"
#include "server/table/entry.hpp"
#include "server/table/tokens.hpp"

#include <memory>
#include <stdexcept>
#include <utility>

namespace dahut::load {

namespace {

constexpr std::size_t copies_in_a_commit = 200;

// A table's entries read once, to be written under other names.
class Original {
public:
    explicit Original(const StoredTable& stored)
    {
        for (const Entry& one : stored.entries) {
            entries_.emplace_back(one, from_journal(one.text).value());
        }
    }

    // `token` leads to the first seat of the copy.
    [[nodiscard]] Addition copy(const std::string& token) const
    {
        Addition copy;
        copy.table = new_table_id();
        std::optional<entry::Created> charter;
        std::optional<Seating> seating;
        for (auto [stored, entry] : entries_) {
            if (auto* created = std::get_if<entry::Created>(&entry)) {
                created->invitation = new_token();
                created->watch = new_token();
                copy.keys = {key_of(created->invitation), key_of(created->watch)};
                charter = *created;
                seating.emplace(created->seats);
            } else if (auto* joined = std::get_if<entry::Joined>(&entry)) {
                joined->key = key_of(joined->seat == Seat(0) ? token : new_token());
                copy.keys.push_back(joined->key);
                seating.value().take(*joined);
            } else {
                copy.entries.push_back(stored);
                continue;
            }
            copy.entries.push_back(to_journal(entry, stored.at_ms));
        }
        copy.row = row_of(copy.table, charter.value(), seating.value(), {TableStatus::running});
        return copy;
    }

private:
    std::vector<std::pair<Entry, TableEntry>> entries_;
};

std::vector<Original> originals_in(Journal& journal, const std::vector<std::string>& tables)
{
    std::vector<Original> originals;
    for (const std::string& table : tables) {
        const std::optional<StoredTable> stored = journal.read(table);
        if (!stored) {
            throw std::runtime_error("the database does not have the table " + table);
        }
        originals.emplace_back(*stored);
    }
    return originals;
}

void append_all(Journal& journal, const std::vector<Addition>& additions)
{
    for (const AppendResult& failure : journal.append(additions)) {
        if (failure) {
            throw std::runtime_error("a table could not be copied: " + failure->detail);
        }
    }
    journal.tidy();
}

} // namespace

std::vector<std::string> add_copies(const std::filesystem::path& database, const std::vector<std::string>& tables,
                                    std::size_t copies)
{
    const std::unique_ptr<Journal> journal = open_sqlite_journal(database);
    const std::vector<Original> originals = originals_in(*journal, tables);
    std::vector<std::string> tokens;
    while (tokens.size() < copies) {
        std::vector<Addition> additions;
        while (additions.size() < copies_in_a_commit && tokens.size() < copies) {
            const Original& original = originals[tokens.size() % originals.size()];
            tokens.push_back(new_token());
            additions.push_back(original.copy(tokens.back()));
        }
        append_all(*journal, additions);
    }
    return tokens;
}

} // namespace dahut::load
