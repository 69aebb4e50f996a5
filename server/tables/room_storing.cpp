// Written before told: how a room stores what has been asked and checked, makes it true, and only then tells it.
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/tables/room.hpp"
#include "server/tables/standing.hpp"

#include <boost/asio/redirect_error.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <span>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Whether the last person gives up its seat with this entry, before the match or during it.
bool leaves_nobody(const TableEntry& entry, const Seating& seating)
{
    if (!is_any_of<entry::Freed, entry::Replaced>(entry)) {
        return false;
    }
    Seating after = seating;
    offer(after, entry);
    return !after.has_persons();
}

// The keys of seats whose persons leave them with these entries.
std::vector<std::string> keys_left(const std::vector<TableEntry>& entries, const Seating& seating)
{
    std::vector<std::string> keys;
    for (const TableEntry& entry : entries) {
        if (const auto* const freed = std::get_if<entry::Freed>(&entry)) {
            keys.push_back(seating.at(freed->seat).key);
        } else if (const auto* const replaced = std::get_if<entry::Replaced>(&entry)) {
            keys.push_back(seating.at(replaced->seat).key);
        }
    }
    return keys;
}

std::vector<Entry> journal_entries(const std::vector<TableEntry>& entries, std::int64_t at_ms)
{
    std::vector<Entry> texts;
    texts.reserve(entries.size());
    for (const TableEntry& entry : entries) {
        texts.push_back(to_journal(entry, at_ms));
    }
    return texts;
}

// Whether these entries follow the first `known` ones of the table: nothing if they do.
AppendResult fate_of(const std::vector<Entry>& written, const std::optional<StoredTable>& stored, std::int64_t known)
{
    const std::span<const Entry> all = stored ? std::span<const Entry>(stored->entries) : std::span<const Entry>();
    const auto before = static_cast<std::size_t>(known);
    if (all.size() == before) {
        return StoreFailure{StoreFault::failed, "the journal does not have it"};
    }
    const bool there = all.size() > before && std::ranges::equal(all.subspan(before), written);
    return there ? std::nullopt : AppendResult({StoreFault::conflict, "the journal has something else"});
}

} // namespace

Refusal refusal_for(StoreFault fault)
{
    switch (fault) {
    case StoreFault::unknown:
        return refuse(RefusalCode::outcome_unknown,
                      "The server does not know whether this was stored. Come back to see.");
    case StoreFault::moved:
        return refuse(RefusalCode::storage_gone,
                      "The server's database has been taken away. Nothing happened; its host has to put it back.");
    default:
        return refuse(RefusalCode::storage_failed, "The server could not store this. Nothing happened; try again.");
    }
}

asio::awaitable<std::optional<StoreFailure>> Room::store(const std::vector<TableEntry>& entries,
                                                         std::vector<std::string> keys, std::int64_t now_ms)
{
    Addition addition{table_.id(),
                      entries_,
                      journal_entries(entries, now_ms),
                      std::move(keys),
                      standing_after(table_, entries),
                      keys_left(entries, table_.seating())};
    AppendResult failure = co_await services_.store.append(std::move(addition));
    if (failure && failure->fault == StoreFault::unknown) {
        failure = co_await found_out(journal_entries(entries, now_ms), *std::move(failure));
    }
    if (!failure) {
        recalled_.reset();
        entries_ += static_cast<std::int64_t>(entries.size());
    }
    co_return failure;
}

// Whoever holds the turn waits here, and so does everybody else at this table.
asio::awaitable<AppendResult> Room::found_out(std::vector<Entry> written, StoreFailure failure)
{
    spdlog::error("table {}: it is unknown whether entry {} is stored: {}", table_.id(), entries_ + 1, failure.detail);
    while (!services_.stopping) {
        const std::variant<std::optional<StoredTable>, StoreFailure> read = co_await services_.store.read(table_.id());
        if (const auto* const stored = std::get_if<std::optional<StoredTable>>(&read)) {
            AppendResult fate = fate_of(written, *stored, entries_);
            spdlog::warn("table {}: entry {} is {}", table_.id(), entries_ + 1, fate ? "not stored" : "stored");
            tell_certainty(Certainty::sure);
            co_return fate;
        }
        tell_certainty(Certainty::unsure);
        boost::system::error_code stopped;
        look_again_.expires_after(limits::look_again_time);
        co_await look_again_.async_wait(asio::redirect_error(asio::use_awaitable, stopped));
    }
    co_return failure;
}

