// Reads what clients send.
#include "protocol/client_message.hpp"

#include "protocol/kinds_reading.hpp"
#include "protocol/refusal_code.hpp"

#include <utility>

namespace dahut {

namespace {

BadMessage bad_message(std::string id, std::string_view sentence)
{
    return {std::move(id), refuse(RefusalCode::bad_message, sentence)};
}

// The id, if the message has a proper one, so that even a bad message is answered by name.
std::string readable_id(const Json& message) { return Fields(message).identifier("id", limits::request_id_length); }

} // namespace

std::string_view type_of(const Request& request)
{
    return std::visit([](const auto& one) { return std::remove_cvref_t<decltype(one)>::type; }, request);
}

Asking asked_by(const Request& request)
{
    return std::visit([](const auto& one) { return one.asked_by; }, request);
}

Effort effort_of(const Request& request)
{
    const auto effort = []<typename Asked>(const Asked&) {
        if constexpr (requires { Asked::effort; }) {
            return Asked::effort;
        } else {
            return Effort::usual;
        }
    };
    return std::visit(effort, request);
}

std::variant<ClientMessage, BadMessage> read_message(std::string_view text)
{
    const std::optional<Json> json = parse_bounded(text);
    if (!json) {
        return bad_message({}, "The message is not JSON, is nested too deeply, or has too many fields.");
    }
    std::string readable = readable_id(*json);
    Fields fields(*json);
    const std::string type = fields.identifier("type", limits::word_length);
    ClientMessage message{fields.identifier("id", limits::request_id_length), {}};
    if (!reading::read_kind(type, fields, message.request)) {
        return bad_message(std::move(readable), "The message has no type that this server knows.");
    }
    if (const std::optional<std::string> problem = fields.problem()) {
        return bad_message(std::move(readable), "The message is not right: " + *problem + ".");
    }
    if (!fields.shows_all_names()) {
        return BadMessage{
            std::move(readable),
            refuse(RefusalCode::bad_name, "A name must be seen, and must not change how the text beside it is shown.")};
    }
    return message;
}

} // namespace dahut
