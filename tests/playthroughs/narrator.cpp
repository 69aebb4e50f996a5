#include "tests/playthroughs/narrator.hpp"

#include "protocol/changes.hpp"

#include <algorithm>
#include <stdexcept>

namespace dahut {

namespace {

constexpr std::size_t before_seats = 2;

void expect_none(const std::optional<Refusal>& refusal)
{
    if (refusal) {
        throw std::logic_error(refusal->sentence);
    }
}

std::string seat_name(Seat seat) { return "seat " + std::to_string(seat.number()); }

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

bool tells_of(const Json& events, std::string_view type)
{
    return std::any_of(events.begin(), events.end(), [type](const Json& event) { return event["type"] == type; });
}

} // namespace

std::string Narrator::tell(std::span<const HostedGame* const> games)
{
    auto begun = Rerun::begin(record_, games);
    if (const Refusal* const refusal = std::get_if<Refusal>(&begun)) {
        throw std::logic_error(refusal->sentence);
    }
    Rerun& rerun = std::get<Rerun>(begun);
    tell_head();
    tell_events(rerun.match());
    tell_views(rerun.match());
    for (int number = 1; !rerun.at_end(); ++number) {
        const RecordedAction& next = rerun.next();
        line("\n# " + std::to_string(number));
        tell_asked(rerun.match());
        line(seat_name(next.seat) + " chooses " + next.action.dump());
        expect_none(rerun.step());
        tell_events(rerun.match());
        tell_views(rerun.match());
    }
    expect_none(rerun.difference());
    line("\nresult " + record_.result.dump());
    return text_;
}

void Narrator::tell_head()
{
    line("game " + record_.game + ", rules " + record_.rules_version);
    line("options " + record_.options.dump());
    line("seats " + std::to_string(record_.seats.size()));
    line("\n# start");
}

void Narrator::tell_asked(const HostedMatch& match)
{
    for (int number = 0; number < static_cast<int>(record_.seats.size()); ++number) {
        if (const std::optional<Question> question = match.question(Seat(number))) {
            line(seat_name(Seat(number)) + (question->optional ? " may answer" : " is asked"));
            for (const Json& row : question->rows) {
                line("    " + row.dump());
            }
        }
    }
}

void Narrator::tell_events(const HostedMatch& match)
{
    const Json told = match.events(the_public);
    for (const Json& event : told) {
        line("  * " + event.dump());
    }
    for (int number = 0; number < static_cast<int>(record_.seats.size()); ++number) {
        for (const Json& event : heard_alone(match.events(Seat(number)), told)) {
            line("  * " + seat_name(Seat(number)) + " alone: " + event.dump());
        }
    }
}

void Narrator::tell_views(const HostedMatch& match)
{
    std::vector<Json> views = views_of(match);
    if (views_.empty() || tells_of(match.events(the_public), chapter_)) {
        tell_whole_views(views);
    } else {
        tell_changes(views);
    }
    views_ = std::move(views);
}

void Narrator::tell_whole_views(const std::vector<Json>& views)
{
    for (std::size_t viewer = 0; viewer < views.size(); ++viewer) {
        line("  " + viewer_name(viewer) + ":");
        for (const auto& [name, value] : views[viewer].items()) {
            line("    " + name + " " + value.dump());
        }
    }
}

// The same changes are written once for all who see them.
void Narrator::tell_changes(const std::vector<Json>& views)
{
    std::vector<std::pair<Json, std::string>> seen;
    for (std::size_t viewer = 0; viewer < views.size(); ++viewer) {
        Json changes = changes_between(views_[viewer], views[viewer]);
        const auto same = std::ranges::find(seen, changes, &std::pair<Json, std::string>::first);
        if (same != seen.end()) {
            same->second += ", " + viewer_name(viewer);
        } else {
            seen.emplace_back(std::move(changes), viewer_name(viewer));
        }
    }
    for (const auto& [changes, viewers] : seen) {
        line("  " + (seen.size() == 1 ? "all" : viewers) + ": " + changes.dump());
    }
}

std::vector<Json> Narrator::views_of(const HostedMatch& match) const
{
    std::vector<Json> views{match.all_seeing_view(), match.view(the_public)};
    for (int number = 0; number < static_cast<int>(record_.seats.size()); ++number) {
        views.push_back(match.view(Seat(number)));
    }
    return views;
}

std::string Narrator::viewer_name(std::size_t viewer) const
{
    if (viewer >= before_seats) {
        return seat_name(Seat(static_cast<int>(viewer - before_seats)));
    }
    return viewer == 0 ? "everything" : "public";
}

} // namespace dahut
