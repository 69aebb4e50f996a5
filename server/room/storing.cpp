// Written before told: how a room stores what is planned, makes it true, and only then tells it.
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/room/room.hpp"
#include "server/room/table_row.hpp"

#include <boost/asio/redirect_error.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <span>

namespace dahut {

namespace asio = boost::asio;

namespace {

// What this takes in the database, about: its texts, and the numbers and pages around each row.
std::size_t bytes_of(const Addition& addition)
{
    constexpr std::size_t around_a_row = 64;
    std::size_t bytes = addition.row ? addition.row->summary.size() + around_a_row : 0;
    for (const Entry& entry : addition.entries) {
        bytes += entry.text.size() + around_a_row;
    }
    for (const std::string& key : addition.keys) {
        bytes += key.size() + around_a_row;
    }
    return bytes;
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

// Whether nobody has missed anything because of this entry.
bool concerns_only_clocks(const TableEntry& entry)
{
    return is_any_of<entry::Resumed, entry::Excused, entry::ExcuseOver>(entry);
}

} // namespace

asio::awaitable<std::optional<StoreFailure>> Room::store(const Plan& plan, const Guest* asker, std::int64_t now_ms)
{
    if (plan.entries.empty()) {
        co_return std::nullopt;
    }
    Addition addition = addition_of(plan, table_, entries_, now_ms);
    addition.term = tenure_ ? std::optional(tenure_->term()) : std::nullopt;
    const std::size_t bytes = bytes_of(addition);
    AppendResult failure = co_await services_.store.append(std::move(addition));
    if (failure && failure->fault == StoreFault::unknown) {
        failure = co_await found_out(journal_entries(plan.entries, now_ms), *std::move(failure));
    }
    if (!failure) {
        if (!std::ranges::all_of(plan.entries, concerns_only_clocks)) {
            recalled_.reset();
        }
        entries_ += static_cast<std::int64_t>(plan.entries.size());
        services_.listener.entries_stored(table_, asker, bytes);
    }
    co_return failure;
}

// Whoever holds the lock waits here, and so does everybody else at this table.
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

// If memory runs out halfway, this room is no picture of its journal any more: the table stops, and is loaded from
// its journal again when everybody has left it.
Answer Room::fulfil(Doing doing)
{
    try {
        const MatchStep* step = doing.plan.step ? &*doing.plan.step : nullptr;
        for (const TableEntry& entry : doing.plan.entries) {
            table_.apply(entry, doing.now.at_ms, std::exchange(step, nullptr));
        }
        for (const Effect& effect : doing.plan.effects) {
            std::visit([&](const auto& one) { carry_out(one, doing); }, effect);
        }
    } catch (const std::exception& error) {
        // Nothing was stored, so nothing differs. Whoever asked is told that something went wrong.
        if (doing.plan.entries.empty()) {
            throw;
        }
        (void)break_down(error.what());
        return Denial{
            refuse(RefusalCode::outcome_unknown, "This was stored, but the table has stopped. Come back later.")};
    }
    if (!doing.requester.id.empty() && !doing.is_answered) {
        doing.requester.guest->send(message_of(done_text(doing.requester.id)));
    }
    return std::nullopt;
}

Denial Room::storage_failed(const StoreFailure& failure)
{
    if (failure.fault == StoreFault::taken) {
        move_away();
        return moved("");
    }
    if (failure.fault == StoreFault::conflict && tenure_) {
        move_away();
        return {refusal_for(StoreFault::unknown)};
    }
    spdlog::error("table {}: the journal could not be written: {}", table_.id(), failure.detail);
    if (failure.fault == StoreFault::conflict) {
        return break_down("another server has written to this table's journal",
                          "Another server has taken over this table. Please reload the page.");
    }
    return {refusal_for(failure.fault)};
}

void Room::move_away()
{
    if (!has_ended_) {
        spdlog::warn("table {}: another process serves it now", table_.id());
        move_with(moved(""));
    }
}

void Room::leave_to(std::string process)
{
    if (!has_ended_) {
        move_with(moved(std::move(process)));
    }
}

void Room::move_with(Denial answer)
{
    const std::shared_ptr<Room> alive = shared_from_this();
    has_ended_ = std::move(answer);
    services_.notifier.forget(table_.id());
    dismiss_everybody("moved", "Another process of this server has this table now. Please come back.");
    stop();
    services_.listener.table_moved(*this);
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
