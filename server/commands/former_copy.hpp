// Says of a copy that was made because the database of a former version was brought up to date.
#pragma once

#include <filesystem>
#include <iostream>
#include <optional>

namespace dahut {

inline void say_copied(const std::filesystem::path& database, const std::optional<std::filesystem::path>& copy)
{
    if (copy) {
        std::cout << database.string() << " is brought up to date; as it was, it is in " << copy->string() << '\n';
    }
}

} // namespace dahut
