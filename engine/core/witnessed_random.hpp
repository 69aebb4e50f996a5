// Chance with a witness: passes every draw through and keeps a list of them, so that whoever has the key can compare
// draw by draw without knowing the rules. For matches that are over only: the list tells everything that was hidden.
#pragma once

#include "engine/core/random.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace dahut {

// One whole number from 0 to `below` - 1; `below` is 2^32 for a number taken from the stream as it is.
struct Draw {
    std::string purpose;
    std::uint64_t below = 0;
    std::uint32_t drawn = 0;
};

class WitnessedRandom final : public Random {
public:
    // The source must outlive this.
    explicit WitnessedRandom(Random& source);
    WitnessedRandom(const WitnessedRandom&) = delete;
    WitnessedRandom& operator=(const WitnessedRandom&) = delete;
    WitnessedRandom(WitnessedRandom&&) = delete;
    WitnessedRandom& operator=(WitnessedRandom&&) = delete;
    ~WitnessedRandom() override;

    [[nodiscard]] Stream& stream(std::string_view purpose) override;
    // Everything drawn so far, in the order of drawing.
    [[nodiscard]] const std::vector<Draw>& draws() const { return draws_; }

private:
    class WitnessedStream;

    Random& source_;
    std::map<std::string, std::unique_ptr<WitnessedStream>, std::less<>> streams_;
    std::vector<Draw> draws_;
};

} // namespace dahut
