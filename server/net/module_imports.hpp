// Finds the imports of the web client's hand-written modules. There every import begins its line. Bundles are not read,
// because the bundler has already resolved their imports.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// The files that the module at this path imports, as paths within the folder. For example
// '../vendor/lit-html/lit-html.js' in "app/lobby.js" gives "vendor/lit-html/lit-html.js". Dynamic imports are left out.
[[nodiscard]] std::vector<std::string> imports_of(std::string_view path, std::string_view module);

} // namespace dahut
