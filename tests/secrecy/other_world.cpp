#include "tests/secrecy/other_world.hpp"

#include "engine/core/deal_key.hpp"
#include "engine/core/require.hpp"

#include <utility>
#include <vector>

namespace dahut {

namespace {

std::unique_ptr<HostedMatch> in_other_world(const HostedMatch& match, const OtherWorld& world)
{
    FastRandom random(world.seed);
    return match.resampled(world.viewer, random);
}

class MatchInOtherWorld final : public HostedMatch {
public:
    MatchInOtherWorld(std::unique_ptr<HostedMatch> match, const OtherWorld& world, int carried_out)
        : match_(std::move(match)), world_(world), carried_out_(carried_out)
    {}

    [[nodiscard]] std::unique_ptr<HostedMatch> clone() const override
    {
        return std::make_unique<MatchInOtherWorld>(match_->clone(), world_, carried_out_);
    }

    [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Json& action, EventTexts& told) override
    {
        std::optional<Refusal> refusal = match_->submit(seat, action, told);
        if (!refusal && ++carried_out_ == world_.actions) {
            match_ = in_other_world(*match_, world_);
        }
        if (world_.fails != Failing::telling) {
            fail_later_if(world_.fails);
        }
        return refusal;
    }

    [[nodiscard]] std::unique_ptr<HostedMatch> resampled(Viewer viewer, Random& random) const override
    {
        fail_if(Failing::judging);
        return std::make_unique<MatchInOtherWorld>(match_->resampled(viewer, random), world_, carried_out_);
    }

    [[nodiscard]] Asked asked() const override { return match_->asked(); }
    void write_rows(std::string& text, Seat seat, Style style) const override { match_->write_rows(text, seat, style); }
    [[nodiscard]] RequestSince request_since(const HostedMatch& before, Seat seat) const override
    {
        return match_->request_since(inside(before), seat);
    }
    [[nodiscard]] std::unique_ptr<HostedMatch> undone_to(const HostedMatch& earlier, Seat by,
                                                         EventTexts& told) const override
    {
        return std::make_unique<MatchInOtherWorld>(match_->undone_to(inside(earlier), by, told), world_, carried_out_);
    }
    void write_view(std::string& text, const Perspective& eyes) const override { match_->write_view(text, eyes); }
    [[nodiscard]] bool write_changes(std::string& text, const HostedMatch& before, const Perspective& eyes,
                                     Style style) const override
    {
        if (is_entered_) {
            fail_later_if(Failing::telling);
        }
        return match_->write_changes(text, inside(before), eyes, style);
    }
    [[nodiscard]] std::optional<Json> outcome() const override { return match_->outcome(); }
    [[nodiscard]] std::string digest() const override
    {
        is_entered_ = true;
        return carried_out_ < world_.digests_from ? match_->digest() : other_digest(match_->digest());
    }
    [[nodiscard]] Json choose_within(const Allowance& allowance, BotKind bot, Seat seat, Random& random) const override
    {
        fail_if(Failing::choosing);
        return match_->choose_within(allowance, bot, seat, random);
    }
    [[nodiscard]] Hint<Json> hint_within(const Allowance& allowance, Seat seat, Random& random) const override
    {
        fail_if(Failing::choosing);
        return match_->hint_within(allowance, seat, random);
    }
    [[nodiscard]] Prospects prospects(int playouts, Random& random) const override
    {
        return match_->prospects(playouts, random);
    }
    [[nodiscard]] std::optional<Advice<Json>> advise(const std::function<bool()>& over, Seat seat, const Json& done,
                                                     Random& random) const override
    {
        return match_->advise(over, seat, done, random);
    }

private:
    void fail_if(Failing failing) const
    {
        require(world_.fails == Failing::never || world_.fails != failing, "a game that a test makes fail");
    }
    void fail_later_if(Failing failing) const
    {
        if (carried_out_ > world_.fails_after) {
            fail_if(failing);
        }
    }
    [[nodiscard]] static const HostedMatch& inside(const HostedMatch& other)
    {
        return *dynamic_cast<const MatchInOtherWorld&>(other).match_;
    }

    std::unique_ptr<HostedMatch> match_;
    OtherWorld world_;
    int carried_out_;
    // Whether the digest was asked for, as it is for the journal. What is worked out afterwards is to be told.
    mutable bool is_entered_ = false;
};

} // namespace

std::string other_digest(const std::string& digest)
{
    std::vector<std::uint8_t> salted{'t', 'w', 'i', 'n'};
    salted.insert(salted.end(), digest.begin(), digest.end());
    return to_hex(sha256(salted));
}

std::unique_ptr<HostedMatch> with_other_digests(std::unique_ptr<HostedMatch> match)
{
    constexpr int never = -1;
    const OtherWorld world{.viewer = the_public, .actions = never, .digests_from = 0};
    return std::make_unique<MatchInOtherWorld>(std::move(match), world, 0);
}

std::unique_ptr<HostedMatch> GameInOtherWorld::start(const Json& options, int seats, const ChanceKey& key,
                                                     EventTexts& told) const
{
    std::unique_ptr<HostedMatch> match = WrappedGame::start(options, seats, key, told);
    if (world_.actions == 0) {
        match = in_other_world(*match, world_);
    }
    return std::make_unique<MatchInOtherWorld>(std::move(match), world_, 0);
}

} // namespace dahut
