// The proof, for any game, that after a permitted undo its asker knows no more than before the action: the same worlds
// are possible on both sides of the action. The game's account says what the rules reveal (as in ys_account.hpp). The
// worlds are tried in both directions, from those before the action to those after it and back.
#pragma once

#include "protocol/undo.hpp"
#include "tests/secrecy/accounted_match.hpp"
#include "tests/secrecy/paired_tables.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/game_checks.hpp"
#include "tests/support/option_sets.hpp"
#include "tests/support/planted.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace dahut {

struct UndoFigures {
    // Actions that could be undone, those of them after which others had acted, and actions that could not be undone.
    std::uint64_t allowed = 0;
    std::uint64_t others_acted = 0;
    std::uint64_t refused = 0;
    // Worlds carried over an undone action, and secrets that had the same values on both sides of it.
    std::uint64_t worlds = 0;
    std::uint64_t secrets = 0;
};

template <Game G>
class UndoneMatch {
public:
    using State = typename G::State;
    using Played = typename AccountedMatch<G>::Played;

    UndoneMatch(const typename G::Options& options, int seats, std::uint64_t seed)
        : random_(seed), seats_(seats), match_(options, seats, seed)
    {
        EventTexts told;
        seedling_ = game_.start(to_json(options), seats, ChanceKey(seed), told);
    }

    // Plays to the end. Throws Leak if an action may be undone that taught somebody something.
    void play(UndoFigures& figures);

private:
    // The seat's latest action, and all actions since.
    [[nodiscard]] std::vector<const Played*> since_latest_of(Seat seat) const;
    void judge(Seat asker, UndoFigures& figures);
    void check_silence(Seat asker, const std::vector<const Played*>& since) const;
    void check_choices(const Played& undone, const std::vector<const Played*>& since) const;
    void check_account(const Played& undone) const;
    void check_worlds(const Played& undone, UndoFigures& figures);
    void check_values(const Played& undone, UndoFigures& figures);
    [[nodiscard]] std::vector<State> drawn_worlds(const State& truth, Seat asker, int count);
    template <typename Question>
    [[nodiscard]] bool turn_up(const std::vector<State>& wanted, const State& truth, Seat asker,
                               const Question& question);

    FastRandom random_;
    int seats_;
    HostedPlanted<G> game_;
    std::unique_ptr<HostedMatch> seedling_;
    AccountedMatch<G> match_;
    Past past_;
    std::deque<Played> played_;
};

// What one seat sees and is asked.
template <Game G>
[[nodiscard]] auto shown_to(Seat seat, const typename G::State& state)
{
    return std::pair(G::view(state, seat), legal_rows<G>(state, seat).listed());
}

// Carries out a legal action in `state`, and returns as text the events that the seat hears.
template <Game G>
[[nodiscard]] std::string heard_by(Seat ears, typename G::State& state, Seat actor, const typename G::Action& action)
{
    Events<typename G::Event> events;
    G::apply(state, actor, action, events);
    std::string heard;
    EventTexts(events).append_to(heard, Viewer(ears), Style::named);
    return heard;
}

template <Game G>
void UndoneMatch<G>::play(UndoFigures& figures)
{
    while (!match_.is_over()) {
        const Played played = match_.some_action(random_);
        past_.add({0, planted_in(*seedling_, played.before), played.actor, to_json(played.action)});
        played_.push_back(played);
        if (played_.size() > limits::undo_reach) {
            played_.pop_front();
        }
        match_.carry_out(played);
        if (match_.is_over()) {
            break;
        }
        judge(Seat(static_cast<int>(pick_below(random_.stream("asker"), static_cast<std::uint32_t>(seats_)))), figures);
        judge(played.actor, figures);
    }
}

template <Game G>
std::vector<const typename UndoneMatch<G>::Played*> UndoneMatch<G>::since_latest_of(Seat seat) const
{
    std::vector<const Played*> since;
    const auto own =
        std::find_if(played_.rbegin(), played_.rend(), [seat](const Played& played) { return played.actor == seat; });
    for (auto later = own == played_.rend() ? played_.end() : own.base() - 1; later != played_.end(); ++later) {
        since.push_back(&*later);
    }
    return since;
}

template <Game G>
void UndoneMatch<G>::judge(Seat asker, UndoFigures& figures)
{
    if (refuse_undo(past_, asker, random_)) {
        ++figures.refused;
        return;
    }
    const std::vector<const Played*> since = since_latest_of(asker);
    ++figures.allowed;
    figures.others_acted += since.size() > 1 ? 1U : 0U;
    check_silence(asker, since);
    check_choices(*since.front(), since);
    check_account(*since.front());
    check_worlds(*since.front(), figures);
    check_values(*since.front(), figures);
}

// The actions of others since then have told nobody anything.
template <Game G>
void UndoneMatch<G>::check_silence(Seat asker, const std::vector<const Played*>& since) const
{
    for (const Played* const later : since) {
        for (const Seat seat : SeatSet::first(seats_)) {
            if (later != since.front() && (seat == asker || seat != later->actor) && reveals(*later, seat)) {
                throw Leak("something is undone though what others did since has told something");
            }
        }
    }
}

