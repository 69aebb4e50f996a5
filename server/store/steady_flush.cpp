#include "server/store/steady_flush.hpp"

#include "server/store/journal.hpp"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace dahut {

namespace {

[[noreturn]] void fail(const std::string& what, int fault)
{
    throw StoreError(StoreFault::failed, what + ": " + std::generic_category().message(fault));
}

constexpr off_t sent_at_least = off_t{1024} * 1024;
constexpr unsigned int written_and_waited_for =
    SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;

} // namespace

SteadyFlush::SteadyFlush(const std::filesystem::path& file, Pace pace)
    : pace_(pace), descriptor_(open(file.c_str(), O_RDWR | O_CLOEXEC))
{
    if (descriptor_ < 0) {
        fail(file.string() + " cannot be opened", errno);
    }
}

SteadyFlush::~SteadyFlush() { close(descriptor_); }

// Only the data is sent. To flush the file's length as well each time would make the file system write its own log,
// for which others wait.
bool SteadyFlush::go_on()
{
    struct stat found{};
    if (fault_ != 0 || fstat(descriptor_, &found) != 0 || found.st_size - sent_ < sent_at_least) {
        return fault_ == 0;
    }
    const Resting resting(pace_);
    if (sync_file_range(descriptor_, sent_, found.st_size - sent_, written_and_waited_for) != 0) {
        fault_ = errno;
        return false;
    }
    sent_ = found.st_size;
    return true;
}

void SteadyFlush::require_sent() const
{
    if (fault_ != 0) {
        fail("what is stored cannot be forced to the disk", fault_);
    }
}

void SteadyFlush::finish()
{
    if (fault_ == 0 && fsync(descriptor_) != 0) {
        fault_ = errno;
    }
    require_sent();
}

} // namespace dahut
