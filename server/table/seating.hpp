// Who sits at a table before and during the match.
#pragma once

#include "protocol/record.hpp"
#include "server/table/parts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace dahut {

// One seat: a person (who may have left it to a bot during the match), a bot, or nobody.
struct Place {
    std::string player;
    std::optional<BotKind> bot;
    std::optional<Bytes32> contribution;
    // How often the person has contributed.
    int contributed = 0;
    // SHA-256 of the seat's token; empty when no person holds the seat.
    std::string key;
    // That is the SHA-256 of a link instead, which opens the seat to whoever takes it over.
    bool relinked = false;
    // Who has agreed that a bot stands in for the person, who is away.
    SeatSet agreed = {};
    // The match ended without the person, whose time was up.
    bool ended_without = false;
    // The person is a bot of somebody's own, by its own word.
    bool own_bot = false;

    // A bot plays for the person until that one comes back.
    [[nodiscard]] bool is_stood_in() const { return has_person() && bot.has_value() && !ended_without; }
    [[nodiscard]] bool has_person() const { return !key.empty(); }
    [[nodiscard]] bool taken() const { return has_person() || bot.has_value(); }
};

class Seating {
public:
    explicit Seating(int seats) : places_(static_cast<std::size_t>(seats)) {}

    [[nodiscard]] int size() const { return static_cast<int>(places_.size()); }
    [[nodiscard]] bool has(Seat seat) const { return seat.index() < size(); }
    // The seat must exist.
    [[nodiscard]] const Place& at(Seat seat) const { return places_[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] SeatSet seats() const { return SeatSet::first(size()); }

    // The first person, or whom it has been handed over to; after that one has left, the person in the lowest seat.
    // Meaningless without persons.
    [[nodiscard]] Seat host() const { return host_; }
    [[nodiscard]] std::optional<Seat> lowest_free() const;
    // The one that is wished for, if there is such a seat and it is free, or else the lowest that is.
    [[nodiscard]] std::optional<Seat> free_like(std::optional<Seat> wish) const;
    [[nodiscard]] bool full() const { return !lowest_free(); }
    // Those that a person holds, whether it plays itself or not.
    [[nodiscard]] SeatSet persons() const;
    [[nodiscard]] bool has_persons() const { return !persons().empty(); }
    [[nodiscard]] std::optional<Seat> seat_of_key(std::string_view key) const;
    // The seat that this link, by its hash, is to open.
    [[nodiscard]] std::optional<Seat> seat_of_link(std::string_view link) const;
    // Whether this was the hash of a seat's token before it was handed a new link, or of a link that is used up.
    [[nodiscard]] bool was_relinked(std::string_view key) const;

    using Takes = EntryKinds<entry::Joined, entry::BotSeated, entry::Contributed, entry::Freed, entry::Replaced,
                             entry::Agreed, entry::StoodIn, entry::CameBack, entry::HandedOver, entry::Stopped,
                             entry::Relinked, entry::TakenOver>;
    void take(const entry::Joined& joined);
    void take(const entry::BotSeated& seated);
    // Only what a person holds counts; anybody else's contribution is not taken.
    void take(const entry::Contributed& contributed);
    void take(const entry::Freed& freed);
    void take(const entry::Replaced& replaced);
    void take(const entry::Agreed& agreed);
    void take(const entry::StoodIn& stood_in);
    void take(const entry::CameBack& back);
    void take(const entry::HandedOver& over) { host_ = over.seat; }
    // Whoever counts as having left keeps the token, and may read the match.
    void take(const entry::Stopped& stopped);
    void take(const entry::Relinked& relinked);
    void take(const entry::TakenOver& taken);

    // Who is dealt to, as the record of the match says. Every seat is taken.
    [[nodiscard]] std::vector<Holder> holders() const;
    [[nodiscard]] std::vector<std::optional<Bytes32>> contributions() const;

private:
    [[nodiscard]] Place& place(Seat seat) { return places_[static_cast<std::size_t>(seat.index())]; }
    void choose_host();
    void end_key(Place& held);

    std::vector<Place> places_;
    std::vector<std::string> ended_keys_;
    Seat host_;
};

// What a match at this table, with these people and bots, is dealt from. Every seat is taken.
[[nodiscard]] Dealing dealing_of(const entry::Created& charter, const Seating& seating);

} // namespace dahut
