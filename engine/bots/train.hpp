// Plays matches of bots among themselves to learn how positions end: notes what the features of each position were
// where a playout of a search would stop. What is learned from that is in training.hpp.
#pragma once

#include "engine/bots/levels.hpp"
#include "engine/bots/simulation.hpp"
#include "engine/bots/training.hpp"

#include <cstdint>
#include <vector>

namespace dahut {

namespace detail {

// Each of so many decisions is left to chance, so that positions vary.
inline constexpr std::uint32_t decisions_of_chance = 12;
inline constexpr int held_out = 5;

// What the seats had at the end is filled in later.
template <Game G, LearningAdviser<G> B>
[[nodiscard]] Lesson lesson_of(const typename G::State& state, LessonUse use)
{
    const Forecast forecast = B::forecast(state);
    Lesson lesson{use, {}};
    for (const FeatureValues& values : B::features(state, forecast)) {
        lesson.seats.push_back({values, 100 * values[index_of_points], forecast[lesson.seats.size()], 0});
    }
    return lesson;
}

template <Game G, LearningAdviser<G> B>
void play_for_lessons(const TrainingPlan& plan, int number, std::vector<Lesson>& lessons)
{
    const std::uint64_t seed = seed_of_game(plan.seed, number);
    const std::size_t begin = lessons.size();
    const LessonUse use = number % held_out == held_out - 1 ? LessonUse::holding_out : LessonUse::learning;
    FastStream mood(seed_of_purpose(seed, "bots"));
    Rows<typename G::Action> rows;
    Events<typename G::Event> events;
    typename G::State state = G::start({}, plan.players, ChanceKey(seed), events);
    int rounds = B::rounds_played(state);
    for (Asked asked = G::to_act(state); !asked.must.empty(); asked = G::to_act(state)) {
        if (B::rounds_played(state) != rounds) {
            rounds = B::rounds_played(state);
            lessons.push_back(lesson_of<G, B>(state, use));
        }
        const Seat seat = *asked.must.begin();
        G::legal(state, seat, rows);
        const BotKind bot = pick_below(mood, decisions_of_chance) == 0 ? BotKind::random : plan.player;
        const typename G::Action action = choose_as<G, B>(bot, Knowledge<G>(state, seat, rows), mood, plan.allowance);
        events.clear();
        G::apply(state, seat, action, events);
    }
    const Outcome outcome = *G::outcome(state);
    for (std::size_t place = begin; place < lessons.size(); ++place) {
        for (int seat = 0; seat < outcome.points.size(); ++seat) {
            lessons[place].seats[seat].end = 100 * outcome.points[seat].number();
        }
    }
}

} // namespace detail

template <Game G, LearningAdviser<G> B>
[[nodiscard]] Training train(const TrainingPlan& plan)
{
    std::vector<Lesson> lessons;
    for (int number = 0; number < plan.games; ++number) {
        detail::play_for_lessons<G, B>(plan, number, lessons);
    }
    return learn(lessons, B::feature_names().size());
}

} // namespace dahut
