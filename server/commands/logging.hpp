// The log: lines on standard error for which nobody ever waits. A thread of its own writes them; if whoever reads them
// stalls, the oldest are dropped and counted. A line that repeats the one before is only counted.
#pragma once

#include <spdlog/async.h>

#include <memory>
#include <string>

namespace dahut {

class PatientSink;

// The log goes to this file descriptor for as long as this lives.
class Logging {
public:
    // `level` is a name that the library knows.
    Logging(int descriptor, const std::string& level);
    Logging(const Logging&) = delete;
    Logging& operator=(const Logging&) = delete;
    Logging(Logging&&) = delete;
    Logging& operator=(Logging&&) = delete;
    // What still waits is written if its reader takes it within a moment.
    ~Logging();

private:
    std::shared_ptr<spdlog::logger> former_;
    std::shared_ptr<spdlog::details::thread_pool> writer_;
    std::shared_ptr<PatientSink> sink_;
};

} // namespace dahut
