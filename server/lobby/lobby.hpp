// All tables of this server: makes them, hands each request to the room it is for, and answers it. Which rooms there
// are, who may enter by what, and which tables and names go is left to its parts. Rooms tell it what becomes of their
// tables. One lobby lives on the network thread.
#pragma once

#include "protocol/messages.hpp"
#include "protocol/operating.hpp"
#include "server/archive/archive.hpp"
#include "server/lobby/ages.hpp"
#include "server/lobby/entrances.hpp"
#include "server/lobby/forgetting.hpp"
#include "server/lobby/keyrings.hpp"
#include "server/lobby/old_names.hpp"
#include "server/lobby/places.hpp"
#include "server/lobby/public_lists.hpp"
#include "server/lobby/rooms.hpp"
#include "server/lobby/shares.hpp"
#include "server/metrics/figures.hpp"
#include "server/room/room.hpp"
#include "server/room/settings.hpp"
#include "server/waiting/keyed_locks.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

class Lobby : private RoomListener {
public:
    // What is passed by reference, games included, must outlive the lobby.
    Lobby(std::span<const HostedGame* const> games, boost::asio::any_io_executor executor, StoreThread& store,
          Workers& workers, const LobbySettings& settings);
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;
    Lobby(Lobby&&) = delete;
    Lobby& operator=(Lobby&&) = delete;
    ~Lobby() override = default;

    // Before anybody is let in: how many tables are open or running. They are loaded when somebody comes, or before.
    void begin(std::int64_t live);
    // Loads these one after the other, because a clock goes on and a notice is due though nobody comes. What needs
    // neither rests again at once.
    [[nodiscard]] boost::asio::awaitable<void> take_up(std::vector<std::string> running);

    // Carries out one message of a guest and answers it. Throws nothing.
    [[nodiscard]] boost::asio::awaitable<void> handle(std::shared_ptr<Guest> guest, ClientMessage message);
    // The guest is at no table any more: its connection has ended, or it goes to another one.
    void gone(Guest& guest);
    // What the operator of the server does to a table (operating.cpp): ends its match without a result, or the table
    // before its match; sets it aside, whoever is there; makes it as it was.
    using Operation = std::variant<operating::End, operating::Delete, operating::BringBack>;
    [[nodiscard]] boost::asio::awaitable<Answer> operate(Operation operation);
    // Nobody makes a table any more.
    void drain() { draining_ = true; }
    // Gives the tables in memory to the other processes of the house, within about so long a time.
    [[nodiscard]] boost::asio::awaitable<void> hand_over(std::chrono::milliseconds time)
    {
        return rooms_.hand_over(time);
    }
    // No bot begins another action; what has been begun is carried out.
    void stop();
    // How long it may take until what follows is done again.
    [[nodiscard]] std::chrono::milliseconds patience() const { return ages_.patience(); }
    // Tables and names go that have had their time (docs/decisions/0018), and what is over leaves the lists.
    [[nodiscard]] boost::asio::awaitable<void> clear_away();
    // Takes out of journals what must not be kept (docs/decisions/0066); to be called again and again.
    [[nodiscard]] boost::asio::awaitable<void> forget() { return forgetting_.forget(); }
    // Lets tables leave memory that nobody has been at for a while.
    void let_rest(std::chrono::steady_clock::time_point now) { rooms_.let_rest(now); }
    // Says to other processes that this one is there, and heeds what they have left for it; to be called once a second.
    [[nodiscard]] boost::asio::awaitable<void> sign();
    // Lets bots stand in for those whose time is up, and has those told who are away when it is their turn; to be
    // called again and again.
    void run_clocks();
    // How many tables are in memory.
    [[nodiscard]] std::size_t tables_awake() const { return rooms_.in_memory().size(); }
    // The same by what has become of them. Each word is there, also if there is none of it.
    [[nodiscard]] std::map<std::string, std::uint64_t, std::less<>> tables_by_status() const;
    // How many tables are open or running, in memory or not.
    [[nodiscard]] std::size_t tables_live() const { return places_->taken(); }
    [[nodiscard]] std::size_t bots_thinking() const { return services_.workers.bots_thinking; }
    [[nodiscard]] BotsCut bots_cut() const
    {
        return {services_.workers.bots_cut_by_load, services_.workers.bots_cut_by_time};
    }
    // What was asked here, and how long it took to answer.
    [[nodiscard]] const Traffic& traffic() const { return traffic_; }
    [[nodiscard]] const Distribution& answering() const { return answering_; }
    // A message was refused before it came here.
    void note_refused(std::string_view code) { traffic_.refusals.add(code); }

    // Before `unready` is asked (StoreThread::try_storing).
    [[nodiscard]] boost::asio::awaitable<void> try_storing() { return services_.store.try_storing(); }
    // Why nobody should be sent here now (GET /readyz); nothing if tables can be made and played at.
    [[nodiscard]] std::optional<Refusal> unready() const;
    // What is well, but not as well as it could be; empty if all is.
    [[nodiscard]] std::string_view reservation() const;

    // Answers of GET /api/games and GET /api/tables.
    [[nodiscard]] const ApiAnswer& games() const { return games_answer_; }
    [[nodiscard]] boost::asio::awaitable<ApiAnswer> tables() { return lists_.read(); }
    // By which ways whoever is away can be told that it is their turn.
    [[nodiscard]] const std::vector<NoticeKind>& notices_offered() const { return notifier_.offered(); }
    [[nodiscard]] Archive& archive() { return archive_; }

private:
    // The token of a seat that somebody wants to take, or has taken. Nobody else uses it meanwhile.
    struct SeatToken {
        std::string token;
        std::string key;
        KeyedLocks::Held held;
    };
    // The way to a table: as whom somebody enters which room, what it has seen of the match, and what answers it. What
    // is held meanwhile makes sure that this stays true.
    struct Way {
        Entrance entrance;
        std::optional<std::int64_t> seen = std::nullopt;
        std::function<std::string(const Room&, Viewer)> answer;
        std::optional<KeyedLocks::Held> token = std::nullopt;
    };
    using WayOrDenial = std::variant<Way, Denial>;
    // Requests that lead to a table. A client that makes its token can repeat them.
    using Entering = std::variant<request::Create, request::Join, request::Enter, request::TakeOver>;

