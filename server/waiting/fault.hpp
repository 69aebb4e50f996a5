// What may be said of an exception that nobody expected. Its own words can be anything, also what nobody may know.
#pragma once

#include <boost/system/system_error.hpp>

#include <exception>
#include <string>
#include <typeinfo>

namespace dahut {

// Its type as the compiler calls it, and what the system says.
[[nodiscard]] inline std::string fault_text(const std::exception& error)
{
    const auto* const of_system = dynamic_cast<const boost::system::system_error*>(&error);
    return typeid(error).name() + (of_system != nullptr ? ": " + of_system->code().message() : std::string());
}

} // namespace dahut
