#include "server/tables/room.hpp"

#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/tokens.hpp"

#include <spdlog/spdlog.h>

#include <span>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

Room::Room(const RoomServices& services, Table table, std::int64_t entries, std::optional<Recalled> recalled)
    : services_(services), table_(std::move(table)), entries_(entries), recalled_(std::move(recalled)),
      left_ms_(services.settings.clock()), turns_(services.executor), pause_(services.executor),
      look_again_(services.executor)
{}

bool Room::rests_since(std::chrono::steady_clock::time_point moment) const
{
    const Clocks* const clocks = table_.clocks();
    const bool clock_runs = clocks != nullptr && !clocks->thinking().empty();
    return unvisited() && !bots_playing_ && !clock_runs && !awaits_any_notice() && touched_ <= moment;
}

std::optional<std::int64_t> Room::take_visit()
{
    if (!deserted()) {
        seen_ms_ = services_.settings.clock();
    }
    return std::exchange(noted_ms_, seen_ms_) == seen_ms_ ? std::nullopt : std::optional(seen_ms_);
}

TableFacts Room::facts(FactsFor audience) const
{
    TableFacts facts = table_.facts(company_.connected(), audience);
    facts.goes_after = services_.settings.ages.of(table_.status());
    if (table_.status() == TableStatus::running) {
        add_absences(facts);
    }
    return facts;
}

TableFacts Room::facts_from_afar(FactsFor audience) const
{
    TableFacts facts = this->facts(audience);
    // A table that broke waits for nobody, whomever it waited for before.
    if (table_.status() == TableStatus::running) {
        facts.awaited = table_.awaited().seats();
    }
    return facts;
}

void Room::add_absences(TableFacts& facts) const
{
    const SeatSet connected = company_.connected();
    for (const Seat seat : table_.seating().seats()) {
        if (table_.seating().at(seat).has_person() && !connected.contains(seat)) {
            facts.seats[static_cast<std::size_t>(seat.index())].away =
                std::chrono::duration_cast<std::chrono::seconds>(away(seat));
        }
    }
}

asio::awaitable<Answer> Room::create(entry::Joined host, std::string webhook)
{
    const Turns::Turn turn = co_await turns_.take();
    std::vector<TableEntry> entries{table_.charter(), host};
    if (!webhook.empty()) {
        entries.emplace_back(entry::WebhookSet{host.seat, std::move(webhook)});
    }
    std::vector<std::string> keys{host.key, key_of(table_.charter().invitation), key_of(table_.charter().watch)};
    if (const std::optional<StoreFailure> failure =
            co_await store(entries, std::move(keys), services_.settings.clock())) {
        co_return storage_failed(*failure);
    }
    for (const TableEntry& entry : std::span(entries).subspan(1)) {
        table_.take_entry(entry);
    }
    services_.facts_told(table_);
    co_return std::nullopt;
}

asio::awaitable<std::variant<Seat, Denial>> Room::join(entry::Joined person, std::optional<Seat> wish)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal = first_of({table_.refuse_join(), refuse_change()})) {
        co_return Denial{*refusal};
    }
    person.seat = *table_.seating().free_like(wish);
    const Seat seat = person.seat;
    std::vector<std::string> keys{person.key};
    Answer answer = co_await carry_out(std::move(person), std::move(keys));
    if (answer) {
        co_return *answer;
    }
    co_return seat;
}

asio::awaitable<Answer> Room::contribute(std::shared_ptr<Guest> guest, Bytes32 contribution)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    if (!seat) {
        co_return not_seated();
    }
    if (const std::optional<Refusal> refusal = first_of({table_.refuse_contribution(*seat), refuse_change()})) {
        co_return Denial{*refusal};
    }
    co_return co_await carry_out(entry::Contributed{*seat, contribution}, {});
}

