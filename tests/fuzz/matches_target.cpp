// A match by choices of the input: any game, seats and options, and any of the answers that are offered. After each
// action, what every viewer is told with names and packed leads from what it saw to what it sees.
#include "protocol/games.hpp"
#include "tests/fuzz/byte_source.hpp"
#include "tests/fuzz/same_json.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/hosted.hpp"
#include "tests/support/unpacking.hpp"

namespace dahut::fuzz {

namespace {

// Longer matches tell nothing new, and take time.
constexpr int actions_most = 60;

Json chosen_options(const HostedGame& game, int seats, ByteSource& source)
{
    Json options = Json::object();
    for (const Json& option : game.option_list()) {
        const Json& values = option["values"];
        const int chosen = source.below(static_cast<int>(values.size()));
        options[option["name"].get<std::string>()] = values[static_cast<std::size_t>(chosen)]["value"];
    }
    const auto completed = game.complete_options(options, seats);
    return std::get<Json>(std::holds_alternative<Json>(completed) ? completed
                                                                  : game.complete_options(Json::object(), seats));
}

Json chosen_action(const Json& rows, ByteSource& source)
{
    Json action = Json::object();
    for (const auto& [name, values] :
         rows[static_cast<std::size_t>(source.below(static_cast<int>(rows.size())))].items()) {
        action[name] = values.is_array()
                           ? values[static_cast<std::size_t>(source.below(static_cast<int>(values.size())))]
                           : values;
    }
    return action;
}

Seat chosen_seat(const Asked& asked, ByteSource& source)
{
    std::vector<Seat> seats(asked.must.begin(), asked.must.end());
    seats.insert(seats.end(), asked.may.begin(), asked.may.end());
    return seats[static_cast<std::size_t>(source.below(static_cast<int>(seats.size())))];
}

Json packed_changes(const HostedMatch& before, const HostedMatch& after, const Perspective& eyes)
{
    std::string text;
    return after.write_changes(text, before, eyes, Style::packed) ? Json::parse(text) : Json::array();
}

Json packed_events(const EventTexts& told, const Perspective& eyes)
{
    std::string text = "[";
    told.append_to(text, eyes, Style::packed);
    return Json::parse(text + "]");
}

void check_told(const HostedMatch& before, const HostedMatch& after, const EventTexts& told, const Json& forms,
                const Perspective& eyes)
{
    Json by_names = view_of(before, eyes);
    Json by_packed = by_names;
    const Json wanted = view_of(after, eyes);
    apply_changes(by_names, changes_of(before, after, eyes));
    apply_changes(by_packed, unpacked_changes(forms["view"], packed_changes(before, after, eyes)));
    expect(same_json(by_names, wanted), "changes with names add up to the view");
    expect(same_json(by_packed, wanted), "packed changes add up to the view");
    expect(same_json(unpacking::list(forms["event"], packed_events(told, eyes)), events_of(told, eyes)),
           "packed events are what they are with names");
}

void check_step(const HostedMatch& before, const HostedMatch& after, const EventTexts& told, const Json& forms,
                int seats)
{
    check_told(before, after, told, forms, the_public);
    check_told(before, after, told, forms, AllSeeing{});
    for (const Seat seat : SeatSet::first(seats)) {
        check_told(before, after, told, forms, Viewer(seat));
    }
    expect(after.asked().must.empty() == after.outcome().has_value(), "a match is over when nobody is asked");
}

} // namespace

void check_matches(std::string_view bytes)
{
    ByteSource source(bytes);
    const HostedGame& game = *all_games()[static_cast<std::size_t>(source.below(static_cast<int>(all_games().size())))];
    const int seats = game.seats_fewest() + source.below(game.seats_most() - game.seats_fewest() + 1);
    const Json options = chosen_options(game, seats, source);
    const Json forms = game.forms();
    EventTexts told;
    const auto match = game.start(options, seats, ChanceKey(static_cast<std::uint64_t>(source.below(1000))), told);
    for (int count = 0; count < actions_most && !source.empty() && !match->asked().must.empty(); ++count) {
        const auto before = match->clone();
        const Seat seat = chosen_seat(match->asked(), source);
        expect(!match->submit(seat, chosen_action(rows_of(*match, seat), source), told), "an offered answer is taken");
        expect(match->digest() != before->digest(), "an action is told");
        check_step(*before, *match, told, forms, seats);
    }
}

} // namespace dahut::fuzz
