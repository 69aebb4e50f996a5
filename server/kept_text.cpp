#include "server/kept_text.hpp"

#include "server/gzip.hpp"

#include <lzma.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>
#include <vector>

namespace dahut {

namespace {

// What stands before the compressed bytes: this mark, then the checksum of the text and how many bytes it has, each a
// number of four bytes with the lowest one first. No gzip begins with it.
constexpr char mark = 'L';
constexpr std::size_t number_bytes = 4;
constexpr std::size_t head_bytes = 1 + 2 * number_bytes;
constexpr std::string_view beginning_of_gzip = "\x1f\x8b";

void add_number(std::string& bytes, std::uint32_t number)
{
    for (std::size_t place = 0; place < number_bytes; ++place) {
        bytes += static_cast<char>(number >> (8 * place) & 0xff);
    }
}

std::uint32_t number_in(std::string_view bytes)
{
    std::uint32_t number = 0;
    for (std::size_t place = 0; place < number_bytes; ++place) {
        number |= std::uint32_t{static_cast<unsigned char>(bytes[place])} << (8 * place);
    }
    return number;
}

std::uint32_t checksum(const std::vector<std::uint8_t>& bytes) { return lzma_crc32(bytes.data(), bytes.size(), 0); }

// Without a head of its own, which would say each time what is always the same. It may never change: by it is read what
// was kept before.
class Method {
public:
    explicit Method(std::size_t text_bytes)
    {
        if (lzma_lzma_preset(&options_, LZMA_PRESET_DEFAULT | LZMA_PRESET_EXTREME)) {
            throw std::bad_alloc();
        }
        options_.dict_size = std::max(static_cast<std::uint32_t>(text_bytes), std::uint32_t{LZMA_DICT_SIZE_MIN});
        options_.lc = LZMA_LC_DEFAULT;
        options_.lp = 0;
        // The bytes of a text do not stand in groups.
        options_.pb = 0;
    }

    [[nodiscard]] std::array<lzma_filter, 2> filters()
    {
        return {lzma_filter{LZMA_FILTER_LZMA1, &options_}, lzma_filter{LZMA_VLI_UNKNOWN, nullptr}};
    }

private:
    lzma_options_lzma options_{};
};

} // namespace

std::string kept_text(std::string_view text)
{
    Method method(text.size());
    const std::vector<std::uint8_t> source(text.begin(), text.end());
    std::vector<std::uint8_t> result(lzma_stream_buffer_bound(source.size()));
    std::size_t written = 0;
    // Running out of memory is the only possible error: the method is valid and the result has room.
    if (lzma_raw_buffer_encode(method.filters().data(), nullptr, source.data(), source.size(), result.data(), &written,
                               result.size())
        != LZMA_OK) {
        throw std::bad_alloc();
    }
    std::string bytes(1, mark);
    add_number(bytes, checksum(source));
    add_number(bytes, static_cast<std::uint32_t>(source.size()));
    bytes.append(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(written));
    return bytes;
}

std::optional<std::string> text_kept(std::string_view bytes, std::size_t bytes_most)
{
    if (is_kept_in_more(bytes)) {
        return ungzipped(bytes, bytes_most);
    }
    if (bytes.size() < head_bytes || bytes.front() != mark) {
        return std::nullopt;
    }
    const std::size_t text_bytes = number_in(bytes.substr(1 + number_bytes));
    if (text_bytes > bytes_most) {
        return std::nullopt;
    }
    Method method(text_bytes);
    const std::vector<std::uint8_t> source(bytes.begin() + head_bytes, bytes.end());
    // With room for one byte more, what follows the text is looked at as well.
    std::vector<std::uint8_t> text(text_bytes + 1);
    std::size_t taken = 0;
    std::size_t written = 0;
    const lzma_ret outcome = lzma_raw_buffer_decode(method.filters().data(), nullptr, source.data(), &taken,
                                                    source.size(), text.data(), &written, text.size());
    if (outcome == LZMA_MEM_ERROR) {
        throw std::bad_alloc();
    }
    text.resize(written);
    const bool is_whole = outcome == LZMA_OK && taken == source.size() && written == text_bytes
                          && checksum(text) == number_in(bytes.substr(1));
    return is_whole ? std::optional(std::string(text.begin(), text.end())) : std::nullopt;
}

bool is_kept_in_more(std::string_view bytes) { return bytes.starts_with(beginning_of_gzip); }

} // namespace dahut
