// The web client's files, and everything else that never changes while the server runs. All of it is read once at the
// start. A request can only name one of these files, so no path leads out of the folder. The network thread never waits
// for the disk.
//
// Every file has two addresses: its own, and one within the *edition*, which is named after the content of all files.
// Pages refer to the edition. Modules and styles within an edition refer to each other by relative addresses. So a
// browser caches an edition forever and never mixes two editions.
#pragma once

#include "server/room/guest.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace dahut {

struct StaticFile {
    struct Form {
        // Null if this form does not exist.
        Message content;
        // In quotes, as the ETag header needs it.
        std::string tag;
    };

    std::string_view type;
    Form plain;
    // Exists only if it is smaller.
    Form gzipped;
};

class StaticFiles {
public:
    // Reads the web files below the folder, except hidden ones and `node_modules`. Throws std::runtime_error with a
    // sentence if index.html is missing, the files are far too large, or an imported module is missing.
    [[nodiscard]] static StaticFiles read(const std::filesystem::path& folder);

    // Adds content that is not a file of the folder. The ending of the absolute path gives the type, as in
    // "/api/list.json".
    void add(std::string path, const std::string& content);

    // The file at an absolute path without query, such as "/index.html"; null if there is none. "/" means index.html. A
    // request for another edition gets the current file, because the page may have loaded before the server was
    // updated.
    [[nodiscard]] const StaticFile* find(std::string_view path) const;

    // Whether the content at this address can never change.
    [[nodiscard]] bool is_of_edition(std::string_view path) const { return path.starts_with(edition_); }

private:
    using Files = std::map<std::string, StaticFile, std::less<>>;

    // The files of the folder, and the added ones, which are in no edition.
    Files files_;
    Files added_;
    // For example "/edition/0123456789abcdef01234567/".
    std::string edition_;
};

} // namespace dahut
