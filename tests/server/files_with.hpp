// Whether anything is left of what a database was to forget.
#pragma once

#include "tests/support/temporary_folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace dahut::test {

// The files of the database that hold these bytes.
inline std::vector<std::string> files_with(const TemporaryFolder& folder, const std::string& bytes)
{
    std::vector<std::string> found;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
        std::ifstream stream(file.path(), std::ios::binary);
        const std::string content{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
        if (content.find(bytes) != std::string::npos) {
            found.push_back(file.path().filename().string());
        }
    }
    return found;
}

} // namespace dahut::test