asio::awaitable<Answer> Room::leave(std::shared_ptr<Guest> guest)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> held = seat_of(*guest);
    if (!held) {
        co_return not_seated();
    }
    const Seat seat = *held;
    Answer answer;
    if (table_.status() == TableStatus::open) {
        answer = co_await carry_out(entry::Freed{seat}, {});
    } else if (table_.status() == TableStatus::running) {
        answer = co_await carry_out(entry::Replaced{seat, BotKind::greedy}, {});
    } else {
        co_return Denial{*table_.refuse_unless(TableStatus::running)};
    }
    if (!answer) {
        exit(*guest);
        dismiss(seat, "left", "You left this table from another connection.");
        wake_bots();
    }
    co_return answer;
}

asio::awaitable<Answer> Room::seat_bot(std::shared_ptr<Guest> asker, entry::BotSeated bot)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal =
            first_of({table_.refuse_host_request(seat_of(*asker)), table_.refuse_bot(bot.seat), refuse_change()})) {
        co_return Denial{*refusal};
    }
    co_return co_await carry_out(bot, {});
}

asio::awaitable<Answer> Room::unseat(std::shared_ptr<Guest> asker, Seat seat)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal =
            first_of({table_.refuse_host_request(seat_of(*asker)), table_.refuse_unseat(seat), refuse_change()})) {
        co_return Denial{*refusal};
    }
    Answer answer = co_await carry_out(entry::Freed{seat}, {});
    if (!answer) {
        dismiss(seat, "unseated", "The host of the table has freed your seat.");
    }
    co_return answer;
}

asio::awaitable<Answer> Room::start(std::shared_ptr<Guest> asker)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal =
            first_of({table_.refuse_host_request(seat_of(*asker)), table_.refuse_start()})) {
        co_return Denial{*refusal};
    }
    MatchStep step;
    std::string fault;
    try {
        step = table_.work_out_start();
    } catch (const std::exception& error) {
        fault = error.what();
    }
    if (!step.after) {
        co_return break_down(fault);
    }
    entry::Started started{step.after->digest()};
    co_return co_await carry_out_step(std::move(started), std::move(step), std::nullopt);
}

asio::awaitable<Answer> Room::publish(std::shared_ptr<Guest> asker)
{
    const Turns::Turn turn = co_await turns_.take();
    if (const std::optional<Refusal> refusal = table_.refuse_publishing(seat_of(*asker))) {
        co_return Denial{*refusal};
    }
    if (table_.readers().are_everybody()) {
        co_return std::nullopt;
    }
    co_return co_await carry_out(entry::Published{}, {});
}

asio::awaitable<Answer> Room::act(std::shared_ptr<Guest> guest, std::string id, request::Act request)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> held = seat_of(*guest);
    if (!held) {
        co_return not_seated();
    }
    const Seat seat = *held;
    if (table_.has_answered(seat, id)) {
        guest->send(message_of(done_text(id)));
        co_return std::nullopt;
    }
    if (std::optional<Denial> denial = table_.refuse_act(seat, request.decision)) {
        co_return denial;
    }
    Asker asker{std::move(guest), std::move(id)};
    co_return co_await carry_out_act(seat, std::move(asker), std::move(request.action));
}

void Room::enter(const std::shared_ptr<Guest>& guest, Viewer viewer, std::string keyring)
{
    guest->set_role(Guest::Role{shared_from_this(), viewer, std::move(keyring)});
    company_.add(guest);
    if (viewer) {
        tell_facts(guest.get());
        services_.notifier.person_came(table_.id(), *viewer);
    }
    wake_bots();
}

void Room::exit(Guest& guest)
{
    company_.remove(guest);
    touch();
    seen_ms_ = services_.settings.clock();
    const std::optional<Seat> seat = seat_of(guest);
    guest.set_role(std::nullopt);
    if (seat) {
        left_ms_[*seat] = seen_ms_;
        tell_facts();
        excuse_absent();
    }
}

