#include "server/room/room.hpp"

#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <spdlog/spdlog.h>

#include <span>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

std::optional<Refusal> wrong_address(const TableRequest& request, const Notifier& notifier)
{
    if (const auto* const notify = std::get_if<request::Notify>(&request); notify != nullptr && notify->mail) {
        return notifier.refuse_mail(*notify->mail);
    }
    if (const auto* const set = std::get_if<request::SetWebhook>(&request); set != nullptr && set->address) {
        return notifier.refuse_webhook(*set->address);
    }
    return std::nullopt;
}

} // namespace

Room::Room(RoomServices& services, Table table, std::int64_t entries, std::optional<Recalled> recalled,
           std::shared_ptr<const Tenure> tenure)
    : services_(services), table_(std::move(table)), entries_(entries), recalled_(std::move(recalled)),
      start_ms_(services.settings.clock().start_ms()), lock_(services.executor), pause_(services.executor),
      look_again_(services.executor), tenure_(std::move(tenure))
{
    present_.left_ms = PerSeat<std::int64_t>(ran_ms());
    present_.lost_seat_after = services_.settings.lost_seat_after;
}

bool Room::rests_since(std::chrono::steady_clock::time_point moment) const
{
    const Clocks* const clocks = table_.clocks();
    const bool clock_runs = clocks != nullptr && !clocks->thinking().empty();
    return unvisited() && !bots_playing_ && !clock_runs && !awaits_any_notice() && !frees_a_seat()
           && touched_ <= moment;
}

bool Room::frees_a_seat() const { return !seats_only_taken(table_, company_.connected()).empty(); }

// If it cannot be stored now, it is looked at again soon.
void Room::free_deserted_seats()
{
    if (table_.status() != TableStatus::open) {
        return;
    }
    present_.connected = company_.connected();
    present_.ran_ms = ran_ms();
    const bool is_due = !deserted_seats(table_, present_).empty();
    if (!is_due || services_.stopping || std::exchange(seats_are_freed_, true)) {
        return;
    }
    asio::co_spawn(services_.executor, ask({}, inner::FreeSeats{}),
                   [room = shared_from_this()](const std::exception_ptr& failure, const Answer&) {
                       Unattended::log(failure);
                       room->seats_are_freed_ = false;
                   });
}

std::optional<std::int64_t> Room::take_visit()
{
    if (!deserted()) {
        seen_ms_ = ran_ms();
    }
    return std::exchange(noted_ms_, seen_ms_) == seen_ms_ ? std::nullopt : std::optional(seen_ms_);
}

TableFacts Room::facts(FactsFor audience) const
{
    TableFacts facts = table_.facts(company_.connected(), audience);
    facts.goes_after = table_.is_unplayed() ? std::chrono::seconds(0) : services_.settings.ages.of(table_.status());
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
    for (const Seat seat : table_.seating().persons().without(company_.connected())) {
        facts.seats[static_cast<std::size_t>(seat.index())].away =
            std::chrono::duration_cast<std::chrono::seconds>(away(seat));
    }
}

asio::awaitable<Answer> Room::ask(Requester requester, TableRequest request)
{
    const std::shared_ptr<Room> alive = shared_from_this();
    while (true) {
        std::optional<Errand> errand;
        {
            const Lock::Held held = co_await lock_.take();
            if (has_ended_) {
                co_return has_ended_;
            }
            const Now now = services_.settings.clock();
            if (start_ms_ != now.start_ms()) {
                if (const std::optional<StoreFailure> failure = co_await follow_jump(now)) {
                    co_return storage_failed(*failure);
                }
            }
            const Planned planned = plan_for(requester, request, now);
            if (const Denial* const denial = std::get_if<Denial>(&planned)) {
                co_return *denial;
            }
            if (const Fault* const fault = std::get_if<Fault>(&planned)) {
                co_return break_down(fault->what);
            }
            const Plan& plan = std::get<Plan>(planned);
            if (!plan.errand) {
                const std::optional<StoreFailure> failure = co_await store(plan, requester.guest.get(), now.at_ms);
                co_return failure ? storage_failed(*failure) : fulfil({plan, requester, now, false});
            }
            errand = plan.errand;
        }
        std::string asker = requester.guest ? requester.guest->address() : std::string();
        request = co_await worked_out(*errand, std::move(asker));
    }
}

