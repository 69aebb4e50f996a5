#include "tests/load/hall.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace dahut::load {

namespace asio = boost::asio;

namespace {

// Tables that are set up side by side: enough to share commits, and not all at once.
constexpr std::size_t tables_at_a_time = 25;
// Whatever else is told at the start of a match has come by then.
constexpr std::chrono::milliseconds seating_time{50};
// 127.1.0.1, and those after it.
constexpr std::uint32_t first_home = 0x7F010001;
// No random match of four is as short.
constexpr std::size_t match_actions_fewest = 150;

class TableLane final : public Lane {
public:
    explicit TableLane(Hall& hall) : hall_(hall) {}

    void act(Told told) override
    {
        if (table_ == nullptr || table_->over()) {
            table_ = hall_.take();
        }
        table_->act(std::move(told));
    }

private:
    Hall& hall_;
    std::shared_ptr<TableOfFour> table_;
};

} // namespace

NextHome at_one_home(const Home& home)
{
    return [home] { return home; };
}

NextHome at_homes_of_their_own()
{
    return [given = std::uint32_t{0}]() mutable { return Home(first_home + given++); };
}

void Hall::prepare(std::size_t tables)
{
    while (ready_.size() < tables) {
        std::vector<asio::awaitable<void>> tasks;
        for (std::size_t left = std::min(tables_at_a_time, tables - ready_.size()); left > 0; --left) {
            ready_.push_back(std::make_shared<TableOfFour>(loop_.context(), seed_++, next_home_()));
            tasks.push_back(ready_.back()->set_up(server_));
        }
        loop_.finish("tables to be set up", std::move(tasks));
    }
    loop_.rest(seating_time);
}

void Hall::prepare(std::size_t lanes, std::size_t actions) { prepare(lanes + actions / match_actions_fewest); }

std::shared_ptr<TableOfFour> Hall::take()
{
    if (ready_.empty()) {
        throw std::runtime_error("more matches have ended than tables were set up for");
    }
    taken_.push_back(std::move(ready_.front()));
    ready_.pop_front();
    return taken_.back();
}

std::vector<std::unique_ptr<Lane>> Hall::lanes(std::size_t count)
{
    std::vector<std::unique_ptr<Lane>> lanes;
    while (lanes.size() < count) {
        lanes.push_back(std::make_unique<TableLane>(*this));
    }
    return lanes;
}

void Hall::leave_finished()
{
    const auto over = [](const std::shared_ptr<TableOfFour>& table) { return table->over(); };
    for (const std::shared_ptr<TableOfFour>& table : taken_) {
        if (table->over()) {
            table->leave();
        }
    }
    std::erase_if(taken_, over);
}

std::shared_ptr<TableOfFour> Hall::play_one(std::size_t actions_most)
{
    prepare(1);
    std::shared_ptr<TableOfFour> table = take();
    for (std::size_t played = 0; played < actions_most && !table->over(); ++played) {
        bool told = false;
        table->act([&told](const Exchange&) { told = true; });
        loop_.until("an action", [&told] { return told; });
    }
    return table;
}

} // namespace dahut::load
