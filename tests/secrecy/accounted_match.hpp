// A random match of any game, with the game's account of who knows what beside it (as in ys_account.hpp).
#pragma once

#include "tests/secrecy/played_action.hpp"

#include <cstdint>

namespace dahut {

template <Game G>
class AccountedMatch {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Account = decltype(open_account(typename G::View{}));
    using Played = PlayedAction<G, Account>;

    AccountedMatch(const typename G::Options& options, int seats, std::uint64_t seed)
        : state_(first_state(options, seats, seed)), account_(open_account(G::view(state_, the_public)))
    {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Account& account() const { return account_; }
    [[nodiscard]] bool is_over() const { return G::to_act(state_).must.empty(); }
    // Any action of an asked seat, and its result. The match itself does not change.
    [[nodiscard]] Played some_action(Random& random) const;
    void carry_out(const Played& played)
    {
        state_ = played.after;
        account_ = played.known_after;
    }

private:
    [[nodiscard]] static State first_state(const typename G::Options& options, int seats, std::uint64_t seed)
    {
        Events<typename G::Event> events;
        return G::start(options, seats, ChanceKey(seed), events);
    }
    [[nodiscard]] Seat some_actor(Random& random) const;

    State state_;
    Account account_;
};

template <Game G>
Seat AccountedMatch<G>::some_actor(Random& random) const
{
    const Asked asked = G::to_act(state_);
    const bool free_will = !asked.may.empty() && pick_below(random.stream("free will"), 3) == 0;
    SmallList<Seat, seats_max> actors;
    for (const Seat seat : free_will ? asked.may : asked.must) {
        actors.push_back(seat);
    }
    return pick(random.stream("actor"), actors);
}

template <Game G>
typename AccountedMatch<G>::Played AccountedMatch<G>::some_action(Random& random) const
{
    const Seat actor = some_actor(random);
    const Rows<Action> legal = legal_rows<G>(state_, actor);
    const Action action = legal.nth(pick_below(random.stream("action"), legal.size()));
    Played played{state_, actor, action, state_, account_, account_};
    Events<typename G::Event> events;
    G::apply(played.after, actor, action, events);
    played.known_after.take(actor, action, events.all());
    return played;
}

} // namespace dahut
