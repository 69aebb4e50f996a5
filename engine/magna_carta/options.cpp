// magna-carta 9, 10: the options as the maker of a table sees them, and which of them fit.
#include "engine/magna_carta/options.hpp"

#include "engine/magna_carta/magna_carta.hpp"

namespace dahut::magna_carta {

namespace {

constexpr std::array<OptionValue, 2> game{{
    {"standard", "The whole game, with the provost, residences, Lawyer, Church and Hotel."},
    {"basic", "A shorter way in: no provost, no residences, ten cards each."},
}};
constexpr std::array<OptionValue, 3> lawyer_on_worker{{
    {"resolve", "A Lawyer may turn over a building with a worker on it, who is still paid."},
    {"forbid", "A Lawyer cannot turn over a building while there is a worker on it."},
    {"send_home", "A Lawyer may turn over a building with a worker on it, who goes home at once with nothing."},
}};

constexpr std::array<OptionInfo, 2> all_options{{
    {"game", "Which of the two games of the rulebook is played.", game},
    {"lawyer_on_worker", "What the Lawyer does to a building with a worker on it.", lawyer_on_worker},
}};

} // namespace

std::span<const OptionInfo> option_list() { return all_options; }

std::optional<Rejection> refuse_options(const Options& options, int seats)
{
    if (seats < MagnaCarta::seats_fewest || seats > MagnaCarta::seats_most) {
        return Rejection{"wrong_number_of_seats", "Caylus Magna Carta is played by two, three or four."};
    }
    if (options.game == GameKind::basic && options.lawyer_on_worker != LawyerOnWorker::resolve) {
        return Rejection{"lawyer_needs_standard", "There is a Lawyer only in the standard game."};
    }
    return std::nullopt;
}

} // namespace dahut::magna_carta
