// Makes the journal of a match one of another world (other_world.hpp): the same entries with that world's digests.
// So a server carries the journal out again and finds nothing amiss.
#pragma once

#include <filesystem>

namespace dahut {

// Replaces the digests in this database, which no server has open.
void move_to_other_world(const std::filesystem::path& database);

} // namespace dahut
