#include "protocol/operating.hpp"

#include "protocol/kinds_reading.hpp"
#include "protocol/kinds_writing.hpp"
#include "protocol/refusal_code.hpp"

namespace dahut {

namespace {

template <typename Message>
std::string line_of(const Message& message)
{
    return std::visit(
        [](const auto& one) {
            std::string text;
            write_typed(text, one);
            return text;
        },
        message);
}

// One of the kinds of `Message`, or why the line is none.
template <typename Message>
std::variant<Message, Refusal> read_line(std::string_view line)
{
    const std::optional<Json> json = parse_bounded(line);
    if (!json) {
        return refuse(RefusalCode::bad_message, "The line is not JSON, is nested too deeply, or has too many fields.");
    }
    Fields fields(*json);
    Message message;
    if (!reading::read_kind(fields.identifier("type", limits::word_length), fields, message)) {
        return refuse(RefusalCode::bad_message, "The line has no type that is known here.");
    }
    if (const std::optional<std::string> problem = fields.problem()) {
        return refuse(RefusalCode::bad_message, "The line is not right: " + *problem + ".");
    }
    return message;
}

} // namespace

std::string operating_text(const operating::Request& request) { return line_of(request); }

std::string operating_text(const operating::Answer& answer) { return line_of(answer); }

std::variant<operating::Request, Refusal> read_operating_request(std::string_view line)
{
    return read_line<operating::Request>(line);
}

operating::AnswerToCommand read_operating_answer(std::string_view line)
{
    std::variant<operating::AnswerToCommand, Refusal> read = read_line<operating::AnswerToCommand>(line);
    if (const Refusal* const refusal = std::get_if<Refusal>(&read)) {
        return operating::Refused{refusal->code, "The server's answer cannot be read: " + refusal->sentence};
    }
    return std::get<operating::AnswerToCommand>(std::move(read));
}

} // namespace dahut
