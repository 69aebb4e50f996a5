// A disk that fails on demand: stands before the C library's writing and flushing of files. The file named by the
// environment variable DAHUT_FAULTS says what fails, in four words: the end of the names of the files that are struck;
// `write` or `flush`; how (`EIO`, `ENOSPC` or `short`, which writes half of what it is given); and `once` or `always`.
// Without that file nothing fails. What has struck once removes the file, so that the test sees it.
#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <sys/types.h>
#include <system_error>

namespace {

enum class Operation { write, flush };
enum class Failure { io_error, no_space, short_write };

// The C library's own function of this name.
template <typename Function>
Function* real(const char* name)
{
    return std::bit_cast<Function*>(dlsym(RTLD_NEXT, name));
}

Failure failure_named(const std::string& word)
{
    if (word == "ENOSPC") {
        return Failure::no_space;
    }
    return word == "short" ? Failure::short_write : Failure::io_error;
}

bool is_struck(int descriptor, const std::string& ending)
{
    std::error_code none;
    const std::string open_file = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), none);
    return !none && open_file.ends_with(ending);
}

// How this operation has to fail, if it has to.
std::optional<Failure> failure_of(int descriptor, Operation operation)
{
    const char* const orders = std::getenv("DAHUT_FAULTS");
    std::ifstream file(orders != nullptr ? orders : "");
    std::string ending;
    std::string what;
    std::string how;
    std::string times;
    const bool ordered = static_cast<bool>(file >> ending >> what >> how >> times);
    if (!ordered || (what == "flush") != (operation == Operation::flush) || !is_struck(descriptor, ending)) {
        return std::nullopt;
    }
    if (times == "once") {
        std::filesystem::remove(orders);
    }
    return failure_named(how);
}

int failing(Failure failure)
{
    errno = failure == Failure::no_space ? ENOSPC : EIO;
    return -1;
}

template <typename Write>
ssize_t write_or_fail(Write* write, int descriptor, const void* bytes, size_t count, off_t place)
{
    const std::optional<Failure> failure = failure_of(descriptor, Operation::write);
    if (!failure) {
        return write(descriptor, bytes, count, place);
    }
    if (*failure != Failure::short_write) {
        return failing(*failure);
    }
    return count > 1 ? write(descriptor, bytes, count / 2, place) : failing(Failure::no_space);
}

int flush_or_fail(const char* name, int descriptor)
{
    const std::optional<Failure> failure = failure_of(descriptor, Operation::flush);
    return failure ? failing(*failure) : real<int(int)>(name)(descriptor);
}

} // namespace

extern "C" {

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t place)
{
    static const auto write = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return write_or_fail(write, descriptor, bytes, count, place);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t place)
{
    static const auto write = real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return write_or_fail(write, descriptor, bytes, count, place);
}

int fsync(int descriptor) { return flush_or_fail("fsync", descriptor); }

int fdatasync(int descriptor) { return flush_or_fail("fdatasync", descriptor); }

} // extern "C"
