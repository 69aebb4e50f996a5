// Learning: the features of all games are sound, training can be repeated and is measured by what it has not seen, and
// a search that has learned chooses as soundly as one that has not.
#include "engine/bots/train.hpp"
#include "tests/bots/played_states.hpp"
#include "tests/support/catch.hpp"

#include <cmath>
#include <set>

namespace dahut {
namespace {

template <typename Check>
void for_each_learner(Check&& check)
{
    Games::for_each([&check]<typename G, typename Greedy>() {
        if constexpr (LearningAdviser<Greedy, G>) {
            INFO(G::name);
            check.template operator()<G, Greedy>();
        }
    });
}

TEST_CASE("features have different names of one word, the constant and the points first, in all games")
{
    for_each_learner([]<typename G, typename Greedy>() {
        const std::vector<std::string> names = Greedy::feature_names();
        REQUIRE(names.size() > 2);
        CHECK(names.size() <= static_cast<std::size_t>(features_max));
        CHECK(names[0] == "always");
        CHECK(names[index_of_points] == "points");
        CHECK(std::set(names.begin(), names.end()).size() == names.size());
        for (const std::string& name : names) {
            CHECK(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos);
        }
    });
}

TEST_CASE("features of a world are bounded, and each of them varies, in all games and with all options")
{
    for_each_learner([]<typename G, typename Greedy>() {
        const std::vector<std::string> names = Greedy::feature_names();
        std::vector<std::set<int>> seen(names.size());
        for (const auto& [state, seat] : played_states<G, Greedy>(200, 8)) {
            const Forecast forecast = Greedy::forecast(state);
            const FeaturesOfSeats features = Greedy::features(state, forecast);
            REQUIRE(features.size() == forecast.size());
            for (const FeatureValues& values : features) {
                REQUIRE(static_cast<std::size_t>(values.size()) == names.size());
                for (int place = 0; place < values.size(); ++place) {
                    CHECK(std::abs(values[place]) <= feature_most);
                    seen[static_cast<std::size_t>(place)].insert(values[place]);
                }
            }
        }
        for (std::size_t place = 1; place < names.size(); ++place) {
            INFO(names[place]);
            CHECK(seen[place].size() > 1);
        }
    });
}

TEST_CASE("training learns what the forecast lacks, and is measured by what it has not seen")
{
    FastStream chance(9);
    std::vector<Lesson> lessons;
    for (int number = 0; number < 300; ++number) {
        Lesson lesson{number % 3 == 0 ? LessonUse::holding_out : LessonUse::learning, {}};
        for (int seat = 0; seat < 2; ++seat) {
            const int gold = static_cast<int>(pick_below(chance, 10));
            lesson.seats.push_back({{1, 5, gold}, 500, 2000, 2000 + 300 * gold - 100});
        }
        lessons.push_back(lesson);
    }
    const Training training = learn(lessons, 3);
    CHECK(training.lessons == std::array<std::int64_t, 2>{200, 100});
    CHECK(training.errors[0].points > 20);
    CHECK(training.errors[1].points > 10);
    CHECK(training.errors[2].points < 0.1);
    CHECK(training.errors[2].lead < 0.1);
    // With two players one of them is as far behind as the other is ahead.
    CHECK(training.errors[1].lead > 10);
    CHECK(std::abs(training.model[2] - 300'000) < 1000);
}

TEST_CASE("the same plan learns the same weights, and another seed learns others, in all games")
{
    for_each_learner([]<typename G, typename Greedy>() {
        const TrainingPlan plan{.players = 2, .games = 10, .seed = 4, .player = BotKind::easy};
        const Training training = train<G, Greedy>(plan);
        CHECK(training.model == train<G, Greedy>(plan).model);
        CHECK(training.lessons[0] > 3 * training.lessons[1]);
        CHECK(training.lessons[1] > 0);
        CHECK(std::isfinite(training.errors[2].points));
        const TrainingPlan other{.players = 2, .games = 10, .seed = 5, .player = BotKind::easy};
        CHECK(training.model != train<G, Greedy>(other).model);
    });
}

// Weights by which a point is worth less than none.
template <typename Greedy>
Weights contrary()
{
    Weights weights;
    Model model(Greedy::feature_names().size());
    model[index_of_points] = -200'000;
    weights.models.fill(model);
    return weights;
}

TEST_CASE("a search that has learned chooses the same in two states that its seat cannot tell apart, in all games")
{
    for_each_learner([]<typename G, typename Greedy>() {
        const Weights weights = contrary<Greedy>();
        SearchBudget budget = quick;
        budget.weights = &weights;
        int changed = 0;
        std::uint64_t number = 0;
        FastStream mood(11);
        Events<typename G::Event> events;
        while (number < 40) {
            typename G::State state = G::start({}, 2 + static_cast<int>(number % 3), ChanceKey(mood.next()), events);
            play_on<G, Greedy>(state, mood, static_cast<int>(pick_below(mood, 60)));
            const Asked asked = G::to_act(state);
            if (asked.must.empty()) {
                continue;
            }
            const Seat seat = *asked.must.begin();
            FastRandom chance(++number);
            const typename G::State other = G::resample(state, seat, chance);
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            const Rows<typename G::Action> rows_there = legal_rows<G>(other, seat);
            const Knowledge<G> here(state, seat, rows);
            const Knowledge<G> there(other, seat, rows_there);
            const typename G::Action chosen = Search<G, Greedy>(here, budget, number, never).choose();
            CHECK(rows.holds(chosen));
            CHECK(chosen == Search<G, Greedy>(there, budget, number, never).choose());
            SearchBudget plain = quick;
            plain.without = Without::learning;
            changed += chosen == Search<G, Greedy>(here, plain, number, never).choose() ? 0 : 1;
        }
        CHECK(changed > 0);
    });
}

TEST_CASE("a search that is to do without learning, or plays by options, does not use weights")
{
    for_each_learner([]<typename G, typename Greedy>() {
        const Weights weights = contrary<Greedy>();
        Events<typename G::Event> events;
        const auto model_of = [&weights](const typename G::State& state, Without without) {
            const Seat seat = *G::to_act(state).must.begin();
            const Rows<typename G::Action> rows = legal_rows<G>(state, seat);
            SearchBudget budget = quick;
            budget.weights = &weights;
            budget.without = without;
            return detail::model_for<G, Greedy>(Knowledge<G>(state, seat, rows), budget);
        };
        const typename G::State usual = G::start({}, 3, ChanceKey(1), events);
        CHECK(model_of(usual, Without::nothing) == &weights.models[3]);
        CHECK(model_of(usual, Without::learning) == nullptr);
        for (const OptionSet<G>& set : legal_option_sets<G>()) {
            const typename G::State state = G::start(set.options, set.seats, ChanceKey(1), events);
            CHECK((model_of(state, Without::nothing) != nullptr) == (set.options == typename G::Options{}));
        }
    });
}

} // namespace
} // namespace dahut
