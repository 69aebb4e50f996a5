// The stable codes with which the server itself refuses a request (PROTOCOL.md 4). Games have codes of their own.
#pragma once

#include "engine/core/describe.hpp"
#include "protocol/hosted.hpp"

#include <array>
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
    token_taken,
    too_many_tables,
    too_many_tables_from_here,
    too_many_changes,
    stale_decision,
    not_asked,
    storage_failed,
    storage_gone,
    outcome_unknown,
    internal_error,
};

template <>
inline constexpr std::array<std::string_view, 30> words<RefusalCode>{"bad_message",
                                                                     "too_large",
                                                                     "too_fast",
                                                                     "unknown_game",
                                                                     "bad_options",
                                                                     "bad_name",
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
                                                                     "token_taken",
                                                                     "too_many_tables",
                                                                     "too_many_tables_from_here",
                                                                     "too_many_changes",
                                                                     "stale_decision",
                                                                     "not_asked",
                                                                     "storage_failed",
                                                                     "storage_gone",
                                                                     "outcome_unknown",
                                                                     "internal_error"};

[[nodiscard]] inline Refusal refuse(RefusalCode code, std::string_view sentence)
{
    return {std::string(word(code)), std::string(sentence)};
}

} // namespace dahut
