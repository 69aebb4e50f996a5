// A table with people at it: requests are carried out one after the other, stored, and only then told. The room is
// a cache of its journal and can be thrown away at any time. Runs on the network thread; the store and the bots'
// thinking are elsewhere, and this coroutine awaits them.
#pragma once

#include "engine/core/per_seat.hpp"
#include "server/notices/notifier.hpp"
#include "server/store/store_thread.hpp"
#include "server/tables/company.hpp"
#include "server/tables/history.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/settings.hpp"
#include "server/tables/table.hpp"
#include "server/tables/turns.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace dahut {

// What rooms share. `table_over` is called when a table's last entry is stored, `facts_told` when a table's facts have
// changed. When the server is stopping no room waits for anything any more, also one that nobody knows of yet.
struct RoomServices {
    boost::asio::any_io_executor executor;
    StoreThread& store;
    // For bots, replays and what was missed.
    Workers& workers;
    std::span<const HostedGame* const> games;
    const LobbySettings& settings;
    std::function<void(const Table&)> table_over;
    std::function<void(const Table&)> facts_told;
    // Called when a table leaves the public lists before it is over.
    std::function<void()> table_unlisted;
    Notifier& notifier;
    bool stopping = false;
};

// Nothing if the request was carried out.
using Answer = std::optional<Denial>;

