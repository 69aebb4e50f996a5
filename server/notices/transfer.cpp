#include "server/notices/transfer.hpp"

#include "server/clock.hpp"
#include "server/limits.hpp"
#include "server/notices/notice_text.hpp"

#include <new>

namespace dahut {

namespace {

constexpr long yes = 1;
constexpr long no = 0;

// The options are wrong or memory is short. Neither may pass for a sent notice.
void check(CURLcode result)
{
    if (result != CURLE_OK) {
        throw std::bad_alloc();
    }
}

template <typename Value>
void set(CURL* handle, CURLoption option, Value value)
{
    check(curl_easy_setopt(handle, option, value));
}

// A permanent refusal will not change later, so it is final. A busy or broken receiver may accept the notice later.
Deliveries::Attempt judged_mail(CURLcode result, long answer)
{
    constexpr long lowest_lasting = 500;
    if (result == CURLE_OK) {
        return Deliveries::Attempt::delivered;
    }
    const bool refused = answer >= lowest_lasting && result != CURLE_OPERATION_TIMEDOUT;
    return refused ? Deliveries::Attempt::refused : Deliveries::Attempt::failed;
}

Deliveries::Attempt judged_post(long answer)
{
    constexpr long too_late = 408;
    constexpr long too_many = 429;
    if (answer >= 200 && answer < 300) {
        return Deliveries::Attempt::delivered;
    }
    const bool refused = answer >= 300 && answer < 500 && answer != too_late && answer != too_many;
    return refused ? Deliveries::Attempt::refused : Deliveries::Attempt::failed;
}

} // namespace

Transfer::Transfer(Deliveries::Delivery delivery, const MailServer& server)
    : delivery_(std::move(delivery)), handle_(curl_easy_init())
{
    set_bounds();
    if (delivery_.notice.kind == NoticeKind::webhook) {
        set_webhook();
    } else {
        set_mail(server);
    }
    set(handle(), CURLOPT_HTTPHEADER, headers_.get());
}

// Ignores proxies set in the environment: the operator has not allowed them as receivers.
void Transfer::set_bounds()
{
    set(handle(), CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(limits::notice_connecting_time.count()));
    set(handle(), CURLOPT_TIMEOUT_MS, static_cast<long>(limits::notice_time.count()));
    set(handle(), CURLOPT_NOSIGNAL, yes);
    // A pending DNS lookup must not keep the server from ending.
    set(handle(), CURLOPT_QUICK_EXIT, yes);
    set(handle(), CURLOPT_PROTOCOLS_STR, "http,https,smtp,smtps");
    set(handle(), CURLOPT_FOLLOWLOCATION, no);
    set(handle(), CURLOPT_PROXY, "");
    set(handle(), CURLOPT_FORBID_REUSE, yes);
    set(handle(), CURLOPT_PRIVATE, this);
    for (const CURLoption function : {CURLOPT_WRITEFUNCTION, CURLOPT_HEADERFUNCTION}) {
        set(handle(), function, &Transfer::take_answer);
    }
    for (const CURLoption argument : {CURLOPT_WRITEDATA, CURLOPT_HEADERDATA}) {
        set(handle(), argument, &answered_);
    }
}

void Transfer::add_header(std::unique_ptr<curl_slist, Free>& list, const std::string& text)
{
    curl_slist* const first = curl_slist_append(list.get(), text.c_str());
    if (first == nullptr) {
        throw std::bad_alloc();
    }
    if (!list) {
        list.reset(first);
    }
}

void Transfer::set_webhook()
{
    body_ = webhook_text(delivery_.notice);
    add_header(headers_, "Content-Type: application/json");
    add_header(headers_, "User-Agent: dahut");
    set(handle(), CURLOPT_URL, delivery_.notice.address.c_str());
    set(handle(), CURLOPT_POSTFIELDS, body_.c_str());
    set(handle(), CURLOPT_POSTFIELDSIZE, static_cast<long>(body_.size()));
}

void Transfer::set_mail(const MailServer& server)
{
    const MailText text = mail_text(delivery_.notice, server.from, now_ms());
    for (const std::string& header : text.headers) {
        add_header(headers_, header);
    }
    add_header(recipients_, "<" + delivery_.notice.address + ">");
    mail_.reset(curl_mime_init(handle()));
    curl_mimepart* const part = curl_mime_addpart(mail_.get());
    check(curl_mime_data(part, text.body.data(), text.body.size()));
    check(curl_mime_type(part, "text/plain; charset=utf-8"));
    check(curl_mime_encoder(part, "base64"));
    set(handle(), CURLOPT_URL, server.address.c_str());
    set(handle(), CURLOPT_MAIL_FROM, ("<" + server.from + ">").c_str());
    set(handle(), CURLOPT_MAIL_RCPT, recipients_.get());
    set(handle(), CURLOPT_MIMEPOST, mail_.get());
    set_login(server);
}

// With a password, the connection must be encrypted and the certificate must match the server. Without one, encryption
// is used if the server offers it, whatever the certificate says. Mail servers do the same among themselves: it still
// keeps out passive eavesdroppers.
void Transfer::set_login(const MailServer& server) const
{
    if (!server.user.empty()) {
        set(handle(), CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));
        set(handle(), CURLOPT_USERNAME, server.user.c_str());
        set(handle(), CURLOPT_PASSWORD, server.password.c_str());
    } else if (server.address.starts_with("smtp://")) {
        set(handle(), CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_TRY));
        set(handle(), CURLOPT_SSL_VERIFYPEER, no);
        set(handle(), CURLOPT_SSL_VERIFYHOST, no);
    }
}

std::size_t Transfer::take_answer(char*, std::size_t size, std::size_t count, void* answered)
{
    std::size_t& bytes = *static_cast<std::size_t*>(answered);
    bytes += size * count;
    return bytes <= limits::notice_answer_bytes ? size * count : 0;
}

long Transfer::status() const
{
    long status = 0;
    curl_easy_getinfo(handle(), CURLINFO_RESPONSE_CODE, &status);
    return status;
}

Deliveries::Attempt Transfer::judged(CURLcode result) const
{
    return delivery_.notice.kind == NoticeKind::mail ? judged_mail(result, status()) : judged_post(status());
}

std::string Transfer::reason(CURLcode result) const
{
    constexpr long lowest_refusal = 300;
    const long answer = status();
    return answer >= lowest_refusal ? "it was answered " + std::to_string(answer) : curl_easy_strerror(result);
}

} // namespace dahut
