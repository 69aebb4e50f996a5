// Texts that tests keep in files. Every run compares them; with DAHUT_UPDATE_GOLDENS it writes them instead.
#pragma once

#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Whether this run writes the files instead of comparing them.
[[nodiscard]] inline bool updating_goldens()
{
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment of a test
    return std::getenv("DAHUT_UPDATE_GOLDENS") != nullptr;
}

// The file's whole text; empty if the file does not exist. `path` is relative to the top of the project.
[[nodiscard]] inline std::string project_file(const std::string& path)
{
    std::ifstream file(std::string(DAHUT_SOURCE_DIR) + "/" + path);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

[[nodiscard]] inline std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, length));
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return lines;
}

// The first line in which two texts differ, after a few lines before it; nothing if the texts are the same. Of a long
// line, only the part around the difference is shown.
[[nodiscard]] inline std::string first_difference(std::string_view kept, std::string_view now)
{
    constexpr std::ptrdiff_t lines_before = 5;
    constexpr std::ptrdiff_t letters_before = 100;
    constexpr std::size_t letters_shown = 300;
    const std::vector<std::string_view> kept_lines = lines_of(kept);
    const std::vector<std::string_view> now_lines = lines_of(now);
    const auto [kept_line, now_line] = std::ranges::mismatch(kept_lines, now_lines);
    if (kept_line == kept_lines.end() && now_line == now_lines.end()) {
        return {};
    }
    const std::string_view kept_text = kept_line == kept_lines.end() ? "(the end)" : *kept_line;
    const std::string_view now_text = now_line == now_lines.end() ? "(the end)" : *now_line;
    const std::ptrdiff_t letter = std::ranges::mismatch(kept_text, now_text).in1 - kept_text.begin();
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(letter - letters_before, 0));
    const auto part = [from](std::string_view line) { return std::string(line.substr(from, letters_shown)); };

    const std::ptrdiff_t number = now_line - now_lines.begin();
    std::string text = "line " + std::to_string(number + 1) + ", letter " + std::to_string(letter + 1) + "\n";
    for (auto line = now_line - std::min(number, lines_before); line != now_line; ++line) {
        text += "       " + std::string(line->substr(0, letters_shown)) + "\n";
    }
    return text + "kept:  " + part(kept_text) + "\nnow:   " + part(now_text);
}

// Checks that the file at this path, relative to the top of the project, holds exactly this text.
inline void check_golden(const std::string& path, const std::string& text)
{
    if (updating_goldens()) {
        std::ofstream(std::string(DAHUT_SOURCE_DIR) + "/" + path) << text;
    }
    const std::string kept = project_file(path);
    const bool same = kept == text;
    INFO(path << " differs from here on: " << first_difference(kept, text));
    CHECK(same);
}

} // namespace dahut
