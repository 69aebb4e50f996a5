// Makes a hosted game out of any type that satisfies Game: the one place where typed values become text.
#pragma once

#include "engine/bots/hindsight.hpp"
#include "engine/bots/simulate.hpp"
#include "engine/bots/train.hpp"
#include "engine/core/require.hpp"
#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "protocol/digest.hpp"
#include "protocol/forms.hpp"
#include "protocol/hosted.hpp"

#include <optional>
#include <utility>

namespace dahut {

template <Game G, Bot<G> Greedy>
class HostedMatchOf final : public HostedMatch {
public:
    HostedMatchOf(const typename G::Options& options, int seats, const ChanceKey& key, EventTexts& told)
        : state_(started(options, seats, key, told))
    {
        digest_.add(told.all());
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> clone() const override
    {
        return std::unique_ptr<HostedMatch>(new HostedMatchOf(state_, digest_));
    }

    [[nodiscard]] Asked asked() const override { return G::to_act(state_); }

    void write_rows(std::string& text, Seat seat, Style style) const override
    {
        style == Style::packed ? write_packed_rows(text, rows(seat)) : dahut::write_rows(text, rows(seat));
    }

    [[nodiscard]] RequestSince request_since(const HostedMatch& before, Seat seat) const override
    {
        const HostedMatchOf& earlier = same_game(before);
        const Rows<typename G::Action> now = rows(seat);
        if (now.empty()) {
            return RequestSince::nothing;
        }
        const Rows<typename G::Action> then = earlier.rows(seat);
        if (then.empty() || !now.holds_all(then)) {
            return RequestSince::other;
        }
        const bool as_urgent = asked().must.contains(seat) == earlier.asked().must.contains(seat);
        return as_urgent && then.holds_all(now) ? RequestSince::same : RequestSince::wider;
    }

    [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Json& json, EventTexts& told) override
    {
        typename G::Action action;
        if (!from_json(json, action)) {
            return Refusal{"bad_message", "This is not an action of this game."};
        }
        if (const std::optional<Rejection> rejection = check_action<G>(state_, seat, action)) {
            return Refusal{std::string(rejection->code), std::string(rejection->sentence)};
        }
        constexpr std::size_t usual_count = 16;
        Events<typename G::Event> events;
        events.reserve(usual_count);
        open_.reset();
        G::apply(state_, seat, action, events);
        told = EventTexts(events);
        digest_.add(told.all());
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> undone_to(const HostedMatch& earlier, Seat by,
                                                         EventTexts& told) const override
    {
        std::unique_ptr<HostedMatchOf> undone(new HostedMatchOf(same_game(earlier).state_, digest_));
        told = EventTexts::undone(by);
        undone->digest_.add(told.all());
        return undone;
    }

    void write_view(std::string& text, const Perspective& eyes) const override { write_json(text, seen_by(eyes)); }

    [[nodiscard]] bool write_changes(std::string& text, const HostedMatch& before, const Perspective& eyes,
                                     Style style) const override
    {
        const typename G::View then = same_game(before).seen_by(eyes);
        const typename G::View now = seen_by(eyes);
        if (then == now) {
            return false;
        }
        style == Style::packed ? dahut::write_changes<Style::packed>(text, then, now)
                               : dahut::write_changes<Style::named>(text, then, now);
        return true;
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> resampled(Viewer viewer, Random& random) const override
    {
        return std::unique_ptr<HostedMatch>(new HostedMatchOf(G::resample(state_, viewer, random), digest_));
    }

    [[nodiscard]] std::optional<Json> outcome() const override
    {
        const std::optional<Outcome> outcome = G::outcome(state_);
        return outcome ? std::optional(to_json(*outcome)) : std::nullopt;
    }

    [[nodiscard]] std::string digest() const override { return digest_.text(); }

    [[nodiscard]] Json choose_within(const Allowance& allowance, BotKind bot, Seat seat, Random& random) const override
    {
        const Rows<typename G::Action> legal = rows(seat);
        return to_json(choose_as<G, Greedy>(bot, Knowledge<G>(state_, seat, legal), random.stream("bot"), allowance));
    }

    [[nodiscard]] Hint<Json> hint_within(const Allowance& allowance, Seat seat, Random& random) const override
    {
        if constexpr (LevelledAdviser<Greedy, G>) {
            const Rows<typename G::Action> legal = rows(seat);
            const Knowledge<G> knowledge(state_, seat, legal);
            const SearchBudget budget = budget_within(allowance, Greedy::hard, knowledge.view().players.size());
            const Hint<typename G::Action> hint =
                hint_for<G, Greedy>(knowledge, budget, draw_64_bits(random.stream("bot")), allowance.over);
            Hint<Json> told{to_json(hint.action)};
            if (hint.next) {
                told.next = {to_json(hint.next->action), hint.next->lead};
            }
            return told;
        } else {
            return {choose_within(allowance, BotKind::hard, seat, random)};
        }
    }

    [[nodiscard]] Prospects prospects(int playouts, Random& random) const override
    {
        return prospects_of<G, Greedy>(state_, playouts, draw_64_bits(random.stream("bot")));
    }

    [[nodiscard]] std::optional<Advice<Json>> advise(const std::function<bool()>& over, Seat seat, const Json& done,
                                                     Random& random) const override
    {
        if constexpr (LevelledAdviser<Greedy, G>) {
            typename G::Action action;
            require(from_json(done, action), "what is judged was done");
            const Rows<typename G::Action> legal = rows(seat);
            const Knowledge<G> knowledge(state_, seat, legal);
            const SearchBudget& budget = Greedy::hard.with(knowledge.view().players.size());
            const Advice<typename G::Action> advice =
                advice_on<G, Greedy>(knowledge, action, budget, draw_64_bits(random.stream("bot")), over);
            return Advice<Json>{to_json(advice.action), advice.better_by};
        } else {
            return std::nullopt;
        }
    }

private:
    HostedMatchOf(const typename G::State& state, const Digest& digest) : state_(state), digest_(digest) {}

    [[nodiscard]] static typename G::State started(const typename G::Options& options, int seats, const ChanceKey& key,
                                                   EventTexts& told)
    {
        Events<typename G::Event> events;
        typename G::State state = G::start(options, seats, key, events);
        told = EventTexts(events);
        return state;
    }

    [[nodiscard]] static const HostedMatchOf& same_game(const HostedMatch& other)
    {
        const auto* const same = dynamic_cast<const HostedMatchOf*>(&other);
        require(same != nullptr, "moments of one match are compared");
        return *same;
    }

    [[nodiscard]] Rows<typename G::Action> rows(Seat seat) const { return legal_rows<G>(state_, seat); }

    [[nodiscard]] typename G::View seen_by(const Perspective& eyes) const
    {
        const Viewer* const viewer = std::get_if<Viewer>(&eyes);
        if (viewer == nullptr) {
            return G::all_seeing(state_);
        }
        typename G::View seen = open();
        G::reveal(state_, *viewer, seen);
        return seen;
    }

    // What everybody sees is worked out once: for all who are told of an action, and for the action that comes after.
    [[nodiscard]] const typename G::View& open() const
    {
        if (!open_) {
            open_ = G::view(state_, the_public);
        }
        return *open_;
    }

    typename G::State state_;
    Digest digest_;
    mutable std::optional<typename G::View> open_;
};

template <Game G, Bot<G> Greedy>
class HostedGameOf final : public HostedGame {
public:
    [[nodiscard]] std::string_view name() const override { return G::name; }
    [[nodiscard]] std::string_view title() const override { return G::title; }
    [[nodiscard]] std::string_view rules_version() const override { return G::rules_version; }
    [[nodiscard]] int seats_fewest() const override { return G::seats_fewest; }
    [[nodiscard]] int seats_most() const override { return G::seats_most; }
    [[nodiscard]] Json option_list() const override { return option_list_to_json(*this, G::option_list()); }
    [[nodiscard]] Json forms() const override { return forms_of_game<G>(); }

    [[nodiscard]] std::variant<Json, Refusal> complete_options(const Json& options, int seats) const override
    {
        if (!options.is_object()) {
            return Refusal{"bad_options", "The options must be an object."};
        }
        typename G::Options typed;
        for (const auto& [name, value] : options.items()) {
            if (!has_field<typename G::Options>(name)) {
                return Refusal{"bad_options", "This game has no such option."};
            }
            if (!set_option(typed, name, value)) {
                return Refusal{"bad_options", "An option has no such value."};
            }
        }
        if (const std::optional<Rejection> rejection = G::refuse_options(typed, seats)) {
            return Refusal{"bad_options", std::string(rejection->sentence)};
        }
        return std::variant<Json, Refusal>(std::in_place_type<Json>, to_json(typed));
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey& key,
                                                     EventTexts& told) const override
    {
        return std::make_unique<HostedMatchOf<G, Greedy>>(typed_options(options), seats, key, told);
    }

    [[nodiscard]] SimulationResult simulate(const Json& options, const SimulationPlan& plan,
                                            const WatchMatch& watch) const override
    {
        return simulate_games<G, Greedy>(typed_options(options), plan, [&](const PlayedGame<G>& played) {
            if (watch) {
                watch(as_watched(played, options, static_cast<int>(plan.bots.size())));
            }
        });
    }

    [[nodiscard]] std::optional<Training> train(const TrainingPlan& plan) const override
    {
        if constexpr (LearningAdviser<Greedy, G>) {
            return dahut::train<G, Greedy>(plan);
        } else {
            return std::nullopt;
        }
    }

    [[nodiscard]] std::vector<std::string> feature_names() const override
    {
        if constexpr (LearningAdviser<Greedy, G>) {
            return Greedy::feature_names();
        } else {
            return {};
        }
    }

private:
    // False if the option of this name has no such value.
    [[nodiscard]] static bool set_option(typename G::Options& options, std::string_view name, const Json& value)
    {
        bool is_set = false;
        for_each_field(options, [&](std::string_view one, auto& member) {
            is_set = is_set || (one == name && from_json(value, member));
        });
        return is_set;
    }

    [[nodiscard]] static typename G::Options typed_options(const Json& options)
    {
        typename G::Options typed;
        require(from_json(options, typed), "the options were completed before");
        return typed;
    }

    // Plays the match again as a hosted one, because the quick simulation computes no digest for records.
    [[nodiscard]] PlayedMatch as_watched(const PlayedGame<G>& played, const Json& options, int seats) const
    {
        EventTexts told;
        const std::unique_ptr<HostedMatch> match = start(options, seats, ChanceKey(played.seed), told);
        PlayedMatch watched{played.seed, {}, to_json(played.outcome), {}};
        for (const auto& [seat, action] : played.actions) {
            watched.actions.emplace_back(seat, to_json(action));
            require(!match->submit(seat, watched.actions.back().second, told), "a simulated match can be played again");
        }
        watched.digest = match->digest();
        return watched;
    }
};

} // namespace dahut
