// Which requests about the match have been carried out, so that one that is repeated is not carried out again.
#pragma once

#include "engine/core/hash.hpp"
#include "server/table/parts.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace dahut {

class Answered {
public:
    [[nodiscard]] bool has(Seat seat, std::string_view id) const
    {
        return std::ranges::find(hashes_, hash_of(seat, id)) != hashes_.end();
    }

    using Takes = EntryKinds<entry::Acted>;
    void take(const entry::Acted& acted)
    {
        if (acted.id) {
            hashes_.push_back(hash_of(acted.seat, *acted.id));
        }
    }

private:
    // Whoever finds two ids with one hash cheats nobody but itself.
    [[nodiscard]] static std::uint64_t hash_of(Seat seat, std::string_view id)
    {
        Hash hash;
        hash.add(seat);
        for (const char letter : id) {
            hash.add_word(static_cast<std::uint8_t>(letter));
        }
        return hash.value();
    }

    std::vector<std::uint64_t> hashes_;
};

} // namespace dahut
