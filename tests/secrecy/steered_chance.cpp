// Defines all that engine/core/chance.cpp does. Keys made of a seed give the same numbers as there. Keys for real
// matches need not be secret here, so a seed is made of them too, unless they belong to a script.
#include "tests/secrecy/steered_chance.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>

namespace dahut {

namespace {

// The first bytes of a steered key. The number of its script follows.
constexpr std::array<std::uint8_t, 8> steered{'s', 't', 'e', 'e', 'r', 'e', 'd', '!'};

std::deque<Script>& scripts()
{
    static std::deque<Script> all;
    return all;
}

std::uint64_t number_in(std::span<const std::uint8_t> bytes)
{
    std::uint64_t number = 0;
    for (const std::uint8_t byte : bytes.first(sizeof(number))) {
        number = number << 8U | byte;
    }
    return number;
}

void put_number(std::span<std::uint8_t> bytes, std::uint64_t number)
{
    for (std::size_t byte = 0; byte < sizeof(number); ++byte) {
        bytes[byte] = static_cast<std::uint8_t>(number >> (56U - 8U * byte) & 0xffU);
    }
}

} // namespace

void Script::add(std::string_view purpose, std::uint64_t below, std::uint32_t drawn)
{
    const bool is_whole = below > std::numeric_limits<std::uint32_t>::max();
    // At least `below`, so that no stream rejects it.
    first_[std::string(purpose)].push_back(is_whole ? drawn : static_cast<std::uint32_t>(below) + drawn);
}

void Script::repeat(const Draws& draws, std::string_view purpose, int most)
{
    for (const Draw& draw : draws) {
        if (draw.purpose == purpose && most-- > 0) {
            add(purpose, draw.below, draw.drawn);
        }
    }
}

const std::vector<std::uint32_t>* Script::first(std::string_view purpose) const
{
    const auto found = first_.find(purpose);
    return found == first_.end() ? nullptr : &found->second;
}

ChanceKey steered_key(const Script& script)
{
    Bytes32 bytes{};
    std::ranges::copy(steered, bytes.begin());
    put_number(std::span(bytes).subspan(steered.size()), scripts().size());
    scripts().push_back(script);
    return ChanceKey(Secret(bytes));
}

// The numbers that a script gives for one purpose.
class Drawing::SealedNumbers {
public:
    explicit SealedNumbers(const std::vector<std::uint32_t>& numbers) : numbers_(numbers) {}

    [[nodiscard]] bool has(std::uint32_t position) const { return position < numbers_.size(); }
    [[nodiscard]] std::uint32_t at(std::uint32_t position) const { return numbers_[position]; }

private:
    const std::vector<std::uint32_t>& numbers_;
};

Drawing::Drawing(const ChanceKey& key, std::string_view purpose, std::uint32_t& position, Draws& draws)
    : purpose_(purpose), position_(position), draws_(draws), seed_(seed_of_purpose(number_in(key.bytes_), purpose))
{
    const std::span<const std::uint8_t> bytes(key.bytes_);
    const bool is_steered = std::ranges::equal(bytes.first(steered.size()), steered);
    if (key.generator_ != ChanceKey::Generator::aes || !is_steered) {
        return;
    }
    const Script& script = scripts()[number_in(bytes.subspan(steered.size()))];
    seed_ = seed_of_purpose(script.seed(), purpose);
    if (const auto* const numbers = script.first(purpose)) {
        sealed_ = std::make_unique<SealedNumbers>(*numbers);
    }
}

Drawing::~Drawing() = default;

std::uint32_t Drawing::number()
{
    const std::uint32_t here = position_++;
    return sealed_ && sealed_->has(here) ? sealed_->at(here) : split_mix(seed_, std::uint64_t{here} + 1);
}

} // namespace dahut
