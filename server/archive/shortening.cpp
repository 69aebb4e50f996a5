#include "server/archive/shortening.hpp"

#include "protocol/whole_number.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>
#include <vector>

namespace dahut {

namespace {

// How many bytes two lines have in common.
struct Likeness {
    std::size_t beginning = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t bytes() const { return beginning + end; }
};

Likeness likeness(std::string_view one, std::string_view other)
{
    const std::size_t most = std::min(one.size(), other.size());
    Likeness same;
    while (same.beginning < most && one[same.beginning] == other[same.beginning]) {
        ++same.beginning;
    }
    while (same.end < most - same.beginning && one[one.size() - 1 - same.end] == other[other.size() - 1 - same.end]) {
        ++same.end;
    }
    return same;
}

// The number before the next comma, both of which are taken off.
std::optional<std::size_t> number_at(std::string_view& text)
{
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::optional<std::size_t> number = whole_number<std::size_t>(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    return number;
}

// Bytes that no text in ASCII has.
constexpr unsigned char first_code = 128;
constexpr std::size_t codes = 128;

bool is_code(char letter) { return static_cast<unsigned char>(letter) >= first_code; }

bool is_of_word(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
}

// The length of the word at the beginning, with its quotes and what follows them: `"seat":` or `"changes":{`. 0 if the
// text does not begin with a word.
std::size_t word_at(std::string_view text)
{
    std::size_t end = 1;
    while (end < text.size() && is_of_word(text[end])) {
        ++end;
    }
    if (text.front() != '"' || end == 1 || end == text.size() || text[end] != '"') {
        return 0;
    }
    ++end;
    for (const std::string_view following : {":,", "[{"}) {
        if (end < text.size() && following.find(text[end]) != std::string_view::npos) {
            ++end;
        }
    }
    return end;
}

// Calls `take` with each word of the text, and with each letter that belongs to none.
template <typename Take>
void for_each_word(std::string_view text, Take&& take)
{
    while (!text.empty()) {
        const std::size_t length = std::max(word_at(text), std::size_t{1});
        take(text.substr(0, length));
        text.remove_prefix(length);
    }
}

// Those by which most is saved, first.
std::vector<std::string_view> frequent_words(std::string_view text)
{
    std::unordered_map<std::string_view, std::size_t> counts;
    for_each_word(text, [&](std::string_view word) {
        if (word.size() > 1) {
            ++counts[word];
        }
    });
    std::vector<std::pair<std::size_t, std::string_view>> saving;
    for (const auto& [word, count] : counts) {
        saving.emplace_back((word.size() - 1) * count, word);
    }
    std::ranges::sort(saving, std::greater());
    std::vector<std::string_view> words;
    for (const auto& [bytes, word] : saving) {
        if (words.size() < codes) {
            words.push_back(word);
        }
    }
    return words;
}

} // namespace

std::string said_by_others(std::string_view line, std::span<const std::string> others)
{
    std::size_t nearest = 0;
    Likeness most;
    for (std::size_t index = 0; index < others.size(); ++index) {
        const Likeness same = likeness(line, others[index]);
        if (same.bytes() > most.bytes()) {
            nearest = index;
            most = same;
        }
    }
    std::string said = std::to_string(nearest);
    if (line != others[nearest]) {
        said += ',' + std::to_string(most.beginning) + ',' + std::to_string(most.end) + ',';
        said += line.substr(most.beginning, line.size() - most.bytes());
    }
    return said;
}

std::optional<std::string> line_said(std::string_view said, std::span<const std::string> others)
{
    const bool is_same = said.find(',') == std::string_view::npos;
    const std::optional<std::size_t> nearest = number_at(said);
    if (!nearest || *nearest >= others.size()) {
        return std::nullopt;
    }
    const std::string& other = others[*nearest];
    if (is_same) {
        return other;
    }
    const std::optional<std::size_t> beginning = number_at(said);
    const std::optional<std::size_t> end = number_at(said);
    if (!beginning || !end || *beginning > other.size() || *end > other.size()) {
        return std::nullopt;
    }
    std::string line = other.substr(0, *beginning);
    line += said;
    line += std::string_view(other).substr(other.size() - *end);
    return line;
}

std::string with_short_words(std::string_view text)
{
    std::string short_text;
    std::unordered_map<std::string_view, char> code_of;
    if (std::ranges::none_of(text, is_code)) {
        for (const std::string_view word : frequent_words(text)) {
            code_of.emplace(word, static_cast<char>(first_code + code_of.size()));
            short_text += short_text.empty() ? "" : " ";
            short_text += word;
        }
    }
    short_text += '\n';
    for_each_word(text, [&](std::string_view word) {
        if (const auto found = code_of.find(word); found != code_of.end()) {
            short_text += found->second;
        } else {
            short_text += word;
        }
    });
    return short_text;
}

std::optional<std::string> with_whole_words(std::string_view text, std::size_t bytes_most)
{
    std::string_view list = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(list.size() + 1, text.size()));
    std::vector<std::string_view> words;
    while (!list.empty()) {
        words.push_back(list.substr(0, list.find(' ')));
        list.remove_prefix(std::min(words.back().size() + 1, list.size()));
    }
    std::string whole;
    for (const char letter : text) {
        if (words.empty() || !is_code(letter)) {
            whole += letter;
        } else if (const std::size_t index = static_cast<unsigned char>(letter) - first_code; index < words.size()) {
            whole += words[index];
        } else {
            return std::nullopt;
        }
        if (whole.size() > bytes_most) {
            return std::nullopt;
        }
    }
    return whole;
}

} // namespace dahut
