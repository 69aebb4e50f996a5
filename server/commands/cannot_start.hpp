// Why a server cannot start, in one line that its operator can do something about.
#pragma once

#include <boost/system/system_error.hpp>

#include <exception>
#include <stdexcept>
#include <string>

namespace dahut {

// A problem that the operator can fix, in one line.
class CannotStart : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Runs `work` and turns any failure into one line that says what could not be had.
template <typename Work>
auto or_cannot_start(const std::string& what, Work&& work)
{
    try {
        return work();
    } catch (const boost::system::system_error& error) {
        // what() of the library's error names its source files, so only the message of the code is used.
        throw CannotStart(what + ": " + error.code().message());
    } catch (const std::exception& error) {
        throw CannotStart(what + ": " + error.what());
    }
}

} // namespace dahut
