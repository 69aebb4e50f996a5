#include "server/table/readers.hpp"

#include "server/table/tokens.hpp"

#include <algorithm>

namespace dahut {

Readers::Readers(const entry::Created& charter, const Seating& seating, Publication publication)
    : everybody_(is_open_to_all(charter, publication))
{
    for (const Seat seat : seating.persons()) {
        // A link alone reads nothing.
        if (!seating.at(seat).relinked) {
            keys_.push_back(seating.at(seat).key);
        }
    }
    if (charter.watching == Watching::allowed) {
        keys_.push_back(key_of(charter.watch));
    }
}

bool Readers::include(std::string_view key) const { return everybody_ || std::ranges::find(keys_, key) != keys_.end(); }

} // namespace dahut
