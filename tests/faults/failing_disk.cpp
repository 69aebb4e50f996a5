// A disk that fails on demand. This library replaces the C library's functions for writing and flushing files. The file
// named by the environment variable DAHUT_FAULTS says in four words what fails:
// - the end of the names of the files concerned, or `any`;
// - `write` or `flush`;
// - how: `EIO`, `ENOSPC`, `short`, which writes half of the data, or `stuck`, a flush that takes until the file goes;
// - `once` or `always`.
// Without that file nothing fails. A fault that comes `once` removes the file, so that the test sees it.
//
// Every write, flush and cut of the database and its log is noted in the file named by DAHUT_WRITES, one line each:
// - `write`, the end of the file's name, the offset, and the bytes in hexadecimal digits;
// - `flush` and the end of the name;
// - `cut`, the end of the name and the new size.
//
// With DAHUT_FILE_SYSTEM the number that it holds is what kind of file system every file is said to lie on.
#include <algorithm>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <sys/types.h>
#include <sys/vfs.h>
#include <system_error>
#include <thread>

namespace {

enum class Operation { write, flush };
enum class Failure { io_error, no_space, short_write, stuck };

// The C library's own function with this name.
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
    if (word == "stuck") {
        return Failure::stuck;
    }
    return word == "short" ? Failure::short_write : Failure::io_error;
}

std::string name_of(int descriptor)
{
    std::error_code none;
    return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), none);
}

// Notes operations on the database and its log, and on no other file.
void note(int descriptor, const std::string& what, const std::string& details)
{
    const char* const notes = std::getenv("DAHUT_WRITES");
    const std::string name = notes != nullptr ? name_of(descriptor) : "";
    const std::string ending = name.ends_with(".db") ? ".db" : ".db-wal";
    if (!name.ends_with(ending)) {
        return;
    }
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    std::ofstream(notes, std::ios::app) << what + " " + ending + details + "\n";
}

std::string in_hexadecimal(const void* bytes, size_t count)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : std::span(static_cast<const unsigned char*>(bytes), count)) {
        text += {digits[byte / 16], digits[byte % 16]};
    }
    return text;
}

// How this operation must fail, if it must.
std::optional<Failure> failure_of(int descriptor, Operation operation)
{
    const char* const orders = std::getenv("DAHUT_FAULTS");
    std::ifstream file(orders != nullptr ? orders : "");
    std::string ending;
    std::string what;
    std::string how;
    std::string times;
    const bool ordered = static_cast<bool>(file >> ending >> what >> how >> times);
    const auto is_concerned = [&] { return ending == "any" || name_of(descriptor).ends_with(ending); };
    if (!ordered || (what == "flush") != (operation == Operation::flush) || !is_concerned()) {
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
        if (std::getenv("DAHUT_WRITES") != nullptr) {
            note(descriptor, "write", " " + std::to_string(place) + " " + in_hexadecimal(bytes, count));
        }
        return write(descriptor, bytes, count, place);
    }
    if (*failure != Failure::short_write) {
        return failing(*failure);
    }
    return count > 1 ? write(descriptor, bytes, count / 2, place) : failing(Failure::no_space);
}

// How this flush must fail, if it must, once it is no longer stuck.
std::optional<Failure> failure_of_flush(int descriptor)
{
    std::optional<Failure> failure = failure_of(descriptor, Operation::flush);
    while (failure == Failure::stuck) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        failure = failure_of(descriptor, Operation::flush);
    }
    return failure;
}

int flush_or_fail(const char* name, int descriptor)
{
    if (const std::optional<Failure> failure = failure_of_flush(descriptor)) {
        return failing(*failure);
    }
    const int result = real<int(int)>(name)(descriptor);
    note(descriptor, "flush", "");
    return result;
}

} // namespace

// The names of the C library's own declarations are not ours.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
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

// A part of a file that is sent ahead of its flush.
int sync_file_range(int descriptor, off64_t place, off64_t count, unsigned int flags)
{
    if (const std::optional<Failure> failure = failure_of_flush(descriptor)) {
        return failing(*failure);
    }
    return real<int(int, off64_t, off64_t, unsigned int)>("sync_file_range")(descriptor, place, count, flags);
}

int fstatfs(int descriptor, struct statfs* found)
{
    const int result = real<int(int, struct statfs*)>("fstatfs")(descriptor, found);
    if (const char* const kind = std::getenv("DAHUT_FILE_SYSTEM")) {
        found->f_type = std::stol(kind);
    }
    return result;
}

int ftruncate(int descriptor, off_t size)
{
    note(descriptor, "cut", " " + std::to_string(size));
    return real<int(int, off_t)>("ftruncate")(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size)
{
    note(descriptor, "cut", " " + std::to_string(size));
    return real<int(int, off64_t)>("ftruncate64")(descriptor, size);
}

} // extern "C"
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
