// One end of a copy, whose changes a test hears of and can cut off.
#pragma once

#include "server/store/copy_end.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace dahut::test {

// Passes everything on, and asks before each change whether it may be.
class WatchedEnd final : public CopyEnd {
public:
    using Watch = std::function<void()>;

    WatchedEnd(CopyEnd& end, Watch before, Watch after)
        : end_(end), before_(std::move(before)), after_(std::move(after))
    {}

    std::optional<CopyMark> mark() override { return end_.mark(); }
    void set_mark(const std::optional<CopyMark>& mark) override
    {
        changing([&] { end_.set_mark(mark); });
    }
    std::vector<CopiedRow> rows(const CopiedPart& part, const std::optional<std::string>& behind) override
    {
        return end_.rows(part, behind);
    }
    std::optional<std::string> last_key(const CopiedPart& part) override { return end_.last_key(part); }
    void add(const CopiedPart& part, std::span<const CopiedRow> rows) override
    {
        changing([&] { end_.add(part, rows); });
    }
    std::vector<Entry> entries(const std::string& table) override { return end_.entries(table); }
    void add_entries(std::span<const StoredTable> tables) override
    {
        changing([&] { end_.add_entries(tables); });
    }
    void set_running_time(const std::string& milliseconds) override
    {
        changing([&] { end_.set_running_time(milliseconds); });
    }
    void settle() override
    {
        changing([&] { end_.settle(); });
    }
    std::int64_t bytes() override { return end_.bytes(); }
    std::optional<std::int64_t> room() override { return room_ ? room_ : end_.room(); }
    void have_room(std::int64_t bytes) { room_ = bytes; }

private:
    template <typename Change>
    void changing(Change&& change)
    {
        before_();
        change();
        after_();
    }

    CopyEnd& end_;
    Watch before_;
    Watch after_;
    std::optional<std::int64_t> room_;
};

} // namespace dahut::test
