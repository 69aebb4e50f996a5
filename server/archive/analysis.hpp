// What bots say of a match that is over: what everybody could expect as it went on, which steps changed most of that,
// and what a bot would have done at a step. The match is played again for it, so this is work for a worker.
#pragma once

#include "protocol/hosted.hpp"
#include "server/archive/api_answer.hpp"
#include "server/archive/finished_match.hpp"
#include "server/archive/rereading.hpp"

#include <cstddef>
#include <span>

namespace dahut {

// 410 if this server's rules cannot play the match again. The same match gives the same answer.
[[nodiscard]] ApiAnswer analysis_answer(const FinishedMatch& finished, std::span<const HostedGame* const> games,
                                        const NobodyWaits& nobody_waits);
// What a bot would have done at this step of the replay, counted from 0, by what the seat knew that acted there. 400 if
// there is no such step or nothing was decided there, 410 as above, 404 if no bot of this game thinks ahead.
[[nodiscard]] ApiAnswer advice_answer(const FinishedMatch& finished, std::span<const HostedGame* const> games,
                                      std::size_t step, const NobodyWaits& nobody_waits);

} // namespace dahut
