// What the commands that let bots play have in common: how a game, its options and its bots are named on the command
// line.
#pragma once

#include "engine/bots/bot.hpp"
#include "protocol/hosted.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

// The game of this name, or the sentence that refuses it.
[[nodiscard]] std::variant<const HostedGame*, std::string> named_game(const std::string& name);

// All options of the game for so many seats, from pairs NAME=VALUE, or the sentence that refuses them.
[[nodiscard]] std::variant<Json, std::string> options_of(const HostedGame& game, const std::vector<std::string>& pairs,
                                                         int seats);

// The kind of bot of this name, or the sentence that refuses it.
[[nodiscard]] std::variant<BotKind, std::string> named_bot(const std::string& name);

// Changes of a bot's budget, from pairs NAME=NUMBER, or the sentence that refuses them.
[[nodiscard]] std::variant<std::vector<BudgetChange>, std::string>
budget_changes(const std::vector<std::string>& pairs);

// Refuses what is not a whole number from 0, as a check of CLI11. It would be read as some other number.
[[nodiscard]] std::string refuse_no_seed(const std::string& text);

} // namespace dahut
