// What a bot is and what it may know, and the simplest bot. A bot never sees the state of a match. It gets its seat's
// knowledge: the seat's view and the rows of its legal actions.
#pragma once

#include "engine/bots/budget.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/game.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace dahut {

// The levels are easy, medium and hard (levels.hpp). `greedy` is what easy was called before there were levels.
enum class BotKind : std::uint8_t { random, greedy, easy, medium, hard };

template <>
inline constexpr std::array words<BotKind>{std::string_view("random"), std::string_view("greedy"),
                                           std::string_view("easy"), std::string_view("medium"),
                                           std::string_view("hard")};

// What whoever asks a bot allows it: a share of its playouts, in hundredths, and to think until `over` says so. If
// `over` is empty, it thinks to its end, and the same seed gives the same choice. `weights` take the place of those
// that are compiled in, unless they are null (weights.hpp); whoever sets them keeps them. `changes` of its level's
// budget come before the share.
struct Allowance {
    int share = 100;
    std::function<bool()> over{};
    Without without = Without::nothing;
    const Weights* weights = nullptr;
    std::vector<BudgetChange> changes{};
};

// All that a seat knows when it is asked. The view is built only if the bot looks at it.
template <Game G>
class Knowledge {
public:
    // Keeps references: the state and the rows must outlive it. `rows` are the legal actions of `seat`.
    Knowledge(const typename G::State& state, Seat seat, const Rows<typename G::Action>& rows)
        : state_(state), rows_(rows), seat_(seat)
    {}

    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] const Rows<typename G::Action>& rows() const { return rows_; }
    [[nodiscard]] typename G::View view() const { return G::view(state_, seat_); }
    // A world that the seat cannot tell from the true one. Any two states that the seat cannot tell apart give the same
    // world by the same chance.
    [[nodiscard]] typename G::State world(Random& random) const { return G::resample(state_, seat_, random); }

private:
    const typename G::State& state_;
    const Rows<typename G::Action>& rows_;
    Seat seat_;
};

// A bot picks one of the legal actions. There is at least one.
template <typename B, typename G>
concept Bot = requires(const Knowledge<G>& knowledge, Stream& stream) {
    { B::choose(knowledge, stream) } -> std::same_as<typename G::Action>;
};

// Picks any legal action, all equally likely.
template <Game G>
struct RandomBot {
    [[nodiscard]] static typename G::Action choose(const Knowledge<G>& knowledge, Stream& stream)
    {
        return knowledge.rows().nth(pick_below(stream, knowledge.rows().size()));
    }
};

} // namespace dahut
