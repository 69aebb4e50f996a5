// What a process asks of the system before it serves, or does other work.
#pragma once

namespace dahut {

// Whoever starts a process may have closed its standard streams. The database would then be the next file that is
// opened, have the number of one of them, and be written over by the log. Call this before any file is opened.
void occupy_closed_streams();

// Every connection takes a file descriptor, and the usual soft limit is below what the system would grant.
void raise_descriptor_limit();

// Ignores the signals for a closed pipe and for the limit on file sizes. The write then fails, and the code that writes
// handles the error. Throws CannotStart.
void survive_failing_writes();

// Takes the processor and the disk only when hardly anybody else wants them. Threads that are started later do so, too.
void give_way_to_others();

} // namespace dahut
