#include "protocol/json.hpp"

namespace dahut {

Json json_of(std::string_view text) { return Json::parse(text); }

} // namespace dahut
