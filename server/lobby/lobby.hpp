// All tables of this server: makes them, finds them by token, hands each request to the room it is for, and
// answers it. One lobby lives on the network thread.
#pragma once

#include "protocol/messages.hpp"
#include "server/archive/archive.hpp"
#include "server/lobby/places.hpp"
#include "server/lobby/public_lists.hpp"
#include "server/lobby/shares.hpp"
#include "server/metrics/figures.hpp"
#include "server/room/room.hpp"
#include "server/room/settings.hpp"
#include "server/waiting/keyed_locks.hpp"
#include "server/waiting/lock.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dahut {

// Says so in the log as well.
[[nodiscard]] Denial unreadable_store(const StoreFailure& failure);

class Lobby {
public:
    // What is passed by reference, games included, must outlive the lobby.
    Lobby(std::span<const HostedGame* const> games, boost::asio::any_io_executor executor, StoreThread& store,
          Workers& workers, const LobbySettings& settings);
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;
    Lobby(Lobby&&) = delete;
    Lobby& operator=(Lobby&&) = delete;
    ~Lobby() = default;

    // Before anybody is let in: how many tables are open or running. They are loaded when somebody comes, or before.
    void begin(std::int64_t live);
    // Loads these one after the other, because a clock goes on and a notice is due though nobody comes. What needs
    // neither rests again at once.
    [[nodiscard]] boost::asio::awaitable<void> take_up(std::vector<std::string> running);

    // Carries out one message of a guest and answers it. Throws nothing.
    [[nodiscard]] boost::asio::awaitable<void> handle(std::shared_ptr<Guest> guest, ClientMessage message);
    // The guest is at no table any more: its connection has ended, or it goes to another one.
    void gone(Guest& guest);
    // What the operator of the server does (operating.cpp): ends the match of this table without a result, or the table
    // before its match; sets it aside, whoever is there; and lets nobody make a table any more.
    [[nodiscard]] boost::asio::awaitable<Answer> end_table(std::string id);
    [[nodiscard]] boost::asio::awaitable<Answer> delete_table(std::string id);
    [[nodiscard]] boost::asio::awaitable<Answer> bring_back_table(std::string id);
    void drain() { draining_ = true; }
    // Gives the tables in memory to the other processes of the house, some of them at a time, within about so long a
    // time, and takes no others. Ends at once if there is no other process, or if the database cannot be asked.
    [[nodiscard]] boost::asio::awaitable<void> hand_over(std::chrono::milliseconds time);
    // No bot begins another action; what has been begun is carried out.
    void stop();
    // How long it may take until what follows is done again.
    [[nodiscard]] std::chrono::milliseconds patience() const;
    // Tables go that have had their time (docs/decisions/0018), and what is over leaves the lists.
    [[nodiscard]] boost::asio::awaitable<void> clear_away();
    // Takes out of journals what must not be kept (docs/decisions/0066); to be called again and again.
    [[nodiscard]] boost::asio::awaitable<void> forget();
    // Lets tables leave memory that nobody has been at for a while.
    void let_rest(std::chrono::steady_clock::time_point now);
    // Says to other processes that this one is there, and heeds what they have left for it; to be called once a second.
    [[nodiscard]] boost::asio::awaitable<void> sign();
    // Lets bots stand in for those whose time is up, and has those told who are away when it is their turn; to be
    // called again and again.
    void run_clocks();
    // How many tables are in memory.
    [[nodiscard]] std::size_t tables_awake() const { return rooms_.size(); }
    // The same by what has become of them. Each word is there, also if there is none of it.
    [[nodiscard]] std::map<std::string, std::uint64_t, std::less<>> tables_by_status() const;
    // How many tables are open or running, in memory or not.
    [[nodiscard]] std::size_t tables_live() const { return places_.taken(); }
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
    using RoomOrDenial = std::variant<std::shared_ptr<Room>, Denial>;
    // Whether something is to happen at a table, or it is only looked at, which any process can let somebody do.
    enum class Purpose { serving, looking };

    // What answers whoever has entered a room, and as whom.
    using RoomText = std::function<std::string(const Room&, Viewer)>;

