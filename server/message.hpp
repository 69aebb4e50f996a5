// One text shared by everybody it is sent to.
#pragma once

#include <memory>
#include <string>
#include <utility>

namespace dahut {

using Message = std::shared_ptr<const std::string>;

[[nodiscard]] inline Message message_of(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

} // namespace dahut
