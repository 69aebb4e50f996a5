// Values that no match may ever reach: what is written of them with names can be read again where it is meant to be,
// says the same as what is written packed, and changes lead from any view to any other.
#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "protocol/forms.hpp"
#include "tests/fuzz/byte_source.hpp"
#include "tests/fuzz/same_json.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/arbitrary.hpp"
#include "tests/support/games.hpp"
#include "tests/support/hosted.hpp"
#include "tests/support/unpacking.hpp"

namespace dahut::fuzz {

namespace {

template <typename T>
T taken(ByteSource& source)
{
    return Arbitrary<T>::take(source);
}

template <typename T>
void check_packed(const T& value)
{
    static const Json form = form_of<T>();
    std::string packed;
    write_packed(packed, value);
    expect(same_json(unpacked(form, Json::parse(packed)), to_json(value)), "packed, a value is what it is with names");
}

template <typename T>
void check_read_again(const T& value)
{
    T again{};
    expect(from_json(to_json(value), again) && again == value, "what is written is read as it was");
}

template <typename View>
void check_changes(const View& before, const View& after)
{
    static const Json form = form_of<View>();
    std::string named;
    std::string packed;
    write_changes<Style::named>(named, before, after);
    write_changes<Style::packed>(packed, before, after);
    Json by_names = to_json(before);
    Json by_packed = by_names;
    apply_changes(by_names, Json::parse(named));
    apply_changes(by_packed, unpacked_changes(form, Json::parse(packed)));
    const Json wanted = to_json(after);
    expect(same_json(by_names, wanted), "changes with names lead from one view to the other");
    expect(same_json(by_packed, wanted), "packed changes lead from one view to the other");
}

template <typename G>
void check_values_of(ByteSource& source)
{
    const auto action = taken<typename G::Action>(source);
    check_read_again(action);
    check_packed(action);
    check_read_again(taken<typename G::Options>(source));
    check_packed(taken<typename G::Event>(source));
    const auto before = taken<typename G::View>(source);
    const auto after = taken<typename G::View>(source);
    check_packed(before);
    if (before != after) {
        check_changes(before, after);
        check_changes(after, before);
    }
}

} // namespace

void check_values(std::string_view bytes)
{
    ByteSource source(bytes);
    const int chosen = source.below(Games::size);
    int number = 0;
    Games::for_each([&]<typename G, typename Greedy>() {
        if (number++ == chosen) {
            check_values_of<G>(source);
        }
    });
}

} // namespace dahut::fuzz
