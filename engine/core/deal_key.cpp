// SHA-256 by OpenSSL, hexadecimal digits, and the text whose hash is the key of a match.
#include "engine/core/deal_key.hpp"

#include "engine/core/openssl.hpp"
#include "engine/core/require.hpp"

#include <memory>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <vector>

namespace dahut {

namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";

void add_line(std::vector<std::uint8_t>& text, std::string_view line)
{
    // With a line feed inside a line, two different deals could produce the same text.
    require(line.find('\n') == std::string_view::npos, "a line holds no line feed");
    text.insert(text.end(), line.begin(), line.end());
    text.push_back('\n');
}

struct FreeContext {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

std::unique_ptr<EVP_MD_CTX, FreeContext> ready_context()
{
    std::unique_ptr<EVP_MD_CTX, FreeContext> context(EVP_MD_CTX_new());
    demand(context != nullptr ? 1 : 0);
    demand(EVP_DigestInit_ex2(context.get(), EVP_sha256(), nullptr));
    return context;
}

} // namespace

Bytes32 sha256(std::span<const std::uint8_t> bytes)
{
    // Creating the context takes longer than hashing a short text, so each thread creates it once.
    static thread_local const std::unique_ptr<EVP_MD_CTX, FreeContext> context = ready_context();
    Bytes32 hash;
    demand(EVP_DigestInit_ex2(context.get(), nullptr, nullptr));
    demand(EVP_DigestUpdate(context.get(), bytes.data(), bytes.size()));
    demand(EVP_DigestFinal_ex(context.get(), hash.data(), nullptr));
    return hash;
}

std::string to_hex(std::span<const std::uint8_t> bytes)
{
    std::string text(bytes.size() * 2, '0');
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        text[2 * place] = hexadecimal[bytes[place] >> 4U];
        text[2 * place + 1] = hexadecimal[bytes[place] & 0xfU];
    }
    return text;
}

std::optional<Bytes32> bytes_from_hex(std::string_view text)
{
    Bytes32 bytes{};
    if (text.size() != bytes.size() * 2) {
        return std::nullopt;
    }
    for (std::size_t place = 0; place < text.size(); ++place) {
        const std::size_t digit = hexadecimal.find(text[place]);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        bytes[place / 2] = static_cast<std::uint8_t>(std::uint32_t{bytes[place / 2]} << 4U | digit);
    }
    return bytes;
}

Secret Secret::drawn()
{
    Bytes32 bytes;
    if (RAND_priv_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
        throw std::runtime_error("the operating system gave no random bytes");
    }
    return Secret(bytes);
}

std::string commitment_to(const Secret& secret) { return to_hex(sha256(secret.bytes())); }

Secret deal_key(const Secret& secret, const Deal& deal)
{
    std::vector<std::uint8_t> text;
    add_line(text, "dahut deal 1");
    add_line(text, secret.hex_for_the_record());
    add_line(text, deal.table);
    add_line(text, deal.game);
    add_line(text, deal.options);
    for (const std::optional<Bytes32>& contribution : deal.contributions) {
        add_line(text, contribution ? to_hex(*contribution) : "bot");
    }
    return Secret(sha256(text));
}

} // namespace dahut
