#include "server/net/static_files.hpp"

#include "server/archive/api_answer.hpp"
#include "server/gzip.hpp"
#include "server/limits.hpp"
#include "server/net/module_imports.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace dahut {

namespace {

// JSON files in the folder are for tools (package.json, tsconfig.json) and are not served. Only added JSON is.
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

// Empty for files that are not served.
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

StaticFile::Form form_of(std::string content)
{
    std::string tag = tag_of(content);
    return {message_of(std::move(content)), std::move(tag)};
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

StaticFile file_of(const std::filesystem::path& path, const std::string& content)
{
    StaticFile file{type_of(path), form_of(content), {}};
    std::string smaller = gzipped(content);
    if (smaller.size() < content.size()) {
        file.gzipped = form_of(std::move(smaller));
    }
    return file;
}

// Keyed by path, such as "app/lobby.js".
using Contents = std::map<std::string, std::string, std::less<>>;

Contents read_contents(const std::filesystem::path& folder)
{
    Contents contents;
    std::uintmax_t bytes = 0;
    for (auto entry = std::filesystem::recursive_directory_iterator(folder); entry != end(entry); ++entry) {
        if (is_skipped(entry->path())) {
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file() && belongs_to_pages(entry->path())) {
            bytes += entry->file_size();
            if (bytes > limits::web_bytes) {
                throw std::runtime_error("the web folder " + folder.string() + " is too large to be a web client");
            }
            contents.emplace(entry->path().lexically_relative(folder).generic_string(), read_file(entry->path()));
        }
    }
    return contents;
}

std::string lacking(const std::string& module, const std::string& import)
{
    std::string sentence = "the web folder is not whole: ";
    sentence.append(module).append(" imports ").append(import).append(", which is not there. ");
    return sentence.append("./run fetches what the pages need");
}

// With a module missing, a browser would show a page that does nothing.
void require_imports(const Contents& contents)
{
    for (const auto& [path, content] : contents) {
        const bool is_module = path.ends_with(".js");
        for (const std::string& import : is_module ? imports_of(path, content) : std::vector<std::string>()) {
            if (!contents.contains(import)) {
                throw std::runtime_error(lacking(path, import));
            }
        }
    }
}

constexpr std::string_view editions = "/edition/";

std::string edition_of(const Contents& contents)
{
    std::string all;
    for (const auto& [path, content] : contents) {
        all += path + tag_of(content);
    }
    const std::string tag = tag_of(all);
    return std::string(editions) + tag.substr(1, tag.size() - 2) + "/";
}

void replace_all(std::string& text, const std::string& old, const std::string& now)
{
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size())) {
        text.replace(at, old.size(), now);
    }
}

bool is_page(std::string_view path) { return path.ends_with(".html"); }

// Pages keep their own addresses, because people open those. What a page refers to is in the edition.
void lead_to_edition(std::string& page, const Contents& contents, std::string_view edition)
{
    for (const auto& [path, content] : contents) {
        if (!is_page(path)) {
            replace_all(page, '"' + path + '"', '"' + std::string(edition.substr(1)) + path + '"');
        }
    }
}

} // namespace

StaticFiles StaticFiles::read(const std::filesystem::path& folder)
{
    if (!std::filesystem::is_regular_file(folder / "index.html")) {
        throw std::runtime_error("the web folder " + folder.string() + " has no index.html");
    }
    const Contents contents = read_contents(folder);
    require_imports(contents);
    StaticFiles files;
    files.edition_ = edition_of(contents);
    for (const auto& [path, content] : contents) {
        std::string text = content;
        if (is_page(path)) {
            lead_to_edition(text, contents, files.edition_);
        }
        files.files_.emplace("/" + path, file_of(path, text));
    }
    return files;
}

void StaticFiles::add(std::string path, const std::string& content)
{
    StaticFile file = file_of(path, content);
    added_.insert_or_assign(std::move(path), std::move(file));
}

const StaticFile* StaticFiles::find(std::string_view path) const
{
    const bool in_edition = path.starts_with(editions);
    if (in_edition) {
        path.remove_prefix(std::min(path.find('/', editions.size()), path.size()));
    }
    const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
    if (found != files_.end()) {
        return &found->second;
    }
    const auto added = added_.find(path);
    return in_edition || added == added_.end() ? nullptr : &added->second;
}

} // namespace dahut
