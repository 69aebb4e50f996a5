#include "server/table/table.hpp"

#include "server/table/tokens.hpp"

#include <algorithm>

namespace dahut {

Table::Table(std::string id, entry::Created charter, const HostedGame* game)
    : id_(std::move(id)), game_(game), charter_(std::move(charter)), seating_(charter_.seats)
{
    if (game_ == nullptr) {
        break_down("This server does not know the game of this table.");
    }
}

std::optional<Json> Table::result() const
{
    return course_.status == TableStatus::finished && match_ ? match_->outcome() : std::nullopt;
}

bool Table::is_unplayed() const
{
    return course_.status == TableStatus::stopped && course_.acts_of_people < seating_.size();
}

TableFacts Table::facts(SeatSet connected, FactsFor audience) const
{
    return table_facts(id_, charter_, seating_, course_,
                       {connected, certainty_, accords_, result(), notices_.has_webhook()}, audience);
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

std::optional<Seat> Table::bot_to_act() const
{
    const SeatSet bots = to_act().without(thinking());
    return bots.empty() ? std::nullopt : std::optional(*bots.begin());
}

BotChoice Table::bot_choice(Seat seat) const
{
    return [match = match_, seat, bot = *seating_.at(seat).bot](const Allowance& allowance, Random& random) {
        return match->choose_within(allowance, bot, seat, random);
    };
}

MatchStep Table::work_out_start() const
{
    MatchStep step;
    step.after = deal(*game_, id_, charter_.options, seating_.size(), dealing_of(charter_, seating_), step.told);
    for (const Seat seat : seating_.persons()) {
        step.add_viewer({seat});
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
    for (const ViewerStream& stream : streams_.all()) {
        step.add_viewer(stream);
    }
    return step;
}

void Table::apply(const TableEntry& entry, std::int64_t at_ms, const MatchStep* step)
{
    entries_ += std::holds_alternative<entry::Created>(entry) ? 0 : 1;
    if (std::holds_alternative<entry::Started>(entry) && charter_.clock) {
        clocks_.emplace(*charter_.clock);
    }
    offer_to_all(entry, at_ms, charter_, seating_, course_, accords_, handovers_, streams_, answered_, clocks_,
                 notices_, talk_, counts_);
    if (handovers_.take_change()) {
        streams_.note_handover();
    }
    if (step != nullptr) {
        match_ = step->after;
        streams_.follow(*step);
    }
    pass_time(entry, at_ms);
}

SeatSet Table::to_act() const
{
    const bool is_played = course_.status == TableStatus::running && course_.progress == Progress::goes_on;
    return is_played ? match_->asked().must : SeatSet();
}

SeatSet Table::thinking() const
{
    SeatSet thinking;
    for (const Seat seat : to_act()) {
        if (!seating_.at(seat).bot) {
            thinking.insert(seat);
        }
    }
    return thinking;
}

void Table::pass_time(const TableEntry& entry, std::int64_t at_ms)
{
    const auto* const acted = std::get_if<entry::Acted>(&entry);
    awaited_.wait_for(thinking(), acted != nullptr ? SeatSet::only(acted->seat) : SeatSet(), at_ms);
    if (!clocks_) {
        return;
    }
    if (acted != nullptr) {
        end_turns(*acted);
    }
    clocks_->run(awaited_.seats(), at_ms);
}

// A seat that a bot plays is still in its turn.
void Table::end_turns(const entry::Acted& acted)
{
    const SeatSet over = seating_.seats().without(match_->asked().must).without(SeatSet::only(acted.seat));
    is_undo(acted.action) ? clocks_->give_back_turns(over) : clocks_->end_turns(over);
}

void Table::break_down(std::string trouble)
{
    course_.status = TableStatus::broken;
    clocks_.reset();
    course_.trouble = std::move(trouble);
}

} // namespace dahut
