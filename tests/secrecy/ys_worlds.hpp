// The possible worlds: for each secret of a match, whether the viewer's knowledge leaves more than one value. It
// follows the rules (ys 1, 10) and does not use the code that makes views or resamples states.
#pragma once

#include "engine/ys/ys.hpp"
#include "tests/secrecy/hidden_item.hpp"
#include "tests/secrecy/open_question.hpp"
#include "tests/secrecy/ys_account.hpp"

#include <vector>

namespace dahut::ys {

// The kinds of secrets: those of a seat, and those of the box.
enum class SecretKind { brokers, neutral_brokers, bid, courtier_choice, characters, ships };

using OpenQuestion = OpenQuestionOf<SecretKind>;

// All secrets of the match. Each says whether more than one value is possible for the viewer, by the account kept until
// `truth`.
[[nodiscard]] std::vector<OpenQuestion> open_questions(const State& truth, const Account& account, Viewer viewer);

// Whether two states differ in this secret.
[[nodiscard]] bool differ(const State& left, const State& right, const OpenQuestion& question);

// Everything that lies hidden in this state. Two states that somebody cannot tell apart list the same things.
[[nodiscard]] std::vector<HiddenItem> hidden_items(const State& state);

// What the latest action has shown, as far as worlds are made for it.
[[nodiscard]] std::string_view moment_of(const Account& account);

} // namespace dahut::ys
