// How the archive has the entries of finished matches stored in fewer bytes, without what follows from the others
// (docs/decisions/0078).
#include "server/archive/archive.hpp"
#include "server/archive/seen_match.hpp"
#include "server/limits.hpp"
#include "server/store/packed_entries.hpp"
#include "server/table/digests.hpp"
#include "server/waiting/only_one.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

void say_why(const StoreFailure& failure) { spdlog::error("a finished match could not be packed: {}", failure.detail); }

// All of them, unless the record is the same without some digests.
std::vector<Entry> needed_entries(const StoredTable& stored, const std::optional<FinishedMatch>& finished)
{
    if (!finished) {
        return stored.entries;
    }
    std::vector<Entry> fewer = without_digests(stored.entries);
    const std::optional<FinishedMatch> again = finished_match_of(StoredTable{stored.id, fewer});
    if (again && record_text(again->record) == record_text(finished->record)) {
        return fewer;
    }
    return stored.entries;
}

PackedTable packed_table(StoredTable stored, const std::optional<std::string>& kept)
{
    const std::optional<FinishedMatch> finished = finished_match_of(stored);
    std::optional<std::string> replay = finished && kept ? kept_anew(*kept, finished->record) : std::nullopt;
    std::optional<std::string> entries = packed_entries(needed_entries(stored, finished));
    return {std::move(stored.id), std::move(stored.entries), std::move(entries), std::move(replay)};
}

} // namespace

asio::awaitable<void> Archive::pack()
{
    const OnlyOne only(packing_);
    if (!only) {
        co_return;
    }
    std::vector<std::string> before;
    bool are_more = true;
    while (are_more && !stopping_) {
        are_more = co_await pack_some(before);
    }
}

asio::awaitable<bool> Archive::pack_some(std::vector<std::string>& before)
{
    const std::variant<std::vector<std::string>, StoreFailure> found =
        co_await store_.to_pack(limits::tables_packed_at_once);
    if (const auto* const failure = std::get_if<StoreFailure>(&found)) {
        say_why(*failure);
        co_return false;
    }
    const std::vector<std::string>& tables = std::get<std::vector<std::string>>(found);
    // Somebody adds to all of them, again and again. They have time.
    if (tables == std::exchange(before, tables)) {
        co_return false;
    }
    for (const std::string& table : tables) {
        if (const std::optional<StoreFailure> failure = co_await pack_table(table)) {
            say_why(*failure);
            co_return false;
        }
    }
    co_return !tables.empty();
}

asio::awaitable<std::optional<StoreFailure>> Archive::pack_table(std::string table)
{
    std::variant<std::optional<std::string>, StoreFailure> kept = co_await store_.kept_replay(table);
    if (const auto* const failure = std::get_if<StoreFailure>(&kept)) {
        co_return *failure;
    }
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await store_.read(table);
    if (const auto* const failure = std::get_if<StoreFailure>(&read)) {
        co_return *failure;
    }
    StoredTable stored = std::get<0>(std::move(read)).value_or(StoredTable{std::move(table), {}});
    auto working = [stored = std::move(stored), kept = std::get<0>(std::move(kept))]() mutable {
        return packed_table(std::move(stored), kept);
    };
    PackedTable packed = co_await on_worker(reading_.workers, std::move(working));
    co_return co_await store_.pack(std::move(packed));
}

} // namespace dahut
