// Turns OpenSSL's error results into exceptions, so that none is ignored.
#pragma once

#include <stdexcept>

namespace dahut {

// Throws std::runtime_error unless the result is 1, which is OpenSSL's word for success.
inline void demand(int openssl_result)
{
    if (openssl_result != 1) {
        throw std::runtime_error("OpenSSL could not compute");
    }
}

} // namespace dahut