    [[nodiscard]] Answer refused_at_once(const Guest& guest, const Request& request) const;
    // These carry out a request of a guest, and answer it unless it is refused. The first of them finds the one that
    // does; the request must outlive the answer.
    [[nodiscard]] boost::asio::awaitable<Answer> answer_to(Requester requester, Request& request);
    [[nodiscard]] boost::asio::awaitable<Answer> pong(Requester requester);
    [[nodiscard]] boost::asio::awaitable<Answer> inspect(Requester requester, request::Inspect request);
    [[nodiscard]] boost::asio::awaitable<Answer> enter(Requester requester, Entering request);
    [[nodiscard]] boost::asio::awaitable<Answer> resync(Requester requester);
    [[nodiscard]] boost::asio::awaitable<Answer> relink(Requester requester, request::Relink request);

    // Makes a table (making.cpp), takes a seat, or takes over a lost one (relinking.cpp) first, unless that has been
    // done before with this token.
    [[nodiscard]] boost::asio::awaitable<WayOrDenial> way(Requester requester, request::Create create);
    [[nodiscard]] boost::asio::awaitable<WayOrDenial> way(Requester requester, request::Join join);
    [[nodiscard]] boost::asio::awaitable<WayOrDenial> way(Requester requester, request::Enter request);
    [[nodiscard]] boost::asio::awaitable<WayOrDenial> way(Requester requester, request::TakeOver request);
    // The token that the client has made; else a new one.
    [[nodiscard]] boost::asio::awaitable<SeatToken> seat_token(std::optional<std::string> made);
    // Whether the client has taken a seat with this token before.
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, Denial>> was_used(std::optional<std::string> made,
                                                                              std::optional<std::string> invitation);
    // To the seat that this token opens: that of a table that may have to be loaded, or of this room. The answer is
    // that of whoever has just taken the seat.
    [[nodiscard]] boost::asio::awaitable<WayOrDenial> way_to_seat(Requester requester, SeatToken token);
    [[nodiscard]] static Way way_to_taken(const Requester& requester, SeatToken token, std::shared_ptr<Room> room);
    [[nodiscard]] static Way seated(const Requester& requester, Entrance entrance, SeatToken token);

    // What an operation has changed besides the table itself.
    enum class Changed { nothing_else, which_tables_there_are };
    using ChangedOrDenial = std::variant<Changed, Denial>;
    [[nodiscard]] boost::asio::awaitable<ChangedOrDenial> operated(operating::End operation);
    [[nodiscard]] boost::asio::awaitable<ChangedOrDenial> operated(operating::Delete operation);
    [[nodiscard]] boost::asio::awaitable<ChangedOrDenial> operated(operating::BringBack operation);

    void heed(const HouseNews& news);
    // No more tables are made here.
    [[nodiscard]] bool is_leaving() const { return draining_ || rooms_.tenures().are_handed_over(); }
    [[nodiscard]] std::variant<entry::Created, Refusal> charter_for(const request::Create& create) const;
    // A new table, which is not stored yet and has no place.
    [[nodiscard]] std::variant<Table, Denial> new_table(const request::Create& create) const;
    // Takes the guest from its table to this one, whose room it may be that somebody else has made meanwhile. The room
    // that was entered.
    std::shared_ptr<Room> change_table(const std::shared_ptr<Guest>& guest, Guest::Role role);
    void table_over(const Table& table) override;
    // Charges the address that asked, or else the one that the table was made from.
    void entries_stored(const Table& table, const Guest* asker, std::size_t bytes) override;
    void facts_told(const Table& table) override;
    void table_unlisted() override { lists_.tables_went(); }
    void table_moved(const Room& room) override { rooms_.moved_away(room); }
    void table_gone(const std::string& table, Ages::Going going);
    void names_gone(const std::vector<std::string>& tables);
    // Why nothing more is stored for this guest now that can wait (tables, people at them, talk), which it does from
    // this fullness on.
    [[nodiscard]] std::optional<Refusal> refuse_more(const Guest& guest, Fullness waits_from) const;
    // What everybody may know of a table in memory.
    [[nodiscard]] std::optional<std::string> public_facts(const std::string& table) const;

    std::span<const HostedGame* const> games_;
    LobbySettings settings_;
    Notifier notifier_;
    RoomServices services_;
    Archive archive_;
    ApiAnswer games_answer_;
    PublicLists lists_;
    Rooms rooms_;
    Entrances entrances_;
    Keyrings keyrings_;
    Forgetting forgetting_;
    Ages ages_;
    OldNames old_names_;
    // Of seats, by the hashes of their tokens: to make one or to find that it has been made.
    KeyedLocks seating_;
    std::shared_ptr<Places> places_;
    Traffic traffic_;
    Distribution answering_;
    Shares shares_;
    bool signing_ = false;
    std::chrono::steady_clock::time_point signed_ = std::chrono::steady_clock::now();
    int signatures_ = 0;
    // What is not known yet is well.
    StandbyKind standby_ = StandbyKind::awaited;
    bool taking_up_ = false;
    bool draining_ = false;
};

} // namespace dahut
