#include "server/commands/settings_file.hpp"

#include "server/commands/settings.hpp"
#include "server/file_text.hpp"

#include <cerrno>
#include <sstream>
#include <string_view>
#include <system_error>

namespace dahut {

namespace {

constexpr std::size_t most_bytes = std::size_t{64} * 1024;

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r";
    const std::size_t begin = text.find_first_not_of(blank);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
}

// A value may stand in quotation marks, as people are used to.
std::string_view unquoted(std::string_view value)
{
    const bool quoted = value.size() >= 2 && value.front() == value.back() && (value[0] == '"' || value[0] == '\'');
    return quoted ? value.substr(1, value.size() - 2) : value;
}

// The whole text, or an error for what is no file of settings.
std::string text_of(const std::string& path)
{
    errno = 0;
    std::optional<std::string> text = file_text(path, most_bytes);
    if (!text) {
        throw WrongSetting(path + " cannot be read: " + std::generic_category().message(errno));
    }
    if (text->size() > most_bytes) {
        throw WrongSetting(path + " is too large for a file of settings");
    }
    // Some editors begin a text with a mark that says it is UTF-8.
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text->starts_with(mark) ? text->substr(mark.size()) : *std::move(text);
}

bool says_nothing(std::string_view line) { return line.empty() || line.front() == '#'; }

SettingLine parsed(std::string_view line, std::size_t number, const std::string& path)
{
    const std::size_t equals = line.find('=');
    const std::string_view name = trimmed(line.substr(0, equals));
    if (equals == std::string_view::npos || name.empty()) {
        throw WrongSetting(path + " line " + std::to_string(number) + ": needs `name = value`");
    }
    return {number, std::string(name), std::string(unquoted(trimmed(line.substr(equals + 1))))};
}

} // namespace

std::vector<SettingLine> read_settings(const std::string& path)
{
    std::istringstream text(text_of(path));
    std::vector<SettingLine> lines;
    std::size_t number = 0;
    for (std::string whole; std::getline(text, whole);) {
        const std::string_view line = trimmed(whole);
        ++number;
        if (!says_nothing(line)) {
            lines.push_back(parsed(line, number, path));
        }
    }
    return lines;
}

} // namespace dahut
