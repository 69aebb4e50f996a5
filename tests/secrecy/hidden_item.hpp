// One thing that can differ between worlds: a broker, a card, a die to come. Worlds that differ somewhere may still
// agree in one thing at every moment of some kind, and a leak of that would never be noticed. So it is counted for
// each.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <tuple>
#include <vector>

namespace dahut {

// `place` tells things of one kind apart.
struct HiddenItem {
    std::string_view kind;
    int place = 0;
    int value = 0;
};

// A kind of moment, named by what its action has shown; and things that must differ then in some pair of worlds.
struct MustDiffer {
    std::string_view moment;
    std::string_view kind;
    std::vector<int> places;
};

// How often each thing was there at moments of each kind, and how often it differed.
class Differences {
public:
    struct Tally {
        std::uint64_t seen = 0;
        std::uint64_t different = 0;
    };

    void add(std::string_view moment, const std::vector<HiddenItem>& truth, const std::vector<HiddenItem>& twin)
    {
        for (std::size_t index = 0; index < truth.size() && index < twin.size(); ++index) {
            Tally& tally = tallies_[{moment, truth[index].kind, truth[index].place}];
            ++tally.seen;
            tally.different += truth[index].value != twin[index].value ? 1U : 0U;
        }
    }
    [[nodiscard]] Tally of(std::string_view moment, std::string_view kind, int place) const
    {
        const auto found = tallies_.find({moment, kind, place});
        return found == tallies_.end() ? Tally() : found->second;
    }

private:
    std::map<std::tuple<std::string_view, std::string_view, int>, Tally> tallies_;
};

} // namespace dahut
