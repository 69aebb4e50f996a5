// Random requests to a journal, and all that can be read of it: whatever two journals have been asked alike, they must
// answer alike.
#pragma once

#include "server/store/journal.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace dahut::test {

// One request after the other, the same for every journal that has the same seed.
class Requests {
public:
    Requests() = default;
    Requests(const Requests&) = delete;
    Requests& operator=(const Requests&) = delete;
    Requests(Requests&&) = delete;
    Requests& operator=(Requests&&) = delete;
    virtual ~Requests() = default;

    // Carries one out, and says what came of it.
    virtual std::string next() = 0;
};

// How many bytes finished matches may have; nothing if any number. SQLite counts some more once it has moved entries.
using FinishedBytes = std::optional<std::int64_t>;

// The journal must outlive them.
[[nodiscard]] std::unique_ptr<Requests> random_requests(std::uint64_t seed, Journal& journal,
                                                        FinishedBytes finished_bytes = 40);

// All that can be read.
[[nodiscard]] std::string everything(Journal& journal);

} // namespace dahut::test