    // These carry out a request of a guest, and answer it unless it is refused.
    [[nodiscard]] boost::asio::awaitable<Answer> dispatch(Requester requester, Request request);
    [[nodiscard]] boost::asio::awaitable<Answer> pong(Requester requester);
    // Requests that make a table, or take a seat at one. A client that makes its token can repeat them.
    using SeatRequest = std::variant<request::Create, request::Join>;
    [[nodiscard]] boost::asio::awaitable<Answer> take_seat(Requester requester, SeatRequest request);
    [[nodiscard]] boost::asio::awaitable<Answer> inspect(Requester requester, request::Inspect request);
    [[nodiscard]] boost::asio::awaitable<Answer> enter(Requester requester, request::Enter request, RoomText answer);
    // The same for a seat's own token. The answer is that of whoever has just taken the seat.
    [[nodiscard]] boost::asio::awaitable<Answer> enter_seat(Requester requester, std::string token);
    [[nodiscard]] boost::asio::awaitable<Answer> resync(Requester requester);
    // About links for lost seats (relinking.cpp).
    [[nodiscard]] boost::asio::awaitable<Answer> relink(Requester requester, request::Relink request);
    [[nodiscard]] boost::asio::awaitable<Answer> take_over(Requester requester, request::TakeOver request);
    // About keyrings (keyrings.cpp).
    [[nodiscard]] boost::asio::awaitable<Answer> lend(Requester requester, std::string keyring, std::string token,
                                                      KeyringAge age);
    [[nodiscard]] boost::asio::awaitable<Answer> show_keyring(Requester requester, std::string keyring);
    [[nodiscard]] boost::asio::awaitable<Answer> revoke_keyring(Requester requester, request::RevokeKeyring request);

    // The room of the table that a token, by its hash, leads to; a finished table is read from the journal. If it is
    // loaded for a `comer`, it is ready for that one.
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> room_of_key(std::string key, Refusal unknown,
                                                                   std::optional<Comer> comer = std::nullopt,
                                                                   Purpose purpose = Purpose::serving);
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> room_of_invitation(std::string invitation,
                                                                          Purpose purpose = Purpose::serving);
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial>
    room_of_table(std::string id, std::optional<Comer> comer = std::nullopt, Purpose purpose = Purpose::serving);
    // Reads a table and carries its journal out again. Only one of those who ask for a table at once does so.
    [[nodiscard]] boost::asio::awaitable<RoomOrDenial> load(std::string id, std::optional<Comer> comer,
                                                            Purpose purpose);
    // Takes the table, if other processes could. The table is missing in what is taken if another one has it.
    struct Possession {
        std::optional<StoredTable> table;
        std::shared_ptr<const Tenure> tenure;
        std::optional<std::string> elsewhere;
    };
    [[nodiscard]] boost::asio::awaitable<std::variant<Possession, StoreFailure>> possess(std::string id,
                                                                                         Purpose purpose);
    // Null if no process but this one can serve tables.
    [[nodiscard]] std::shared_ptr<const Tenure> tenure(const std::string& table, std::optional<std::int64_t> term);
    void table_moved(const Room& room);
    // The room of this table in memory; null if there is none, or if another process serves the table by now.
    [[nodiscard]] boost::asio::awaitable<std::variant<std::shared_ptr<Room>, StoreFailure>> room_awake(std::string id);
    // Lets rooms go whose tables other processes have taken while this one could not sign.
    [[nodiscard]] boost::asio::awaitable<void> let_lost_go();
    void heed(const HouseNews& news);
    // Some rooms end, and their tables are given back, before anybody there is sent away. Whether that could be stored.
    [[nodiscard]] boost::asio::awaitable<bool> hand_over_some(std::size_t count);
    // The process to which those are sent who ask for this table: the same one for all of them.
    [[nodiscard]] const std::string& heir_of(std::string_view table) const;
    // Loads a table, and lets it rest again if nothing is due there.
    [[nodiscard]] boost::asio::awaitable<void> settle(std::string id);
    // Which role a token gives, by its hash: that of a seat, a watch token, or a keyring's. Whoever enters by a keyring
    // holds its lock meanwhile, so that it is revoked before or after that.
    struct Entrance {
        Guest::Role role;
        std::optional<KeyedLocks::Held> held;
    };
    [[nodiscard]] boost::asio::awaitable<std::variant<Entrance, Denial>>
    entrance_of(std::string key, std::optional<Comer> comer = std::nullopt, Purpose purpose = Purpose::serving);
    [[nodiscard]] boost::asio::awaitable<std::variant<Entrance, Denial>> lent_entrance_of(std::string key,
                                                                                          Purpose purpose);
    [[nodiscard]] boost::asio::awaitable<std::variant<LentSeat, Denial>> lent_seat(std::string key);
    [[nodiscard]] std::variant<entry::Created, Refusal> charter_for(const request::Create& create) const;
    // The room of a new table that takes a place here, and is not stored yet.
    [[nodiscard]] RoomOrDenial room_for(const request::Create& create, const std::string& address);
    void seat(const Requester& requester, const std::shared_ptr<Room>& room, Seat seat, std::string_view token);
    // Whether a seat was taken before with this token, by this invitation if any.
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, Denial>>
    seat_taken_before(std::string key, std::optional<std::string> invitation);
    // Takes the guest from its table to this one. A table that is entered has one room, and keeps it: if somebody else
    // has made it one meanwhile, the guest enters theirs. The room that was entered.
    std::shared_ptr<Room> move(const std::shared_ptr<Guest>& guest, Guest::Role role);
    void table_over(const Table& table);
    // Charges the address that asked, or else the one that the table was made from.
    void entries_stored(const Table& table, const Guest* asker, std::size_t bytes);
    // Why nothing more is stored for this guest now that can wait: tables, people at them, talk.
    [[nodiscard]] std::optional<Refusal> refuse_more(const Guest& guest) const;
    void facts_told(const Table& table);
    // Some of what is to be forgotten; whether there may be more to do at once.
    [[nodiscard]] boost::asio::awaitable<bool> forget_some();
    // When somebody was at which tables, all that the journal does not know yet.
    void gather_visits();
    [[nodiscard]] Survey survey(Now now) const;
    // Whether it is long enough since the start, and since the time of day has jumped, for tables to go.
    [[nodiscard]] bool may_clear(Now now);
    // Nobody can come to this table while the lock is held, nor is anybody there; nothing if that cannot be had.
    [[nodiscard]] boost::asio::awaitable<std::optional<KeyedLocks::Held>> cleared(std::string table);
    // Which of these have gone, because nobody is there. Deserted tables, and finished ones that were kept long enough,
    // are set aside and can come back; removed ones cannot.
    enum class Going { deserted, outlived, removed };
    [[nodiscard]] boost::asio::awaitable<std::vector<std::string>> take_away(std::vector<std::string> unvisited,
                                                                             Going going);
    // Removes the table of this room if its match was stopped before it was played. Nobody is there.
    void discard_unplayed(const Room& room);
    // What everybody may know of a table in memory.
    [[nodiscard]] std::optional<std::string> public_facts(const std::string& table) const;

