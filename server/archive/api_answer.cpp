#include "server/archive/api_answer.hpp"

#include "engine/core/deal_key.hpp"
#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "server/gzip.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace dahut {

std::string tag_of(std::string_view text)
{
    constexpr std::size_t digits = 24;
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return '"' + to_hex(sha256(bytes)).substr(0, digits) + '"';
}

ApiAnswer api_answer(std::string text) { return {200, message_of(std::move(text)), {}}; }

ApiAnswer lengthy_answer(std::string text)
{
    ApiAnswer answer = api_answer(std::move(text));
    answer.gzipped = message_of(gzipped(*answer.body));
    return answer;
}

ApiAnswer tagged_answer(std::string text)
{
    std::string tag = tag_of(text);
    return {200, message_of(std::move(text)), std::move(tag)};
}

ApiAnswer lasting_answer(std::string text)
{
    ApiAnswer answer = tagged_answer(std::move(text));
    answer.gzipped = message_of(gzipped(*answer.body));
    return answer;
}

ApiAnswer api_error(int status, std::string_view code, std::string_view sentence)
{
    std::string text;
    write_described(text, http_answer::Error{std::string(code), std::string(sentence)});
    return {status, message_of(std::move(text)), {}};
}

} // namespace dahut
