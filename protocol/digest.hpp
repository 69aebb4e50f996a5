// The digest of a match: one SHA-256 that stands for every event of it (PROTOCOL.md 8). It is a chain over JSON text,
// so that whoever has the all-seeing replay can compute it again without knowing the rules.
#pragma once

#include "engine/core/deal_key.hpp"

#include <string>
#include <string_view>

namespace dahut {

class Digest {
public:
    // The next link: all events of the start, or of one action, as the inside of a JSON list.
    void add(std::string_view all_events);
    // 64 lower-case hexadecimal digits.
    [[nodiscard]] std::string text() const { return to_hex(chain_); }

private:
    Bytes32 chain_{};
};

} // namespace dahut
