// A file of settings: lines `name = value`. Lines that begin with # say something to people. What a name means is left
// to settings.hpp.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace dahut {

struct SettingLine {
    std::size_t number = 0;
    std::string name;
    std::string value;
};

// Throws WrongSetting for a file that cannot be read or is larger than 64 KiB, and for a line of another form.
[[nodiscard]] std::vector<SettingLine> read_settings(const std::string& path);

} // namespace dahut
