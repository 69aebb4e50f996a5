// Makes a hosted game out of any type that satisfies Game: the one place where typed values become JSON.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/bots/simulate.hpp"
#include "engine/core/require.hpp"
#include "protocol/codec.hpp"
#include "protocol/digest.hpp"
#include "protocol/hosted.hpp"
#include "protocol/rows.hpp"

#include <utility>

namespace dahut {

template <Game G, Bot<G> Greedy>
class HostedMatchOf final : public HostedMatch {
public:
    HostedMatchOf(const typename G::Options& options, int seats, Random& random)
        : state_(G::start(options, seats, random, events_))
    {
        digest_.add(all_events());
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> clone() const override
    {
        return std::unique_ptr<HostedMatch>(new HostedMatchOf(state_, events_, digest_));
    }

    [[nodiscard]] Asked asked() const override { return G::to_act(state_); }

    [[nodiscard]] std::optional<Question> question(Seat seat) const override
    {
        const Asked asked = G::to_act(state_);
        if (!asked.must.contains(seat) && !asked.may.contains(seat)) {
            return std::nullopt;
        }
        return Question{to_rows(legal(seat)), !asked.must.contains(seat)};
    }

    [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Json& json) override
    {
        typename G::Action action;
        if (!from_json(json, action)) {
            return Refusal{"bad_message", "This is not an action of this game."};
        }
        if (const std::optional<Rejection> rejection = G::check(state_, seat, action)) {
            return Refusal{std::string(rejection->code), std::string(rejection->sentence)};
        }
        events_.clear();
        G::apply(state_, seat, action, events_);
        digest_.add(all_events());
        return std::nullopt;
    }

    [[nodiscard]] Json events(Viewer viewer) const override
    {
        Json told = Json::array();
        events_.for_viewer(viewer, [&told](const auto& event) { told.push_back(to_json(event)); });
        return told;
    }

    [[nodiscard]] Json all_events() const override
    {
        Json told = Json::array();
        for (const auto& one : events_.all()) {
            told.push_back(to_json(one.event));
        }
        return told;
    }

    [[nodiscard]] Json view(Viewer viewer) const override { return to_json(G::view(state_, viewer)); }
    [[nodiscard]] Json all_seeing_view() const override { return to_json(G::all_seeing(state_)); }

    [[nodiscard]] std::unique_ptr<HostedMatch> resampled(Viewer viewer, Random& random) const override
    {
        return std::unique_ptr<HostedMatch>(new HostedMatchOf(G::resample(state_, viewer, random), events_, digest_));
    }

    [[nodiscard]] std::optional<Json> outcome() const override
    {
        const std::optional<Outcome> outcome = G::outcome(state_);
        return outcome ? std::optional(to_json(*outcome)) : std::nullopt;
    }

    [[nodiscard]] std::string digest() const override { return digest_.text(); }

    [[nodiscard]] Json choose(BotKind bot, Seat seat, Random& random) const override
    {
        const std::vector<typename G::Action> actions = legal(seat);
        return to_json(choose_as<G, Greedy>(bot, Knowledge<G>(state_, seat, actions), random.stream("bot")));
    }

private:
    HostedMatchOf(const typename G::State& state, const Events<typename G::Event>& events, const Digest& digest)
        : events_(events), state_(state), digest_(digest)
    {}

    [[nodiscard]] std::vector<typename G::Action> legal(Seat seat) const
    {
        std::vector<typename G::Action> actions;
        G::legal(state_, seat, actions);
        return actions;
    }

    // The order matters: starting a match tells the first events.
    Events<typename G::Event> events_;
    typename G::State state_;
    Digest digest_;
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

    [[nodiscard]] std::variant<Json, Refusal> complete_options(const Json& options, int seats) const override
    {
        Json complete = to_json(typename G::Options{});
        if (!options.is_object()) {
            return Refusal{"bad_options", "The options must be an object."};
        }
        for (const auto& [name, value] : options.items()) {
            if (!complete.contains(name)) {
                return Refusal{"bad_options", "This game has no such option."};
            }
            complete[name] = value;
        }
        typename G::Options typed;
        if (!from_json(complete, typed)) {
            return Refusal{"bad_options", "An option has no such value."};
        }
        if (const std::optional<Rejection> rejection = G::refuse_options(typed, seats)) {
            return Refusal{"bad_options", std::string(rejection->sentence)};
        }
        return std::variant<Json, Refusal>(std::in_place_type<Json>, std::move(complete));
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, Random& random) const override
    {
        return std::make_unique<HostedMatchOf<G, Greedy>>(typed_options(options), seats, random);
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

private:
    [[nodiscard]] static typename G::Options typed_options(const Json& options)
    {
        typename G::Options typed;
        require(from_json(options, typed), "the options were completed before");
        return typed;
    }

    // Plays the match again as a hosted one, because the quick simulation computes no digest for records.
    [[nodiscard]] PlayedMatch as_watched(const PlayedGame<G>& played, const Json& options, int seats) const
    {
        FastRandom random(played.seed);
        const std::unique_ptr<HostedMatch> match = start(options, seats, random);
        PlayedMatch watched{played.seed, {}, to_json(played.outcome), {}};
        for (const auto& [seat, action] : played.actions) {
            watched.actions.emplace_back(seat, to_json(action));
            require(!match->submit(seat, watched.actions.back().second), "a simulated match can be played again");
        }
        watched.digest = match->digest();
        return watched;
    }
};

} // namespace dahut
