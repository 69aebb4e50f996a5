// The proof that nothing hidden leaves the server: along random matches, at every state and for every viewer, all
// that the server would send is made twice, from the true state and from another one that the viewer cannot tell
// from it. Every byte must be the same.
#include "protocol/games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"

#include <cstdio>
#include <string>
#include <vector>

using namespace dahut;

namespace {

// Requests that are wrong at most times, each wrong in another way; their refusals must not tell anything.
std::vector<Json> wrong_actions()
{
    std::vector<Json> actions;
    for (const char* const text : {
             R"({"type": "bid", "first": 4, "second": 4})",
             R"({"type": "place", "broker": 4, "face": "up", "where": "palace1"})",
             R"({"type": "place", "broker": 2, "face": "down", "where": "blue3"})",
             R"({"type": "place_from_before", "broker": 0, "replacement": 4, "face": "up", "where": "port2"})",
             R"({"type": "place_neutral", "broker": 4, "where": "port1"})",
             R"({"type": "look", "broker": 0})",
             R"({"type": "look", "broker": 5})",
             R"({"type": "look_at_courtier", "owner": 1, "courtier": 0})",
             R"({"type": "play", "character": "spy"})",
             R"({"type": "swap_brokers", "first": 0, "second": 1})",
             R"({"type": "swap_with_courtier", "broker": 0, "courtier": 0})",
             R"({"type": "mark_broker", "broker": 3})",
             R"({"type": "move_broker", "broker": 2, "where": "red3"})",
             R"({"type": "send_courtier", "broker": 4})",
             R"({"type": "take_gem", "gem": "white"})",
             R"({"type": "order_columns", "order": ["red", "blue"]})",
             R"({"type": "pass"})",
         }) {
        actions.push_back(Json::parse(text));
    }
    return actions;
}

std::string refusal_to(const HostedMatch& match, Seat seat, const Json& action)
{
    const std::optional<Refusal> refusal = match.clone()->submit(seat, action);
    return refusal ? refusal->code + ": " + refusal->sentence : "accepted";
}

// Everything the server would send this viewer in this state: the view, what is asked, the events that led here, and
// the answers to wrong requests.
std::string everything_sent(const HostedMatch& match, Viewer viewer, const std::vector<Json>& wrong)
{
    std::string bytes = match.view(viewer).dump() + match.events(viewer).dump();
    if (!viewer) {
        return bytes;
    }
    if (const std::optional<Question> question = match.question(*viewer)) {
        bytes += question->rows.dump() + (question->optional ? "may" : "must");
    }
    for (const Json& action : wrong) {
        bytes += refusal_to(match, *viewer, action);
    }
    return bytes;
}

// What is compared and how often the worlds were really different ones.
struct Figures {
    std::uint64_t pairs = 0;
    std::uint64_t different = 0;
};

class PairedWorlds {
public:
    PairedWorlds(const HostedGame& game, Json options, int seats)
        : game_(game), options_(std::move(options)), seats_(seats)
    {}

    void play(std::uint64_t seed, Figures& figures)
    {
        FastRandom random(seed);
        const auto match = game_.start(options_, seats_, random);
        compare(*match, random, figures);
        while (!match->asked().must.empty()) {
            const Seat seat = next_seat(*match, random);
            REQUIRE_FALSE(match->submit(seat, match->choose(BotKind::random, seat, random)));
            compare(*match, random, figures);
        }
    }

private:
    static Seat next_seat(const HostedMatch& match, Random& random)
    {
        const Asked asked = match.asked();
        const bool free_will = !asked.may.empty() && pick_below(random.stream("free will"), 3) == 0;
        return *(free_will ? asked.may : asked.must).begin();
    }

    void compare(const HostedMatch& match, Random& random, Figures& figures)
    {
        compare_for(match, the_public, random, figures);
        for (const Seat seat : SeatSet::first(seats_)) {
            compare_for(match, seat, random, figures);
        }
    }

    void compare_for(const HostedMatch& match, Viewer viewer, Random& random, Figures& figures)
    {
        const auto world = match.resampled(viewer, random);
        ++figures.pairs;
        if (world->all_seeing_view() != match.all_seeing_view()) {
            ++figures.different;
        }
        REQUIRE(everything_sent(*world, viewer, wrong_) == everything_sent(match, viewer, wrong_));
    }

    const HostedGame& game_;
    Json options_;
    int seats_;
    std::vector<Json> wrong_ = wrong_actions();
};

Json complete(const HostedGame& game, const Json& options, int seats)
{
    return std::get<Json>(game.complete_options(options, seats));
}

} // namespace

TEST_CASE("Every byte of Ys is the same in every world that the viewer cannot tell from the true one")
{
    const HostedGame& game = *find_game(all_games(), "ys");
    struct Setting {
        Json options;
        int seats;
    };
    const std::vector<Setting> settings{
        {Json::object(), 4},
        {{{"blind_own", "on"}, {"queen", "quarter"}, {"mercenary", "any-own"}}, 4},
        {{{"kings_favour", "on"}, {"captain", "placing"}}, 4},
        {{{"kings_favour", "on"}, {"blind_own", "on"}, {"express", "on"}, {"ships", "all-pairs"}}, 4},
        {{{"open_placing", "on"}}, 4},
        {{{"kings_favour", "on"}, {"quarters", "3"}}, 3},
        {Json::object(), 3},
        {Json::object(), 2},
        {{{"neutral", "4310"}, {"blind_own", "on"}, {"open_placing", "on"}}, 2},
    };
    Figures figures;
    std::uint64_t seed = 1;
    for (const Setting& setting : settings) {
        PairedWorlds worlds(game, complete(game, setting.options, setting.seats), setting.seats);
        for (int number = 0; number < games_to_play(24); ++number) {
            worlds.play(seed++, figures);
        }
    }
    std::printf("paired worlds: %llu pairs compared, %llu of them different\n",
                static_cast<unsigned long long>(figures.pairs), static_cast<unsigned long long>(figures.different));
    CHECK(figures.pairs >= 200'000);
    CHECK(figures.different * 2 > figures.pairs);
}
