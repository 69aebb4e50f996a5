// What people may call themselves and their tables. Others are shown these names, so what cannot be seen in them, or
// would change the direction or the place of what stands beside them, is refused; letters of every script are welcome.
#pragma once

#include <string_view>

namespace dahut {

// Whether this text of valid UTF-8 can be shown to others as a name.
[[nodiscard]] bool is_showable_name(std::string_view utf8);
// Whether anything of this text of valid UTF-8 can be seen.
[[nodiscard]] bool can_be_seen(std::string_view utf8);

} // namespace dahut
