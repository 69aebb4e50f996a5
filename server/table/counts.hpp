// What people may do only so often at a table: how often it has been done, and the limit beside it. What a person
// contributes is counted in its seat, and how often its notices go elsewhere with their addresses.
#pragma once

#include "engine/core/per_seat.hpp"
#include "protocol/limits.hpp"
#include "protocol/past.hpp"
#include "server/table/parts.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace dahut {

struct Count {
    std::int64_t most = 0;
    std::int64_t done = 0;

    [[nodiscard]] bool is_spent() const { return done >= most; }
    void add() { ++done; }
};

struct Counts {
    using Takes = EntryKinds<entry::Acted, entry::Hinted, entry::Agreed, entry::Excused, entry::AgreedTo,
                             entry::Disagreed, entry::Renamed, entry::HandedOver, entry::MadePrivate,
                             entry::WatchingEnded, entry::TalkSet, entry::Said, entry::Relinked>;
    void take(const entry::Acted& acted)
    {
        if (is_undo(acted.action)) {
            undos[acted.seat].add();
        }
    }
    void take(const entry::Hinted& hinted) { hints[hinted.seat].add(); }
    void take(const entry::Agreed&) { stand_ins_agreed.add(); }
    void take(const entry::Excused& excused) { excuses[excused.seat].at(static_cast<std::size_t>(excused.why)).add(); }
    void take(const entry::AgreedTo& agreed) { accords[agreed.seat].add(); }
    void take(const entry::Disagreed& disagreed) { accords[disagreed.seat].add(); }
    void take(const entry::Renamed&) { host_changes.add(); }
    void take(const entry::HandedOver&) { host_changes.add(); }
    void take(const entry::MadePrivate&) { host_changes.add(); }
    void take(const entry::WatchingEnded&) { host_changes.add(); }
    void take(const entry::TalkSet&) { host_changes.add(); }
    void take(const entry::Relinked&) { host_changes.add(); }
    void take(const entry::Said& said) { (said.line.seat ? lines : watchers_lines).add(); }

    [[nodiscard]] const Count& of(Seat seat, Excuse why) const
    {
        return excuses[seat].at(static_cast<std::size_t>(why));
    }

    Count host_changes{limits::host_changes};
    // Lines of all who sit here, and of all who watch.
    Count lines{limits::talk_lines};
    Count watchers_lines{limits::watcher_lines};
    // How often anybody has agreed that a bot stands in.
    Count stand_ins_agreed{limits::agreements};
    // How often each seat has agreed to do something together, or ended that.
    PerSeat<Count> accords{Count{limits::accords}};
    // How often each seat's time has come out of each allowance.
    PerSeat<std::array<Count, words<Excuse>.size()>> excuses{{Count{limits::excuses}, Count{limits::excuses}}};
    PerSeat<Count> undos{Count{limits::undos}};
    PerSeat<Count> hints{Count{limits::hints}};
};

} // namespace dahut