class Room : public std::enable_shared_from_this<Room> {
public:
    // The journal has so many entries of the table.
    Room(const RoomServices& services, Table table, std::int64_t entries,
         std::optional<Recalled> recalled = std::nullopt);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] TableFacts facts(FactsFor audience) const;
    // The same for one who could enter and only looks: with whom the match waits for, which those who are here see.
    [[nodiscard]] TableFacts facts_from_afar(FactsFor audience) const;
    [[nodiscard]] bool deserted() const { return company_.empty(); }
    // Whether it can leave memory: nobody is here, nothing moves, nobody has come since `moment`, and every visit has
    // been noted.
    [[nodiscard]] bool rests_since(std::chrono::steady_clock::time_point moment) const;
    // When somebody was here the last time, if it has not been asked since.
    [[nodiscard]] std::optional<std::int64_t> take_visit();
    // Whether the table is as it was when its visits were asked for, and nobody here.
    [[nodiscard]] bool unvisited() const { return deserted() && seen_ms_ == noted_ms_; }
    // Somebody has come for this table.
    void touch() { touched_ = std::chrono::steady_clock::now(); }

    // Stores a new table with its host, who has notices posted to this address; nowhere if it is empty.
    [[nodiscard]] boost::asio::awaitable<Answer> create(entry::Joined host, std::string webhook);
    // On success the seat; the guest does not enter yet.
    [[nodiscard]] boost::asio::awaitable<std::variant<Seat, Denial>> join(entry::Joined person,
                                                                          std::optional<Seat> wish);
    [[nodiscard]] boost::asio::awaitable<Answer> contribute(std::shared_ptr<Guest> guest, Bytes32 contribution);
    [[nodiscard]] boost::asio::awaitable<Answer> leave(std::shared_ptr<Guest> guest);
    [[nodiscard]] boost::asio::awaitable<Answer> seat_bot(std::shared_ptr<Guest> asker, entry::BotSeated bot);
    [[nodiscard]] boost::asio::awaitable<Answer> unseat(std::shared_ptr<Guest> asker, Seat seat);
    [[nodiscard]] boost::asio::awaitable<Answer> start(std::shared_ptr<Guest> asker);
    // Lets everybody read the finished match.
    [[nodiscard]] boost::asio::awaitable<Answer> publish(std::shared_ptr<Guest> asker);
    // On success the guest has been answered: by the update that the action led to, or by `done`.
    [[nodiscard]] boost::asio::awaitable<Answer> act(std::shared_ptr<Guest> guest, std::string id,
                                                     request::Act request);

    // Takes back what the guest's seat did last, answered like `act`.
    [[nodiscard]] boost::asio::awaitable<Answer> undo(std::shared_ptr<Guest> guest, std::string id);

    // Says something to all who sit here, and to those who watch if they are in the talk.
    [[nodiscard]] boost::asio::awaitable<Answer> say(std::shared_ptr<Guest> guest, request::Say say);
    // Tells what has been said here, if anything has, to one who has just come and is in the talk.
    void tell_talk(Guest& guest) const;
    // The asker agrees that a bot stands in for somebody who is away; when all who are here have agreed, it does.
    [[nodiscard]] boost::asio::awaitable<Answer> stand_in(std::shared_ptr<Guest> asker, Seat absent);
    enum class Return { by_entering, asked_for };
    // The guest plays its seat itself again. Nothing happens if nobody has thought of a bot and nothing is excused.
    // Who only looks in stays on vacation.
    [[nodiscard]] boost::asio::awaitable<Answer> come_back(std::shared_ptr<Guest> guest, Return how);
    // Of what only all together do, the guest agrees to this; when enough have, it is done.
    [[nodiscard]] boost::asio::awaitable<Answer> agree(std::shared_ptr<Guest> guest, Accord accord);
    // Nobody agrees to it any more.
    [[nodiscard]] boost::asio::awaitable<Answer> disagree(std::shared_ptr<Guest> guest, Accord accord);
    [[nodiscard]] boost::asio::awaitable<Answer> go_on_vacation(std::shared_ptr<Guest> guest);

    // What hosts do (room_host.cpp), until the match is over.
    [[nodiscard]] boost::asio::awaitable<Answer> rename(std::shared_ptr<Guest> asker, std::string name);
    [[nodiscard]] boost::asio::awaitable<Answer> hand_over(std::shared_ptr<Guest> asker, Seat seat);
    [[nodiscard]] boost::asio::awaitable<Answer> make_private(std::shared_ptr<Guest> asker);
    [[nodiscard]] boost::asio::awaitable<Answer> end_watching(std::shared_ptr<Guest> asker);
    [[nodiscard]] boost::asio::awaitable<Answer> set_talk(std::shared_ptr<Guest> asker, Talk talk);
    // Before the match.
    [[nodiscard]] boost::asio::awaitable<Answer> close(std::shared_ptr<Guest> asker);
    [[nodiscard]] boost::asio::awaitable<Answer> nudge(std::shared_ptr<Guest> asker, Seat seat);

    // Has notices for the guest's seat mailed there from now on, or, as the host, all of this table posted there;
    // nowhere if it is empty.
    [[nodiscard]] boost::asio::awaitable<Answer> set_mail(std::shared_ptr<Guest> guest, std::string mail);
    [[nodiscard]] boost::asio::awaitable<Answer> set_webhook(std::shared_ptr<Guest> guest, std::string address);
    // Tells one who has just come and sits here what it has asked for of this.
    void tell_notices(Guest& guest) const;
    void tell_notices(Seat seat) const;
    // Sends a notice for everybody who is away and whose turn it is, once per turn; to be called again and again.
    void watch_absences();
    // Sends one now, if it is this seat's turn.
    void notify(Seat seat);

    // Lets a keyring open the seat with this key (docs/decisions/0030). A new keyring is not known yet.
    [[nodiscard]] boost::asio::awaitable<Answer> add_to_keyring(std::string keyring, std::string seat_key,
                                                                KeyringAge age);
    // Whoever has entered by this keyring is let go.
    void dismiss_keyring(std::string_view keyring);

    // Gives the guest this role from now on, and tells the others. `keyring` is the hash of what opened it, if any did.
    void enter(const std::shared_ptr<Guest>& guest, Viewer viewer, std::string keyring = {});
    // The guest's role ends, and the others are told.
    void exit(Guest& guest);
    // What the guest has missed since message `seen`. It hears nothing of the match from now until `let_hear`.
    using Missed = std::variant<std::vector<std::string>, Denial>;
    [[nodiscard]] boost::asio::awaitable<Missed> missed(std::shared_ptr<Guest> guest, std::optional<std::int64_t> seen);
    // Whether the table has all messages that somebody with this role has seen. If not, something that was told is
    // gone, as after an older copy of the database was put in its place, and the log says so.
    [[nodiscard]] SeenBefore seen_before(Viewer viewer, std::optional<std::int64_t> seen) const;
    void let_hear(const Guest& guest) { company_.let_hear(guest); }
    // Lets bots play whenever the match waits for them and somebody is here, or was a moment ago.
    void wake_bots();
    // Lets a bot stand in for everybody who has no time left; to be called again and again.
    void watch_time();
    // The server was started anew: what has passed meanwhile is charged to nobody.
    [[nodiscard]] boost::asio::awaitable<Answer> resume_clock();
    // From now on the time of those who are not connected is excused, as far as their allowances go.
    void excuse_absent();
    // Tells one who has just come how much time everybody has.
    void tell_clock(Guest& guest) const;
    // The server is stopping: waits end, and no bot begins another action.
    void stop();

