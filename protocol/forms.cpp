#include "protocol/forms.hpp"

#include <utility>

namespace dahut::forms {

Json of_words(std::span<const std::string_view> all) { return {{"words", all}}; }

Json of_plain() { return "plain"; }

Json no_parts() { return Json::array(); }

void add_part(Json& parts, std::string_view name, Json form) { parts.push_back(Json::array({name, std::move(form)})); }

Json keyed(std::string_view key, Json form)
{
    Json one = Json::object();
    one[std::string(key)] = std::move(form);
    return one;
}

} // namespace dahut::forms
