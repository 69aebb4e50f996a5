// A hosted game whose matches change worlds: after a given number of actions, a match continues in another world that
// the given viewer cannot tell from the true one. A journal with that many actions continues in that world too. Digests
// are others there, so that whatever is made from one differs between the worlds.
#pragma once

#include "protocol/hosted.hpp"
#include "tests/support/wrapped_game.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

namespace dahut {

// Where the game fails, with a text that names nothing hidden: in every action, when it is told, or where an undo is
// judged or a bot chooses, and then in every action too.
enum class Failing { never, acting, telling, judging, choosing };

struct OtherWorld {
    Viewer viewer;
    // With 0 actions, the match is in the other world from its start.
    int actions = 0;
    std::uint64_t seed = 0;
    // From how many actions on the digests are others. A journal of the true world holds the true ones.
    int digests_from = actions + 1;
    Failing fails = Failing::never;
    // How many actions are carried out and told before the game begins to fail.
    int fails_after = 0;
};

// The true world of a match that goes on as usual, or fails.
[[nodiscard]] inline OtherWorld true_world(Failing fails, int fails_after)
{
    constexpr int never = -1;
    return {.viewer = the_public,
            .actions = never,
            .digests_from = std::numeric_limits<int>::max(),
            .fails = fails,
            .fails_after = fails_after};
}

// What the other world has instead of this digest.
[[nodiscard]] std::string other_digest(const std::string& digest);

// The same match, with the other world's digests.
[[nodiscard]] std::unique_ptr<HostedMatch> with_other_digests(std::unique_ptr<HostedMatch> match);

class GameInOtherWorld final : public WrappedGame {
public:
    GameInOtherWorld(const HostedGame& game, const OtherWorld& world) : WrappedGame(game), world_(world) {}

    [[nodiscard]] std::unique_ptr<HostedMatch> start(const Json& options, int seats, const ChanceKey& key,
                                                     EventTexts& told) const override;

private:
    OtherWorld world_;
};

} // namespace dahut