    std::span<const HostedGame* const> games_;
    LobbySettings settings_;
    Notifier notifier_;
    RoomServices services_;
    Archive archive_;
    ApiAnswer games_answer_;
    PublicLists lists_;
    // The tables in memory.
    std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
    // The tables that this process serves where others could.
    std::map<std::string, std::weak_ptr<const Tenure>, std::less<>> tenures_;
    // Of tables, by id: to load one or to remove it.
    KeyedLocks loading_;
    // Of journals: to be in memory while a table is loaded. Reading one is quicker than carrying it out.
    Lock journals_;
    // Of seats, by the hashes of their tokens: to make one or to find that it has been made.
    KeyedLocks seating_;
    // Of keyrings, by their hashes: to enter by one, or to revoke it.
    KeyedLocks keyrings_;
    Places places_;
    Traffic traffic_;
    Distribution answering_;
    Shares shares_;
    // In time that the server ran: when somebody was at which tables, when they were last surveyed, and since when the
    // time of day has been the same.
    std::map<std::string, std::int64_t> visits_;
    std::int64_t surveyed_ms_;
    std::int64_t quiet_since_ms_;
    std::int64_t start_ms_;
    bool clearing_ = false;
    bool signing_ = false;
    std::chrono::steady_clock::time_point signed_ = std::chrono::steady_clock::now();
    int signatures_ = 0;
    // What is not known yet is well.
    StandbyKind standby_ = StandbyKind::awaited;
    bool taking_up_ = false;
    bool forgetting_ = false;
    bool draining_ = false;
    // The processes that go on while this one hands its tables over; else none.
    std::vector<std::string> heirs_;
    // Gone before any room is.
    std::shared_ptr<const Tenure::GiveBack> give_back_;
};

} // namespace dahut
