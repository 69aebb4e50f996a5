// A bot that thinks ahead, the same for all games. It knows its seat's view, its rows and worlds that its seat cannot
// tell from the true one (bot.hpp); which game it plays it does not know. A game's own bot says what an action seems to
// be worth and how a position seems to end (docs/bots.md).
//
// Each playout happens in a world of its own. In it the seat that thinks follows a tree of its own decisions; every
// other seat plays greedily, each by its own knowledge in that world. So nobody sees what another chooses in secret. A
// playout stops after some rounds, and the forecast says how the match would end.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/prospects.hpp"
#include "engine/bots/weights.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dahut {

// What a game's bot tells the search, besides how it plays itself.
// - `weigh` estimates all actions of the rows, in their order, in hundredths of a point.
// - `rounds_played` counts rounds, turns or days: whatever is long enough to look ahead.
// - `forecast` looks at a world that is made up, never at the true state.
template <typename B, typename G>
concept Adviser = Bot<B, G>
                  && requires(const Knowledge<G>& knowledge, const typename G::State& world, Stream& stream,
                              std::vector<int>& worths) {
                         { B::weigh(knowledge, stream, worths) } -> std::same_as<void>;
                         { B::rounds_played(world) } -> std::convertible_to<int>;
                         { B::forecast(world) } -> std::same_as<Forecast>;
                     };

// An adviser whose forecast can be corrected by what was learned (training.hpp).
// - `features` are those of all seats in a world that is made up, to which the forecast belongs.
// - `learned` are the weights that are compiled in.
template <typename B, typename G>
concept LearningAdviser = Adviser<B, G> && requires(const typename G::State& world, const Forecast& forecast) {
    { B::feature_names() } -> std::same_as<std::vector<std::string>>;
    { B::features(world, forecast) } -> std::same_as<FeaturesOfSeats>;
    { B::learned() } -> std::same_as<const Weights&>;
};

namespace detail {

// The model for this match, or null. Models are learned from matches without options, and say nothing of others.
template <typename G, typename B>
[[nodiscard]] const Model* model_for(const Knowledge<G>& knowledge, const SearchBudget& budget)
{
    if constexpr (LearningAdviser<B, G>) {
        const Weights& weights = budget.weights != nullptr ? *budget.weights : B::learned();
        if (budget.without == Without::learning || weights.is_empty()) {
            return nullptr;
        }
        const typename G::View view = knowledge.view();
        return view.options == typename G::Options{} ? weights.of(view.players.size()) : nullptr;
    } else {
        return nullptr;
    }
}

// The greatest whole number whose square is not above this one.
[[nodiscard]] constexpr std::int64_t whole_root(std::int64_t number)
{
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 20U; bit > 0; bit >>= 1U) {
        root += (root + bit) * (root + bit) <= number ? bit : 0;
    }
    return root;
}

// One action that can be chosen at a decision, and how it did. `first` is the estimate before any playout, compared
// with the best action there. `offered` counts how often it could have been chosen.
template <typename Action>
struct Branch {
    Action action;
    int first = 0;
    std::int64_t sum = 0;
    int played = 0;
    int offered = 0;
    int next = -1;
};

// The best few of the actions, as branches, the best first.
template <typename Action>
[[nodiscard]] std::vector<Branch<Action>> best_few(const Rows<Action>& rows, const std::vector<int>& worths, int few)
{
    std::vector<std::uint32_t> places(worths.size());
    for (std::size_t place = 0; place < places.size(); ++place) {
        places[place] = static_cast<std::uint32_t>(place);
    }
    const auto better = [&worths](std::uint32_t one, std::uint32_t other) {
        return worths[one] != worths[other] ? worths[one] > worths[other] : one < other;
    };
    const std::size_t kept = std::min(places.size(), static_cast<std::size_t>(few));
    std::partial_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(kept), places.end(), better);
    std::vector<Branch<Action>> branches;
    for (std::size_t place = 0; place < kept; ++place) {
        branches.push_back({rows.nth(places[place]), worths[places[place]] - worths[places[0]]});
    }
    return branches;
}

} // namespace detail

template <Game G, Adviser<G> B>
class Search {
public:
    using Action = typename G::Action;

    // Keeps references: the knowledge and `over` must outlive it. Everything follows from the seed, unless `over` says
    // before the end that there is no more time; it may be empty.
    Search(const Knowledge<G>& knowledge, const SearchBudget& budget, std::uint64_t seed,
           const std::function<bool()>& over)
        : knowledge_(knowledge), budget_(budget), model_(detail::model_for<G, B>(knowledge, budget)), seed_(seed),
          over_(over)
    {}

