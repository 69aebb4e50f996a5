// The proof that nothing hidden leaves the server, for any game. It plays random matches. In every state and for every
// viewer it makes all that the server would send twice: from the true state, and from another one that the viewer
// cannot tell from it. Every byte must be the same, also over several actions.
#pragma once

#include "tests/secrecy/paired_match.hpp"
#include "tests/support/game_checks.hpp"

#include <cstdio>
#include <string>
#include <vector>

namespace dahut {

template <Game G>
struct Setting {
    typename G::Options options;
    int seats = 4;
};

// Plays this many games with each setting.
template <Game G>
PairFigures play_pairs(const std::vector<Setting<G>>& settings, int games)
{
    PairFigures figures;
    std::uint64_t seed = 1;
    for (const Setting<G>& setting : settings) {
        for (int game = 0; game < games; ++game) {
            PairedMatch<G>(setting.options, setting.seats, seed++).play(figures);
        }
    }
    const auto shown = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
    const std::string title(G::title);
    std::printf("paired worlds: %llu pairs of %s compared, %llu of them different, %llu with more than one world\n",
                shown(figures.pairs), title.c_str(), shown(figures.different), shown(figures.several_worlds));
    std::printf("secrets: %llu of %s that the viewer cannot know were resampled, %llu that it can know stayed\n",
                shown(figures.secrets_open), title.c_str(), shown(figures.secrets_known));
    return figures;
}

// What must differ between the worlds, did so at moments of this kind. What is made for such a moment would otherwise
// be the truth.
inline void check_differences(const Differences& differences, const std::vector<MustDiffer>& all)
{
    for (const auto& [moment, kind, places] : all) {
        for (const int place : places) {
            INFO(kind << ' ' << place << " when there is shown: " << moment);
            CHECK(differences.of(moment, kind, place).different > 0);
        }
    }
}

template <Game G>
void prove(const std::vector<Setting<G>>& settings, int games, std::uint64_t pairs_fewest,
           const std::vector<MustDiffer>& must_differ)
{
    const PairFigures figures = play_pairs<G>(settings, games);
    CHECK(figures.pairs >= pairs_fewest);
    CHECK(figures.different * 2 > figures.pairs);
    CHECK(figures.several_worlds > figures.different);
    check_differences(figures.differences, must_differ);
}

} // namespace dahut
