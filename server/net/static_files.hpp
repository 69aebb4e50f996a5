// The web client's files, read once at the start, and whatever else never changes while the server runs: a request can
// only ever name one of them, so no path leads anywhere else, and the network never waits for the disk.
#pragma once

#include "server/tables/guest.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace dahut {

struct StaticFile {
    Message content;
    std::string_view type;
    // Quoted, as the ETag header wants it.
    std::string tag;
};

class StaticFiles {
public:
    // Reads every file below the folder that pages are made of, except hidden ones and `node_modules`. Throws
    // std::runtime_error with a sentence if there is no index.html, or far too much.
    [[nodiscard]] static StaticFiles read(const std::filesystem::path& folder);

    // Adds what is no file in the folder, under an absolute path whose ending says what it is, as "/api/list.json".
    void add(std::string path, std::string content);

    // The file of an absolute path without query, as "/index.html"; null if there is none. "/" is index.html.
    [[nodiscard]] const StaticFile* find(std::string_view path) const;

private:
    std::map<std::string, StaticFile, std::less<>> files_;
};

} // namespace dahut
