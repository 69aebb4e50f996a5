// Gives the room of a large file back to the disk bit by bit, once the file has lost its name. The system frees all of
// it at once otherwise, half a second for a gibibyte, and whoever flushes another file of the same disk meanwhile waits
// for that: the log of a server that people play at.
#pragma once

#include <filesystem>

namespace dahut {

class GradualRelease {
public:
    // Keeps the room of this file taken, if it is there. Whether it is removed or replaced is up to the caller, and to
    // be done before this is destroyed.
    explicit GradualRelease(const std::filesystem::path& file);
    GradualRelease(const GradualRelease&) = delete;
    GradualRelease& operator=(const GradualRelease&) = delete;
    GradualRelease(GradualRelease&&) = delete;
    GradualRelease& operator=(GradualRelease&&) = delete;
    // Frees it if the file has no name any more and nobody else has it open: who reads a former copy reads on.
    ~GradualRelease();

private:
    int descriptor_;
};

} // namespace dahut
