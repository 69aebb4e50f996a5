// A table as its journal makes it: seating, the match, and how far every viewer has been told of it. It checks requests
// and works out what they lead to, but it tells nobody and stores nothing: a room (room.hpp) does that, in that order.
#pragma once

#include "server/tables/readers.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/stream.hpp"

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

class Table {
public:
    // An open table without anybody. Without a game, which is only so after a restart, it is broken.
    Table(std::string id, entry::Created charter, const HostedGame* game);

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const entry::Created& charter() const { return charter_; }
    [[nodiscard]] const Seating& seating() const { return seating_; }
    [[nodiscard]] TableStatus status() const { return status_; }
    [[nodiscard]] Publication publication() const { return publication_; }
    [[nodiscard]] Json facts(SeatSet connected, FactsFor audience) const;
    // Whether it is known what of the latest request has been stored.
    [[nodiscard]] Certainty certainty() const { return certainty_; }
    void set_certainty(Certainty certainty) { certainty_ = certainty; }

    // The role that a token with this hash gives.
    [[nodiscard]] std::optional<Viewer> viewer_of_key(std::string_view key) const;
    // Who may read the match once it is over.
    [[nodiscard]] Readers readers() const { return {charter_, seating_, publication_}; }
    // The match as it is now; null before its start.
    [[nodiscard]] const HostedMatch* match() const { return match_.get(); }
    // This viewer's stream; null before the match, and for viewers whom nobody can be.
    [[nodiscard]] const ViewerStream* stream(Viewer viewer) const;
    // A bot's seat that the match waits for.
    [[nodiscard]] std::optional<Seat> bot_to_act() const;
    // What the bot in this seat would do, worked out later and wherever the caller likes.
    [[nodiscard]] std::function<Json(Random&)> bot_choice(Seat seat) const;

    // Why a request of this seat cannot be carried out now; nothing if it can.
    [[nodiscard]] std::optional<Refusal> refuse_unless(TableStatus status) const;
    [[nodiscard]] std::optional<Refusal> refuse_host_request(Viewer viewer) const;
    [[nodiscard]] std::optional<Refusal> refuse_join() const;
    // The seat has a person.
    [[nodiscard]] std::optional<Refusal> refuse_contribution(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_bot(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_unseat(Seat seat) const;
    [[nodiscard]] std::optional<Refusal> refuse_start() const;
    [[nodiscard]] std::optional<Refusal> refuse_publishing(Viewer viewer) const;
    [[nodiscard]] std::optional<Denial> refuse_act(Seat seat, std::int64_t decision) const;
    // Whether this seat's request with this id has been carried out before.
    [[nodiscard]] bool has_answered(Seat seat, const std::string& id) const;

    // A step of the match, worked out but not yet true. Both functions throw whatever a broken game throws.
    [[nodiscard]] MatchStep work_out_start() const;
    [[nodiscard]] std::variant<MatchStep, Refusal> work_out(Seat seat, const Json& action) const;

    // Make true what the journal now says: about the seating and who may read, or the match with what it leads to.
    void take_seating(const TableEntry& entry);
    void take_step(const TableEntry& entry, const MatchStep& step);
    void take(const entry::Finished&) { status_ = TableStatus::finished; }
    void take(const entry::Closed&) { status_ = TableStatus::closed; }
    // The table stops, with a sentence for its players.
    void break_down(std::string trouble);

private:
    std::string id_;
    entry::Created charter_;
    const HostedGame* game_;
    Seating seating_;
    TableStatus status_ = TableStatus::open;
    Publication publication_{};
    Certainty certainty_ = Certainty::sure;
    std::string trouble_;
    std::shared_ptr<const HostedMatch> match_;
    std::vector<ViewerStream> streams_;
    // Hashes of the requests carried out, by seat and id.
    std::vector<std::uint64_t> answered_;
};

} // namespace dahut
