// The one thread that uses the journal. Additions that arrive while the disk is busy share the next commit. After a
// large commit, the next one waits a moment for more. Both keep "written before told" cheap. Coroutines await the
// outcome on their own executor.
#pragma once

#include "server/metrics/distribution.hpp"
#include "server/store/gathered.hpp"
#include "server/store/journal.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <variant>
#include <vector>

namespace dahut {

// The tables in the public lists.
struct TableLists {
    std::vector<ListedTable> open;
    std::vector<ListedTable> running;
    std::vector<ListedTable> finished;
};

// Whether what is asked now would be stored.
enum class StoreHealth { well, failing, hanging, nearly_full };

class StoreThread {
public:
    explicit StoreThread(std::unique_ptr<Journal> journal);
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;
    StoreThread(StoreThread&&) = delete;
    StoreThread& operator=(StoreThread&&) = delete;
    // As `end`.
    ~StoreThread();
    // Finishes all pending requests. What is asked after that is never carried out.
    void end();

    // Completes once the addition is durable or has failed. While a shared journal does not answer for longer than
    // others believe that this process is there, it fails at once.
    [[nodiscard]] boost::asio::awaitable<AppendResult> append(Addition addition);
    // Empty if there is no such table.
    [[nodiscard]] boost::asio::awaitable<std::variant<std::optional<StoredTable>, StoreFailure>>
    read(std::string table);
    // See Journal.
    [[nodiscard]] bool is_shared() const { return is_shared_; }
    [[nodiscard]] boost::asio::awaitable<std::variant<HouseNews, StoreFailure>> sign();
    [[nodiscard]] boost::asio::awaitable<std::variant<Taken, StoreFailure>> take(std::string table);
    [[nodiscard]] boost::asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>>
    lost(std::vector<ServedTable> tables);
    [[nodiscard]] boost::asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>>
    hand_over(std::vector<ServedTable> tables);
    // Before any table is taken that is asked for later. Nobody waits for it, and many share the work.
    void give_back(ServedTable table);
    // Empty if no table has this key.
    [[nodiscard]] boost::asio::awaitable<std::variant<std::optional<std::string>, StoreFailure>>
    find_key(std::string key);
    // At most `most` tables of each stage, the latest first.
    [[nodiscard]] boost::asio::awaitable<std::variant<TableLists, StoreFailure>> lists(int most);

    // As of the latest addition or survey. See Journal.
    [[nodiscard]] Fullness fullness() const { return fullness_; }
    [[nodiscard]] bool is_nearly_full() const { return fullness() != Fullness::roomy; }

    // As of the latest work, which may be one that does not end.
    [[nodiscard]] StoreHealth health() const;
    // Before `health` is asked: stores something if nothing was stored lately, unless this process signs each second
    // anyway. Waits for that, but not for a disk that hangs.
    [[nodiscard]] boost::asio::awaitable<void> try_storing();
    // How long commits have taken.
    [[nodiscard]] const Distribution& committing() const { return committing_; }
    // How many additions and reads have not begun.
    [[nodiscard]] std::size_t waiting();

    // See Journal::survey and Journal::remove.
    [[nodiscard]] boost::asio::awaitable<std::variant<Surveyed, StoreFailure>> survey(Survey survey);
    // Empty once they are removed.
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> remove(std::vector<std::string> tables,
                                                                             std::int64_t now_ms);
    // See Journal::set_aside.
    using WereSetAside = std::variant<std::vector<SetAside>, StoreFailure>;
    [[nodiscard]] boost::asio::awaitable<WereSetAside> set_aside(std::vector<std::string> tables, TableStage before);
    // See Journal::bring_back.
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, StoreFailure>> bring_back(std::string table);

