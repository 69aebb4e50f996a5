#include "tests/playthroughs/narrator.hpp"

#include "tests/support/hosted.hpp"

#include <algorithm>
#include <stdexcept>

namespace dahut {

namespace {

void expect_none(const std::optional<Refusal>& refusal)
{
    if (refusal) {
        throw std::logic_error(refusal->sentence);
    }
}

std::string seat_name(Seat seat) { return "seat " + std::to_string(seat.number()); }

SeatSet seats_of(const Record& record) { return SeatSet::first(static_cast<int>(record.seats.size())); }

// What this viewer hears beyond what everybody does. What everybody hears is part of it, in the same order.
std::vector<Json> heard_alone(const Json& heard, const Json& by_everybody)
{
    std::vector<Json> alone;
    auto common = by_everybody.begin();
    for (const Json& event : heard) {
        if (common != by_everybody.end() && event == *common) {
            ++common;
        } else {
            alone.push_back(event);
        }
    }
    return alone;
}

} // namespace

Narrator::Narrator(const Record& record, std::uint64_t seed)
    : record_(record), seed_(seed), onlookers_{{"everything", AllSeeing{}}, {"public", Viewer(the_public)}}
{
    for (const Seat seat : seats_of(record)) {
        onlookers_.push_back({seat_name(seat), Viewer(seat)});
    }
}

std::string Narrator::tell(std::span<const HostedGame* const> games)
{
    auto begun = Rerun::begin(record_, games);
    if (const Refusal* const refusal = std::get_if<Refusal>(&begun)) {
        throw std::logic_error(refusal->sentence);
    }
    Rerun& rerun = std::get<Rerun>(begun);
    tell_head();
    tell_events(rerun.told());
    tell_whole_views(rerun.match());
    for (int number = 1; !rerun.at_end(); ++number) {
        const RecordedAction& next = rerun.next();
        line("\n# " + std::to_string(number));
        tell_asked(rerun.match());
        line(seat_name(next.seat) + " chooses " + next.action.dump());
        expect_none(rerun.step());
        tell_events(rerun.told());
        tell_changes(rerun.before(), rerun.match());
    }
    expect_none(rerun.difference());
    line("\nresult " + record_.result->dump());
    return text_;
}

void Narrator::tell_head()
{
    line("game " + record_.game + ", rules " + record_.rules_version);
    line("options " + record_.options.dump());
    line("seats " + std::to_string(record_.seats.size()));
    line("seed " + std::to_string(seed_));
    line("\n# start");
}

void Narrator::tell_asked(const HostedMatch& match)
{
    for (const Seat seat : seats_of(record_)) {
        const Json rows = rows_of(match, seat);
        if (!rows.empty()) {
            line(seat_name(seat) + (match.asked().may.contains(seat) ? " may answer" : " is asked"));
        }
        for (const Json& row : rows) {
            line("    " + row.dump());
        }
    }
}

void Narrator::tell_events(const EventTexts& told)
{
    const Json to_everybody = events_of(told, Viewer(the_public));
    for (const Json& event : to_everybody) {
        line("  * " + event.dump());
    }
    for (const Seat seat : seats_of(record_)) {
        for (const Json& event : heard_alone(events_of(told, Viewer(seat)), to_everybody)) {
            line("  * " + seat_name(seat) + " alone: " + event.dump());
        }
    }
}

void Narrator::tell_whole_views(const HostedMatch& match)
{
    for (const Onlooker& onlooker : onlookers_) {
        line("  " + onlooker.name + ":");
        const Json view = view_of(match, onlooker.eyes);
        for (const auto& [name, value] : view.items()) {
            line("    " + name + " " + value.dump());
        }
    }
}

// The same changes are written once for all who see them.
void Narrator::tell_changes(const HostedMatch& before, const HostedMatch& after)
{
    std::vector<std::pair<std::string, std::string>> seen;
    for (const Onlooker& onlooker : onlookers_) {
        const std::string changes = changes_of(before, after, onlooker.eyes).dump();
        const auto same = std::ranges::find(seen, changes, &std::pair<std::string, std::string>::first);
        if (same != seen.end()) {
            same->second += ", " + onlooker.name;
        } else {
            seen.emplace_back(changes, onlooker.name);
        }
    }
    for (const auto& [changes, viewers] : seen) {
        line("  " + (seen.size() == 1 ? "all" : viewers) + ": " + changes);
    }
}

} // namespace dahut
