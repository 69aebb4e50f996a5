#include "tests/secrecy/paired_match.hpp"

#include "tests/secrecy/possible_worlds.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

namespace dahut::ys {

namespace {

// Requests that are wrong at most times, each wrong in another way; their refusals must not tell anything.
std::vector<Action> wrong_actions()
{
    std::vector<Action> actions;
    for (const char* const text : {
             R"({"type": "pass"})",
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
         }) {
        REQUIRE(from_json(Json::parse(text), actions.emplace_back()));
    }
    return actions;
}

State first_state(const Options& options, int seats, std::uint64_t seed)
{
    Events<Event> events;
    return Ys::start(options, seats, ChanceKey(seed), events);
}

bool is_refused(const State& state, Seat seat, const Action& action)
{
    return check_action<Ys>(state, seat, action).has_value();
}

// Followed long enough to see streams count, and begun anew often enough to see many worlds.
constexpr std::uint32_t steps_of_a_twin = 12;

} // namespace

PairedMatch::PairedMatch(const Options& options, int seats, std::uint64_t seed)
    : random_(seed), state_(first_state(options, seats, seed)), wrong_(wrong_actions())
{
    const Json json = to_json(options);
    EventTexts told;
    seedling_ = game_.start(json, seats, ChanceKey(seed), told);
    pairs_.push_back({the_public, PairedTables(game_, seats, json, the_public), std::nullopt});
    for (const Seat seat : SeatSet::first(seats)) {
        pairs_.push_back({seat, PairedTables(game_, seats, json, seat), std::nullopt});
    }
}

void PairedMatch::play(PairFigures& figures)
{
    while (!Ys::to_act(state_).must.empty()) {
        const PlayedAction played = random_action();
        for (Pair& pair : pairs_) {
            follow(pair, played, figures);
        }
        state_ = played.after;
    }
}

PlayedAction PairedMatch::random_action()
{
    const Asked asked = Ys::to_act(state_);
    const bool free_will = !asked.may.empty() && pick_below(random_.stream("free will"), 3) == 0;
    const Seat actor = *(free_will ? asked.may : asked.must).begin();
    const Rows<Action> legal = legal_rows<Ys>(state_, actor);
    const Action action = legal.nth(pick_below(random_.stream("action"), legal.size()));
    PlayedAction played{state_, actor, action, state_};
    Events<Event> events;
    Ys::apply(played.after, played.actor, played.action, events);
    return played;
}

void PairedMatch::follow(Pair& pair, const PlayedAction& played, PairFigures& figures)
{
    std::optional<Action> action = action_in_twin(pair, played);
    while (!action) {
        plant(pair, played, figures);
        action = twin_action(*pair.twin, played, pair.viewer, random_);
    }
    pair.tables.act({played.actor, to_json(played.action), to_json(*action)});
    Events<Event> events;
    Ys::apply(*pair.twin, played.actor, *action, events);
    compare(pair, played.after, figures);
}

// What the twin of the last steps can do now, if it can go on.
std::optional<Action> PairedMatch::action_in_twin(Pair& pair, const PlayedAction& played)
{
    const bool anew = !pair.twin || pick_below(random_.stream("anew"), steps_of_a_twin) == 0;
    return anew || reveals(played, pair.viewer) ? std::nullopt : twin_action(*pair.twin, played, pair.viewer, random_);
}

void PairedMatch::plant(Pair& pair, const PlayedAction& played, PairFigures& figures)
{
    pair.twin = twin_before(played, pair.viewer, random_);
    pair.tables.begin(planted_in(*seedling_, played.before), planted_in(*seedling_, *pair.twin));
    compare(pair, played.before, figures);
}

// Whatever is legal in both worlds stands in the decision.
void PairedMatch::compare(const Pair& pair, const State& truth, PairFigures& figures)
{
    ++figures.pairs;
    figures.different += Ys::all_seeing(*pair.twin) != Ys::all_seeing(truth) ? 1U : 0U;
    std::vector<Json> wrong;
    for (const Action& action : wrong_) {
        if (pair.viewer && (is_refused(truth, *pair.viewer, action) || is_refused(*pair.twin, *pair.viewer, action))) {
            wrong.push_back(to_json(action));
        }
    }
    pair.tables.compare(wrong);
    resample(truth, pair.viewer, figures);
}

// Whatever the viewer cannot know is different in some resampled state, and whatever it can know in none. How many
// draws it takes depends on the case; that none of so many would do is as good as impossible.
void PairedMatch::resample(const State& truth, Viewer viewer, PairFigures& figures)
{
    constexpr int draws_most = 64;
    const View seen = Ys::view(truth, viewer);
    std::vector<OpenQuestion> open = open_questions(truth, seen);
    const auto known = std::ranges::partition(open, &OpenQuestion::more_than_one);
    const std::vector<OpenQuestion> answered(known.begin(), known.end());
    open.erase(known.begin(), known.end());
    figures.secrets_open += open.size();
    figures.secrets_known += answered.size();
    figures.several_worlds += open.empty() ? 0U : 1U;
    for (int draw = 0; draw == 0 || !open.empty(); ++draw) {
        const State world = Ys::resample(truth, viewer, random_);
        const auto differs = [&](const OpenQuestion& question) { return differ(truth, world, question); };
        if (Ys::view(world, viewer) != seen) {
            throw Leak("a view differs between the true state and a resampled one");
        }
        if (std::ranges::any_of(answered, differs)) {
            throw std::logic_error("resampling changes a secret that the viewer knows");
        }
        std::erase_if(open, differs);
        if (draw > draws_most) {
            throw std::logic_error("resampling never changes a secret that the viewer cannot know");
        }
    }
}

} // namespace dahut::ys
