// The streams of chance.hpp: Splitmix64 under a seed, OpenSSL's AES-256 in counter mode under a real key. Both can
// start at any position, so a state holds only the position of each stream.
#include "engine/core/chance.hpp"

#include "engine/core/openssl.hpp"

#include <openssl/evp.h>

namespace dahut {

namespace {

struct FreeCipher {
    void operator()(EVP_CIPHER_CTX* cipher) const { EVP_CIPHER_CTX_free(cipher); }
};

std::uint64_t seed_from(const std::array<std::uint8_t, 32>& bytes)
{
    std::uint64_t seed = 0;
    for (std::size_t byte = 0; byte < sizeof(seed); ++byte) {
        seed = seed << 8U | bytes[byte];
    }
    return seed;
}

} // namespace

// The numbers of one purpose, computed a few blocks at a time.
class Drawing::SealedNumbers {
public:
    SealedNumbers(const std::array<std::uint8_t, 32>& key, std::string_view purpose) : cipher_(EVP_CIPHER_CTX_new())
    {
        std::vector<std::uint8_t> key_and_purpose(key.begin(), key.end());
        key_and_purpose.insert(key_and_purpose.end(), purpose.begin(), purpose.end());
        key_ = sha256(key_and_purpose);
        demand(cipher_ ? 1 : 0);
    }

    [[nodiscard]] std::uint32_t at(std::uint32_t position)
    {
        if (position / numbers_in_page != page_ || !filled_) {
            turn_to(position / numbers_in_page);
        }
        std::uint32_t number = 0;
        for (std::uint32_t byte = 0; byte < 4; ++byte) {
            number = number << 8U | bytes_[position % numbers_in_page * 4 + byte];
        }
        return number;
    }

private:
    static constexpr std::uint32_t blocks_in_page = 4;
    static constexpr std::uint32_t numbers_in_page = blocks_in_page * 4;
    using Page = std::array<std::uint8_t, std::size_t{numbers_in_page} * 4>;

    // Counter mode XORs its key stream with the input, so encrypting zeros gives the key stream itself.
    void turn_to(std::uint32_t page)
    {
        constexpr Page zeros{};
        std::array<std::uint8_t, 16> counter{};
        std::uint64_t block = std::uint64_t{page} * blocks_in_page;
        for (std::size_t byte = counter.size(); block > 0; block >>= 8U) {
            counter[--byte] = static_cast<std::uint8_t>(block & 0xffU);
        }
        int written = 0;
        demand(EVP_EncryptInit_ex(cipher_.get(), EVP_aes_256_ctr(), nullptr, key_.data(), counter.data()));
        demand(EVP_EncryptUpdate(cipher_.get(), bytes_.data(), &written, zeros.data(), static_cast<int>(zeros.size())));
        page_ = page;
        filled_ = true;
    }

    std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> cipher_;
    Bytes32 key_{};
    Page bytes_{};
    std::uint32_t page_ = 0;
    bool filled_ = false;
};

Drawing::Drawing(const ChanceKey& key, std::string_view purpose, std::uint32_t& position, Draws& draws)
    : purpose_(purpose), position_(position), draws_(draws)
{
    if (key.generator_ == ChanceKey::Generator::aes) {
        sealed_ = std::make_unique<SealedNumbers>(key.bytes_, purpose);
        return;
    }
    seed_ = seed_of_purpose(seed_from(key.bytes_), purpose);
}

Drawing::~Drawing() = default;

std::uint32_t Drawing::number()
{
    const std::uint32_t here = position_++;
    return sealed_ ? sealed_->at(here) : split_mix(seed_, std::uint64_t{here} + 1);
}

} // namespace dahut
