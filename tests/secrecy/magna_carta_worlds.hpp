// How many worlds of Caylus Magna Carta are possible (as in ys_worlds.hpp): for each secret of a match, whether
// what a viewer knows leaves more than one value for it. It counts what the rules leave open (magna-carta 7), and knows
// nothing of how states are resampled.
#pragma once

#include "engine/magna_carta/magna_carta.hpp"
#include "tests/secrecy/magna_carta_account.hpp"
#include "tests/secrecy/open_question.hpp"

#include <vector>

namespace dahut::magna_carta {

// The secrets of a seat: its hand, what it decided on the first one, and the card that it would draw next.
enum class SecretKind { hand, choice, next_card };

using OpenQuestion = OpenQuestionOf<SecretKind>;

// Every secret there can be, each with whether the viewer has to reckon with more than one value for it, by the account
// that was kept until `truth`.
[[nodiscard]] std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer);

// Whether two states differ in this secret.
[[nodiscard]] bool differ(const State& left, const State& right, const OpenQuestion& question);

} // namespace dahut::magna_carta