private:
    static constexpr std::string_view broken_sentence =
        "This table has stopped because of a fault of the server. Nothing of it is lost.";

    // The caller keeps the entries until this has ended.
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>>
    store(const std::vector<TableEntry>& entries, std::vector<std::string> keys, std::int64_t now_ms);
    [[nodiscard]] std::string clock_text_now() const;
    [[nodiscard]] SeatSet out_of_time() const;
    [[nodiscard]] boost::asio::awaitable<void> end_thinking();
    [[nodiscard]] boost::asio::awaitable<void> excuse_all_absent();
    [[nodiscard]] bool is_excused_absent(Seat seat) const;
    [[nodiscard]] TimeLeft time_left(Seat seat, std::int64_t now_ms) const;
    // Whether coming back in this way ends what excuses the seat.
    [[nodiscard]] bool ends_excuse(Seat seat, Return how) const;
    // What has just been stored has come true: time has passed.
    void pass_time(const TableEntry& entry, std::int64_t now_ms);
    // Whether the journal has these entries, of which nobody knows whether they were stored: nothing if it has. Until
    // that can be read, the table is unsure.
    [[nodiscard]] boost::asio::awaitable<AppendResult> found_out(std::vector<Entry> written, StoreFailure failure);
    [[nodiscard]] std::optional<Refusal> refuse_notices(Seat seat) const;
    [[nodiscard]] boost::asio::awaitable<Answer> change_notices(Seat seat, TableEntry entry);
    // Whether a notice goes to this seat, whose turn it is, once its person has been away for long enough.
    [[nodiscard]] bool awaits_notice(Seat seat) const;
    [[nodiscard]] bool awaits_any_notice() const;
    [[nodiscard]] AwaitedPerson awaited_person(Seat seat) const;
    // Turns have ended with this entry, perhaps.
    void end_notices(const TableEntry& entry);
    void tell_certainty(Certainty certainty);
    // Stores an entry that is not about the match itself and makes it true; the second, several at once.
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out(TableEntry entry, std::vector<std::string> keys);
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out_all(std::vector<TableEntry> entries,
                                                               std::vector<std::string> keys);
    // Who asked for an action, and how it calls the request.
    struct Asker {
        std::shared_ptr<Guest> guest;
        std::string id;
    };
    // Bots' actions have no asker.
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out_act(Seat seat, std::optional<Asker> asker, Json action);
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out_undo(Seat seat, Asker asker,
                                                                std::variant<MatchStep, Denial> worked);
    // Works out what the undoing leads to, from the journal as it is now, or why it is refused.
    [[nodiscard]] boost::asio::awaitable<std::variant<MatchStep, Denial>> worked_out_undo(Seat seat);
    // Stores an entry about the match with what it leads to, makes it true and tells it.
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out_step(TableEntry entry, MatchStep step,
                                                                std::optional<Asker> asker);
    // Does what follows from entries that are stored.
    template <typename Work>
    [[nodiscard]] Answer made_true(Work&& work);
    void tell_step(const MatchStep& step, const std::optional<Asker>& asker);
    // Tells those who look at the match as this viewer; the text is written once, and only if anybody is there. Whether
    // the asker is among them: the answer rides on its own message.
    [[nodiscard]] bool tell_step(const MatchStep& step, const ViewerStep& viewer, const std::optional<Asker>& asker);
    [[nodiscard]] bool bots_may_play() const;
    [[nodiscard]] boost::asio::awaitable<void> play_bots();
    // What a bot would do, as long as the match is this one; a fault if it could not choose.
    struct Thought {
        Seat seat;
        std::shared_ptr<const HostedMatch> match;
        std::optional<Json> action;
        std::string fault;
    };
    [[nodiscard]] boost::asio::awaitable<Thought> think();
    // How long to wait before the next bot acts.
    [[nodiscard]] boost::asio::awaitable<std::chrono::milliseconds> carry_out_thought(Thought thought);

    [[nodiscard]] Denial storage_failed(const StoreFailure& failure);
    [[nodiscard]] Denial break_down(std::string_view what, std::string_view trouble = broken_sentence);
    [[nodiscard]] static Denial not_seated();
    // What this viewer has missed, if that is known already.
    [[nodiscard]] std::optional<std::vector<std::string>> take_recalled(Viewer viewer,
                                                                        std::optional<std::int64_t> seen);
    // What the journal says of this table, for whoever runs it again on a worker.
    [[nodiscard]] boost::asio::awaitable<std::variant<StoredTable, Denial>> own_journal();
    // The seat that this guest holds at this table; requests wait for their turn, and much can happen meanwhile.
    [[nodiscard]] std::optional<Seat> seat_of(const Guest& guest) const;
    [[nodiscard]] bool is_here(const Guest& guest) const;
    // How long the person of this seat, who is not here, has been away.
    [[nodiscard]] std::chrono::milliseconds away(Seat seat) const;
    void add_absences(TableFacts& facts) const;
    void tell_line(const TalkLine& line) const;
    // Whether everybody who is here has agreed that a bot stands in.
    [[nodiscard]] bool all_agree(Seat absent) const;
    // Whether all have agreed if this seat does, but for those who have been away for long, or are played for.
    [[nodiscard]] bool all_agree(Seat asker, Accord accord) const;
    [[nodiscard]] boost::asio::awaitable<Answer> change_by_host(const Guest& asker, TableEntry change);
    // Nothing may be changed for ever before a match starts.
    [[nodiscard]] std::optional<Refusal> refuse_change() const;
    void tell_facts(const Guest* except = nullptr) const;
    void dismiss(Viewer viewer, std::string_view code, std::string_view sentence);
    void dismiss(Guest& guest, std::string_view code, std::string_view sentence);

    const RoomServices& services_;
    Table table_;
    std::int64_t entries_;
    // For whom it was taken up, until that one asks for it or it is true no more.
    std::optional<Recalled> recalled_;
    std::chrono::steady_clock::time_point touched_ = std::chrono::steady_clock::now();
    // When somebody was here, as far as it is known now and as far as it has been noted.
    std::int64_t seen_ms_ = 0;
    std::int64_t noted_ms_ = 0;
    // When the person of each seat was last here; for those who have not come since the room was made, that.
    PerSeat<std::int64_t> left_ms_;
    // When each seat was last reminded.
    PerSeat<std::int64_t> nudged_ms_;
    Turns turns_;
    boost::asio::steady_timer pause_;
    // While it is unknown what has been stored.
    boost::asio::steady_timer look_again_;
    Company company_;
    bool bots_playing_ = false;
    bool thinking_ends_ = false;
};

} // namespace dahut
