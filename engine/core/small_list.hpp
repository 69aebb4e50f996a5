// A short list that lives inside its owner, so that states and actions stay plain copyable values.
#pragma once

#include "engine/core/require.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace dahut {

// Holds at most `Capacity` elements in the order they were added.
template <typename T, int Capacity>
class SmallList {
public:
    using value_type = T;
    static constexpr int capacity = Capacity;

    constexpr SmallList() = default;
    constexpr SmallList(std::initializer_list<T> elements)
    {
        for (const T& element : elements) {
            push_back(element);
        }
    }

    constexpr void push_back(const T& element)
    {
        require(size_ < Capacity, "a list has room for one more");
        elements_[size_++] = element;
    }
    constexpr void pop_back()
    {
        require(size_ > 0, "what is taken from a list is there");
        elements_[--size_] = T{};
    }
    constexpr void clear() { *this = SmallList(); }
    // Removes the first element equal to `element`, which must be there; the rest keep their order.
    constexpr void remove(const T& element)
    {
        T* found = std::find(begin(), end(), element);
        require(found != end(), "what is removed from a list is in it");
        std::copy(found + 1, end(), found);
        pop_back();
    }

    [[nodiscard]] constexpr bool contains(const T& element) const
    {
        return std::find(begin(), end(), element) != end();
    }
    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr T& operator[](int index) { return elements_[checked(index)]; }
    [[nodiscard]] constexpr const T& operator[](int index) const { return elements_[checked(index)]; }
    [[nodiscard]] constexpr const T& front() const { return (*this)[0]; }
    [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }

    [[nodiscard]] constexpr T* begin() { return elements_.data(); }
    [[nodiscard]] constexpr T* end() { return elements_.data() + size_; }
    [[nodiscard]] constexpr const T* begin() const { return elements_.data(); }
    [[nodiscard]] constexpr const T* end() const { return elements_.data() + size_; }

    constexpr bool operator==(const SmallList&) const = default;

private:
    [[nodiscard]] constexpr std::size_t checked(int index) const
    {
        require(index >= 0 && index < size_, "a place of a list exists");
        return static_cast<std::size_t>(index);
    }

    // Unused places always hold T{}, so member-by-member equality and copying work.
    std::array<T, static_cast<std::size_t>(Capacity)> elements_{};
    std::uint8_t size_ = 0;
};

// Sorts a few elements by insertion. Equal elements keep their order. Unlike std::stable_sort it allocates nothing.
template <typename List, typename Less>
constexpr void sort_few(List& list, Less less)
{
    for (auto one = std::begin(list); one != std::end(list); ++one) {
        for (auto here = one; here != std::begin(list) && less(*here, *std::prev(here)); --here) {
            std::iter_swap(here, std::prev(here));
        }
    }
}

} // namespace dahut
