// Written before told: how a room stores what has been asked and checked, makes it true, and only then tells it.
#include "protocol/refusal_code.hpp"
#include "server/tables/clock.hpp"
#include "server/tables/room.hpp"
#include "server/tables/standing.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Whether this entry frees the seat of the last person at a table that has not started.
bool leaves_nobody(const TableEntry& entry, const Seating& seating)
{
    const entry::Freed* freed = std::get_if<entry::Freed>(&entry);
    if (freed == nullptr) {
        return false;
    }
    Seating after = seating;
    after.take(*freed);
    return !after.has_persons();
}

} // namespace

asio::awaitable<std::optional<StoreFailure>> Room::store(const std::vector<TableEntry>& entries,
                                                         std::vector<std::string> keys)
{
    Addition addition{table_.id(), entries_, {}, std::move(keys), standing_after(table_, entries)};
    const std::int64_t now = now_ms();
    for (const TableEntry& entry : entries) {
        addition.entries.push_back(to_journal(entry, now));
    }
    const auto count = static_cast<std::int64_t>(entries.size());
    AppendResult failure = co_await services_.store.append(std::move(addition));
    if (!failure) {
        entries_ += count;
    }
    co_return failure;
}

asio::awaitable<Answer> Room::carry_out(TableEntry entry, std::vector<std::string> keys)
{
    std::vector<TableEntry> entries{entry};
    const bool closes = leaves_nobody(entry, table_.seating());
    if (closes) {
        entries.emplace_back(entry::Closed{});
    }
    if (const std::optional<StoreFailure> failure = co_await store(entries, std::move(keys))) {
        co_return storage_failed(*failure);
    }
    table_.take_seating(entry);
    if (closes) {
        table_.take(entry::Closed{});
        services_.table_over(table_);
    }
    // What people contribute is nobody else's business.
    if (!std::holds_alternative<entry::Contributed>(entry)) {
        tell_facts();
    }
    co_return std::nullopt;
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
    if (const std::optional<StoreFailure> failure = co_await store(entries, {})) {
        co_return storage_failed(*failure);
    }
    const TableStatus before = table_.status();
    table_.take_step(entries.front(), step);
    if (result) {
        table_.take(entry::Finished{*result});
        services_.table_over(table_);
    }
    if (table_.status() != before) {
        tell_facts();
    }
    tell_step(step, asker);
    wake_bots();
    co_return std::nullopt;
}

// Written once for each viewer who is there. The answer to the asker rides on its own message.
void Room::tell_step(const MatchStep& step, const std::optional<Asker>& asker)
{
    bool answered = !asker;
    for (const ViewerStep& viewer : step.viewers) {
        Message for_all;
        const auto message_for = [&](const Guest& guest) {
            if (asker && asker->guest.get() == &guest) {
                answered = true;
                return message_of(step_text(step, viewer, asker->id));
            }
            if (!for_all) {
                for_all = message_of(step_text(step, viewer));
            }
            return for_all;
        };
        if (viewer.noticed) {
            company_.tell(viewer.stream.viewer, message_for);
        }
    }
    if (!answered) {
        asker->guest->send(message_of(done_text(asker->id)));
    }
}

Denial Room::storage_failed(const StoreFailure& failure)
{
    spdlog::error("table {}: the journal could not be written: {}", table_.id(), failure.detail);
    if (failure.fault == StoreFault::conflict) {
        return break_down("another server has written to this table's journal",
                          "Another server has taken over this table. Please reload the page.");
    }
    return {refuse(RefusalCode::storage_failed, "The server could not store this. Nothing happened; try again.")};
}

// The log says which table and after which entry, which is enough to find the fault; it names nothing hidden.
Denial Room::break_down(std::string_view what, std::string_view trouble)
{
    spdlog::error("table {} ({}) is broken after journal entry {}: {}", table_.id(), table_.charter().game, entries_,
                  what);
    table_.break_down(std::string(trouble));
    tell_facts();
    return {refuse(RefusalCode::table_broken, trouble)};
}

} // namespace dahut
