// What the modules of a web client import, as they are written by hand: an import begins its line. What a bundler made
// of them is not read, for it has looked already.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// The files that the module at this path imports, all by their paths in the folder: "vendor/lit-html/lit-html.js" for
// '../vendor/lit-html/lit-html.js' in "app/lobby.js". What is imported only when it is needed is not among them.
[[nodiscard]] std::vector<std::string> imports_of(std::string_view path, std::string_view module);

} // namespace dahut
