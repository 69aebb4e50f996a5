// A table as its journal makes it: its parts, the match, and how far every viewer has been told of it. It is a value:
// it knows no clock, stores nothing and tells nobody. What may be asked of it, and what follows, a plan says
// (plan.hpp).
#pragma once

#include "protocol/past.hpp"
#include "server/table/answered.hpp"
#include "server/table/awaited.hpp"
#include "server/table/charter.hpp"
#include "server/table/clocks.hpp"
#include "server/table/counts.hpp"
#include "server/table/course.hpp"
#include "server/table/facts.hpp"
#include "server/table/notice_addresses.hpp"
#include "server/table/readers.hpp"
#include "server/table/seating.hpp"
#include "server/table/streams.hpp"
#include "server/table/talk_lines.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>

namespace dahut {

// Lets a bot choose, within what is allowed to it.
using BotChoice = std::function<Json(const Allowance&, Random&)>;

class Table {
public:
    // An open table without anybody. Without a game, which is only so after a restart, it is broken.
    Table(std::string id, entry::Created charter, const HostedGame* game);

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const entry::Created& charter() const { return charter_; }
    [[nodiscard]] const Seating& seating() const { return seating_; }
    [[nodiscard]] const Accords& accords() const { return accords_; }
    [[nodiscard]] const Course& course() const { return course_; }
    [[nodiscard]] TableStatus status() const { return course_.status; }
    [[nodiscard]] const Counts& counts() const { return counts_; }
    // How many entries have made it, the first one included.
    [[nodiscard]] std::int64_t entries() const { return entries_; }
    // Whether the match was stopped before people had acted as often as there are seats. Nobody keeps such a match.
    [[nodiscard]] bool is_unplayed() const;
    // Of a finished match; nothing before its end, and if it was stopped.
    [[nodiscard]] std::optional<Json> result() const;
    [[nodiscard]] TableFacts facts(SeatSet connected, FactsFor audience) const;
    // Whether it is known what of the latest request has been stored.
    [[nodiscard]] Certainty certainty() const { return certainty_; }
    void set_certainty(Certainty certainty) { certainty_ = certainty; }

    // The role that a token with this hash gives.
    [[nodiscard]] std::optional<Viewer> viewer_of_key(std::string_view key) const;
    // Who may read the match once it is over.
    [[nodiscard]] Readers readers() const { return {charter_, seating_, course_.publication}; }
    // Where notices go for those who are away.
    [[nodiscard]] const NoticeAddresses& notices() const { return notices_; }
    // The name of the game as people know it.
    [[nodiscard]] std::string game_title() const;
    // The latest lines said here, the oldest first.
    [[nodiscard]] std::span<const TalkLine> talk() const { return talk_.all(); }
    // The seats that have changed hands during the match.
    [[nodiscard]] std::span<const Handover> handovers() const { return handovers_.all(); }
    // The match as it is now; null before its start.
    [[nodiscard]] const HostedMatch* match() const { return match_.get(); }
    // The same, for whoever must know it again when it has changed.
    [[nodiscard]] const std::shared_ptr<const HostedMatch>& held_match() const { return match_; }
    // This viewer's stream; null before the match, and for viewers whom nobody can be.
    [[nodiscard]] const ViewerStream* stream(Viewer viewer) const { return streams_.of(viewer); }
    // Persons whom the match waits for.
    [[nodiscard]] const Awaited& awaited() const { return awaited_; }
    // Null if people may think for as long as they like, and before the match.
    [[nodiscard]] const Clocks* clocks() const { return clocks_ ? &*clocks_ : nullptr; }
    // A bot's seat that the match waits for.
    [[nodiscard]] std::optional<Seat> bot_to_act() const;
    // What the bot in this seat would do, worked out later and wherever the caller likes.
    [[nodiscard]] BotChoice bot_choice(Seat seat) const;
    // Whether this seat's request with this id has been carried out before.
    [[nodiscard]] bool has_answered(Seat seat, std::string_view id) const { return answered_.has(seat, id); }

    // A step of the match, worked out but not yet true. Both functions throw whatever a broken game throws.
    [[nodiscard]] MatchStep work_out_start() const;
    [[nodiscard]] std::variant<MatchStep, Refusal> work_out(Seat seat, const Json& action) const;
    // The seat's undoing of its latest action, which leads there. What it undoes, restoring tells (restore.hpp).
    [[nodiscard]] MatchStep work_out_undo(Seat seat, const Past::Undone& undone) const;

    // Makes true what the journal says since that moment. An entry about the match comes with what it leads to.
    void apply(const TableEntry& entry, std::int64_t at_ms, const MatchStep* step = nullptr);
    // The table stops, with a sentence for its players.
    void break_down(std::string trouble);

private:
    // Seats that the match waits for; none while it is paused.
    [[nodiscard]] SeatSet to_act() const;
    // Those of them that no bot plays.
    [[nodiscard]] SeatSet thinking() const;
    void pass_time(const TableEntry& entry, std::int64_t at_ms);
    void end_turns(const entry::Acted& acted);
    [[nodiscard]] MatchStep step_to(std::shared_ptr<const HostedMatch> after, EventTexts told, Seat actor) const;

    std::string id_;
    const HostedGame* game_;
    Charter charter_;
    Seating seating_;
    Course course_;
    Certainty certainty_ = Certainty::sure;
    Accords accords_;
    Handovers handovers_;
    std::shared_ptr<const HostedMatch> match_;
    Streams streams_;
    Answered answered_;
    Awaited awaited_;
    std::optional<Clocks> clocks_;
    NoticeAddresses notices_;
    TalkLines talk_;
    Counts counts_;
    std::int64_t entries_ = 1;
};

} // namespace dahut
