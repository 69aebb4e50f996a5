// The randomness of real matches: AES-256 in counter mode, one independent stream per purpose (PROTOCOL.md 7).
// Nobody without the key can foretell it; anybody with the key can draw it again. The key comes from deal_key.hpp.
#pragma once

#include "engine/core/random.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace dahut {

class SealedRandom final : public Random {
public:
    // The key is copied. Everything here throws std::runtime_error if OpenSSL fails, as without memory.
    explicit SealedRandom(std::span<const std::uint8_t, 32> key);
    SealedRandom(const SealedRandom&) = delete;
    SealedRandom& operator=(const SealedRandom&) = delete;
    SealedRandom(SealedRandom&&) = delete;
    SealedRandom& operator=(SealedRandom&&) = delete;
    ~SealedRandom() override;

    [[nodiscard]] Stream& stream(std::string_view purpose) override;

private:
    class SealedStream;

    std::vector<std::uint8_t> key_;
    std::map<std::string, std::unique_ptr<SealedStream>, std::less<>> streams_;
};

} // namespace dahut
