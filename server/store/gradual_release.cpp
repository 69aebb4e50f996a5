#include "server/store/gradual_release.hpp"

#include "server/store/resting.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dahut {

namespace {

constexpr off_t freed_at_once = off_t{16} * 1024 * 1024;

// The system lends a file for writing only to the one process that has it open.
bool is_lent_to_us(int descriptor) { return fcntl(descriptor, F_SETLEASE, F_WRLCK) == 0; }

} // namespace

GradualRelease::GradualRelease(const std::filesystem::path& file)
    : descriptor_(open(file.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW))
{}

GradualRelease::~GradualRelease()
{
    if (descriptor_ < 0) {
        return;
    }
    // Nobody can open any more what has no name, so it is enough to look once.
    struct stat found{};
    const bool is_nobodys = fstat(descriptor_, &found) == 0 && found.st_nlink == 0 && is_lent_to_us(descriptor_);
    for (off_t left = found.st_size - freed_at_once; is_nobodys && left > 0; left -= freed_at_once) {
        const Resting resting(Pace::giving_way);
        if (ftruncate(descriptor_, left) != 0) {
            break;
        }
    }
    close(descriptor_);
}

} // namespace dahut
