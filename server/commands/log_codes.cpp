#include "server/commands/log_codes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace dahut {

namespace {

struct LogCode {
    std::string_view code;
    // How such lines begin, with {} for what differs. tests/secrecy/ways_out_test.py holds these against the sources.
    std::string_view beginning;
};

constexpr std::array log_codes{
    LogCode{"tables_counted", "{} tables in the journal"},
    LogCode{"database_log_missing",
            "the database {} was in use, and its log is missing: if it was copied from a running server, what"},
    LogCode{"database_copied", "the database {} is brought up to date; as it was, it is in {}"},
    LogCode{"database_moved", "the database {} was removed or replaced: nothing is stored until it is back"},
    LogCode{"database_back", "the database {} is where it was again"},
    LogCode{"database_awaited", "waiting for the database {}: {}"},
    LogCode{"database_open", "the database {} is open"},
    LogCode{"standby_missing",
            "the database {} has no standby for which commits wait: a failover may lose what people were told"},
    LogCode{"storage_nearly_full", "little room is left in the database or on its disk: no more tables are made"},
    LogCode{"storage_has_room", "there is room in the database and on its disk again"},
    LogCode{"tables_taken_up", "{} running tables taken up, {} of them in memory"},
    LogCode{"metrics_served", "metrics are served at port {}"},
    LogCode{"operator_socket_missing", "commands of an operator cannot be taken at {}: {}"},
    LogCode{"admin_token_open", "others on this machine can read the administrator's secret; chmod 600 {}"},
    LogCode{"operator_announced", "the operator has announced something"},
    LogCode{"operator_took_back", "the operator has taken back what was announced"},
    LogCode{"operator_drains", "no more tables are made; the server stops in {} seconds"},
    LogCode{"operator_refuses", "{} addresses or networks are refused"},
    LogCode{"operator_ended_table", "table {}: ended by the operator"},
    LogCode{"operator_brought_table_back", "table {}: brought back by the operator"},
    LogCode{"operator_deleted_table", "table {}: deleted by the operator"},
    LogCode{"stopping", "stopping"},
    LogCode{"disk_does_not_answer", "stopping without waiting any longer: the disk does not answer"},
    LogCode{"stopped_by_fault", "stopped by a fault: {}"},
    LogCode{"stopped", "stopped"},
    LogCode{"origin_refused", "a web page of the origin {} tried to connect{}; allowed are the pages of {}{}; "},
    LogCode{"host_refused",
            "a request for the host {} was refused{}; allowed are addresses, names of home networks{}{}; "},
    LogCode{"proxy_not_trusted",
            "a request with X-Forwarded-For came from an address that is not trusted{}{}; if that is your proxy, "},
    LogCode{"upgrade_missing",
            "a WebSocket was asked for by a request that is no upgrade{}; if it came through a proxy, {}"},
    LogCode{"wrong_process", "a WebSocket of the process {} was asked of this one, {}{}; {}"},
    LogCode{"client_too_slow", "a client reads too slowly and was let go{}"},
    LogCode{"message_too_large", "a client sent a message that is too large{}"},
    LogCode{"client_floods", "a client sent far too many messages and was let go{}"},
    LogCode{"too_many_requests", "too many requests from one address; a connection was turned away{}{}"},
    LogCode{"too_many_connections", "too many connections; one was turned away{}{}"},
    LogCode{"not_accepted", "a connection could not be accepted: {}"},
    LogCode{"connections_cut", "{} connections that did not end were cut"},
    LogCode{"unattended_failed", "what nobody waits for has failed: {}"},
    LogCode{"connection_failed", "a connection ended by a fault: {}"},
    LogCode{"request_failed", "a request failed: {}"},
    LogCode{"reading_given_up", "what nobody waits for any more is not worked out"},
    LogCode{"table_made", "table {}: {} for {} made{}"},
    LogCode{"table_over", "table {}: {}"},
    LogCode{"table_frozen", "table {}: running its journal again gave something else; it is frozen"},
    LogCode{"table_moved", "table {}: another process serves it now"},
    LogCode{"handing_over", "handing {} tables over to {} other processes"},
    LogCode{"not_handed_over", "tables could not be handed over: {}"},
    LogCode{"process_unsigned", "this process could not say that it is there: {}"},
    LogCode{"entry_unknown", "table {}: it is unknown whether entry {} is stored: {}"},
    LogCode{"entry_found_out", "table {}: entry {} is {}"},
    LogCode{"table_set_aside", "table {}: set aside, for nobody has been there for long"},
    LogCode{"table_outlived", "table {}: set aside, for its match was over long ago"},
    LogCode{"table_nameless", "table {}: says no names any more, for its match was over long ago"},
    LogCode{"told_is_lost",
            "table {}: {} has seen more than all {}; what was told is lost, or this is no page of ours"},
    LogCode{"not_written", "table {}: the journal could not be written: {}"},
    LogCode{"table_broken", "table {} ({}) is broken after journal entry {}: {}"},
    LogCode{"keyring_not_revoked", "a keyring could not be revoked: {}"},
    LogCode{"not_read", "the journal could not be read: {}"},
    LogCode{"lists_not_read", "the lists could not be read: {}"},
    LogCode{"ages_not_read", "old tables could not be looked for: {}"},
    LogCode{"not_forgotten", "what must not be kept could not be taken out: {}"},
    LogCode{"replay_not_kept", "no replay could be kept: {}"},
    LogCode{"not_packed", "a finished match could not be packed: {}"},
    LogCode{"not_taken_away", "old tables could not be taken away: {}"},
    LogCode{"not_brought_back", "table {}: could not be brought back: {}"},
    LogCode{"not_set_aside", "table {}: could not be set aside: {}"},
    LogCode{"notice_not_taken", "table {}: a notice was not taken, for too many wait"},
    LogCode{"notice_pushed_out", "table {}: a notice by {} was given up: others wait that have not failed"},
    LogCode{"notice_given_up", "table {}: a notice by {} was given up: {}"},
    LogCode{"notice_again", "table {}: a notice by {} will be tried again: {}"},
    LogCode{"notice_done", "table {}: a notice by {} is done"},
    LogCode{"notices_failed", "notices: {}"},
    // What the log says of itself.
    LogCode{"lines_repeated", "{} lines were left out: they repeat others"},
    LogCode{"lines_dropped", "{} lines were dropped: nobody read them"},
};

// Lines with these codes end with why the database did not do what was asked. All of it fails while it is away, again
// and again.
constexpr std::array<std::string_view, 9> codes_of_database_faults{
    "process_unsigned", "not_written",     "not_read",   "lists_not_read", "ages_not_read",
    "not_forgotten",    "replay_not_kept", "not_packed", "not_taken_away"};

constexpr std::string_view gap = "{}";

// Whether the text begins like that. What stands in a gap ends where what follows the gap is found first.
bool begins_like(std::string_view text, std::string_view beginning)
{
    bool is_after_gap = false;
    while (!beginning.empty()) {
        const std::size_t end = beginning.find(gap);
        const std::string_view part = beginning.substr(0, end);
        const std::size_t at = text.find(part);
        if (at == std::string_view::npos || (at != 0 && !is_after_gap)) {
            return false;
        }
        text.remove_prefix(at + part.size());
        beginning.remove_prefix(end == std::string_view::npos ? part.size() : end + gap.size());
        is_after_gap = true;
    }
    return true;
}

// Of several the longest says most.
LogCode code_of(std::string_view text)
{
    LogCode best{"other", ""};
    for (const LogCode& one : log_codes) {
        if (one.beginning.size() > best.beginning.size() && begins_like(text, one.beginning)) {
            best = one;
        }
    }
    return best;
}

// What stands in the last gap, with which the beginning ends.
std::string_view in_last_gap(std::string_view text, std::string_view beginning)
{
    beginning.remove_suffix(gap.size());
    const std::size_t former_gap = beginning.rfind(gap);
    const std::string_view before =
        former_gap == std::string_view::npos ? beginning : beginning.substr(former_gap + gap.size());
    return text.substr(text.find(before) + before.size());
}

} // namespace

std::string_view log_code_of(std::string_view text) { return code_of(text).code; }

std::string_view database_fault_in(std::string_view text)
{
    const LogCode code = code_of(text);
    const bool says_one = std::ranges::find(codes_of_database_faults, code.code) != codes_of_database_faults.end();
    return says_one ? in_last_gap(text, code.beginning) : std::string_view();
}

} // namespace dahut
