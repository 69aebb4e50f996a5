// Tells a finished record as text, for reading and for comparing: at every decision who is asked, what is legal, what
// was chosen, what was told to whom, and what that changed for every viewer. Views are written whole at the start only.
#pragma once

#include "protocol/record.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace dahut {

class Narrator {
public:
    // The seed is that of the whole match, its bots included. Keeps a reference to the record.
    Narrator(const Record& record, std::uint64_t seed);

    // The whole text; throws std::logic_error if the record does not play again to the end that it claims.
    [[nodiscard]] std::string tell(std::span<const HostedGame* const> games);

private:
    struct Onlooker {
        std::string name;
        Perspective eyes;
    };

    void tell_head();
    void tell_asked(const HostedMatch& match);
    void tell_events(const EventTexts& told);
    void tell_whole_views(const HostedMatch& match);
    void tell_changes(const HostedMatch& before, const HostedMatch& after);
    void line(const std::string& text) { text_ += text + "\n"; }

    const Record& record_;
    std::uint64_t seed_;
    // Everything, the public, then each seat.
    std::vector<Onlooker> onlookers_;
    std::string text_;
};

} // namespace dahut
