// The streams of witnessed_random.hpp.
#include "engine/core/witnessed_random.hpp"

#include <limits>

namespace dahut {

class WitnessedRandom::WitnessedStream final : public Stream {
public:
    WitnessedStream(std::string_view purpose, Stream& source, std::vector<Draw>& draws)
        : purpose_(purpose), source_(source), draws_(draws)
    {}

    [[nodiscard]] std::uint32_t next() override
    {
        constexpr std::uint64_t all_numbers = std::uint64_t{std::numeric_limits<std::uint32_t>::max()} + 1;
        return noted(all_numbers, source_.next());
    }

    [[nodiscard]] std::uint32_t below(std::uint32_t bound) override { return noted(bound, source_.below(bound)); }

private:
    std::uint32_t noted(std::uint64_t bound, std::uint32_t drawn)
    {
        draws_.push_back({purpose_, bound, drawn});
        return drawn;
    }

    std::string purpose_;
    Stream& source_;
    std::vector<Draw>& draws_;
};

WitnessedRandom::WitnessedRandom(Random& source) : source_(source) {}

WitnessedRandom::~WitnessedRandom() = default;

Stream& WitnessedRandom::stream(std::string_view purpose)
{
    const auto known = streams_.find(purpose);
    if (known != streams_.end()) {
        return *known->second;
    }
    auto witnessed = std::make_unique<WitnessedStream>(purpose, source_.stream(purpose), draws_);
    return *streams_.emplace(purpose, std::move(witnessed)).first->second;
}

} // namespace dahut