asio::awaitable<std::optional<StoreFailure>> Room::follow_jump(Now now)
{
    const Requester nobody;
    TableRequest request = inner::FollowJump{{}, table_now_ms(now)};
    const Planned planned = plan_for(nobody, request, now);
    const Plan& plan = std::get<Plan>(planned);
    std::optional<StoreFailure> failure = co_await store(plan, nullptr, now.at_ms);
    if (!failure) {
        start_ms_ = now.start_ms();
        (void)fulfil({plan, nobody, now, false});
    }
    co_return failure;
}

Planned Room::plan_for(const Requester& requester, TableRequest& request, Now now)
{
    present_.ran_ms = now.ran_ms;
    present_.connected = company_.connected();
    present_.wrong_address = wrong_address(request, services_.notifier);
    if (std::holds_alternative<request::Say>(request)) {
        present_.lines_from_there = requester.guest ? voices_.recent(requester.guest->address(), now.ran_ms) : 0;
    }
    const std::optional<Viewer> role = requester.guest ? role_of(*requester.guest) : std::nullopt;
    return plan(table_, {role, requester.id}, request, present_, now.at_ms);
}

void Room::enter(const std::shared_ptr<Guest>& guest, Viewer viewer, std::string keyring)
{
    // A second device of a seat is no news. Told of each, a hundred of them would tell each other ten thousand times.
    const bool is_news = viewer && !company_.anybody_at(viewer);
    guest->set_role(Guest::Role{shared_from_this(), viewer, std::move(keyring)});
    company_.add(guest);
    if (is_news) {
        guest->charge(tell_facts(guest.get()));
    }
    if (viewer) {
        services_.notifier.person_came(table_.id(), *viewer);
    }
    wake_bots();
}

void Room::exit(Guest& guest)
{
    company_.remove(guest);
    touch();
    seen_ms_ = ran_ms();
    const Viewer seat = role_of(guest).value_or(the_public);
    guest.set_role(std::nullopt);
    if (seat) {
        present_.left_ms[*seat] = seen_ms_;
        excuse_absent();
    }
    if (seat && !company_.anybody_at(seat)) {
        guest.charge(tell_facts());
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
    guest->charge_entries(known);
    const KeyedLocks::Held turn = co_await services_.running_again.take(guest->address());
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
    // Without the number, which a stranger could vary: the same line is only counted.
    spdlog::error("table {}: {} has seen more than all {}; what was told is lost, or this is no page of ours",
                  table_.id(), viewer ? "seat " + std::to_string(viewer->number()) : "the public", told);
    return SeenBefore::lost;
}

void Room::stop()
{
    pause_.cancel();
    look_again_.cancel();
    for (const Seat seat : present_.hinting) {
        hint_is_over_[seat]->store(true);
    }
}

std::optional<Viewer> Room::role_of(const Guest& guest) const
{
    const bool is_here = guest.role() && guest.role()->room.get() == this;
    return is_here ? std::optional(guest.role()->viewer) : std::nullopt;
}

std::chrono::milliseconds Room::away(Seat seat) const
{
    return std::chrono::milliseconds(ran_ms() - present_.left_ms[seat]);
}

void Room::dismiss(Guest& guest, std::string_view code, std::string_view sentence)
{
    exit(guest);
    guest.close(code, sentence);
}

std::size_t Room::tell_facts(const Guest* except)
{
    const Message for_seated = message_of(table_text(facts(FactsFor::members)));
    const Message for_others = message_of(table_text(facts(FactsFor::others)));
    company_.tell(for_seated, for_others, except);
    services_.listener.facts_told(table_);
    return for_seated->size() * company_.size();
}

} // namespace dahut
