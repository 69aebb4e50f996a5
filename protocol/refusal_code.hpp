// The stable codes with which the server itself refuses a request (PROTOCOL.md 4). Games have codes of their own.
#pragma once

#include "engine/core/describe.hpp"
#include "protocol/hosted.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

enum class RefusalCode {
    bad_message,
    too_large,
    too_fast,
    unknown_game,
    bad_options,
    bad_name,
    name_taken,
    unknown_token,
    unknown_invitation,
    not_entered,
    not_host,
    not_seated,
    table_full,
    seat_taken,
    seat_empty,
    seats_missing,
    table_running,
    table_not_running,
    table_over,
    table_broken,
    table_gone,
    moved,
    token_taken,
    too_many_tables,
    too_many_tables_from_here,
    too_much_from_here,
    too_many_changes,
    stale_decision,
    not_asked,
    nothing_to_undo,
    undo_too_late,
    undo_of_bot,
    undo_without_time,
    undo_learned,
    hints_off,
    hint_busy,
    no_hint,
    talk_off,
    talk_too_fast,
    not_away,
    stood_in,
    paused,
    not_paused,
    no_vacation,
    not_awaited,
    nudged_before,
    notices_off,
    bad_address,
    address_not_allowed,
    unknown_keyring,
    keyring_full,
    not_own_token,
    seat_relinked,
    storage_failed,
    storage_gone,
    storage_nearly_full,
    outcome_unknown,
    draining,
    internal_error,
};

template <>
inline constexpr std::array<std::string_view, 59> words<RefusalCode>{"bad_message",
                                                                     "too_large",
                                                                     "too_fast",
                                                                     "unknown_game",
                                                                     "bad_options",
                                                                     "bad_name",
                                                                     "name_taken",
                                                                     "unknown_token",
                                                                     "unknown_invitation",
                                                                     "not_entered",
                                                                     "not_host",
                                                                     "not_seated",
                                                                     "table_full",
                                                                     "seat_taken",
                                                                     "seat_empty",
                                                                     "seats_missing",
                                                                     "table_running",
                                                                     "table_not_running",
                                                                     "table_over",
                                                                     "table_broken",
                                                                     "table_gone",
                                                                     "moved",
                                                                     "token_taken",
                                                                     "too_many_tables",
                                                                     "too_many_tables_from_here",
                                                                     "too_much_from_here",
                                                                     "too_many_changes",
                                                                     "stale_decision",
                                                                     "not_asked",
                                                                     "nothing_to_undo",
                                                                     "undo_too_late",
                                                                     "undo_of_bot",
                                                                     "undo_without_time",
                                                                     "undo_learned",
                                                                     "hints_off",
                                                                     "hint_busy",
                                                                     "no_hint",
                                                                     "talk_off",
                                                                     "talk_too_fast",
                                                                     "not_away",
                                                                     "stood_in",
                                                                     "paused",
                                                                     "not_paused",
                                                                     "no_vacation",
                                                                     "not_awaited",
                                                                     "nudged_before",
                                                                     "notices_off",
                                                                     "bad_address",
                                                                     "address_not_allowed",
                                                                     "unknown_keyring",
                                                                     "keyring_full",
                                                                     "not_own_token",
                                                                     "seat_relinked",
                                                                     "storage_failed",
                                                                     "storage_gone",
                                                                     "storage_nearly_full",
                                                                     "outcome_unknown",
                                                                     "draining",
                                                                     "internal_error"};

// Why a request is refused, if it is: what comes first says it.
[[nodiscard]] inline std::optional<Refusal> first_of(std::initializer_list<std::optional<Refusal>> refusals)
{
    const auto* const found = std::ranges::find_if(refusals, &std::optional<Refusal>::has_value);
    return found == refusals.end() ? std::nullopt : *found;
}

[[nodiscard]] inline Refusal refuse(RefusalCode code, std::string_view sentence)
{
    return {std::string(word(code)), std::string(sentence)};
}

} // namespace dahut
