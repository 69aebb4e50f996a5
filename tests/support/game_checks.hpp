// Plays random matches of any game and checks every promise of engine/core/game.hpp in every state. A broken promise
// throws GameFault, which names the match and the action, so that both can be repeated.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/hash.hpp"
#include "tests/support/arbitrary.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

class GameFault : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// Counts what was tried, so that a test can check that it was enough.
template <Game G>
struct PlayFigures {
    std::uint64_t games = 0;
    std::uint64_t listed = 0;
    std::uint64_t unlisted = 0;
    // How often each kind of action was carried out, in the order of the variant.
    std::array<std::uint64_t, std::variant_size_v<typename G::Action>> kinds{};
};

// Whether this is the nightly run (`./test --nightly`).
[[nodiscard]] inline bool is_nightly()
{
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment of a test
    return std::getenv("DAHUT_NIGHTLY") != nullptr;
}

// The number of games that a test plays: usually, or in the nightly run.
[[nodiscard]] inline int games_to_play(int usually, int nightly) { return is_nightly() ? nightly : usually; }

// Ten times as many in the nightly run.
[[nodiscard]] inline int games_to_play(int games) { return games_to_play(games, 10 * games); }

template <Game G>
class GameChecks {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Actions = std::vector<Action>;
    using Telling = Events<typename G::Event>;

    // `options` must fit `seats`. The seed determines everything.
    GameChecks(const typename G::Options& options, int seats, std::uint64_t seed)
        : options_(options), seats_(seats), seed_(seed)
    {}

    // Plays this many more matches to their end. Throws GameFault at the first broken promise.
    const PlayFigures<G>& play(int games)
    {
        require(!G::refuse_options(options_, seats_), "the options are refused");
        for (int game = 0; game < games; ++game) {
            play_one();
            ++figures_.games;
        }
        return figures_;
    }

private:
    static constexpr int actions_max = 5000;
    // The expensive checks run in one of this many states. Which states those are changes from match to match.
    static constexpr std::uint64_t rarely = 7;

    void play_one()
    {
        const std::uint64_t seed = seed_ + figures_.games;
        FastStream mood(seed_of_purpose(seed, "random play"));
        actions_ = 0;
        Telling events;
        State state = G::start(options_, seats_, ChanceKey(seed), events);
        check_events(events);
        for (Asked asked = check_position(state); !asked.must.empty(); asked = check_position(state)) {
            act(state, asked, mood);
        }
    }

    void act(State& state, Asked asked, Stream& mood)
    {
        const bool free_will = !asked.may.empty() && pick_below(mood, 4) == 0;
        const Seat seat = chosen_from(free_will ? asked.may : asked.must, mood);
        G::legal(state, seat, rows_);
        const Action action = rows_.nth(pick_below(mood, rows_.size()));
        const State before = state;
        Telling events;
        carry_out(state, seat, action, events);
        ++figures_.kinds[action.index()];
        require(++actions_ < actions_max, "the match does not end");
        check_events(events);
        if (now_and_then()) {
            check_repeatable(before, seat, action, state, events);
            check_views(state);
        }
    }

    // Who is asked here. First checks everything that must hold in any position.
    [[nodiscard]] Asked check_position(const State& state)
    {
        ++positions_;
        if (const std::optional<std::string_view> fault = G::check_state(state)) {
            require(false, *fault);
        }
        const Asked asked = G::to_act(state);
        require(G::outcome(state).has_value() == asked.must.empty(), "the outcome is not there exactly at the end");
        require(!asked.must.empty() || asked.may.empty(), "a seat may still act after the end");
        for (int number = 0; number < seats_max; ++number) {
            const Seat seat(number);
            const bool must = asked.must.contains(seat);
            const bool may = asked.may.contains(seat);
            require(!must || !may, "a seat must and may act at once");
            require(number < seats_ || !(must || may), "a seat is asked that nobody holds");
            // The first unused seat stands for all of them.
            if (number <= seats_) {
                check_seat(state, seat, must || may);
            }
        }
        return asked;
    }

    void check_views(const State& state)
    {
        for (const Seat seat : SeatSet::first(seats_)) {
            auto seen = G::view(state, the_public);
            G::reveal(state, seat, seen);
            require(seen == G::view(state, seat), "what lies open and what a seat knows besides are not its view");
        }
    }

    void check_seat(const State& state, Seat seat, bool asked)
    {
        G::legal(state, seat, rows_);
        legal_ = rows_.listed();
        require(legal_.empty() != asked, asked ? "an asked seat has no legal action" : "a seat acts unasked");
        check_unlisted(state, seat);
        if (asked && now_and_then()) {
            check_list(state, seat);
            check_carried_out(state, seat);
        }
    }

