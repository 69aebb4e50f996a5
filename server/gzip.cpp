#include "server/gzip.hpp"

#include <zlib.h>

#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace dahut {

namespace {

struct End {
    void operator()(z_stream* stream) const { deflateEnd(stream); }
};

struct EndOfReading {
    void operator()(z_stream* stream) const { inflateEnd(stream); }
};

constexpr int largest_window = 15;
constexpr int with_gzip_header = 16;

// Running out of memory is the only possible error: the options are valid and the result has room.
void check_memory(bool is_there)
{
    if (!is_there) {
        throw std::bad_alloc();
    }
}

} // namespace

std::string gzipped(std::string_view text)
{
    constexpr int usual_memory = 8;
    z_stream stream{};
    check_memory(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, largest_window + with_gzip_header, usual_memory,
                              Z_DEFAULT_STRATEGY)
                 == Z_OK);
    const std::unique_ptr<z_stream, End> ended(&stream);
    std::vector<Bytef> source(text.begin(), text.end());
    std::vector<Bytef> result(deflateBound(&stream, source.size()));
    stream.next_in = source.data();
    stream.avail_in = static_cast<uInt>(source.size());
    stream.next_out = result.data();
    stream.avail_out = static_cast<uInt>(result.size());
    check_memory(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    result.resize(stream.total_out);
    return {result.begin(), result.end()};
}

std::optional<std::string> ungzipped(std::string_view compressed, std::size_t bytes_most)
{
    constexpr std::size_t bytes_at_once = std::size_t{64} * 1024;
    z_stream stream{};
    check_memory(inflateInit2(&stream, largest_window + with_gzip_header) == Z_OK);
    const std::unique_ptr<z_stream, EndOfReading> ended(&stream);
    std::vector<Bytef> source(compressed.begin(), compressed.end());
    std::vector<Bytef> part(bytes_at_once);
    stream.next_in = source.data();
    stream.avail_in = static_cast<uInt>(source.size());
    std::string text;
    int outcome = Z_OK;
    while (outcome == Z_OK) {
        stream.next_out = part.data();
        stream.avail_out = static_cast<uInt>(part.size());
        outcome = inflate(&stream, Z_NO_FLUSH);
        check_memory(outcome != Z_MEM_ERROR);
        text.append(part.begin(), part.end() - static_cast<std::ptrdiff_t>(stream.avail_out));
        if (text.size() > bytes_most) {
            return std::nullopt;
        }
    }
    return outcome == Z_STREAM_END && stream.avail_in == 0 ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace dahut
