// The web client's files, read once at the start, and whatever else never changes while the server runs: a request can
// only ever name one of them, so no path leads anywhere else, and the network never waits for the disk.
//
// Every file has two addresses: its own, and one within the *edition*, which is named after the content of all files.
// Pages lead to the edition, and modules and styles that are there lead to each other by relative addresses; so what a
// browser has of an edition is never asked for again, and a new one is never mixed with an old one.
#pragma once

#include "server/room/guest.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace dahut {

struct StaticFile {
    struct Form {
        // Null if there is no such form.
        Message content;
        // Quoted, as the ETag header wants it.
        std::string tag;
    };

    std::string_view type;
    Form plain;
    // Only if it is smaller.
    Form gzipped;
};

class StaticFiles {
public:
    // Reads every file below the folder that pages are made of, except hidden ones and `node_modules`. Throws
    // std::runtime_error with a sentence if there is no index.html, far too much, or a module that is not there.
    [[nodiscard]] static StaticFiles read(const std::filesystem::path& folder);

    // Adds what is no file in the folder, under an absolute path whose ending says what it is, as "/api/list.json".
    void add(std::string path, const std::string& content);

    // The file of an absolute path without query, as "/index.html"; null if there is none. "/" is index.html. What is
    // asked for in another edition is the file as it is now: a page may have been loaded before the server was renewed.
    [[nodiscard]] const StaticFile* find(std::string_view path) const;

    // Whether what is at this address can never be anything else.
    [[nodiscard]] bool is_of_edition(std::string_view path) const { return path.starts_with(edition_); }

private:
    using Files = std::map<std::string, StaticFile, std::less<>>;

    // Those of the folder, and those that were added, which no edition has.
    Files files_;
    Files added_;
    // As "/edition/0123456789abcdef01234567/".
    std::string edition_;
};

} // namespace dahut
