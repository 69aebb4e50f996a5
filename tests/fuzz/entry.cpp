// A libFuzzer program out of one target, whose name the build gives. What a check throws ends the program, which is how
// libFuzzer hears of it.
#include "tests/fuzz/targets.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    dahut::fuzz::DAHUT_FUZZ_CHECK(std::string(data, data + size));
    return 0;
}
