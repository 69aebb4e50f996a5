// What a bot is and what it may know, and the simplest bot. A bot never sees the state of a match. It gets its seat's
// knowledge: the seat's view and the rows of its legal actions.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/game.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>

namespace dahut {

enum class BotKind : std::uint8_t { random, greedy };

template <>
inline constexpr std::array words<BotKind>{std::string_view("random"), std::string_view("greedy")};

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

// Lets a bot of this kind choose. `Greedy` is the game's own greedy bot.
template <Game G, Bot<G> Greedy>
[[nodiscard]] typename G::Action choose_as(BotKind kind, const Knowledge<G>& knowledge, Stream& stream)
{
    return kind == BotKind::greedy ? Greedy::choose(knowledge, stream) : RandomBot<G>::choose(knowledge, stream);
}

} // namespace dahut
