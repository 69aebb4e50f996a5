// Texts that the tests keep in files: compared on every run, and written anew when DAHUT_UPDATE_GOLDENS is set.
#pragma once

#include "tests/support/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace dahut {

// Whether this run writes the files anew instead of comparing with them.
[[nodiscard]] inline bool updating_goldens()
{
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment of a test
    return std::getenv("DAHUT_UPDATE_GOLDENS") != nullptr;
}

// The file's whole text; empty if there is no such file. `path` is relative to the top of the project.
[[nodiscard]] inline std::string project_file(const std::string& path)
{
    std::ifstream file(std::string(DAHUT_SOURCE_DIR) + "/" + path);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The file at this path, relative to the top of the project, holds exactly this text.
inline void check_golden(const std::string& path, const std::string& text)
{
    if (updating_goldens()) {
        std::ofstream(std::string(DAHUT_SOURCE_DIR) + "/" + path) << text;
    }
    INFO("kept in " << path);
    CHECK(project_file(path) == text);
}

} // namespace dahut
