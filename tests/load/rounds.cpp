#include "tests/load/rounds.hpp"

#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <deque>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

// About as many as a random match of four has.
constexpr std::size_t match_actions = 256;

class FastRound {
public:
    FastRound(Lanes lanes, const WantsMore& wants_more) : lanes_(lanes), wants_more_(wants_more) {}

    void start()
    {
        for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
            go_on(lane);
        }
    }
    [[nodiscard]] bool over() const { return under_way_ == 0; }
    [[nodiscard]] std::vector<Exchange> taken() { return std::move(exchanges_); }

private:
    void go_on(std::size_t lane)
    {
        if (!wants_more_(lane)) {
            return;
        }
        ++under_way_;
        lanes_[lane]->act([this, lane](const Exchange& exchange) {
            exchanges_.push_back(exchange);
            --under_way_;
            go_on(lane);
        });
    }

    Lanes lanes_;
    const WantsMore& wants_more_;
    std::vector<Exchange> exchanges_;
    std::size_t under_way_ = 0;
};

class PacedRound {
public:
    PacedRound(Loop& loop, Lanes lanes, std::size_t actions, double per_second)
        : lanes_(lanes), actions_(actions), per_second_(per_second), timer_(loop.context()), began_(Clock::now())
    {
        for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
            free_.push_back(lane);
        }
    }

    void tick()
    {
        ++due_;
        act();
        if (due_ < actions_) {
            const std::chrono::duration<double> after(static_cast<double>(due_) / per_second_);
            timer_.expires_at(began_ + std::chrono::duration_cast<Clock::duration>(after));
            timer_.async_wait([this](boost::system::error_code error) {
                if (!error) {
                    tick();
                }
            });
        }
    }
    [[nodiscard]] bool over() const { return exchanges_.size() == actions_; }
    [[nodiscard]] std::vector<Exchange> taken() { return std::move(exchanges_); }

private:
    void act()
    {
        while (begun_ < due_ && !free_.empty()) {
            ++begun_;
            const std::size_t lane = free_.front();
            free_.pop_front();
            lanes_[lane]->act([this, lane](const Exchange& exchange) {
                exchanges_.push_back(exchange);
                free_.push_back(lane);
                act();
            });
        }
    }

    Lanes lanes_;
    std::size_t actions_;
    double per_second_;
    asio::steady_timer timer_;
    Clock::time_point began_;
    std::deque<std::size_t> free_;
    std::vector<Exchange> exchanges_;
    std::size_t due_ = 0;
    std::size_t begun_ = 0;
};

} // namespace

WantsMore together(std::size_t actions)
{
    return [actions, begun = std::size_t{0}](std::size_t) mutable { return begun++ < actions; };
}

WantsMore in_each(std::size_t actions)
{
    return [actions, begun = std::vector<std::size_t>()](std::size_t lane) mutable {
        begun.resize(std::max(begun.size(), lane + 1));
        return begun[lane]++ < actions;
    };
}

WantsMore to_all_stages(std::size_t lanes)
{
    return [lanes, begun = std::vector<std::size_t>(lanes)](std::size_t lane) mutable {
        return begun[lane]++ < lane * match_actions / lanes;
    };
}

std::vector<Exchange> play(Loop& loop, Lanes lanes, const WantsMore& wants_more)
{
    FastRound round(lanes, wants_more);
    round.start();
    loop.until("a round of actions", [&round] { return round.over(); });
    return round.taken();
}

std::vector<Exchange> play_at_rate(Loop& loop, Lanes lanes, std::size_t actions, double per_second)
{
    PacedRound round(loop, lanes, actions, per_second);
    round.tick();
    loop.until("a round at a fixed rate", [&round] { return round.over(); });
    return round.taken();
}

} // namespace dahut::load
