// A table with people at it. A room carries out one request after the other: it plans what follows (plan.hpp), stores
// that, makes it true and tells it. It is a cache of the table's journal and can be thrown away at any time. It runs on
// the network thread. The store and the workers run elsewhere, and it awaits them.
#pragma once

#include "server/room/company.hpp"
#include "server/room/denials.hpp"
#include "server/room/services.hpp"
#include "server/room/tenure.hpp"
#include "server/room/voices.hpp"
#include "server/table/history.hpp"
#include "server/table/plan.hpp"
#include "server/waiting/lock.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dahut {

// Who asks for something, and how it calls the request. The server itself is no guest. Without an id there is no
// answer.
struct Requester {
    std::shared_ptr<Guest> guest = {};
    std::string id = {};
};

class Room : public std::enable_shared_from_this<Room> {
public:
    // The journal has so many entries of the table. Without a tenure no other process can serve it, or this room is
    // only looked at.
    Room(RoomServices& services, Table table, std::int64_t entries, std::optional<Recalled> recalled = std::nullopt,
         std::shared_ptr<const Tenure> tenure = nullptr);

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

    // Carries out any request at this table, and answers it unless it is refused.
    [[nodiscard]] boost::asio::awaitable<Answer> ask(Requester requester, TableRequest request);

    // Gives the guest this role from now on, and tells the others. `keyring` is the hash of what opened it, if any did.
    // What the guest would hear from now on waits until `let_hear`.
    void enter(const std::shared_ptr<Guest>& guest, Viewer viewer, std::string keyring = {});
    // The guest's role ends, and the others are told.
    void exit(Guest& guest);
    // What the guest has missed since message `seen`. If that has to be worked out, what it would hear waits until
    // `let_hear`.
    using Missed = std::variant<std::vector<std::string>, Denial>;
    [[nodiscard]] boost::asio::awaitable<Missed> missed(std::shared_ptr<Guest> guest, std::optional<std::int64_t> seen);
    // Whether the table has all messages that somebody with this role has seen. If not, something that was told is
    // gone, as after an older copy of the database was put in its place, and the log says so.
    [[nodiscard]] SeenBefore seen_before(Viewer viewer, std::optional<std::int64_t> seen) const;
    void let_hear(const Guest& guest) { company_.let_hear(guest); }
    // What one who has just come is told besides the table and its match: what has been said here that it may hear, how
    // much time everybody has, and where the notices go that it has asked for.
    [[nodiscard]] std::vector<std::string> greeting(Viewer viewer) const;

    // Lets bots play whenever the match waits for them and somebody is here, or was a moment ago.
    void wake_bots();
    // Lets a bot stand in for everybody who has no time left; to be called again and again.
    void watch_time();
    // Sends a notice for everybody who is away and whose turn it is, once per turn, and frees seats that nobody comes
    // back to; to be called again and again.
    void watch_absences();
    // Sends one now, if it is this seat's turn.
    void notify(Seat seat, Occasion occasion);

    // Lets a keyring open the seat with this key (docs/decisions/0030). A new keyring is not known yet.
    [[nodiscard]] boost::asio::awaitable<std::variant<Lending, Denial>> lend(std::string keyring, std::string seat_key,
                                                                             KeyringAge age);
    // Disconnects everyone whom this keyring let in.
    void dismiss_keyring(std::string_view keyring);
    // Sets the table aside, whatever its stage, and lets everybody go who is here. After that nothing happens at this
    // table any more.
    [[nodiscard]] boost::asio::awaitable<StoreThread::WereSetAside> set_aside();
    // Why nothing happens at this table any more; nothing if it does.
    [[nodiscard]] const Answer& has_ended() const { return has_ended_; }
    // Null if no other process can serve the table.
    [[nodiscard]] const std::shared_ptr<const Tenure>& tenure() const { return tenure_; }
    // Another process serves the table: lets everybody go, who come back there.
    void move_away();
    // What has begun is carried out first. Whoever asks for something while the lock is held waits.
    [[nodiscard]] boost::asio::awaitable<Lock::Held> hold_still() { return lock_.take(); }
    // The table has been given back: everybody goes, and whoever asks for something is sent to this process.
    void leave_to(std::string process);
    // The server is stopping: waits end, and no bot begins another action.
    void stop();

private:
    static constexpr std::string_view broken_sentence =
        "This table has stopped because of a fault of the server. Nothing of it is lost.";

    // What is carried out now.
    struct Doing {
        const Plan& plan;
        const Requester& requester;
        Now now;
        bool is_answered = false;
    };

    // The time of day has jumped: the table's clock goes on by the new one, and nobody is charged for the jump.
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> follow_jump(Now now);
    [[nodiscard]] Planned plan_for(const Requester& requester, TableRequest& request, Now now);
    // The caller keeps the plan until this has ended.
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> store(const Plan& plan, const Guest* asker,
                                                                            std::int64_t now_ms);
    // Whether the journal has these entries, of which nobody knows whether they were stored: nothing if it has. Until
    // that can be read, the table is unsure.
    [[nodiscard]] boost::asio::awaitable<AppendResult> found_out(std::vector<Entry> written, StoreFailure failure);
    // What is stored has come true. Then the room does what follows, and answers.
    [[nodiscard]] Answer fulfil(Doing doing);
    // Workers do these. The outcome is a further request.
    [[nodiscard]] boost::asio::awaitable<TableRequest> worked_out(Errand errand, std::string asker);
    [[nodiscard]] boost::asio::awaitable<TableRequest> undone(UndoErrand errand, std::string asker);
    [[nodiscard]] boost::asio::awaitable<TableRequest> hinted(HintErrand errand, std::string asker);
    [[nodiscard]] boost::asio::awaitable<TableRequest> chosen_by_bot(Seat seat);

