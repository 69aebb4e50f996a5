#include "server/commands/logging.hpp"

#include "server/commands/json_lines.hpp"
#include "server/commands/log_codes.hpp"
#include "server/commands/new_lines.hpp"
#include "server/limits.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <sys/poll.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <memory>
#include <string_view>

namespace dahut {

namespace {

using SteadyClock = std::chrono::steady_clock;

// The code of a line, which stays the same when its wording changes.
class CodeOfLine final : public spdlog::custom_flag_formatter {
public:
    void format(const spdlog::details::log_msg& message, const std::tm&, spdlog::memory_buf_t& line) override
    {
        const std::string_view code = log_code_of({message.payload.data(), message.payload.size()});
        line.append(code.data(), code.data() + code.size());
    }
    [[nodiscard]] std::unique_ptr<custom_flag_formatter> clone() const override
    {
        return std::make_unique<CodeOfLine>();
    }
};

// "2026-01-01 12:00:00.000+01:00 info stopping: stopping".
std::unique_ptr<spdlog::formatter> in_words()
{
    auto formatter = std::make_unique<spdlog::pattern_formatter>();
    formatter->add_flag<CodeOfLine>('*').set_pattern("%Y-%m-%d %H:%M:%S.%e%z %l %*: %v");
    return formatter;
}

} // namespace

// Waits for a slow reader. It runs on the log's own thread, so nobody else waits.
class PatientSink final : public spdlog::sinks::base_sink<spdlog::details::null_mutex> {
public:
    // This thread pool's queue is where lines are dropped.
    PatientSink(int descriptor, const std::shared_ptr<spdlog::details::thread_pool>& writer)
        : descriptor_(descriptor), writer_(writer)
    {}

    // From now on all lines together wait for at most `log_ending_time`.
    void end_soon() { end_ = SteadyClock::now() + limits::log_ending_time; }

protected:
    void sink_it_(const spdlog::details::log_msg& message) override
    {
        if (!wait_until_ready()) {
            return;
        }
        tell_of_dropped(message);
        write(message);
    }
    void flush_() override {}

private:
    [[nodiscard]] bool wait_until_ready() const
    {
        constexpr int look_again_ms = 50;
        pollfd file{descriptor_, POLLOUT, 0};
        while (SteadyClock::now() < end_.load()) {
            if (poll(&file, 1, look_again_ms) > 0) {
                return (static_cast<unsigned>(file.revents) & POLLOUT) != 0;
            }
        }
        return false;
    }

    void tell_of_dropped(const spdlog::details::log_msg& before)
    {
        const std::shared_ptr<spdlog::details::thread_pool> writer = writer_.lock();
        const std::size_t dropped = writer ? writer->overrun_counter() : 0;
        if (dropped > dropped_told_) {
            const std::string text = std::to_string(dropped - dropped_told_) + " lines were dropped: nobody read them";
            write({before.time, {}, before.logger_name, spdlog::level::warn, text});
            dropped_told_ = dropped;
        }
    }

    // A line that cannot be written is lost: there is no other place to report it.
    void write(const spdlog::details::log_msg& message)
    {
        spdlog::memory_buf_t line;
        formatter_->format(message, line);
        if (line.size() > limits::log_line_bytes) {
            line.resize(limits::log_line_bytes);
            line[limits::log_line_bytes - 1] = '\n';
        }
        [[maybe_unused]] const ssize_t written = ::write(descriptor_, line.data(), line.size());
    }

    int descriptor_;
    std::weak_ptr<spdlog::details::thread_pool> writer_;
    std::atomic<SteadyClock::time_point> end_{SteadyClock::time_point::max()};
    std::size_t dropped_told_ = 0;
};

Logging::Logging(int descriptor, const std::string& level, LogFormat format)
    : former_(spdlog::default_logger()),
      writer_(std::make_shared<spdlog::details::thread_pool>(limits::log_lines, std::size_t{1})),
      sink_(std::make_shared<PatientSink>(descriptor, writer_))
{
    auto new_lines = std::make_shared<NewLines>();
    new_lines->add_sink(sink_);
    spdlog::set_default_logger(std::make_shared<spdlog::async_logger>("dahut", std::move(new_lines), writer_,
                                                                      spdlog::async_overflow_policy::overrun_oldest));
    if (format == LogFormat::json) {
        spdlog::set_formatter(std::make_unique<JsonLines>());
    } else {
        spdlog::set_formatter(in_words());
    }
    spdlog::set_level(spdlog::level::from_str(level));
}

std::size_t Logging::dropped() const { return writer_->overrun_counter(); }

Logging::~Logging()
{
    sink_->end_soon();
    writer_.reset();
    spdlog::set_default_logger(former_);
}

} // namespace dahut
