// A table with people at it: requests are carried out one after the other, stored, and only then told. The room is
// a cache of its journal and can be thrown away at any time. Runs on the network thread; the store and the bots'
// thinking are elsewhere, and this coroutine awaits them.
#pragma once

#include "server/store/store_thread.hpp"
#include "server/tables/company.hpp"
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
// changed.
struct RoomServices {
    boost::asio::any_io_executor executor;
    StoreThread& store;
    // For bots, replays and what was missed.
    Workers& workers;
    std::span<const HostedGame* const> games;
    const LobbySettings& settings;
    std::function<void(const Table&)> table_over;
    std::function<void(const Table&)> facts_told;
};

// Nothing if the request was carried out.
using Answer = std::optional<Denial>;

class Room : public std::enable_shared_from_this<Room> {
public:
    // The journal has so many entries of the table.
    Room(const RoomServices& services, Table table, std::int64_t entries);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] Json facts(FactsFor audience) const;
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

    // Stores a new table with its host.
    [[nodiscard]] boost::asio::awaitable<Answer> create(entry::Joined host);
    // On success the seat; the guest does not enter yet.
    [[nodiscard]] boost::asio::awaitable<std::variant<Seat, Denial>> join(entry::Joined person);
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

    // Gives the guest this role from now on, and tells the others.
    void enter(const std::shared_ptr<Guest>& guest, Viewer viewer);
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
    // No bot begins another action.
    void stop();

private:
    static constexpr std::string_view broken_sentence =
        "This table has stopped because of a fault of the server. Nothing of it is lost.";

    // The caller keeps the entries until this has ended.
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> store(const std::vector<TableEntry>& entries,
                                                                            std::vector<std::string> keys);
    // Whether the journal has these entries, of which nobody knows whether they were stored: nothing if it has. Until
    // that can be read, the table is unsure.
    [[nodiscard]] boost::asio::awaitable<AppendResult> found_out(std::vector<Entry> written, StoreFailure failure);
    void tell_certainty(Certainty certainty);
    // Stores an entry about the seating and makes it true.
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out(TableEntry entry, std::vector<std::string> keys);
    // Who asked for an action, and how it calls the request.
    struct Asker {
        std::shared_ptr<Guest> guest;
        std::string id;
    };
    // Bots' actions have no asker.
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out_act(Seat seat, std::optional<Asker> asker, Json action);
    // Stores an entry about the match with what it leads to, makes it true and tells it.
    [[nodiscard]] boost::asio::awaitable<Answer> carry_out_step(TableEntry entry, MatchStep step,
                                                                std::optional<Asker> asker);
    // Does what follows from entries that are stored.
    template <typename Work>
    [[nodiscard]] Answer made_true(Work&& work);
    void tell_step(const MatchStep& step, const std::optional<Asker>& asker);
    [[nodiscard]] bool bots_may_play() const;
    [[nodiscard]] boost::asio::awaitable<void> play_bots();
    [[nodiscard]] boost::asio::awaitable<bool> play_one_bot();

    [[nodiscard]] Denial storage_failed(const StoreFailure& failure);
    [[nodiscard]] Denial break_down(std::string_view what, std::string_view trouble = broken_sentence);
    // The seat that this guest holds at this table; requests wait for their turn, and much can happen meanwhile.
    [[nodiscard]] std::optional<Seat> seat_of(const Guest& guest) const;
    // Nothing may be changed for ever before a match starts.
    [[nodiscard]] std::optional<Refusal> refuse_change() const;
    void tell_facts(const Guest* except = nullptr) const;
    void dismiss(Seat seat, std::string_view code, std::string_view sentence);

    const RoomServices& services_;
    Table table_;
    std::int64_t entries_;
    std::chrono::steady_clock::time_point touched_ = std::chrono::steady_clock::now();
    // When somebody was here, as far as it is known now and as far as it has been noted.
    std::int64_t seen_ms_ = 0;
    std::int64_t noted_ms_ = 0;
    Turns turns_;
    boost::asio::steady_timer pause_;
    // While it is unknown what has been stored.
    boost::asio::steady_timer look_again_;
    Company company_;
    bool bots_playing_ = false;
    bool stopping_ = false;
};

} // namespace dahut
