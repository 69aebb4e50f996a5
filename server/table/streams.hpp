// How far every viewer of a match has been told of it.
#pragma once

#include "server/table/parts.hpp"
#include "server/table/stream.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace dahut {

class Streams {
public:
    [[nodiscard]] std::span<const ViewerStream> all() const { return streams_; }
    // Null before the match, and for viewers whom nobody can be.
    [[nodiscard]] const ViewerStream* of(Viewer viewer) const
    {
        const auto found = std::ranges::find(streams_, viewer, &ViewerStream::viewer);
        return found == streams_.end() ? nullptr : &*found;
    }

    // Whoever has left a match, or may not watch it any more, hears no more of it.
    using Takes = EntryKinds<entry::Replaced, entry::WatchingEnded>;
    void take(const entry::Replaced& replaced) { forget({replaced.seat}); }
    void take(const entry::WatchingEnded&) { forget(the_public); }

    void follow(const MatchStep& step)
    {
        streams_.clear();
        for (const ViewerStep& viewer : step.viewers) {
            streams_.push_back(viewer.stream);
        }
    }
    // A seat has changed hands: whoever has heard nothing since is to be told of it.
    void note_handover()
    {
        for (ViewerStream& stream : streams_) {
            stream.handover = stream.number;
        }
    }

private:
    void forget(Viewer viewer)
    {
        std::erase_if(streams_, [viewer](const ViewerStream& stream) { return stream.viewer == viewer; });
    }

    std::vector<ViewerStream> streams_;
};

} // namespace dahut