void Room::tell_certainty(Certainty certainty)
{
    if (table_.certainty() != certainty) {
        table_.set_certainty(certainty);
        tell_facts();
    }
}

asio::awaitable<Answer> Room::carry_out(TableEntry entry, std::vector<std::string> keys)
{
    std::vector<TableEntry> entries{entry};
    if (leaves_nobody(entry, table_.seating())) {
        entries.emplace_back(entry::Closed{});
    }
    co_return co_await carry_out_all(std::move(entries), std::move(keys));
}

asio::awaitable<Answer> Room::carry_out_all(std::vector<TableEntry> entries, std::vector<std::string> keys)
{
    const std::int64_t now = services_.settings.clock();
    if (const std::optional<StoreFailure> failure = co_await store(entries, std::move(keys), now)) {
        co_return storage_failed(*failure);
    }
    co_return made_true([&] {
        for (const TableEntry& one : entries) {
            table_.take_entry(one);
            pass_time(one, now);
        }
        if (is_any_of<entry::Closed, entry::Stopped>(entries.back())) {
            services_.table_over(table_);
        }
        if (std::ranges::any_of(entries, changes_facts)) {
            tell_facts();
        }
    });
}

// What is stored must come true here, or else this room is no picture of its journal any more: if memory runs out
// halfway, the table stops, and is taken up from its journal again when everybody has left it.
template <typename Work>
Answer Room::made_true(Work&& work)
{
    try {
        work();
        return std::nullopt;
    } catch (const std::exception& error) {
        (void)break_down(error.what());
        return Denial{
            refuse(RefusalCode::outcome_unknown, "This was stored, but the table has stopped. Come back later.")};
    }
}

asio::awaitable<Answer> Room::carry_out_act(Seat seat, std::optional<Asker> asker, Json action)
{
    std::optional<std::variant<MatchStep, Refusal>> worked;
    std::string fault;
    try {
        worked = table_.work_out(seat, action);
    } catch (const std::exception& error) {
        fault = error.what();
    }
    if (!worked) {
        co_return break_down(fault);
    }
    if (const Refusal* refusal = std::get_if<Refusal>(&*worked)) {
        co_return Denial{*refusal};
    }
    MatchStep step = std::get<MatchStep>(std::move(*worked));
    std::optional<std::string> id = asker ? std::optional(asker->id) : std::nullopt;
    entry::Acted acted{seat, std::move(id), std::move(action), step.after->digest()};
    co_return co_await carry_out_step(std::move(acted), std::move(step), std::move(asker));
}

asio::awaitable<Answer> Room::carry_out_step(TableEntry entry, MatchStep step, std::optional<Asker> asker)
{
    const std::optional<Json> result = step.after->outcome();
    std::vector<TableEntry> entries;
    entries.push_back(std::move(entry));
    if (result) {
        entries.emplace_back(entry::Finished{*result});
    }
    const std::int64_t now = services_.settings.clock();
    if (const std::optional<StoreFailure> failure = co_await store(entries, {}, now)) {
        co_return storage_failed(*failure);
    }
    co_return made_true([&] {
        const TableStatus before = table_.status();
        const Accords agreed = table_.accords();
        table_.take_step(entries.front(), step);
        if (result) {
            table_.take_entry(entries.back());
            services_.table_over(table_);
        }
        if (table_.status() != before || table_.accords() != agreed) {
            tell_facts();
        }
        tell_step(step, asker);
        pass_time(entries.front(), now);
        if (before == TableStatus::open) {
            excuse_absent();
        }
        wake_bots();
    });
}

Denial Room::storage_failed(const StoreFailure& failure)
{
    spdlog::error("table {}: the journal could not be written: {}", table_.id(), failure.detail);
    if (failure.fault == StoreFault::conflict) {
        return break_down("another server has written to this table's journal",
                          "Another server has taken over this table. Please reload the page.");
    }
    return {refusal_for(failure.fault)};
}

// The log says which table and after which entry, which is enough to find the fault; it names nothing hidden.
Denial Room::break_down(std::string_view what, std::string_view trouble)
{
    spdlog::error("table {} ({}) is broken after journal entry {}: {}", table_.id(), table_.charter().game, entries_,
                  what);
    table_.break_down(std::string(trouble));
    services_.notifier.forget(table_.id());
    tell_facts();
    return {refuse(RefusalCode::table_broken, trouble)};
}

} // namespace dahut
