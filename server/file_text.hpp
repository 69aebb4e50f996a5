// Reads small files that somebody names. What they say is left to whoever asked.
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace dahut {

// The beginning of a file: one byte more than `most` if it is longer, so that it can be refused. Nothing if it cannot
// be read; `errno` says why.
[[nodiscard]] inline std::optional<std::string> file_text(const std::filesystem::path& name, std::size_t most)
{
    std::ifstream file(name, std::ios::binary);
    std::string text(most + 1, '\0');
    if (!file || file.read(text.data(), static_cast<std::streamsize>(text.size())).bad()) {
        return std::nullopt;
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

} // namespace dahut
