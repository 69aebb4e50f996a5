// What a library of finished records has to show, as names: whatever the descriptions of a game's actions, events and
// options can say (engine/core/describe.hpp). A new kind or a new value is missing until some record has it.
#pragma once

#include "engine/core/game.hpp"
#include "protocol/codec.hpp"
#include "protocol/record.hpp"
#include "tests/support/option_sets.hpp"

#include <set>
#include <string>
#include <string_view>

namespace dahut {

using Facets = std::set<std::string>;

// Whether every word of an enumeration has to occur wherever it can stand; not where it only says which of many alike.
template <typename T>
inline constexpr bool is_counted = true;

namespace facets {

[[nodiscard]] inline std::string joined(const std::string& path, std::string_view name)
{
    return std::string(path).append(" ").append(name);
}

[[nodiscard]] inline std::string with_word(const std::string& path, std::string_view word)
{
    return std::string(path).append("=").append(word);
}

// Everything that a value of type T can say at this place.
template <typename T>
void add_possible(Facets& facets, const std::string& path)
{
    if constexpr (Word<T>) {
        for (const std::string_view one : words<T>) {
            if (is_counted<T>) {
                facets.insert(with_word(path, one));
            }
        }
    } else if constexpr (is_optional<T>) {
        facets.insert(path);
        add_possible<typename T::value_type>(facets, path);
    } else if constexpr (is_list<T> || is_row<T>) {
        add_possible<typename T::value_type>(facets, path);
    } else if constexpr (Described<T>) {
        for_each_field(T{}, [&]<typename Member>(std::string_view name, const Member&) {
            add_possible<Member>(facets, joined(path, name));
        });
    }
}

template <typename... Alternatives>
void add_kinds(Facets& facets, const std::string& path, const std::variant<Alternatives...>*)
{
    const auto add = [&]<typename T>(const T*) {
        facets.insert(joined(path, T::name));
        add_possible<T>(facets, joined(path, T::name));
    };
    (add(static_cast<const Alternatives*>(nullptr)), ...);
}

// How something was settled that no event has a word of its own for; each game has an enumeration of these.
inline constexpr std::string_view settled = "settled";

template <Word Settlement>
void add_settlements(Facets& possible)
{
    add_possible<Settlement>(possible, std::string(settled));
}

template <Word Settlement>
void add_settled(Facets& shown, Settlement settlement)
{
    shown.insert(with_word(std::string(settled), word(settlement)));
}

// Everything that this action or event, or a part of it, says.
inline void add_said(Facets& facets, const std::string& path, const Json& json)
{
    facets.insert(path);
    if (json.is_string()) {
        facets.insert(with_word(path, json.get<std::string>()));
    } else if (json.is_object()) {
        for (const auto& [name, value] : json.items()) {
            add_said(facets, joined(path, name), value);
        }
    } else if (json.is_array()) {
        for (const Json& element : json) {
            add_said(facets, path, element);
        }
    }
}

inline void add_kind(Facets& facets, const std::string& path, const Json& json)
{
    add_said(facets, joined(path, json["type"].get<std::string>()), json);
}

[[nodiscard]] inline std::string with_seats(std::size_t seats) { return std::to_string(seats) + " seats"; }

[[nodiscard]] inline std::string with_dealing(std::size_t seats, std::size_t kind)
{
    return joined(with_seats(seats), "and dealing of kind " + std::to_string(kind));
}

// Every value of an option, and every pair of values of two options, but for those that JSON leaves out.
inline void add_options(Facets& facets, std::size_t seats, const Json& options)
{
    for (const auto& [name, value] : options.items()) {
        const std::string one = with_word(joined(with_seats(seats), name), value.get_ref<const std::string&>());
        facets.insert(one);
        for (const auto& [other_name, other_value] : options.items()) {
            if (name < other_name) {
                facets.insert(with_word(joined(one, other_name), other_value.get_ref<const std::string&>()));
            }
        }
    }
}

} // namespace facets

// Everything that the descriptions of a game say can be: at its tables, in its actions and in its events.
template <Game G>
[[nodiscard]] Facets possible_facets()
{
    Facets possible{"held by player"};
    // A record says of a bot nothing but its kind, so two kinds show all that there is to show.
    for (const BotKind bot : {BotKind::random, BotKind::greedy}) {
        possible.insert(facets::with_word("held by bot", word(bot)));
    }
    for (std::size_t seats = G::seats_fewest; seats <= G::seats_most; ++seats) {
        for (std::size_t kind = 0; kind < std::variant_size_v<Dealing>; ++kind) {
            possible.insert(facets::with_dealing(seats, kind));
        }
    }
    for (const OptionSet<G>& set : legal_option_sets<G>()) {
        facets::add_options(possible, static_cast<std::size_t>(set.seats), to_json(set.options));
    }
    facets::add_kinds(possible, "action", static_cast<const typename G::Action*>(nullptr));
    facets::add_kinds(possible, "event", static_cast<const typename G::Event*>(nullptr));
    return possible;
}

// What a record says of its table.
[[nodiscard]] inline Facets table_facets(const Record& record)
{
    Facets shown{facets::with_dealing(record.seats.size(), record.dealing.index())};
    facets::add_options(shown, record.seats.size(), record.options);
    for (const Holder& holder : record.seats) {
        const BotKind* const bot = std::get_if<BotKind>(&holder);
        shown.insert(bot != nullptr ? facets::with_word("held by bot", word(*bot)) : "held by player");
    }
    return shown;
}

} // namespace dahut
