// Values of several types, in order: the fields of a description, the sets of a row of legal actions. It does less than
// std::tuple: no conversions, no comparisons. So it compiles faster, which matters because nearly four hundred structs
// have one, and every source that includes a game compiles all of that game's.
#pragma once

#include <cstddef>
#include <utility>

namespace dahut {

namespace detail {

// Each value is a base of its own, so its place finds its type without going through those before it.
template <std::size_t Place, typename T>
struct Placed {
    T value{};
};

template <std::size_t Place, typename T>
[[nodiscard]] constexpr T& placed(Placed<Place, T>& at)
{
    return at.value;
}
template <std::size_t Place, typename T>
[[nodiscard]] constexpr const T& placed(const Placed<Place, T>& at)
{
    return at.value;
}

template <typename Places, typename... Ts>
class AllPlaced;
template <std::size_t... Places, typename... Ts>
class AllPlaced<std::index_sequence<Places...>, Ts...> : public Placed<Places, Ts>... {
public:
    constexpr AllPlaced() = default;
    constexpr explicit AllPlaced(const Ts&... values)
        requires(sizeof...(Ts) > 0)
        : Placed<Places, Ts>{values}...
    {}

    // What use(values...) returns.
    template <typename Use>
    constexpr auto together(Use&& use) const
    {
        return use(Placed<Places, Ts>::value...);
    }
    // Calls visit(value) for each, in order.
    template <typename Visit>
    constexpr void for_each(Visit&& visit) const
    {
        (visit(Placed<Places, Ts>::value), ...);
    }
};

} // namespace detail

template <typename... Ts>
class Several : public detail::AllPlaced<std::index_sequence_for<Ts...>, Ts...> {
    using Values = detail::AllPlaced<std::index_sequence_for<Ts...>, Ts...>;

public:
    static constexpr std::size_t size = sizeof...(Ts);

    using Values::Values;

    template <std::size_t Place>
    [[nodiscard]] constexpr auto& at()
    {
        return detail::placed<Place>(*this);
    }
    template <std::size_t Place>
    [[nodiscard]] constexpr const auto& at() const
    {
        return detail::placed<Place>(*this);
    }
};

template <typename... Ts>
Several(Ts...) -> Several<Ts...>;

} // namespace dahut
