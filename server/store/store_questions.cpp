// What can be asked of the store's thread, and how coroutines await it. What others have on their minds as well is
// asked together.
#include "server/store/attempt.hpp"
#include "server/store/store_thread.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Awaits a result. `begin(executor, done)` starts the work, which calls `done` with the result on that executor.
template <typename Result, typename Begin>
asio::awaitable<Result> elsewhere(Begin begin)
{
    const auto initiate = [&begin](auto handler) {
        // Keeps the executor from running out of work in the meantime.
        asio::any_io_executor executor =
            asio::prefer(asio::get_associated_executor(handler), asio::execution::outstanding_work_t::tracked);
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        begin(std::move(executor), [shared](Result result) { std::move (*shared)(std::move(result)); });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Result)>(initiate, asio::use_awaitable);
}

} // namespace

asio::awaitable<AppendResult> StoreThread::append(Addition addition)
{
    if (is_overdue()) {
        co_return StoreFailure{StoreFault::failed, "the database does not answer"};
    }
    co_return co_await elsewhere<AppendResult>(
        [this, &addition](asio::any_io_executor executor, std::function<void(AppendResult)> done) {
            add({std::move(addition), std::move(executor), std::move(done)});
        });
}

template <typename Value, typename Read>
asio::awaitable<std::variant<Value, StoreFailure>> StoreThread::reading(Read read)
{
    using Result = std::variant<Value, StoreFailure>;
    co_return co_await elsewhere<Result>(
        [this, &read](asio::any_io_executor executor, std::function<void(Result)> done) {
            enqueue([read = std::move(read), executor = std::move(executor), done = std::move(done)](Journal& journal) {
                Result result = attempted<Value>([&]() -> Value { return read(journal); });
                asio::post(executor, [done, result = std::move(result)]() mutable { done(std::move(result)); });
            });
        });
}

template <typename Found>
asio::awaitable<std::variant<Found, StoreFailure>> StoreThread::found_together(Gathered<Found>& questions,
                                                                               std::string asked)
{
    using Result = std::variant<Found, StoreFailure>;
    co_return co_await elsewhere<Result>(
        [this, &questions, &asked](asio::any_io_executor executor, std::function<void(Result)> done) {
            if (questions.add({std::move(asked), std::move(executor), std::move(done)})) {
                answer_soon(questions);
            }
        });
}

template <typename Found>
void StoreThread::answer_soon(Gathered<Found>& questions)
{
    enqueue([this, &questions](Journal& journal) {
        if (questions.answer_some(journal)) {
            answer_soon(questions);
        }
    });
}

asio::awaitable<std::variant<std::optional<StoredTable>, StoreFailure>> StoreThread::read(std::string table)
{
    return reading<std::optional<StoredTable>>(
        [table = std::move(table)](Journal& journal) { return journal.read(table); });
}

asio::awaitable<std::variant<HouseNews, StoreFailure>> StoreThread::sign()
{
    return reading<HouseNews>([this](Journal& journal) {
        try {
            HouseNews news = journal.sign();
            is_unsigned_ = false;
            // Whoever signs after that has stored something of its own before.
            if (failing_ == Failing::until_signed) {
                failing_ = Failing::no;
            }
            return news;
        } catch (...) {
            is_unsigned_ = true;
            throw;
        }
    });
}

asio::awaitable<std::variant<Taken, StoreFailure>> StoreThread::take(std::string table)
{
    return found_together(takes_, std::move(table));
}

asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>> StoreThread::lost(std::vector<ServedTable> tables)
{
    return reading<std::vector<std::string>>(
        [tables = std::move(tables)](Journal& journal) { return journal.lost(tables); });
}

asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>>
StoreThread::hand_over(std::vector<ServedTable> tables)
{
    return reading<std::vector<std::string>>(
        [tables = std::move(tables)](Journal& journal) { return journal.hand_over(tables); });
}

void StoreThread::give_back(ServedTable table)
{
    bool is_first = false;
    {
        const std::lock_guard lock(mutex_);
        is_first = given_back_.empty();
        given_back_.push_back(std::move(table));
    }
    if (is_first) {
        enqueue([this](Journal& journal) { give_all_back(journal); });
    }
}

void StoreThread::give_all_back(Journal& journal)
{
    std::vector<ServedTable> tables;
    {
        const std::lock_guard lock(mutex_);
        tables = std::exchange(given_back_, {});
    }
    if (tables.empty()) {
        return;
    }
    try {
        journal.give_back(tables);
    } catch (const std::exception&) {
        // They stay this process's, which takes them again when somebody comes, and gives them back later.
        return;
    }
}

asio::awaitable<std::variant<std::optional<std::string>, StoreFailure>> StoreThread::find_key(std::string key)
{
    return found_together(keys_, std::move(key));
}

