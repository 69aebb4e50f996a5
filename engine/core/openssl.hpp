// What OpenSSL says of its own success, which nobody looks away from.
#pragma once

#include <stdexcept>

namespace dahut {

// Throws std::runtime_error unless OpenSSL said 1, its word for success.
inline void demand(int openssl_result)
{
    if (openssl_result != 1) {
        throw std::runtime_error("OpenSSL could not compute");
    }
}

} // namespace dahut