    [[nodiscard]] Action choose()
    {
        FastStream mood(seed_of_purpose(seed_, "first look"));
        B::weigh(knowledge_, mood, worths_);
        if (budget_.without == Without::estimates) {
            std::ranges::fill(worths_, 0);
            budget_.candidates = static_cast<int>(worths_.size());
        }
        const int few = std::min(budget_.candidates, 2 * budget_.playouts);
        std::vector<Branch> candidates = detail::best_few(knowledge_.rows(), worths_, few);
        int halvings = 0;
        for (std::size_t left = candidates.size(); left > 1; left = (left + 1) / 2) {
            ++halvings;
        }
        while (candidates.size() > 1) {
            const int alike = std::max(1, budget_.playouts / (halvings * static_cast<int>(candidates.size())));
            compare(candidates, alike);
            next_best_ = candidates[1].action;
            candidates.resize((candidates.size() + 1) / 2);
        }
        return candidates.front().action;
    }

    // What was best after the action that was chosen. Nothing if only one was compared, or none was chosen yet.
    [[nodiscard]] const std::optional<Action>& next_best() const { return next_best_; }

    // How much more one action brings than the other, to the seat and to the others, on the average of so many more
    // worlds. Nothing if there is no time for all of them.
    [[nodiscard]] std::optional<Lead> lead(const Action& action, const Action& other, int worlds)
    {
        Branch one{action};
        Branch two{other};
        End gain;
        for (int number = 0; number < worlds; ++number, ++worlds_) {
            if (over_ && over_()) {
                return std::nullopt;
            }
            gain.add(play(one), 1);
            gain.add(play(two), -1);
        }
        return gain.mean(worlds);
    }

    // How many worlds have been played in, and how many later decisions of the seat are remembered.
    [[nodiscard]] int worlds() const { return worlds_; }
    [[nodiscard]] std::size_t decisions() const { return tree_.size(); }

private:
    using Branch = detail::Branch<Action>;
    using Node = std::vector<Branch>;
    static constexpr std::size_t nodes_most = 4096;
    static constexpr int branches_most = 8;

    // How playouts end, in hundredths of a point: what that is worth to the seat, the points of the seat, and those of
    // the others as they are weighed.
    struct End {
        std::int64_t worth = 0;
        std::int64_t own = 0;
        std::int64_t others = 0;

        void add(const End& other, int times)
        {
            worth += times * other.worth;
            own += times * other.own;
            others += times * other.others;
        }
        [[nodiscard]] Lead mean(int number) const
        {
            return {static_cast<int>(worth / number), static_cast<int>(own / number),
                    static_cast<int>(others / number)};
        }
    };

    // Plays every candidate in the same worlds, and sorts them: the best comes first.
    void compare(std::vector<Branch>& candidates, int worlds)
    {
        for (int number = 0; number < worlds && !(over_ && over_()); ++number, ++worlds_) {
            for (Branch& candidate : candidates) {
                note(candidate, play(candidate).worth);
            }
        }
        const std::int64_t usual = mean_of(candidates.front());
        const auto is_better = [&](const Branch& one, const Branch& other) {
            return expected(one, usual) > expected(other, usual);
        };
        // Each goes behind those that are as good: they are few, and the library's stable sort uses what is deprecated.
        for (auto one = candidates.begin(); one != candidates.end(); ++one) {
            std::rotate(std::upper_bound(candidates.begin(), one, *one, is_better), one, std::next(one));
        }
    }

    static void note(Branch& branch, std::int64_t worth)
    {
        branch.sum += worth;
        ++branch.played;
    }
    static std::int64_t mean_of(const Branch& branch) { return branch.sum / std::max(branch.played, 1); }
    static std::int64_t usual_of(const Node& node)
    {
        std::int64_t sum = 0;
        std::int64_t played = 0;
        for (const Branch& branch : node) {
            sum += branch.sum;
            played += branch.played;
        }
        return sum / std::max<std::int64_t>(played, 1);
    }
    [[nodiscard]] std::int64_t expected(const Branch& branch, std::int64_t usual) const
    {
        return (branch.sum + budget_.trust * (usual + branch.first)) / (branch.played + budget_.trust);
    }

    // How the match ends in one world after this action.
    [[nodiscard]] End play(Branch& candidate)
    {
        const std::uint64_t seed = seed_ + static_cast<std::uint64_t>(worlds_) * golden_gamma;
        FastRandom random(seed);
        FastStream mood(seed_of_purpose(seed, "moods"));
        typename G::State world = knowledge_.world(random);
        const int last_round =
            budget_.without == Without::forecast ? INT32_MAX : B::rounds_played(world) + budget_.rounds;
        path_.clear();
        int* next = budget_.without == Without::tree ? nullptr : &candidate.next;
        carry_out(world, knowledge_.seat(), candidate.action);
        for (Asked asked = G::to_act(world); !asked.must.empty(); asked = G::to_act(world)) {
            if (B::rounds_played(world) >= last_round) {
                break;
            }
            const Seat seat = *asked.must.begin();
            G::legal(world, seat, rows_);
            const Knowledge<G> there(world, seat, rows_);
            carry_out(world, seat, seat == knowledge_.seat() ? own_choice(there, mood, next) : B::choose(there, mood));
        }
        const End end = end_of(world);
        for (const auto& [node, branch] : path_) {
            note(tree_[node][branch], end.worth);
        }
        return end;
    }

