// How many worlds are possible: for each secret of a match, whether what a viewer knows leaves more than one value for
// it. It counts what the rules leave open (ys 1, 10), and knows nothing of how states are resampled.
#pragma once

#include "engine/ys/ys.hpp"
#include "tests/secrecy/open_question.hpp"

#include <vector>

namespace dahut::ys {

// The secrets that a match can have: those of a seat, and those of the box.
enum class SecretKind { brokers, neutral_brokers, bid, courtier_choice, characters, ships };

using OpenQuestion = OpenQuestionOf<SecretKind>;

// Every secret there can be, each with whether the viewer of `seen` has to reckon with more than one value for it.
// `seen` must be a view of `truth`.
[[nodiscard]] std::vector<OpenQuestion> open_questions(const State& truth, const View& seen);

// Whether two states differ in this secret.
[[nodiscard]] bool differ(const State& left, const State& right, const OpenQuestion& question);

} // namespace dahut::ys
