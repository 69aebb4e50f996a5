#include "server/tables/table.hpp"

#include "engine/core/hash.hpp"
#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/tables/charter.hpp"
#include "server/tables/tokens.hpp"

#include <algorithm>

namespace dahut {

namespace {

// What an entry means for the clocks besides the time that has passed; most mean nothing.
template <typename Other>
void note(Clocks&, const Other&)
{}

void note(Clocks& clocks, const entry::Acted& acted)
{
    is_undo(acted.action) ? clocks.undone(acted.seat) : clocks.acted(acted.seat);
}

void note(Clocks& clocks, const entry::StoodIn& stood_in) { clocks.stand_in(stood_in.seat); }

void note(Clocks& clocks, const entry::CameBack& back) { clocks.come_back(back.seat, limits::time_on_return); }

void note(Clocks& clocks, const entry::Excused& excused) { clocks.excuse(excused.seat, excused.why); }

void note(Clocks& clocks, const entry::ExcuseOver& over) { clocks.end_excuse(over.seat); }

// Whoever finds two ids with one hash cheats nobody but itself.
std::uint64_t hash_of_request(Seat seat, std::string_view id)
{
    Hash hash;
    hash.add(seat);
    for (const char letter : id) {
        hash.add_word(static_cast<std::uint8_t>(letter));
    }
    return hash.value();
}

} // namespace

Denial no_role() { return {refuse(RefusalCode::not_entered, "Enter a table first.")}; }

Denial unknown_token() { return {refuse(RefusalCode::unknown_token, "This link is not valid, or its table is gone.")}; }

Denial unknown_keyring() { return {refuse(RefusalCode::unknown_keyring, "This link was ended, or opens no seat.")}; }

Denial could_not_read(StoreFault fault)
{
    return {fault == StoreFault::moved
                ? refusal_for(fault)
                : refuse(RefusalCode::storage_failed, "The server could not read this. Try again.")};
}

Table::Table(std::string id, entry::Created charter, const HostedGame* game)
    : id_(std::move(id)), charter_(std::move(charter)), game_(game), seating_(charter_.seats)
{
    if (game_ == nullptr) {
        break_down("This server does not know the game of this table.");
    }
}

std::optional<Json> Table::result() const
{
    return status_ == TableStatus::finished && match_ ? match_->outcome() : std::nullopt;
}

TableFacts Table::facts(SeatSet connected, FactsFor audience) const
{
    TableFacts facts =
        table_facts(id_, charter_, seating_,
                    {status_, connected, trouble_, publication_, certainty_, progress_, accords_, result()}, audience);
    facts.webhook = notices_.has_webhook();
    return facts;
}

std::string Table::game_title() const { return game_ != nullptr ? std::string(game_->title()) : charter_.game; }

std::optional<Viewer> Table::viewer_of_key(std::string_view key) const
{
    if (const std::optional<Seat> seat = seating_.seat_of_key(key)) {
        return Viewer(seat);
    }
    const bool watches = charter_.watching == Watching::allowed && key == key_of(charter_.watch);
    return watches ? std::optional<Viewer>(the_public) : std::nullopt;
}

const ViewerStream* Table::stream(Viewer viewer) const
{
    const auto found = std::ranges::find(streams_, viewer, &ViewerStream::viewer);
    return found == streams_.end() ? nullptr : &*found;
}

std::optional<Seat> Table::bot_to_act() const
{
    if (status_ != TableStatus::running || progress_ == Progress::rests) {
        return std::nullopt;
    }
    for (const Seat seat : match_->asked().must) {
        if (seating_.at(seat).bot) {
            return seat;
        }
    }
    return std::nullopt;
}

std::function<Json(Random&)> Table::bot_choice(Seat seat) const
{
    return [match = match_, seat, bot = *seating_.at(seat).bot](Random& random) {
        return match->choose(bot, seat, random);
    };
}

bool Table::has_answered(Seat seat, const std::string& id) const
{
    return std::ranges::find(answered_, hash_of_request(seat, id)) != answered_.end();
}

MatchStep Table::work_out_start() const
{
    MatchStep step;
    step.after = deal(*game_, id_, charter_.options, seating_.size(), dealing_of(charter_, seating_), step.told);
    for (const Seat seat : seating_.seats()) {
        if (seating_.at(seat).has_person()) {
            step.add_viewer({seat});
        }
    }
    if (charter_.watching == Watching::allowed) {
        step.add_viewer({the_public});
    }
    return step;
}

std::variant<MatchStep, Refusal> Table::work_out(Seat seat, const Json& action) const
{
    EventTexts told;
    std::unique_ptr<HostedMatch> after = match_->clone();
    if (std::optional<Refusal> refusal = after->submit(seat, action, told)) {
        return *std::move(refusal);
    }
    return step_to(std::move(after), std::move(told), seat);
}

MatchStep Table::work_out_undo(Seat seat, const Past::Undone& undone) const
{
    return step_to(undone.match, undone.told, seat);
}

MatchStep Table::step_to(std::shared_ptr<const HostedMatch> after, EventTexts told, Seat actor) const
{
    MatchStep step;
    step.before = match_;
    step.after = std::move(after);
    step.actor = actor;
    step.told = std::move(told);
    for (const ViewerStream& stream : streams_) {
        step.add_viewer(stream);
    }
    return step;
}

void Table::take_entry(const TableEntry& entry)
{
    dahut::take_entry(charter_, entry);
    offer(seating_, entry);
    offer(accords_, entry);
    offer(notices_, entry);
    take_handover(entry);
    std::visit(
        [this](const auto& one) {
            if constexpr (requires { this->take(one); }) {
                take(one);
            }
        },
        entry);
}

void Table::take_handover(const TableEntry& entry)
{
    const std::size_t before = handovers_.count();
    offer(handovers_, entry);
    if (handovers_.count() > before) {
        for (ViewerStream& stream : streams_) {
            stream.handover = stream.number;
        }
    }
}

void Table::forget_stream(Viewer viewer)
{
    std::erase_if(streams_, [viewer](const ViewerStream& stream) { return stream.viewer == viewer; });
}

void Table::take(const entry::WatchingEnded&)
{
    ++host_changes_;
    forget_stream(the_public);
}

void Table::take(const entry::Stopped&)
{
    status_ = TableStatus::stopped;
    progress_ = Progress::goes_on;
}

void Table::take(const entry::Said& said)
{
    ++(said.line.seat ? said_ : watchers_said_);
    if (talk_.size() == limits::talk_lines_kept) {
        talk_.erase(line_to_forget(said.line));
    }
    talk_.push_back(said.line);
}

// Those who watch push nothing out of the talk that those at the table have said, as long as there is anything else.
std::vector<TalkLine>::iterator Table::line_to_forget(const TalkLine& before)
{
    const auto is_alike = [&](const TalkLine& line) { return line.seat.has_value() == before.seat.has_value(); };
    const auto alike = std::ranges::find_if(talk_, is_alike);
    return alike != talk_.end() ? alike : talk_.begin();
}

void Table::note_request(const entry::Acted& acted)
{
    if (acted.id) {
        answered_.push_back(hash_of_request(acted.seat, *acted.id));
    }
    if (is_undo(acted.action)) {
        ++undos_[acted.seat];
    }
}

void Table::take_step(const TableEntry& entry, const MatchStep& step)
{
    if (std::holds_alternative<entry::Started>(entry)) {
        status_ = TableStatus::running;
    } else if (const auto* acted = std::get_if<entry::Acted>(&entry)) {
        note_request(*acted);
        accords_.take(*acted);
        handovers_.take(*acted);
    }
    match_ = step.after;
    streams_.clear();
    for (const ViewerStep& viewer : step.viewers) {
        streams_.push_back(viewer.stream);
    }
}

SeatSet Table::thinking() const
{
    SeatSet thinking;
    if (status_ == TableStatus::running && progress_ == Progress::goes_on) {
        for (const Seat seat : match_->asked().must) {
            if (!seating_.at(seat).bot) {
                thinking.insert(seat);
            }
        }
    }
    return thinking;
}

void Table::pass_time(const TableEntry& entry, std::int64_t at_ms)
{
    const auto* const acted = std::get_if<entry::Acted>(&entry);
    awaited_.wait_for(thinking(), acted != nullptr ? SeatSet::only(acted->seat) : SeatSet(), at_ms);
    if (!charter_.clock || status_ == TableStatus::open || status_ == TableStatus::broken) {
        return;
    }
    if (!clocks_) {
        clocks_.emplace(*charter_.clock);
    }
    if (std::holds_alternative<entry::Resumed>(entry)) {
        clocks_->skip_to(at_ms);
    }
    clocks_->run(awaited_.seats(), at_ms);
    std::visit([this](const auto& one) { note(*clocks_, one); }, entry);
}

void Table::break_down(std::string trouble)
{
    status_ = TableStatus::broken;
    clocks_.reset();
    trouble_ = std::move(trouble);
}

} // namespace dahut
