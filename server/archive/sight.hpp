// What of a match that is over somebody may see who may read it: everything, unless one person alone ended it while
// others were away, or the operator did. Then nobody sees a hand but one's own, so that ending a match is no way to
// look into hands.
#pragma once

#include "protocol/perspective.hpp"
#include "server/table/readers.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

class Sight {
public:
    // Nobody sees anything.
    Sight() = default;
    explicit Sight(Readers readers) : readers_(std::move(readers)) {}
    // The same with closed hands: whoever has the key of a seat sees with its eyes. One without a person has no key.
    Sight(Readers readers, std::vector<std::string> keys_of_seats)
        : readers_(std::move(readers)), keys_of_seats_(std::move(keys_of_seats))
    {}

    [[nodiscard]] const Readers& readers() const { return readers_; }
    // `key` is the hash of a token, or of what somebody believes to be one.
    [[nodiscard]] bool opens(const Perspective& eyes, std::string_view key) const
    {
        return readers_.include(key) && (!keys_of_seats_ || is_open(eyes, key));
    }

private:
    [[nodiscard]] bool is_open(const Perspective& eyes, std::string_view key) const
    {
        const Viewer* const viewer = std::get_if<Viewer>(&eyes);
        if (viewer == nullptr || !*viewer) {
            return viewer != nullptr;
        }
        const auto seat = static_cast<std::size_t>((*viewer)->index());
        return seat < keys_of_seats_->size() && !key.empty() && (*keys_of_seats_)[seat] == key;
    }

    Readers readers_;
    // Nothing if all hands are open.
    std::optional<std::vector<std::string>> keys_of_seats_;
};

} // namespace dahut