asio::awaitable<Room::Missed> Room::missed(std::shared_ptr<Guest> guest, std::optional<std::int64_t> seen)
{
    const Viewer viewer = guest->role()->viewer;
    const ViewerStream* const stream = table_.stream(viewer);
    if (stream == nullptr || !has_missed(*stream, seen)) {
        co_return std::vector<std::string>();
    }
    if (std::optional<std::vector<std::string>> messages = take_recalled(viewer, seen)) {
        co_return *std::move(messages);
    }
    company_.hold_back(*guest);
    const auto known = static_cast<std::size_t>(entries_);
    std::variant<StoredTable, Denial> read = co_await own_journal();
    if (const Denial* const denial = std::get_if<Denial>(&read)) {
        co_return *denial;
    }
    auto recalling = [table = std::get<StoredTable>(std::move(read)), games = services_.games, viewer, seen,
                      known]() mutable {
        table.entries.resize(std::min(table.entries.size(), known));
        return missed_messages(table, games, viewer, seen);
    };
    co_return co_await on_worker(services_.workers.tables, std::move(recalling));
}

std::optional<std::vector<std::string>> Room::take_recalled(Viewer viewer, std::optional<std::int64_t> seen)
{
    std::optional<Recalled> recalled = std::exchange(recalled_, std::nullopt);
    const bool is_that = recalled && recalled->viewer == viewer && recalled->seen == seen;
    return is_that ? std::optional(std::move(recalled->messages)) : std::nullopt;
}

asio::awaitable<std::variant<StoredTable, Denial>> Room::own_journal()
{
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await services_.store.read(table_.id());
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&read)) {
        co_return could_not_read(failure->fault);
    }
    std::optional<StoredTable>& stored = std::get<std::optional<StoredTable>>(read);
    if (!stored) {
        co_return could_not_read(StoreFault::corrupt);
    }
    co_return *std::move(stored);
}

// A table whose match could not be carried out again to its end has stopped, and lost nothing.
SeenBefore Room::seen_before(Viewer viewer, std::optional<std::int64_t> seen) const
{
    const ViewerStream* const stream = table_.stream(viewer);
    const std::int64_t told = stream != nullptr ? stream->number : 0;
    if (seen.value_or(0) <= told || table_.status() == TableStatus::broken) {
        return SeenBefore::there;
    }
    spdlog::error("table {}: {} has seen message {} of {}; what was told is lost, or this is no page of ours",
                  table_.id(), viewer ? "seat " + std::to_string(viewer->number()) : "the public", *seen, told);
    return SeenBefore::lost;
}

void Room::stop()
{
    pause_.cancel();
    look_again_.cancel();
}

Denial Room::not_seated() { return {refuse(RefusalCode::not_seated, "You hold no seat.")}; }

std::optional<Seat> Room::seat_of(const Guest& guest) const
{
    return is_here(guest) ? guest.role()->viewer : std::nullopt;
}

bool Room::is_here(const Guest& guest) const { return guest.role() && guest.role()->room.get() == this; }

void Room::dismiss(Viewer viewer, std::string_view code, std::string_view sentence)
{
    for (const std::shared_ptr<Guest>& guest : company_.at(viewer)) {
        dismiss(*guest, code, sentence);
    }
}

void Room::dismiss(Guest& guest, std::string_view code, std::string_view sentence)
{
    exit(guest);
    guest.close(code, sentence);
}

std::optional<Refusal> Room::refuse_change() const
{
    return entries_ < limits::entries_before_start
               ? std::nullopt
               : std::optional(refuse(RefusalCode::too_many_changes, "This table has been changed too often."));
}

void Room::tell_facts(const Guest* except) const
{
    const Message for_seated = message_of(table_text(facts(FactsFor::members)));
    const Message for_others = message_of(table_text(facts(FactsFor::others)));
    company_.tell(for_seated, for_others, except);
    services_.facts_told(table_);
}

} // namespace dahut
