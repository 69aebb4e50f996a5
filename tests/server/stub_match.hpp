// A match of which a test says only what it is about: both its seats are asked for ever, and nothing changes.
#pragma once

#include "protocol/hosted.hpp"

#include <memory>
#include <string>

namespace dahut::test {

class StubMatch : public HostedMatch {
public:
    [[nodiscard]] std::unique_ptr<HostedMatch> clone() const override { return std::make_unique<StubMatch>(); }
    [[nodiscard]] Asked asked() const override { return {SeatSet::first(2), {}}; }
    void write_rows(std::string& text, Seat, Style) const override { text += R"([{"type":"go"}])"; }
    [[nodiscard]] RequestSince request_since(const HostedMatch&, Seat) const override { return RequestSince::same; }
    [[nodiscard]] std::optional<Refusal> submit(Seat, const Json&, EventTexts&) override { return std::nullopt; }
    [[nodiscard]] std::unique_ptr<HostedMatch> undone_to(const HostedMatch&, Seat, EventTexts&) const override
    {
        return clone();
    }
    void write_view(std::string& text, const Perspective&) const override { text += "{}"; }
    [[nodiscard]] bool write_changes(std::string&, const HostedMatch&, const Perspective&, Style) const override
    {
        return false;
    }
    [[nodiscard]] std::unique_ptr<HostedMatch> resampled(Viewer, Random&) const override { return clone(); }
    [[nodiscard]] std::optional<Json> outcome() const override { return std::nullopt; }
    [[nodiscard]] std::string digest() const override { return "0"; }
    [[nodiscard]] Json choose_within(const Allowance&, BotKind, Seat, Random&) const override
    {
        return {{"type", "go"}};
    }
    [[nodiscard]] Hint<Json> hint_within(const Allowance&, Seat, Random&) const override { return {{{"type", "go"}}}; }
    [[nodiscard]] Prospects prospects(int, Random&) const override { return {}; }
    [[nodiscard]] std::optional<Advice<Json>> advise(const std::function<bool()>&, Seat, const Json&,
                                                     Random&) const override
    {
        return std::nullopt;
    }
};

} // namespace dahut::test
