// Collects what is logged, so that a test can look at it. Nobody may log meanwhile.
#pragma once

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace dahut::test {

// Collects everything that is logged during its lifetime.
class WholeLog {
public:
    WholeLog() : former_(spdlog::default_logger())
    {
        const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(written_);
        auto logger = std::make_shared<spdlog::logger>("one server", sink);
        logger->set_level(spdlog::level::trace);
        logger->set_pattern("%l: %v");
        spdlog::set_default_logger(std::move(logger));
    }
    WholeLog(const WholeLog&) = delete;
    WholeLog& operator=(const WholeLog&) = delete;
    WholeLog(WholeLog&&) = delete;
    WholeLog& operator=(WholeLog&&) = delete;
    ~WholeLog() { spdlog::set_default_logger(former_); }

    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::istringstream written(written_.str());
        std::vector<std::string> lines;
        for (std::string line; std::getline(written, line);) {
            lines.push_back(line);
        }
        return lines;
    }

    // How often exactly this line was logged.
    [[nodiscard]] std::ptrdiff_t count(const std::string& line) const
    {
        const std::vector<std::string> all = lines();
        return std::count(all.begin(), all.end(), line);
    }

private:
    std::ostringstream written_;
    std::shared_ptr<spdlog::logger> former_;
};

} // namespace dahut::test
