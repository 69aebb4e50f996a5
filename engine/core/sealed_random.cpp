// The AES streams of sealed_random.hpp, drawn from OpenSSL a few blocks at a time.
#include "engine/core/sealed_random.hpp"

#include "engine/core/deal_key.hpp"

#include <openssl/evp.h>
#include <stdexcept>

namespace dahut {

namespace {

struct FreeCipher {
    void operator()(EVP_CIPHER_CTX* cipher) const { EVP_CIPHER_CTX_free(cipher); }
};

void require(int openssl_result)
{
    if (openssl_result != 1) {
        throw std::runtime_error("OpenSSL could not draw from AES-256 in counter mode");
    }
}

} // namespace

class SealedRandom::SealedStream final : public Stream {
public:
    explicit SealedStream(const Bytes32& key) : cipher_(EVP_CIPHER_CTX_new())
    {
        constexpr std::array<std::uint8_t, 16> counter{};
        require(cipher_ ? 1 : 0);
        require(EVP_EncryptInit_ex(cipher_.get(), EVP_aes_256_ctr(), nullptr, key.data(), counter.data()));
    }

    [[nodiscard]] std::uint32_t next() override
    {
        if (drawn_ == block_.size()) {
            refill();
        }
        std::uint32_t number = 0;
        for (int byte = 0; byte < 4; ++byte) {
            number = number << 8U | block_[drawn_++];
        }
        return number;
    }

private:
    using Block = std::array<std::uint8_t, 64>;

    // Counter mode adds its stream of bytes to what it encrypts, so encrypting zeros shows the stream itself.
    void refill()
    {
        constexpr Block zeros{};
        int written = 0;
        require(
            EVP_EncryptUpdate(cipher_.get(), block_.data(), &written, zeros.data(), static_cast<int>(zeros.size())));
        drawn_ = 0;
    }

    std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> cipher_;
    Block block_{};
    std::size_t drawn_ = block_.size();
};

SealedRandom::SealedRandom(std::span<const std::uint8_t, 32> key) : key_(key.begin(), key.end()) {}

SealedRandom::~SealedRandom() = default;

Stream& SealedRandom::stream(std::string_view purpose)
{
    const auto known = streams_.find(purpose);
    if (known != streams_.end()) {
        return *known->second;
    }
    std::vector<std::uint8_t> key_and_purpose = key_;
    key_and_purpose.insert(key_and_purpose.end(), purpose.begin(), purpose.end());
    return *streams_.emplace(purpose, std::make_unique<SealedStream>(sha256(key_and_purpose))).first->second;
}

} // namespace dahut
