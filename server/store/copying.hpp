// Copies all that a database holds to another one, of whichever engine, and compares both (docs/decisions/0077). It can
// be cut off anywhere, and then goes on where it was. At every moment at most one of both can be served.
#pragma once

#include "server/store/copy_end.hpp"

#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace dahut {

// The copy cannot be, whatever is tried again.
class CopyRefused : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct NamedEnd {
    CopyEnd& end;
    // As the other end and the operator are told it.
    std::string name;
};

struct CopyDone {
    // Tables that are gone count as well.
    std::int64_t tables = 0;
    std::int64_t entries = 0;
    // How many of the entries were not there yet.
    std::int64_t entries_now = 0;
    std::chrono::duration<double> copying{};
    std::chrono::duration<double> comparing{};
    // The same text for the same content, in whatever database.
    std::string digest;
};

// A source from which everything has gone is copied once more only by `AfterCopy::serve_again`. Throws CopyRefused, and
// StoreError that says at which end something failed.
[[nodiscard]] CopyDone copy_all(const NamedEnd& source, const NamedEnd& target, AfterCopy after_copy);

} // namespace dahut
