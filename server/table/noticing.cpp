// Where people of a table have notices sent when they are away. The operator says which addresses are right.
#include "protocol/refusal_code.hpp"
#include "server/table/rules.hpp"

namespace dahut {

namespace {

template <typename Entry>
Planned change_notices(const Situation& at, Entry entry)
{
    if (at.present.wrong_address) {
        return Denial{*at.present.wrong_address};
    }
    if (at.table.notices().changes(at.seat()) >= limits::notice_changes) {
        return Denial{refuse(RefusalCode::too_many_changes, "You have changed this too often.")};
    }
    if (std::optional<Refusal> refusal = refuse_change(at.table)) {
        return Denial{*std::move(refusal)};
    }
    return only(std::move(entry), effect::TellNotices{at.seat()});
}

} // namespace

Planned plan(const Situation& at, request::Notify& request)
{
    return change_notices(at, entry::MailSet{at.seat(), std::move(request.mail).value_or(std::string())});
}

Planned plan(const Situation& at, request::SetWebhook& request)
{
    return change_notices(at, entry::WebhookSet{at.seat(), std::move(request.address).value_or(std::string())});
}

} // namespace dahut
