// How many worlds of Yspahan are possible (as in ys_worlds.hpp): for each secret of a match, whether what a
// viewer knows leaves more than one value for it. It counts what the rules leave open (yspahan 8), and knows nothing of
// how views are made or states resampled.
#pragma once

#include "engine/yspahan/yspahan.hpp"
#include "tests/secrecy/open_question.hpp"
#include "tests/secrecy/yspahan_account.hpp"

#include <vector>

namespace dahut::yspahan {

// A seat's hand, the deck, the dice that fall next, and how the next deck will be shuffled.
enum class SecretKind { hand, deck, dice, shuffles };

using OpenQuestion = OpenQuestionOf<SecretKind>;

// Every secret there can be, each with whether the viewer has to reckon with more than one value for it, by the account
// that was kept until `truth`.
[[nodiscard]] std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer);

// Whether two states differ in this secret.
[[nodiscard]] bool differ(const State& left, const State& right, const OpenQuestion& question);

} // namespace dahut::yspahan
