// Lines at the socket of an operator: whatever they say, they are a request that is written as it was read, or refused.
#include "protocol/operating.hpp"
#include "tests/fuzz/targets.hpp"

#include <variant>

namespace dahut::fuzz {

void check_operating(std::string_view bytes)
{
    const std::variant<operating::Request, Refusal> read = read_operating_request(bytes);
    if (const auto* const request = std::get_if<operating::Request>(&read)) {
        const std::string text = operating_text(*request);
        const auto again = read_operating_request(text);
        expect(std::holds_alternative<operating::Request>(again), "a request that was read can be read again");
        expect(operating_text(std::get<operating::Request>(again)) == text, "it is the same one");
        expect(!holds(text, "\n"), "a line has no other line in it");
    } else {
        expect(std::get<Refusal>(read).code == "bad_message", "what is no request is refused as such");
    }
    const operating::AnswerToCommand answer = read_operating_answer(bytes);
    const std::string text = std::visit([](const auto& one) { return operating_text(operating::Answer(one)); }, answer);
    expect(!holds(text, "\n"), "an answer is one line");
}

} // namespace dahut::fuzz
