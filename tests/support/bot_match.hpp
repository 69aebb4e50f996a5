// Whole matches between bots, kept as finished records. Some of the seats can pass for people's, so that such a record
// has everything that the record of a real match has; who chose the actions makes no difference to it.
#pragma once

#include "protocol/record.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace dahut {

struct BotMatch {
    std::string table;
    // Complete and accepted.
    Json options;
    // How each seat plays.
    std::vector<BotKind> bots;
    // A seat that contributed to a sealed dealing is recorded as a person's.
    Dealing dealing;
    // Of what the bots choose.
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

// A dealing whose secret anybody can work out, to which every second seat contributed, beginning with the first.
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

[[nodiscard]] inline std::vector<Holder> holders_of(const BotMatch& plan)
{
    constexpr std::array<const char*, seats_max> names{"Anna", "Béla",   "Csilla", "Dávid",
                                                       "Edit", "Ferenc", "Gréta",  "Henrik"};
    const SealedDealing* const sealed = std::get_if<SealedDealing>(&plan.dealing);
    std::vector<Holder> holders;
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
        if (sealed != nullptr && sealed->contributions[seat]) {
            holders.emplace_back(std::string(names[seat]));
        } else {
            holders.emplace_back(plan.bots[seat]);
        }
    }
    return holders;
}

// The seat that acts next: the first that must, or now and then one that may.
[[nodiscard]] inline Seat next_to_act(const Asked& asked, Stream& stream)
{
    const bool free_will = !asked.may.empty() && pick_below(stream, 4) == 0;
    return *(free_will ? asked.may : asked.must).begin();
}

// Plays the match to its end. People take some seconds for each action; simulated matches have no times.
[[nodiscard]] inline Record play_to_record(const HostedGame& game, const BotMatch& plan)
{
    constexpr std::int64_t new_year = 1'767'225'600'000;
    Record record{std::string(game.name()),
                  std::string(game.rules_version()),
                  plan.table,
                  plan.options,
                  holders_of(plan),
                  plan.dealing,
                  {},
                  {},
                  {}};
    const bool timed = !std::holds_alternative<FastDealing>(plan.dealing);
    FastRandom random(plan.seed);
    Stream& moods = random.stream("moods");
    const auto match = deal(game, plan.table, plan.options, static_cast<int>(plan.bots.size()), plan.dealing);
    std::int64_t now = timed ? new_year : 0;
    for (Asked asked = match->asked(); !asked.must.empty(); asked = match->asked()) {
        const Seat seat = next_to_act(asked, moods);
        Json action = match->choose(plan.bots[static_cast<std::size_t>(seat.index())], seat, random);
        if (const std::optional<Refusal> refusal = match->submit(seat, action)) {
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