// The seats that have acted since could not see which of all possible answers the undone action was.
template <Game G>
void UndoneMatch<G>::check_choices(const Played& undone, const std::vector<const Played*>& since) const
{
    for (const Played* const later : since) {
        if (later == &undone) {
            continue;
        }
        for (const auto& other : legal_rows<G>(undone.before, undone.actor).listed()) {
            State otherwise = undone.before;
            const std::string heard = heard_by<G>(later->actor, otherwise, undone.actor, other);
            State truly = undone.before;
            if (heard != heard_by<G>(later->actor, truly, undone.actor, undone.action)
                || shown_to<G>(later->actor, otherwise) != shown_to<G>(later->actor, truly)) {
                throw Leak("something is undone though others who saw it have acted since");
            }
        }
    }
}

// What the asker could not know before the action, it cannot know after it, by the rules.
template <Game G>
void UndoneMatch<G>::check_account(const Played& undone) const
{
    const auto after = open_questions(undone.after, undone.known_after, undone.actor);
    for (const auto& question : open_questions(undone.before, undone.known_before, undone.actor)) {
        const auto same = std::ranges::find_if(
            after, [&question](const auto& one) { return one.kind == question.kind && one.seat == question.seat; });
        if (question.more_than_one && (same == after.end() || !same->more_than_one)) {
            throw Leak("something is undone though it has answered what its asker could not know");
        }
    }
}

// In every world that was possible for the asker, the action is possible and shows the asker the same. So it rules out
// no world.
template <Game G>
void UndoneMatch<G>::check_worlds(const Played& undone, UndoFigures& figures)
{
    constexpr int draws = 100;
    const Seat asker = undone.actor;
    State truth = undone.before;
    const std::string heard = heard_by<G>(asker, truth, asker, undone.action);
    const auto shown = shown_to<G>(asker, truth);
    for (State world : drawn_worlds(undone.before, asker, draws)) {
        if (check_action<G>(world, asker, undone.action) || heard_by<G>(asker, world, asker, undone.action) != heard
            || shown_to<G>(asker, world) != shown) {
            throw Leak("something is undone though it has ruled out a world");
        }
        ++figures.worlds;
    }
}

// Every secret that the asker did not know and has not moved itself has the same values before and after the action.
template <Game G>
void UndoneMatch<G>::check_values(const Played& undone, UndoFigures& figures)
{
    constexpr int draws = 40;
    const std::vector<State> before = drawn_worlds(undone.before, undone.actor, draws);
    const std::vector<State> after = drawn_worlds(undone.after, undone.actor, draws);
    for (const auto& question : open_questions(undone.before, undone.known_before, undone.actor)) {
        if (!question.more_than_one || differ(undone.before, undone.after, question)) {
            continue;
        }
        if (!turn_up(before, undone.after, undone.actor, question)
            || !turn_up(after, undone.before, undone.actor, question)) {
            throw Leak("something is undone though a secret has other values after it than before");
        }
        ++figures.secrets;
    }
}

template <Game G>
std::vector<typename G::State> UndoneMatch<G>::drawn_worlds(const State& truth, Seat asker, int count)
{
    std::vector<State> worlds;
    while (static_cast<int>(worlds.size()) < count) {
        worlds.push_back(G::resample(truth, asker, random_));
    }
    return worlds;
}

// Whether resampling the truth gives each value that a secret has in these worlds. Secrets with too many values to wait
// for, such as the order of a deck, are not checked.
template <Game G>
template <typename Question>
bool UndoneMatch<G>::turn_up(const std::vector<State>& wanted, const State& truth, Seat asker, const Question& question)
{
    constexpr std::size_t values_most = 6;
    constexpr int draws_most = 20'000;
    std::vector<State> missing;
    for (const State& world : wanted) {
        if (std::ranges::all_of(missing, [&](const State& one) { return differ(one, world, question); })) {
            missing.push_back(world);
        }
    }
    for (int draw = 0; missing.size() <= values_most && !missing.empty() && draw < draws_most; ++draw) {
        const State world = G::resample(truth, asker, random_);
        std::erase_if(missing, [&](const State& one) { return !differ(one, world, question); });
    }
    return missing.empty() || missing.size() > values_most;
}

// So many matches of each of these sets of options, each set once before any is played again.
template <Game G>
UndoFigures prove_undoing(const std::vector<OptionSet<G>>& sets, int rounds)
{
    UndoFigures figures;
    std::uint64_t seed = 1;
    for (int round = 0; round < rounds; ++round) {
        for (const OptionSet<G>& set : sets) {
            UndoneMatch<G>(set.options, set.seats, seed++).play(figures);
        }
    }
    const auto shown = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
    std::printf("undone in many worlds: %llu actions of %s, %llu of them after which others acted, and %llu refused;"
                " %llu worlds and %llu secrets on both sides of them\n",
                shown(figures.allowed), std::string(G::title).c_str(), shown(figures.others_acted),
                shown(figures.refused), shown(figures.worlds), shown(figures.secrets));
    CHECK(figures.allowed > 0);
    CHECK(figures.refused > 0);
    return figures;
}

// All sets of options, or if there are too many, some in which every pair of two options' values occurs.
template <Game G>
std::vector<OptionSet<G>> some_option_sets()
{
    constexpr std::size_t few = 60;
    constexpr std::uint64_t seed = 9;
    const std::vector<OptionSet<G>> all = legal_option_sets<G>();
    return all.size() <= few ? all : covering_option_sets<G>(seed);
}

template <Game G>
UndoFigures prove_undoing()
{
    return prove_undoing(some_option_sets<G>(), games_to_play(1));
}

template <Game G>
void prove_undoing_shortly()
{
    std::vector<OptionSet<G>> sets = some_option_sets<G>();
    constexpr std::size_t few = 6;
    sets.resize(std::min(sets.size(), few));
    prove_undoing(sets, 1);
}

} // namespace dahut
