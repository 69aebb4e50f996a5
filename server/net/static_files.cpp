#include "server/net/static_files.hpp"

#include "server/limits.hpp"
#include "server/tables/api_answer.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace dahut {

namespace {

// What is served. No page has files of JSON, which tools need (package.json, tsconfig.json), but some are added.
constexpr std::string_view only_added = ".json";
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> types{{
    {only_added, "application/json; charset=utf-8"},
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
}};

// Empty for what is not served.
std::string_view type_of(const std::filesystem::path& file)
{
    const std::string ending = file.extension().string();
    const auto* const type = std::ranges::find(types, ending, &std::pair<std::string_view, std::string_view>::first);
    return type == types.end() ? std::string_view() : type->second;
}

std::string read_file(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::string content((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    if (stream.bad()) {
        throw std::runtime_error("the file " + path.filename().string() + " cannot be read");
    }
    return content;
}

StaticFile tagged(const std::filesystem::path& path, std::string content)
{
    std::string tag = tag_of(content);
    return {message_of(std::move(content)), type_of(path), std::move(tag)};
}

bool belongs_to_pages(const std::filesystem::path& file)
{
    return file.extension() != only_added && !type_of(file).empty();
}

bool is_skipped(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    return name.starts_with('.') || name == "node_modules";
}

} // namespace

StaticFiles StaticFiles::read(const std::filesystem::path& folder)
{
    if (!std::filesystem::is_regular_file(folder / "index.html")) {
        throw std::runtime_error("the web folder " + folder.string() + " has no index.html");
    }
    StaticFiles files;
    std::uintmax_t bytes = 0;
    for (auto entry = std::filesystem::recursive_directory_iterator(folder); entry != end(entry); ++entry) {
        if (is_skipped(entry->path())) {
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file() && belongs_to_pages(entry->path())) {
            bytes += entry->file_size();
            if (bytes > limits::web_bytes) {
                throw std::runtime_error("the web folder " + folder.string() + " is too large to be a web client");
            }
            files.add("/" + entry->path().lexically_relative(folder).generic_string(), read_file(entry->path()));
        }
    }
    return files;
}

void StaticFiles::add(std::string path, std::string content)
{
    StaticFile file = tagged(path, std::move(content));
    files_.insert_or_assign(std::move(path), std::move(file));
}

const StaticFile* StaticFiles::find(std::string_view path) const
{
    const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
    return found == files_.end() ? nullptr : &found->second;
}

} // namespace dahut
