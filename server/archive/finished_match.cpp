#include "server/archive/finished_match.hpp"

#include "server/table/charter.hpp"
#include "server/table/parts.hpp"
#include "server/table/restore.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace dahut {

namespace {

// Gathers a record, entry by entry.
class RecordGatherer {
public:
    RecordGatherer(const std::string& table, entry::Created charter)
        : charter_(std::move(charter)), seating_(charter_.seats),
          record_{
              charter_.game, charter_.rules_version, table, charter_.options, {}, FastDealing{}, {}, std::nullopt, {}}
    {}

    void gather(const TableEntry& entry)
    {
        offer(charter_, entry, at_ms_);
        std::visit(*this, entry);
    }

    // These change nothing that is told after the match, or the charter takes them. An entry of a new kind does not
    // compile before it stands here or below.
    using Untold =
        EntryKinds<entry::Created, entry::Agreed, entry::Resumed, entry::Excused, entry::ExcuseOver, entry::AgreedTo,
                   entry::Disagreed, entry::Paused, entry::WentOn, entry::Renamed, entry::MadePrivate,
                   entry::WatchingEnded, entry::TalkSet, entry::Said, entry::MailSet, entry::WebhookSet, entry::Closed>;
    template <typename Kind>
        requires(Untold::include<Kind>)
    void operator()(const Kind&)
    {}

    void operator()(const entry::Joined& joined) { seat(joined); }
    void operator()(const entry::BotSeated& bot) { seat(bot); }
    void operator()(const entry::Contributed& contributed) { seat(contributed); }
    void operator()(const entry::Freed& freed) { seat(freed); }
    void operator()(const entry::Replaced& replaced)
    {
        seat(replaced);
        hand_over(replaced);
    }
    // No facts after the match say whom a bot stood in for, but the log does.
    void operator()(const entry::StoodIn& stood_in) { hand_over(stood_in); }
    void operator()(const entry::CameBack& back) { hand_over(back); }
    void operator()(const entry::Relinked& relinked)
    {
        seat(relinked);
        hand_over(relinked);
    }
    void operator()(const entry::TakenOver& taken)
    {
        seat(taken);
        taken_over_.insert(taken.seat);
        hand_over(taken);
    }
    void operator()(const entry::HandedOver& over) { seat(over); }

    void operator()(const entry::Started& started)
    {
        record_.digest = started.digest;
        record_.seats = seating_.holders();
        record_.dealing = dealing_of(charter_, seating_);
    }

    void operator()(const entry::Acted& acted)
    {
        record_.actions.push_back({acted.seat, at_ms_, acted.action});
        record_.digest = acted.digest.value_or("");
        handovers_.take(acted);
    }

    void operator()(const entry::Hinted& hinted)
    {
        record_.hints.push_back({static_cast<std::int64_t>(record_.actions.size()), hinted.seat});
        hand_over(hinted);
    }

    void operator()(const entry::Finished& finished)
    {
        record_.result = finished.result;
        end(finished);
    }

    void operator()(const entry::Stopped& stopped)
    {
        if (std::ranges::all_of(stopped.left, [this](Seat seat) { return is_at_table(seat); })) {
            hands_stay_closed_ = stopped.by_operator || is_ended_by_one(stopped.left);
            seating_.take(stopped);
            handovers_.take(stopped);
        }
        end(stopped);
    }

    void operator()(const entry::Published& published) { course_.take(published); }

    void set_time(std::int64_t at_ms) { at_ms_ = at_ms; }
    // Something in the journal makes no sense, so there is no record.
    void give_up() { sound_ = false; }

    [[nodiscard]] std::optional<FinishedMatch> gathered() const
    {
        if (course_.status == TableStatus::open || !sound_) {
            return std::nullopt;
        }
        const std::span<const Handover> handovers = handovers_.all();
        return FinishedMatch{record_, facts(), {handovers.begin(), handovers.end()}, sight()};
    }

private:
    // Others being away, who did not agree. Whoever made a link may have opened it: such a seat counts for nobody.
    [[nodiscard]] bool is_ended_by_one(SeatSet away) const
    {
        return !away.empty() && seating_.persons().without(away).without(taken_over_).size() <= 1;
    }

    // Whoever reads the match sees how it ended, so that is told however it came that it may be read.
    [[nodiscard]] TableFacts facts() const
    {
        TableFacts told = table_facts(record_.table, charter_, seating_, course_, {}, FactsFor::others);
        if (record_.result) {
            told.result = record_.result;
        }
        return told;
    }

    [[nodiscard]] Sight sight() const
    {
        const Readers readers(charter_, seating_, course_.publication);
        if (!hands_stay_closed_) {
            return Sight(readers);
        }
        std::vector<std::string> keys;
        for (const Seat seat : seating_.seats()) {
            // A link alone sees nothing.
            keys.push_back(seating_.at(seat).relinked ? std::string() : seating_.at(seat).key);
        }
        return {readers, std::move(keys)};
    }

    template <typename End>
    void end(const End& entry)
    {
        course_.take(entry);
        // Without a match nothing has come to its end.
        sound_ = sound_ && !record_.seats.empty() && !record_.digest.empty();
    }

    template <typename Seated>
    void seat(const Seated& seated)
    {
        if (is_at_table(seated.seat)) {
            seating_.take(seated);
        }
    }

    template <typename Handed>
    void hand_over(const Handed& handed)
    {
        if (is_at_table(handed.seat)) {
            handovers_.take(handed);
        }
    }

    // The database is outside input: it may name a seat that this table does not have.
    [[nodiscard]] bool is_at_table(Seat seat)
    {
        sound_ = sound_ && seating_.has(seat);
        return sound_;
    }

    Charter charter_;
    Seating seating_;
    Record record_;
    Handovers handovers_;
    std::int64_t at_ms_ = 0;
    // It takes only how a match ends and who may read it then, so it is open until that.
    Course course_;
    bool sound_ = true;
    // Whether not those who played stopped the match, but one person alone or the operator.
    bool hands_stay_closed_ = false;
    // Seats that were taken by a link of the host.
    SeatSet taken_over_;
};

} // namespace

std::optional<FinishedMatch> finished_match_of(const StoredTable& stored)
{
    std::optional<entry::Created> charter = charter_of(stored);
    if (!charter) {
        return std::nullopt;
    }
    RecordGatherer gatherer(stored.id, *std::move(charter));
    for (const Entry& stored_entry : std::span(stored.entries).subspan(1)) {
        gatherer.set_time(stored_entry.at_ms);
        if (const std::optional<TableEntry> entry = from_journal(stored_entry.text)) {
            gatherer.gather(*entry);
        } else {
            gatherer.give_up();
        }
    }
    return gatherer.gathered();
}

} // namespace dahut
