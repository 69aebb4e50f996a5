#include "server/notices/notice_thread.hpp"

#include "server/notices/addresses.hpp"

#include <spdlog/spdlog.h>

#include <stdexcept>

namespace dahut {

namespace {

using SteadyClock = std::chrono::steady_clock;

// Initializes libcurl, once for the process.
CURLM* new_multi()
{
    static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
    CURLM* const multi = ready == CURLE_OK ? curl_multi_init() : nullptr;
    if (multi == nullptr) {
        throw std::runtime_error("libcurl cannot be used");
    }
    return multi;
}

// All mail goes to the same server, so it counts as one receiver.
std::string receiver_of(const Notice& notice)
{
    const auto address = notice.kind == NoticeKind::webhook ? WebAddress::of_webhook(notice.address) : std::nullopt;
    return address ? address->receiver() : std::string(word(notice.kind));
}

} // namespace

NoticeThread::NoticeThread(MailServer server, std::chrono::milliseconds first_pause)
    : server_(std::move(server)), deliveries_(first_pause), multi_(new_multi()), thread_([this] { run(); })
{}

NoticeThread::~NoticeThread()
{
    stopping_ = true;
    curl_multi_wakeup(multi_.get());
    thread_.join();
}

void NoticeThread::send(Notice notice)
{
    std::string receiver = receiver_of(notice);
    const std::string table = notice.about.table;
    std::optional<Notice> given_up;
    bool added = false;
    {
        const std::lock_guard lock(mutex_);
        given_up = deliveries_.make_room();
        added = deliveries_.add(std::move(notice), std::move(receiver), SteadyClock::now());
    }
    if (given_up) {
        spdlog::warn("table {}: a notice by {} was given up: others wait that have not failed", given_up->about.table,
                     word(given_up->kind));
    }
    if (!added) {
        spdlog::warn("table {}: a notice was not taken, for too many wait", table);
    }
    curl_multi_wakeup(multi_.get());
}

void NoticeThread::withdraw(const std::string& table, Seat seat)
{
    const std::lock_guard lock(mutex_);
    deliveries_.withdraw(table, seat);
}

bool NoticeThread::withdraw_by(NoticeKind kind, const std::string& table, Seat seat)
{
    const std::lock_guard lock(mutex_);
    return deliveries_.withdraw_by(kind, table, seat);
}

void NoticeThread::run()
{
    while (!stopping_) {
        try {
            look_after_all();
        } catch (const std::exception& error) {
            spdlog::error("notices: {}", error.what());
        }
        wait();
    }
    for (const auto& [number, transfer] : under_way_) {
        curl_multi_remove_handle(multi_.get(), transfer->handle());
    }
    under_way_.clear();
}

void NoticeThread::look_after_all()
{
    begin_due();
    int running = 0;
    curl_multi_perform(multi_.get(), &running);
    end_finished();
    // The deliveries that have ended may have made room for others.
    begin_due();
}

void NoticeThread::begin_due()
{
    while (true) {
        std::optional<Deliveries::Delivery> delivery;
        {
            const std::lock_guard lock(mutex_);
            delivery = deliveries_.next(SteadyClock::now());
        }
        if (!delivery) {
            return;
        }
        begin(*std::move(delivery));
    }
}

void NoticeThread::begin(Deliveries::Delivery delivery)
{
    try {
        auto transfer = std::make_unique<Transfer>(delivery, server_);
        if (const CURLMcode added = curl_multi_add_handle(multi_.get(), transfer->handle()); added != CURLM_OK) {
            throw std::runtime_error(curl_multi_strerror(added));
        }
        under_way_.emplace(delivery.number, std::move(transfer));
    } catch (const std::exception& error) {
        settle(delivery, Deliveries::Attempt::failed, error.what());
    }
}

void NoticeThread::end_finished()
{
    int left = 0;
    while (const CURLMsg* const message = curl_multi_info_read(multi_.get(), &left)) {
        const CURLcode result = message->data.result;
        Transfer* transfer = nullptr;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
        end(*transfer, result);
    }
}

void NoticeThread::end(Transfer& transfer, CURLcode result)
{
    curl_multi_remove_handle(multi_.get(), transfer.handle());
    settle(transfer.delivery(), transfer.judged(result), transfer.reason(result));
    under_way_.erase(transfer.delivery().number);
}

void NoticeThread::count(Deliveries::FollowUp follow_up)
{
    std::uint64_t& outcome = follow_up == Deliveries::FollowUp::given_up      ? outcomes_.given_up
                             : follow_up == Deliveries::FollowUp::tried_again ? outcomes_.tried_again
                                                                              : outcomes_.done;
    ++outcome;
}

NoticeOutcomes NoticeThread::outcomes()
{
    const std::lock_guard lock(mutex_);
    return outcomes_;
}

std::size_t NoticeThread::waiting()
{
    const std::lock_guard lock(mutex_);
    return deliveries_.size();
}

// Addresses and a receiver's words do not belong in a log.
void NoticeThread::settle(const Deliveries::Delivery& delivery, Deliveries::Attempt attempt, const std::string& reason)
{
    Deliveries::FollowUp follow_up{};
    {
        const std::lock_guard lock(mutex_);
        follow_up = deliveries_.settle(delivery.number, attempt, SteadyClock::now());
        count(follow_up);
    }
    const std::string& table = delivery.notice.about.table;
    const std::string_view kind = word(delivery.notice.kind);
    if (follow_up == Deliveries::FollowUp::given_up) {
        spdlog::warn("table {}: a notice by {} was given up: {}", table, kind, reason);
    } else if (follow_up == Deliveries::FollowUp::tried_again) {
        spdlog::debug("table {}: a notice by {} will be tried again: {}", table, kind, reason);
    } else {
        spdlog::debug("table {}: a notice by {} is done", table, kind);
    }
}

// Wakes for events of the running transfers, and for newly sent notices.
void NoticeThread::wait()
{
    constexpr std::chrono::milliseconds longest = std::chrono::minutes(1);
    std::chrono::milliseconds pause = longest;
    {
        const std::lock_guard lock(mutex_);
        pause = std::min(longest, deliveries_.pause(SteadyClock::now()).value_or(longest));
    }
    curl_multi_poll(multi_.get(), nullptr, 0, static_cast<int>(pause.count()), nullptr);
}

} // namespace dahut
