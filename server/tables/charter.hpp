// What may change in a table's charter after it was made, by its host.
#pragma once

#include "server/tables/entry.hpp"

namespace dahut {

inline void take(entry::Created& charter, const entry::Renamed& renamed) { charter.name = renamed.name; }
inline void take(entry::Created& charter, const entry::MadePrivate&) { charter.visibility = Visibility::by_link; }
inline void take(entry::Created& charter, const entry::WatchingEnded&) { charter.watching = Watching::forbidden; }
inline void take(entry::Created& charter, const entry::TalkSet& set) { charter.talk = set.talk; }

// Makes true what an entry says about the charter; most entries say nothing about it.
inline void take_entry(entry::Created& charter, const TableEntry& entry)
{
    std::visit(
        [&charter](const auto& one) {
            if constexpr (requires { take(charter, one); }) {
                take(charter, one);
            }
        },
        entry);
}

} // namespace dahut
