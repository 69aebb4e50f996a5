// A table as its journal makes it: seating, the match, and how far every viewer has been told of it. It checks requests
// and works out what they lead to, but it tells nobody and stores nothing: a room (room.hpp) does that, in that order.
#pragma once

#include "engine/core/per_seat.hpp"
#include "protocol/past.hpp"
#include "server/tables/awaited.hpp"
#include "server/tables/clocks.hpp"
#include "server/tables/facts.hpp"
#include "server/tables/notice_addresses.hpp"
#include "server/tables/readers.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/stream.hpp"

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace dahut {

// A refusal, with the current decision as JSON text where that helps.
struct Denial {
    Refusal why;
    std::optional<std::string> decision = std::nullopt;
};

// The store does not give what it should.
[[nodiscard]] Denial could_not_read(StoreFault fault);
// Why something could not be stored.
[[nodiscard]] Refusal refusal_for(StoreFault fault);
[[nodiscard]] Denial no_role();
[[nodiscard]] Denial unknown_token();
[[nodiscard]] Denial unknown_keyring();
[[nodiscard]] Refusal not_host();

class Table {
public:
    // An open table without anybody. Without a game, which is only so after a restart, it is broken.
    Table(std::string id, entry::Created charter, const HostedGame* game);

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const entry::Created& charter() const { return charter_; }
    [[nodiscard]] const Seating& seating() const { return seating_; }
    [[nodiscard]] const Accords& accords() const { return accords_; }
    [[nodiscard]] TableStatus status() const { return status_; }
    [[nodiscard]] Publication publication() const { return publication_; }
    [[nodiscard]] Progress progress() const { return progress_; }
    // Of a finished match; nothing before its end, and if it was stopped.
    [[nodiscard]] std::optional<Json> result() const;
    [[nodiscard]] TableFacts facts(SeatSet connected, FactsFor audience) const;
    // Whether it is known what of the latest request has been stored.
    [[nodiscard]] Certainty certainty() const { return certainty_; }
    void set_certainty(Certainty certainty) { certainty_ = certainty; }

    // The role that a token with this hash gives.
    [[nodiscard]] std::optional<Viewer> viewer_of_key(std::string_view key) const;
    // Who may read the match once it is over.
    [[nodiscard]] Readers readers() const { return {charter_, seating_, publication_}; }
    // Where notices go for those who are away.
    [[nodiscard]] const NoticeAddresses& notices() const { return notices_; }
    // The name of the game as people know it.
    [[nodiscard]] std::string game_title() const;
    // The latest lines said here, the oldest first.
    [[nodiscard]] std::span<const TalkLine> talk() const { return talk_; }
    // The seats that have changed hands during the match.
    [[nodiscard]] std::span<const Handover> handovers() const { return handovers_.all(); }
    // The match as it is now; null before its start.
    [[nodiscard]] const HostedMatch* match() const { return match_.get(); }
    // The same, for whoever must know it again when it has changed.
    [[nodiscard]] const std::shared_ptr<const HostedMatch>& held_match() const { return match_; }
    // This viewer's stream; null before the match, and for viewers whom nobody can be.
    [[nodiscard]] const ViewerStream* stream(Viewer viewer) const;
    // A bot's seat that the match waits for.
    [[nodiscard]] std::optional<Seat> bot_to_act() const;
    // What the bot in this seat would do, worked out later and wherever the caller likes.
    [[nodiscard]] std::function<Json(Random&)> bot_choice(Seat seat) const;

    // Why a request of this seat cannot be carried out now; nothing if it can.
    [[nodiscard]] std::optional<Refusal> refuse_unless(TableStatus status) const;
    // The match runs, and no bot plays for the person of this seat.
    [[nodiscard]] std::optional<Refusal> refuse_unless_playing(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_host_request(Viewer viewer) const;
    // What a host may do until the match is over.
    [[nodiscard]] std::optional<Refusal> refuse_host_change(Viewer viewer) const;
    [[nodiscard]] std::optional<Refusal> refuse_hand_over(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_nudge(Viewer viewer, Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_join() const;
    // The seat has a person.
    [[nodiscard]] std::optional<Refusal> refuse_contribution(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_bot(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_unseat(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_start() const;
    [[nodiscard]] std::optional<Refusal> refuse_publishing(Viewer viewer) const;
    // Whether this seat may agree that a bot stands in for another one, apart from how long that one has been away.
    [[nodiscard]] std::optional<Refusal> refuse_stand_in(Seat asker, Seat absent) const;
    // Whether the seat may agree to this, or not any more.
    [[nodiscard]] std::optional<Refusal> refuse_accord(Seat seat, Accord accord) const;
    [[nodiscard]] std::optional<Refusal> refuse_disagreement(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_vacation(Seat seat, std::int64_t now_ms) const;
    // On vacation, and some of it left.
    [[nodiscard]] bool on_vacation(Seat seat, std::int64_t now_ms) const;
    // Whether time that this seat's person loses with the connection is to be excused.
    [[nodiscard]] bool may_excuse_loss(Seat seat, std::int64_t now_ms) const;
    [[nodiscard]] std::optional<Refusal> refuse_line(const TalkLine& line) const;
    [[nodiscard]] std::optional<Refusal> refuse_notices(Seat seat) const;
    [[nodiscard]] std::optional<Denial> refuse_act(Seat seat, std::int64_t decision) const;
    // Whether what the seat did may be undone is judged by what was shown (protocol/undo.hpp); this is about the table.
    [[nodiscard]] std::optional<Refusal> refuse_undo(Seat seat) const;
    // Whether this seat's request with this id has been carried out before.
    [[nodiscard]] bool has_answered(Seat seat, const std::string& id) const;

    // A step of the match, worked out but not yet true. Both functions throw whatever a broken game throws.
    [[nodiscard]] MatchStep work_out_start() const;
    [[nodiscard]] std::variant<MatchStep, Refusal> work_out(Seat seat, const Json& action) const;
    // The seat's undoing of its latest action, which leads there. What it undoes, restoring tells (restore.hpp).
    [[nodiscard]] MatchStep work_out_undo(Seat seat, const Past::Undone& undone) const;

    // Make true what the journal now says: about all but the match, or about the match with what it leads to.
    void take_entry(const TableEntry& entry);
    void take_step(const TableEntry& entry, const MatchStep& step);
    // What an entry that has been made true means for the clock, and for whose turn it is.
    void pass_time(const TableEntry& entry, std::int64_t at_ms);
    // Persons whom the match waits for.
    [[nodiscard]] const Awaited& awaited() const { return awaited_; }
    // Null if people may think for as long as they like, and before the match.
    [[nodiscard]] const Clocks* clocks() const { return clocks_ ? &*clocks_ : nullptr; }
    // The table stops, with a sentence for its players.
    void break_down(std::string trouble);

private:
    void take(const entry::Replaced& replaced) { forget_stream({replaced.seat}); }
    void take(const entry::WatchingEnded&);
    void take(const entry::Published&) { publication_ = Publication::published; }
    void take(const entry::Agreed&) { ++agreements_; }
    void take(const entry::AgreedTo& agreed) { ++accords_tried_[agreed.seat]; }
    void take(const entry::Disagreed& disagreed) { ++accords_tried_[disagreed.seat]; }
    void take(const entry::Excused& excused) { ++excuses(excused.seat, excused.why); }
    void take(const entry::Paused&) { progress_ = Progress::rests; }
    void take(const entry::WentOn&) { progress_ = Progress::goes_on; }
    void take(const entry::Renamed&) { ++host_changes_; }
    void take(const entry::MadePrivate&) { ++host_changes_; }
    void take(const entry::TalkSet&) { ++host_changes_; }
    void take(const entry::HandedOver&) { ++host_changes_; }
    void take(const entry::Said& said);
    [[nodiscard]] std::vector<TalkLine>::iterator line_to_forget(const TalkLine& before);
    void take(const entry::Finished&) { status_ = TableStatus::finished; }
    void take(const entry::Stopped&);
    void take(const entry::Closed&) { status_ = TableStatus::closed; }
    [[nodiscard]] bool may_try_accord(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_voice(const TalkLine& line) const;
    [[nodiscard]] bool all_is_said(const TalkLine& line) const;
    [[nodiscard]] int& excuses(Seat seat, Excuse why) { return excuses_[seat][static_cast<std::size_t>(why)]; }
    [[nodiscard]] bool may_excuse(Seat seat, Excuse why, std::int64_t now_ms) const;
    [[nodiscard]] SeatSet thinking() const;
    // Whoever has left a match, or may not watch it any more, hears no more of it.
    void forget_stream(Viewer viewer);
    // If a seat changed hands, whoever has heard nothing since is to be told of it.
    void take_handover(const TableEntry& entry);
    void note_request(const entry::Acted& acted);
    [[nodiscard]] MatchStep step_to(std::shared_ptr<const HostedMatch> after, EventTexts told, Seat actor) const;

    std::string id_;
    entry::Created charter_;
    const HostedGame* game_;
    Seating seating_;
    TableStatus status_ = TableStatus::open;
    Publication publication_{};
    Certainty certainty_ = Certainty::sure;
    Progress progress_ = Progress::goes_on;
    Accords accords_;
    Handovers handovers_;
    std::string trouble_;
    std::shared_ptr<const HostedMatch> match_;
    std::vector<ViewerStream> streams_;
    // Hashes of the requests carried out, by seat and id.
    std::vector<std::uint64_t> answered_;
    Awaited awaited_;
    std::optional<Clocks> clocks_;
    NoticeAddresses notices_;
    std::vector<TalkLine> talk_;
    // All lines ever said by those who sit here, and by those who watch.
    std::int64_t said_ = 0;
    std::int64_t watchers_said_ = 0;
    // How often anybody has agreed that a bot stands in.
    int agreements_ = 0;
    // How often each seat has agreed to do something together, or ended that anybody does.
    PerSeat<int> accords_tried_;
    int host_changes_ = 0;
    // How often each seat's time has come out of each allowance.
    PerSeat<std::array<int, words<Excuse>.size()>> excuses_;
    // How often each seat has undone something.
    PerSeat<int> undos_;
};

} // namespace dahut