    // Checks that every action outside the rows is refused with a reason. It tries actions with one wrong field,
    // arbitrary ones, and those that were legal for the seat checked before.
    void check_unlisted(const State& state, Seat seat)
    {
        constexpr int samples = 4;
        for (int sample = 0; sample < samples; ++sample) {
            check_one(state, seat, nth_value<Action>(next_number()));
            if (!legal_.empty()) {
                const Action& listed = legal_[next_number() % legal_.size()];
                check_one(state, seat, with_one_field_changed(listed, next_number()));
            }
        }
        if (!earlier_.empty()) {
            check_one(state, seat, earlier_[next_number() % earlier_.size()]);
        }
        if (!legal_.empty()) {
            earlier_ = {legal_.front(), legal_.back()};
        }
    }

    void check_one(const State& state, Seat seat, const Action& action)
    {
        if (rows_.holds(action)) {
            ++figures_.listed;
            return;
        }
        const Rejection rejection = G::why_not(state, seat, action);
        require(!rejection.code.empty() && !rejection.sentence.empty(), "a refusal gives no reason");
        ++figures_.unlisted;
    }

    // Checks that no action is in two rows, and that asking again gives the same rows, whatever the container held
    // before.
    void check_list(const State& state, Seat seat)
    {
        for (auto action = legal_.begin(); action != legal_.end(); ++action) {
            require(std::find(legal_.begin(), action, *action) == action, "an action is in two rows");
            require(rows_.holds(*action), "a row does not hold an action of its own");
        }
        Rows<Action> again = rows_;
        G::legal(state, seat, again);
        require(again.listed() == legal_, "legal actions are others when asked for again");
    }

    // Checks that actions in the rows can be carried out. If there are many it tries a few, different ones from state
    // to state.
    void check_carried_out(const State& state, Seat seat)
    {
        constexpr int samples = 4;
        for (int sample = 0; sample < samples; ++sample) {
            State copy = state;
            Telling events;
            carry_out(copy, seat, legal_[next_number() % legal_.size()], events);
            require(!G::check_state(copy), "a legal action leads to a state that does not add up");
        }
    }

    void carry_out(State& state, Seat seat, const Action& action, Telling& events) const
    {
        bool carried_out = true;
        try {
            G::apply(state, seat, action, events);
        } catch (const InvariantViolation&) {
            carried_out = false;
        }
        require(carried_out, "a legal action cannot be carried out");
    }

    // Checks that an action on a copy leaves the original alone and has the same result.
    void check_repeatable(const State& before, Seat seat, const Action& action, const State& after,
                          const Telling& events)
    {
        State copy = before;
        const Hash seen_before = all_seen(copy);
        Telling events_again;
        G::apply(copy, seat, action, events_again);
        require(all_seen(before) == seen_before, "an action changed a copy of the position");
        require(all_seen(copy) == all_seen(after), "the same action led to another position");
        require(all_told(events_again) == all_told(events), "the same action told other events");
    }

    // A hash of everything that anybody can see of a position.
    [[nodiscard]] Hash all_seen(const State& state) const
    {
        Hash hash;
        hash.add(G::view(state, the_public));
        for (const Seat seat : SeatSet::first(seats_)) {
            hash.add(G::view(state, seat));
        }
        if (const std::optional<Outcome> outcome = G::outcome(state)) {
            hash.add(*outcome);
        }
        return hash;
    }

    [[nodiscard]] static Hash all_told(const Telling& events)
    {
        Hash hash;
        for (const auto& one : events.all()) {
            hash.add(one.audience);
            hash.add(one.event);
        }
        return hash;
    }

    void check_events(const Telling& events) const
    {
        for (const auto& one : events.all()) {
            require(!one.audience || one.audience->number() < seats_, "an event is told to a seat that nobody holds");
        }
    }

    [[nodiscard]] static Seat chosen_from(SeatSet seats, Stream& mood)
    {
        SmallList<Seat, seats_max> list;
        for (const Seat seat : seats) {
            list.push_back(seat);
        }
        return pick(mood, list);
    }

    [[nodiscard]] bool now_and_then() const { return positions_ % rarely == 0; }

    // Visits numbers in an order that soon covers every remainder of every small divisor.
    [[nodiscard]] std::uint64_t next_number() { return (walk_ += 0x9e3779b97f4a7c15) >> 16U; }

    void require(bool holds, std::string_view fault) const
    {
        if (!holds) {
            throw GameFault(std::string(G::name) + ", seed " + std::to_string(seed_ + figures_.games) + ", after "
                            + std::to_string(actions_) + " actions: " + std::string(fault));
        }
    }

    typename G::Options options_;
    int seats_;
    std::uint64_t seed_;
    std::uint64_t positions_ = 0;
    std::uint64_t walk_ = 0;
    int actions_ = 0;
    Rows<Action> rows_;
    Actions legal_;
    Actions earlier_;
    PlayFigures<G> figures_;
};

} // namespace dahut
