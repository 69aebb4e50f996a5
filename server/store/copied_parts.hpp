// What `dahut copy` copies: the columns that the schemas of both engines have in common (sqlite_schema.cpp,
// postgres_schema.cpp). What only helps several processes to share a database is not among them.
#pragma once

#include "server/limits.hpp"
#include "server/store/copy_end.hpp"

#include <array>

namespace dahut::copied_parts {

using enum ColumnKind;

inline constexpr std::array table_columns{CopiedColumn{"sequence", number},   CopiedColumn{"id", text},
                                          CopiedColumn{"stage", number},      CopiedColumn{"listed", truth},
                                          CopiedColumn{"changed_ms", number}, CopiedColumn{"summary", text}};
inline constexpr std::array key_columns{CopiedColumn{"hash", text}, CopiedColumn{"table_id", text}};
inline constexpr std::array lent_columns{CopiedColumn{"hash", text}, CopiedColumn{"keyring", text},
                                         CopiedColumn{"table_id", text}, CopiedColumn{"seat", number},
                                         CopiedColumn{"seat_key", text}};
inline constexpr std::array age_columns{CopiedColumn{"table_id", text}, CopiedColumn{"stage", number},
                                        CopiedColumn{"since_ms", number}, CopiedColumn{"former_stage", number}};
inline constexpr std::array finished_columns{CopiedColumn{"place", number},        CopiedColumn{"table_id", text},
                                             CopiedColumn{"since_ms", number},     CopiedColumn{"bytes", number},
                                             CopiedColumn{"replay_sought", truth}, CopiedColumn{"nameless", truth}};
inline constexpr std::array replay_columns{CopiedColumn{"table_id", text}, CopiedColumn{"replay", bytes}};
inline constexpr std::array forgetting_columns{CopiedColumn{"place", number}, CopiedColumn{"table_id", text}};
inline constexpr int rows_most = limits::copied_rows_at_once;
inline constexpr std::array all{CopiedPart{"tables", table_columns, rows_most},
                                CopiedPart{"keys", key_columns, rows_most},
                                CopiedPart{"lent_seats", lent_columns, rows_most},
                                CopiedPart{"ages", age_columns, rows_most},
                                CopiedPart{"finished_tables", finished_columns, rows_most},
                                CopiedPart{"replays", replay_columns, limits::copied_replays_at_once},
                                CopiedPart{"forgetting", forgetting_columns, rows_most}};

inline constexpr std::array id_columns{CopiedColumn{"id", text}};
inline constexpr CopiedPart ids_of_tables{"tables", id_columns, rows_most};
inline constexpr std::array entry_columns{CopiedColumn{"table_id", text}};
inline constexpr CopiedPart tables_of_entries{"entries", entry_columns, rows_most};
inline constexpr std::array running_time_columns{CopiedColumn{"ran_ms", number}};
inline constexpr CopiedPart running_time{"running_time", running_time_columns, 1};

} // namespace dahut::copied_parts
