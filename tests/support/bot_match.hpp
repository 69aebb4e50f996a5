// Whole matches between bots, kept as finished records. Some seats can be recorded as people's, so that the record has
// everything that a real one has. Who chose the actions makes no difference to a record.
#pragma once

#include "protocol/record.hpp"
#include "tests/support/hosted.hpp"

#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

struct BotMatch {
    std::string table;
    // All options of the game, already checked.
    Json options;
    // How each seat plays.
    std::vector<BotKind> bots;
    Dealing dealing;
    // The seed of the bots' choices.
    std::uint64_t seed = 0;
};

[[nodiscard]] inline Bytes32 test_bytes(Stream& stream)
{
    Bytes32 bytes{};
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(pick_below(stream, 256));
    }
    return bytes;
}

// A sealed dealing whose secret anybody can compute. Every second seat contributed, beginning with the first.
[[nodiscard]] inline SealedDealing test_dealing(std::uint64_t seed, std::size_t seats)
{
    FastStream stream(seed);
    const Secret secret(test_bytes(stream));
    SealedDealing dealing{commitment_to(secret), secret, {}};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        dealing.contributions.push_back(seat % 2 == 0 ? std::optional(test_bytes(stream)) : std::nullopt);
    }
    return dealing;
}

// All kinds of dealing, by their index in the variant.
template <typename... Kinds>
[[nodiscard]] Dealing dealing_of_kind(std::size_t kind, std::uint64_t seed, std::size_t seats,
                                      const std::variant<Kinds...>*)
{
    const auto made = [&]<typename Kind>(const Kind*) -> Dealing {
        if constexpr (std::is_same_v<Kind, SealedDealing>) {
            return test_dealing(seed, seats);
        } else {
            return Kind{seed};
        }
    };
    std::optional<Dealing> dealing;
    std::size_t number = 0;
    ((number++ == kind ? void(dealing = made(static_cast<const Kinds*>(nullptr))) : void()), ...);
    return *dealing;
}

[[nodiscard]] inline Dealing dealing_of_kind(std::size_t kind, std::uint64_t seed, std::size_t seats)
{
    return dealing_of_kind(kind, seed, seats, static_cast<const Dealing*>(nullptr));
}

[[nodiscard]] inline bool is_simulated(const BotMatch& plan)
{
    return std::holds_alternative<FastDealing>(plan.dealing);
}

// Records every second seat as a person's, beginning with the first; none if the match counts as simulated.
[[nodiscard]] inline std::vector<Holder> holders_of(const BotMatch& plan)
{
    constexpr std::array<const char*, seats_max> names{"Anna", "Béla",   "Csilla", "Dávid",
                                                       "Edit", "Ferenc", "Gréta",  "Henrik"};
    std::vector<Holder> holders;
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
        if (is_simulated(plan) || seat % 2 != 0) {
            holders.emplace_back(plan.bots[seat]);
        } else {
            holders.emplace_back(std::string(names[seat]));
        }
    }
    return holders;
}

// Plays the match to its end. People take some seconds per action. Simulated matches have no times.
[[nodiscard]] inline Record play_to_record(const HostedGame& game, const BotMatch& plan)
{
    constexpr std::int64_t new_year = 1'767'225'600'000;
    Record record{.game = std::string(game.name()),
                  .rules_version = std::string(game.rules_version()),
                  .table = plan.table,
                  .options = plan.options,
                  .seats = holders_of(plan),
                  .dealing = plan.dealing,
                  .actions = {},
                  .result = std::nullopt,
                  .digest = {}};
    const bool timed = !is_simulated(plan);
    FastRandom random(plan.seed);
    Stream& moods = random.stream("moods");
    EventTexts told;
    const auto match = deal(game, plan.table, plan.options, static_cast<int>(plan.bots.size()), plan.dealing, told);
    std::int64_t now = timed ? new_year : 0;
    for (Asked asked = match->asked(); !asked.must.empty(); asked = match->asked()) {
        const Seat seat = next_to_act(asked, moods);
        Json action = match->choose(plan.bots[static_cast<std::size_t>(seat.index())], seat, random);
        if (const std::optional<Refusal> refusal = match->submit(seat, action, told)) {
            throw std::logic_error("a bot's action is refused: " + refusal->sentence);
        }
        now += timed ? 1000 + pick_below(moods, 20'000) : 0;
        record.actions.push_back({seat, now, std::move(action)});
    }
    record.result = *match->outcome();
    record.digest = match->digest();
    return record;
}

} // namespace dahut
