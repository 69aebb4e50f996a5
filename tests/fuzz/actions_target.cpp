// JSON from outside as actions and options: what is read is written as it was, and options that a game takes can be
// played with.
#include "protocol/codec.hpp"
#include "protocol/fields.hpp"
#include "protocol/games.hpp"
#include "tests/fuzz/same_json.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/games.hpp"

namespace dahut::fuzz {

namespace {

template <typename T>
void check_reading(const Json& json)
{
    T value{};
    if (!from_json(json, value)) {
        return;
    }
    const Json written = to_json(value);
    expect(same_json(written, json), "what is read strictly is written as it was");
    T again{};
    expect(from_json(written, again) && again == value, "what is written is read as it was");
}

void check_options(const HostedGame& game, const Json& json, int seats)
{
    const std::variant<Json, Refusal> completed = game.complete_options(json, seats);
    const Json* const complete = std::get_if<Json>(&completed);
    if (complete == nullptr || seats < game.seats_fewest() || seats > game.seats_most()) {
        return;
    }
    const std::variant<Json, Refusal> again = game.complete_options(*complete, seats);
    expect(std::holds_alternative<Json>(again) && std::get<Json>(again) == *complete, "complete options are complete");
    EventTexts told;
    const auto match = game.start(*complete, seats, ChanceKey(1), told);
    expect(!match->asked().must.empty() && !match->outcome(), "a match that starts asks somebody");
}

// Nobody may do what is no answer to what they are asked, and it changes nothing.
void check_submitting(const HostedGame& game, const Json& json)
{
    const int seats = game.seats_fewest();
    const Json options = std::get<Json>(game.complete_options(Json::object(), seats));
    EventTexts told;
    const auto match = game.start(options, seats, ChanceKey(1), told);
    for (const Seat seat : SeatSet::first(seats)) {
        const std::string before = match->digest();
        if (match->submit(seat, json, told)) {
            expect(match->digest() == before, "what is refused changes nothing");
        }
    }
}

} // namespace

void check_actions(std::string_view bytes)
{
    const std::optional<Json> json = parse_bounded(bytes);
    if (!json) {
        return;
    }
    Games::for_each([&]<typename G, typename Greedy>() {
        check_reading<typename G::Action>(*json);
        check_reading<typename G::Options>(*json);
    });
    for (const HostedGame* game : all_games()) {
        for (int seats = 1; seats <= seats_max; ++seats) {
            check_options(*game, *json, seats);
        }
        check_submitting(*game, *json);
    }
}

} // namespace dahut::fuzz
