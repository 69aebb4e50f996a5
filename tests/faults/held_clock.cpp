// A time of day that the test sets. This library replaces the C library's clock. The file named by the environment
// variable DAHUT_CLOCK holds milliseconds since 1970 as eight bytes, the lowest first. The time of day stands there
// until the test writes another value. Clocks that only measure durations run on, so timers work. Without such a file
// the time of day goes on, wrong by as many seconds as the environment variable DAHUT_CLOCK_WRONG_BY says.
#include <atomic>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace {

// Null if no test holds the clock.
const std::atomic<std::int64_t>* held_milliseconds()
{
    const char* const name = std::getenv("DAHUT_CLOCK");
    const int file = name != nullptr ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) {
        return nullptr;
    }
    void* const bytes = mmap(nullptr, sizeof(std::int64_t), PROT_READ, MAP_SHARED, file, 0);
    close(file);
    return bytes == MAP_FAILED ? nullptr : static_cast<const std::atomic<std::int64_t>*>(bytes);
}

std::time_t seconds_wrong()
{
    const char* const text = std::getenv("DAHUT_CLOCK_WRONG_BY");
    const std::string_view digits(text != nullptr ? text : "");
    std::time_t seconds = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
    return seconds;
}

} // namespace

// NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name): names of the C library are reserved for it
extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept
{
    using ClockGettime = int(clockid_t, timespec*);
    static const auto real = std::bit_cast<ClockGettime*>(dlsym(RTLD_NEXT, "clock_gettime"));
    static const std::atomic<std::int64_t>* const held = held_milliseconds();
    static const std::time_t wrong_by = seconds_wrong();
    if (clock != CLOCK_REALTIME || held == nullptr) {
        const int status = real(clock, now);
        now->tv_sec += clock == CLOCK_REALTIME ? wrong_by : 0;
        return status;
    }
    constexpr std::int64_t milliseconds = 1000;
    constexpr std::int64_t nanoseconds = 1'000'000;
    const std::int64_t time = held->load();
    *now = {time / milliseconds, time % milliseconds * nanoseconds};
    return 0;
}
