// What a table was made as, and what its host has changed about that since.
#pragma once

#include "server/table/parts.hpp"

#include <utility>

namespace dahut {

struct Charter : entry::Created {
    explicit Charter(entry::Created created) : entry::Created(std::move(created)) {}

    using Takes = EntryKinds<entry::Created, entry::Renamed, entry::MadePrivate, entry::WatchingEnded, entry::TalkSet>;
    // A table is made from this entry before it takes any; it says the same again.
    void take(const entry::Created& created) { entry::Created::operator=(created); }
    void take(const entry::Renamed& renamed) { name = renamed.name; }
    void take(const entry::MadePrivate&) { visibility = Visibility::by_link; }
    void take(const entry::WatchingEnded&) { watching = Watching::forbidden; }
    void take(const entry::TalkSet& set) { talk = set.talk; }
};

} // namespace dahut
