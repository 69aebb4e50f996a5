// Time for a server that a test lets pass in hours (tests/server/held_clock.mjs). The file named by the environment
// variable DAHUT_CLOCK holds milliseconds since 1970 as eight bytes, the lowest first. All of it counts as time that
// the server ran.
#pragma once

#include "server/clock.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

namespace dahut::test {

// The system's clock if no test holds it.
[[nodiscard]] inline Clock held_clock()
{
    const char* const file = std::getenv("DAHUT_CLOCK");
    if (file == nullptr) {
        return system_clock();
    }
    return [path = std::string(file)] {
        std::array<char, sizeof(std::int64_t)> bytes{};
        std::ifstream(path, std::ios::binary).read(bytes.data(), bytes.size());
        const auto time = std::bit_cast<std::int64_t>(bytes);
        return Now{time, time};
    };
}

} // namespace dahut::test
