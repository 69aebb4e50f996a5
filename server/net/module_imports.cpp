#include "server/net/module_imports.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <ranges>

namespace dahut {

namespace {

// The line with an import's address begins with one of these.
constexpr std::array<std::string_view, 3> beginnings{"import ", "export ", "} from "};

bool begins_import(std::string_view line)
{
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return line.starts_with(beginning); });
}

// The address in single quotes at the end of an import's line, if it leads into the folder.
std::optional<std::string_view> address_on(std::string_view line)
{
    if (!begins_import(line) || !line.ends_with("';")) {
        return std::nullopt;
    }
    line.remove_suffix(2);
    const std::string_view address = line.substr(line.rfind('\'') + 1);
    const bool is_import = line.ends_with("from '" + std::string(address)) || line == "import '" + std::string(address);
    return is_import && address.starts_with('.') ? std::optional(address) : std::nullopt;
}

} // namespace

std::vector<std::string> imports_of(std::string_view path, std::string_view module)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    std::vector<std::string> imports;
    for (const auto line : std::views::split(module, '\n')) {
        if (const auto address = address_on(std::string_view(line.begin(), line.end()))) {
            imports.push_back((folder / *address).lexically_normal().generic_string());
        }
    }
    return imports;
}

} // namespace dahut