asio::awaitable<std::variant<TableLists, StoreFailure>> StoreThread::lists(int most)
{
    return reading<TableLists>([most](Journal& journal) {
        return TableLists{journal.listed(TableStage::open, most), journal.listed(TableStage::running, most),
                          journal.listed(TableStage::finished, most)};
    });
}

asio::awaitable<std::variant<Surveyed, StoreFailure>> StoreThread::survey(Survey survey)
{
    return reading<Surveyed>([this, survey = std::move(survey)](Journal& journal) {
        Surveyed surveyed;
        noting_failure([&] { surveyed = journal.survey(survey); });
        look_how_full();
        say_if_room_again();
        return surveyed;
    });
}

asio::awaitable<std::optional<StoreFailure>> StoreThread::done(std::function<void(Journal&)> work)
{
    auto doing = [work = std::move(work)](Journal& journal) {
        work(journal);
        return std::monostate();
    };
    const std::variant<std::monostate, StoreFailure> answer = co_await reading<std::monostate>(std::move(doing));
    const auto* const failure = std::get_if<StoreFailure>(&answer);
    co_return failure != nullptr ? std::optional(*failure) : std::nullopt;
}

asio::awaitable<std::optional<StoreFailure>> StoreThread::remove(std::vector<std::string> tables, std::int64_t now_ms)
{
    return done([tables = std::move(tables), now_ms](Journal& journal) { journal.remove(tables, now_ms); });
}

asio::awaitable<StoreThread::WereSetAside> StoreThread::set_aside(std::vector<std::string> tables, TableStage before)
{
    return reading<std::vector<SetAside>>(
        [tables = std::move(tables), before](Journal& journal) { return journal.set_aside(tables, before); });
}

asio::awaitable<std::variant<bool, StoreFailure>> StoreThread::bring_back(std::string table)
{
    return reading<bool>([table = std::move(table)](Journal& journal) { return journal.bring_back(table); });
}

asio::awaitable<std::variant<std::optional<LentSeat>, StoreFailure>> StoreThread::find_lent(std::string hash)
{
    return reading<std::optional<LentSeat>>(
        [hash = std::move(hash)](Journal& journal) { return journal.find_lent(hash); });
}

asio::awaitable<std::variant<std::vector<ShownSeat>, StoreFailure>> StoreThread::open_keyring(std::string keyring)
{
    return reading<std::vector<ShownSeat>>(
        [keyring = std::move(keyring)](Journal& journal) { return journal.open_keyring(keyring); });
}

asio::awaitable<std::variant<Lending, StoreFailure>> StoreThread::lend(LentSeat seat, KeyringAge age)
{
    return reading<Lending>([seat = std::move(seat), age](Journal& journal) { return journal.lend(seat, age); });
}

asio::awaitable<std::variant<bool, StoreFailure>> StoreThread::revoke_keyring(std::string keyring)
{
    return reading<bool>([keyring = std::move(keyring)](Journal& journal) { return journal.revoke_keyring(keyring); });
}

asio::awaitable<std::variant<ToForget, StoreFailure>> StoreThread::to_forget(int most)
{
    return reading<ToForget>([most](Journal& journal) { return journal.to_forget(most); });
}

asio::awaitable<std::variant<bool, StoreFailure>> StoreThread::forget(std::vector<Forgotten> tables)
{
    return reading<bool>([tables = std::move(tables)](Journal& journal) { return journal.forget(tables); });
}

asio::awaitable<std::variant<bool, StoreFailure>> StoreThread::has_forgotten(std::int64_t mark)
{
    return reading<bool>([mark](Journal& journal) { return journal.has_forgotten(mark); });
}

asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>> StoreThread::without_replay(int most)
{
    return reading<std::vector<std::string>>([most](Journal& journal) { return journal.without_replay(most); });
}

asio::awaitable<std::optional<StoreFailure>> StoreThread::keep_replay(KeptReplay replay)
{
    return done([replay = std::move(replay)](Journal& journal) { journal.keep_replay(replay); });
}

asio::awaitable<std::variant<std::optional<std::string>, StoreFailure>> StoreThread::kept_replay(std::string table)
{
    return reading<std::optional<std::string>>(
        [table = std::move(table)](Journal& journal) { return journal.kept_replay(table); });
}

asio::awaitable<std::variant<std::vector<std::string>, StoreFailure>> StoreThread::to_pack(int most)
{
    return reading<std::vector<std::string>>([most](Journal& journal) { return journal.to_pack(most); });
}

asio::awaitable<std::optional<StoreFailure>> StoreThread::pack(PackedTable table)
{
    return done([table = std::move(table)](Journal& journal) { journal.pack(table); });
}

} // namespace dahut
