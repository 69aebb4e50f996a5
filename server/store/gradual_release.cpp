#include "server/store/gradual_release.hpp"

#include "server/store/resting.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dahut {

namespace {

constexpr off_t freed_at_once = off_t{16} * 1024 * 1024;

// Nobody can open it any more, so it is enough to look once. The system lends a file for writing only to the one
// process that has it open.
bool is_nobodys(int descriptor)
{
    struct stat found{};
    return fstat(descriptor, &found) == 0 && found.st_nlink == 0 && fcntl(descriptor, F_SETLEASE, F_WRLCK) == 0;
}

} // namespace

GradualRelease::GradualRelease(const std::filesystem::path& file)
    : descriptor_(open(file.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW))
{}

GradualRelease::~GradualRelease()
{
    if (descriptor_ < 0) {
        return;
    }
    if (is_nobodys(descriptor_)) {
        struct stat found{};
        (void)fstat(descriptor_, &found);
        for (off_t left = found.st_size - freed_at_once; left > 0; left -= freed_at_once) {
            const Resting resting;
            if (ftruncate(descriptor_, left) != 0) {
                break;
            }
        }
    }
    close(descriptor_);
}

} // namespace dahut
