// Keeps the secrets of running matches in the memory of the server, whatever ends it.
#pragma once

namespace dahut {

// From now on this process leaves no core dump, lets no other process of the same user read its memory, and says
// nothing of an exception that nobody handles but its type. Throws std::runtime_error if the system
// refuses.
void keep_memory_private();

} // namespace dahut