    void carry_out(const effect::TellFacts&, Doing&) { tell_facts(); }
    void carry_out(const effect::TellStep&, Doing& doing);
    void carry_out(const effect::TellClock&, Doing&);
    void carry_out(const effect::TellNotices& notices, Doing&);
    void carry_out(const effect::Tell& tell, Doing&);
    void carry_out(const effect::GiveHint& hint, Doing& doing);
    void carry_out(const effect::NoteVoice&, Doing& doing)
    {
        voices_.note(doing.requester.guest->address(), doing.now.ran_ms);
    }
    void carry_out(const effect::FollowTurns& turns, Doing&);
    void carry_out(const effect::Remind& remind, Doing& doing);
    void carry_out(const effect::LetAskerGo&, Doing& doing) { exit(*doing.requester.guest); }
    void carry_out(const effect::Dismiss& dismiss, Doing&);
    void carry_out(const effect::ExcuseAbsent&, Doing&) { excuse_absent(); }
    void carry_out(const effect::WakeBots&, Doing&) { wake_bots(); }
    void carry_out(const effect::TableOver&, Doing&) { services_.listener.table_over(table_); }
    void carry_out(const effect::LeaveLists&, Doing&) const { services_.listener.table_unlisted(); }
    // Tells those who look at the match as this viewer; the text is written once, and only if anybody is there. The
    // answer to the requester rides on its own message.
    void tell_step(const ViewerStep& viewer, Doing& doing);

    // The server asks this itself, and nobody waits for the answer.
    void ask_later(TableRequest request);
    void excuse_absent();
    [[nodiscard]] bool bots_may_play() const;
    [[nodiscard]] boost::asio::awaitable<void> play_bots();

    // Whether a notice goes to this seat, whose turn it is, once its person has been away for long enough.
    [[nodiscard]] bool awaits_notice(Seat seat) const;
    [[nodiscard]] bool awaits_any_notice() const;
    // Whether a seat of this public table will be free again if its person stays away.
    [[nodiscard]] bool frees_a_seat() const;
    void free_deserted_seats();
    [[nodiscard]] AwaitedPerson awaited_person(Seat seat) const;

    // Logs why something could not be stored. If somebody else has written to the journal, the table stops, or is moved
    // to whoever serves it now.
    [[nodiscard]] Denial storage_failed(const StoreFailure& failure);
    void dismiss_everybody(std::string_view code, std::string_view sentence);
    // This process does not serve the table any more, and whoever asks for something hears this.
    void move_with(Denial answer);
    void tell_certainty(Certainty certainty);
    [[nodiscard]] Denial break_down(std::string_view what, std::string_view trouble = broken_sentence);
    // What this viewer has missed, if that is known already.
    [[nodiscard]] std::optional<std::vector<std::string>> take_recalled(Viewer viewer,
                                                                        std::optional<std::int64_t> seen);
    // What the journal says of this table, for whoever runs it again on a worker.
    [[nodiscard]] boost::asio::awaitable<std::variant<StoredTable, Denial>> own_journal();
    // What this guest is at this table, if it still is here: requests wait, and much can happen meanwhile.
    [[nodiscard]] std::optional<Viewer> role_of(const Guest& guest) const;
    // How long the server has run, by which people's absence is counted.
    [[nodiscard]] std::int64_t ran_ms() const { return services_.settings.clock().ran_ms; }
    // The time of day as this table's clock has followed it.
    [[nodiscard]] std::int64_t table_now_ms(Now now) const { return start_ms_ + now.ran_ms; }
    // How long the person of this seat, who is not here, has been away.
    [[nodiscard]] std::chrono::milliseconds away(Seat seat) const;
    void add_absences(TableFacts& facts) const;
    [[nodiscard]] std::vector<TalkLine> talk_heard_by(Viewer viewer) const;
    [[nodiscard]] bool has_running_clock() const;
    [[nodiscard]] std::string clock_text_now() const;
    // About how many bytes that were.
    std::size_t tell_facts(const Guest* except = nullptr);
    void dismiss(Guest& guest, std::string_view code, std::string_view sentence);
    // All with this role.
    void dismiss_all(Viewer viewer, std::string_view code, std::string_view sentence);

    RoomServices& services_;
    Table table_;
    // Of the journal. Those of the table are as many, unless it has broken.
    std::int64_t entries_;
    // Catch-up messages prepared for one client while the table loaded; dropped once used or outdated.
    std::optional<Recalled> recalled_;
    std::chrono::steady_clock::time_point touched_ = std::chrono::steady_clock::now();
    // When somebody was here, as far as it is known now and as far as it has been noted, in time that the server ran.
    std::int64_t seen_ms_ = 0;
    std::int64_t noted_ms_ = 0;
    // When the server started, by the time of day that the entries go by.
    std::int64_t start_ms_;
    // Whoever has not come since the room was made counts as here until then.
    Present present_;
    Lock lock_;
    boost::asio::steady_timer pause_;
    // While it is unknown what has been stored.
    boost::asio::steady_timer look_again_;
    Company company_;
    Voices voices_;
    // Whether a seat is asked something else since a bot began to look for its hint, so that nobody wants it any more.
    PerSeat<std::shared_ptr<std::atomic<bool>>> hint_is_over_ = {};
    bool bots_playing_ = false;
    bool time_is_ending_ = false;
    bool seats_are_freed_ = false;
    Answer has_ended_;
    std::shared_ptr<const Tenure> tenure_;
};

} // namespace dahut
