// Questions of one kind to a journal that wait at the same time, to be asked together: one round trip to a database
// answers many. Some of them at a time, so that what is read of many tables is not in memory at once.
#pragma once

#include "server/store/attempt.hpp"
#include "server/store/journal.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace dahut {

template <typename Found>
class Gathered {
public:
    using Result = std::variant<Found, StoreFailure>;
    struct Question {
        std::string asked;
        // `done` is called with the answer on this executor.
        boost::asio::any_io_executor executor;
        std::function<void(Result)> done;
    };
    // Answers all of these, in order. Throws StoreError if it can answer none.
    using Ask = std::function<std::vector<Found>(Journal&, std::span<const std::string>)>;

    Gathered(std::size_t most_at_once, Ask ask) : most_at_once_(most_at_once), ask_(std::move(ask)) {}

    // Whether `answer_some` is to be called, because nobody is about to.
    [[nodiscard]] bool add(Question question)
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(question));
        return !std::exchange(is_called_, true);
    }

    // Whether it is to be called again, because others have come.
    [[nodiscard]] bool answer_some(Journal& journal)
    {
        std::vector<Question> some = first_ones();
        std::vector<std::string> asked;
        std::ranges::transform(some, std::back_inserter(asked), &Question::asked);
        std::variant<std::vector<Found>, StoreFailure> answers =
            attempted<std::vector<Found>>([&] { return ask_(journal, asked); });
        auto* const found = std::get_if<std::vector<Found>>(&answers);
        for (std::size_t index = 0; index < some.size(); ++index) {
            Result result =
                found != nullptr ? Result(std::move(found->at(index))) : Result(std::get<StoreFailure>(answers));
            boost::asio::post(some[index].executor,
                              [done = std::move(some[index].done), result = std::move(result)]() mutable {
                                  done(std::move(result));
                              });
        }
        const std::lock_guard lock(mutex_);
        is_called_ = !waiting_.empty();
        return is_called_;
    }

private:
    std::vector<Question> first_ones()
    {
        const std::lock_guard lock(mutex_);
        const auto count = static_cast<std::ptrdiff_t>(std::min(most_at_once_, waiting_.size()));
        const auto end = waiting_.begin() + count;
        std::vector<Question> some(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
        waiting_.erase(waiting_.begin(), end);
        return some;
    }

    std::size_t most_at_once_;
    Ask ask_;
    std::mutex mutex_;
    std::vector<Question> waiting_;
    // Whether `answer_some` is about to be called, or runs.
    bool is_called_ = false;
};

} // namespace dahut
