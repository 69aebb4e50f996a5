#include "server/commands/json_lines.hpp"

#include "protocol/json.hpp"
#include "server/commands/log_codes.hpp"
#include "server/limits.hpp"

#include <string>

namespace dahut {

namespace {

// Of a byte no more than six are made ("\u0007"). A line that is cut would be no JSON any more, so its text is cut.
constexpr std::size_t text_bytes = limits::log_line_bytes / 8;

std::string quoted(std::string_view text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string code_and_text(std::string_view code, std::string_view text)
{
    return R"("code":)" + quoted(code) + R"(,"text":)" + quoted(text) + "}\n";
}

} // namespace

void JsonLines::format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& line)
{
    const std::string_view text(message.payload.data(), message.payload.size());
    beginning_.format(message, line);
    std::string rest = code_and_text(log_code_of(text), text);
    if (line.size() + rest.size() > limits::log_line_bytes) {
        rest = code_and_text(log_code_of(text), text.substr(0, text_bytes));
    }
    line.append(rest.data(), rest.data() + rest.size());
}

std::unique_ptr<spdlog::formatter> JsonLines::clone() const { return std::make_unique<JsonLines>(); }

} // namespace dahut
