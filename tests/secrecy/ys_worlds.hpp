// How many worlds are possible: for each secret of a match, whether what a viewer knows leaves more than one value for
// it. It counts what the rules leave open (ys 1, 10), and knows nothing of how views are made or states resampled.
#pragma once

#include "engine/ys/ys.hpp"
#include "tests/secrecy/open_question.hpp"
#include "tests/secrecy/ys_account.hpp"

#include <vector>

namespace dahut::ys {

// The secrets that a match can have: those of a seat, and those of the box.
enum class SecretKind { brokers, neutral_brokers, bid, courtier_choice, characters, ships };

using OpenQuestion = OpenQuestionOf<SecretKind>;

// Every secret there can be, each with whether the viewer has to reckon with more than one value for it, by the account
// that was kept until `truth`.
[[nodiscard]] std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer);

// Whether two states differ in this secret.
[[nodiscard]] bool differ(const State& left, const State& right, const OpenQuestion& question);

} // namespace dahut::ys