    void carry_out(typename G::State& world, Seat seat, const Action& action)
    {
        events_.clear();
        G::apply(world, seat, action, events_);
    }

    // The tree grows by one decision in each playout. Below it the seat plays greedily.
    Action own_choice(const Knowledge<G>& there, Stream& mood, int*& next)
    {
        if (next == nullptr || there.rows().size() == 1) {
            return next == nullptr ? B::choose(there, mood) : there.rows().nth(0);
        }
        const bool is_new = *next < 0;
        if (is_new) {
            if (tree_.size() == nodes_most) {
                next = nullptr;
                return B::choose(there, mood);
            }
            *next = static_cast<int>(tree_.size());
            tree_.emplace_back();
        }
        const auto node = static_cast<std::size_t>(*next);
        const std::size_t branch = pick_branch(node, there, mood);
        path_.emplace_back(node, branch);
        next = is_new ? nullptr : &tree_[node][branch].next;
        return tree_[node][branch].action;
    }

    // Of the branches that this world offers, the one that promises most.
    std::size_t pick_branch(std::size_t number, const Knowledge<G>& there, Stream& mood)
    {
        B::weigh(there, mood, worths_);
        Node& node = tree_[number];
        std::optional<std::size_t> best;
        std::int64_t best_promise = 0;
        const std::int64_t usual = usual_of(node);
        for (const Branch& offer : detail::best_few(there.rows(), worths_, branches_most)) {
            const auto known =
                std::ranges::find_if(node, [&](const Branch& one) { return one.action == offer.action; });
            const auto place = static_cast<std::size_t>(known - node.begin());
            if (known == node.end()) {
                node.push_back(offer);
            }
            Branch& branch = node[place];
            ++branch.offered;
            const std::int64_t spread =
                budget_.curiosity * detail::whole_root(100 * branch.offered) / (10 * (1 + branch.played));
            const std::int64_t promise = expected(branch, usual) + spread;
            if (!best || promise > best_promise) {
                best = place;
                best_promise = promise;
            }
        }
        return *best;
    }

    // Its worth is the lead over the strongest other, and over all others. Whoever takes much from one of several
    // others helps the rest of them, so with more than two players their points count less.
    [[nodiscard]] End end_of(const typename G::State& world) const
    {
        const std::optional<Outcome> outcome = G::outcome(world);
        const Forecast points = outcome ? hundredths(*outcome) : forecast_of(world);
        std::int64_t strongest = INT32_MIN;
        std::int64_t others = 0;
        for (int seat = 0; seat < points.size(); ++seat) {
            if (seat != knowledge_.seat().index()) {
                strongest = std::max<std::int64_t>(strongest, points[seat]);
                others += points[seat];
            }
        }
        const std::int64_t usual = others / (points.size() - 1);
        const std::int64_t rivals = budget_.leader * strongest + (100 - budget_.leader) * usual;
        const std::int64_t own = points[knowledge_.seat().index()];
        return {own - budget_.rivalry * rivals / 10000, own, rivals / 100};
    }
    [[nodiscard]] Forecast forecast_of(const typename G::State& world) const
    {
        Forecast points = B::forecast(world);
        if constexpr (LearningAdviser<B, G>) {
            if (model_ != nullptr) {
                const FeaturesOfSeats features = B::features(world, points);
                for (int seat = 0; seat < points.size(); ++seat) {
                    points[seat] += correction_of(*model_, features[seat]);
                }
            }
        }
        return points;
    }
    static Forecast hundredths(const Outcome& outcome)
    {
        Forecast points;
        for (const Points some : outcome.points) {
            points.push_back(100 * some.number());
        }
        return points;
    }

    const Knowledge<G>& knowledge_;
    SearchBudget budget_;
    const Model* model_;
    std::uint64_t seed_;
    const std::function<bool()>& over_;
    int worlds_ = 0;
    std::optional<Action> next_best_;
    std::vector<Node> tree_;
    std::vector<std::pair<std::size_t, std::size_t>> path_;
    std::vector<int> worths_;
    Rows<Action> rows_;
    Events<typename G::Event> events_;
};

} // namespace dahut