    // See Journal.
    [[nodiscard]] boost::asio::awaitable<std::variant<std::optional<LentSeat>, StoreFailure>>
    find_lent(std::string hash);
    [[nodiscard]] boost::asio::awaitable<std::variant<std::vector<ShownSeat>, StoreFailure>>
    open_keyring(std::string keyring);
    [[nodiscard]] boost::asio::awaitable<std::variant<Lending, StoreFailure>> lend(LentSeat seat, KeyringAge age);
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, StoreFailure>> revoke_keyring(std::string keyring);
    [[nodiscard]] boost::asio::awaitable<std::variant<ToForget, StoreFailure>> to_forget(int most);
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, StoreFailure>> forget(std::vector<Forgotten> tables);
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, StoreFailure>> has_forgotten(std::int64_t mark);
    [[nodiscard]] boost::asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>> without_replay(int most);
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> keep_replay(KeptReplay replay);
    [[nodiscard]] boost::asio::awaitable<std::variant<std::optional<std::string>, StoreFailure>>
    kept_replay(std::string table);
    [[nodiscard]] boost::asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>> to_pack(int most);
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> pack(PackedTable table);

private:
    struct PendingAddition {
        Addition addition;
        // `done` is called with the result on this executor.
        boost::asio::any_io_executor executor;
        std::function<void(AppendResult)> done;
        // A placeholder until the result is known.
        AppendResult result = StoreFailure{};
    };
    using PendingRead = std::function<void(Journal&)>;
    // Whether the latest change failed, and what shows that the next one will not. A process that does not know what
    // became of a change cannot sign before it has stored something else.
    enum class Failing { no, until_signed, until_stored };

    // Returns what `read(journal)` returns, run on the store's thread.
    template <typename Value, typename Read>
    [[nodiscard]] boost::asio::awaitable<std::variant<Value, StoreFailure>> reading(Read read);
    // The same for one of several questions that are asked together.
    template <typename Found>
    [[nodiscard]] boost::asio::awaitable<std::variant<Found, StoreFailure>> found_together(Gathered<Found>& questions,
                                                                                           std::string asked);
    template <typename Found>
    void answer_soon(Gathered<Found>& questions);
    // The same without a value: nothing once it is done.
    [[nodiscard]] boost::asio::awaitable<std::optional<StoreFailure>> done(std::function<void(Journal&)> work);
    void run();
    void add(PendingAddition addition);
    // Waits a moment for more additions if the latest commit was large.
    void wait_for_more(std::unique_lock<std::mutex>& lock);
    void commit(std::vector<PendingAddition> pending);
    void try_storing_in(Journal& journal);
    // Makes a change that nobody asked for. Whether it fails says whether the next one will.
    void noting_failure(const std::function<void()>& change);
    void tidy();
    void look_how_full();
    // There may be room again at one moment and none at the next, so the log hears of room only now and then.
    void say_if_room_again();
    static void tell(std::vector<PendingAddition>& pending);
    [[nodiscard]] static Failing what_fails(std::span<const PendingAddition> pending);
    // Throws if memory runs out.
    [[nodiscard]] std::vector<AppendResult> appended(std::vector<PendingAddition>& pending);
    void enqueue(PendingRead read);
    [[nodiscard]] bool works_for_longer_than(std::chrono::milliseconds time) const;
    [[nodiscard]] bool is_overdue() const;
    void give_all_back(Journal& journal);

    std::unique_ptr<Journal> journal_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<PendingAddition> additions_;
    std::vector<PendingRead> reads_;
    std::vector<ServedTable> given_back_;
    Gathered<Taken> takes_;
    Gathered<std::optional<std::string>> keys_;
    // The number of pending additions that wakes the thread: one, or as many as it waits for.
    std::size_t awaited_ = 1;
    std::size_t latest_group_ = 0;
    bool stopping_ = false;
    std::atomic<Fullness> fullness_;
    // Whether that is the latest that the log heard.
    bool has_said_nearly_full_ = false;
    std::atomic<Failing> failing_ = Failing::no;
    const bool is_shared_;
    // Whether this process could not sign that it is there.
    std::atomic<bool> is_unsigned_ = false;
    // Since when the thread works on what it works on now; nothing while it waits.
    using Moment = std::chrono::steady_clock::time_point;
    std::atomic<Moment> busy_since_ = Moment::max();
    // When something was stored last.
    std::atomic<Moment> stored_at_ = Moment::min();
    std::atomic<bool> is_trying_ = false;
    Distribution committing_;
    std::thread thread_;
};

} // namespace dahut
