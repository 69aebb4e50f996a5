#include "server/gzip.hpp"

#include <zlib.h>

#include <memory>
#include <new>
#include <vector>

namespace dahut {

namespace {

struct End {
    void operator()(z_stream* stream) const { deflateEnd(stream); }
};

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
    constexpr int largest_window = 15;
    constexpr int with_gzip_header = 16;
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

} // namespace dahut
