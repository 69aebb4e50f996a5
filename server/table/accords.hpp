// What those at a table have agreed to do together, as long as it is not done (docs/decisions/0029).
#pragma once

#include "server/table/parts.hpp"

#include <array>
#include <cstddef>

namespace dahut {

class Accords {
public:
    // Who agrees to this.
    [[nodiscard]] SeatSet to(Accord accord) const { return agreed_[static_cast<std::size_t>(accord)]; }
    // Who agreed to the pause that there is, or was last.
    [[nodiscard]] SeatSet to_latest_pause() const { return to_latest_pause_; }

    using Takes = EntryKinds<entry::AgreedTo, entry::Disagreed, entry::Acted, entry::Replaced, entry::StoodIn,
                             entry::Paused, entry::WentOn, entry::Stopped, entry::Finished>;
    void take(const entry::AgreedTo& agreed) { at(agreed.accord).insert(agreed.seat); }
    void take(const entry::Disagreed& disagreed) { at(disagreed.accord).clear(); }
    // Whoever plays on has not agreed to pause or to end it.
    void take(const entry::Acted& acted) { withdraw(acted.seat); }
    void take(const entry::Replaced& replaced) { withdraw(replaced.seat); }
    void take(const entry::StoodIn& stood_in) { withdraw(stood_in.seat); }
    // What is done is not agreed to any more, nor anything else that was open before.
    void take(const entry::Paused&)
    {
        to_latest_pause_ = to(Accord::pause);
        agreed_ = {};
    }
    void take(const entry::WentOn&) { agreed_ = {}; }
    void take(const entry::Stopped&) { agreed_ = {}; }
    void take(const entry::Finished&) { agreed_ = {}; }

    bool operator==(const Accords&) const = default;

private:
    [[nodiscard]] SeatSet& at(Accord accord) { return agreed_[static_cast<std::size_t>(accord)]; }
    void withdraw(Seat seat)
    {
        for (SeatSet& agreed : agreed_) {
            agreed.erase(seat);
        }
    }

    std::array<SeatSet, words<Accord>.size()> agreed_;
    SeatSet to_latest_pause_;
};

} // namespace dahut
