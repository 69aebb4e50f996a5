// The log: lines on standard error. A thread of its own writes them, so nobody ever waits for the log. If the reader
// stalls, the oldest lines are dropped and counted. Lines that repeat what was said are only counted (new_lines.hpp).
#pragma once

#include <spdlog/async.h>

#include <cstddef>
#include <memory>
#include <string>

namespace dahut {

class PatientSink;

// In words for people, or as JSON for programs (json_lines.hpp).
enum class LogFormat { words, json };

// Sends the log to this file descriptor for as long as this object lives.
class Logging {
public:
    // `level` is the name of a level of spdlog.
    Logging(int descriptor, const std::string& level, LogFormat format = LogFormat::words);
    Logging(const Logging&) = delete;
    Logging& operator=(const Logging&) = delete;
    Logging(Logging&&) = delete;
    Logging& operator=(Logging&&) = delete;
    // Writes the waiting lines, if the reader takes them within `log_ending_time`.
    ~Logging();

    // How many lines were dropped.
    [[nodiscard]] std::size_t dropped() const;

private:
    std::shared_ptr<spdlog::logger> former_;
    std::shared_ptr<spdlog::details::thread_pool> writer_;
    std::shared_ptr<PatientSink> sink_;
};

} // namespace dahut
