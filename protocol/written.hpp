// JSON text that is written where its value is: stands in a described struct for a value that is large, or that only a
// game knows. It refers to a function that must live as long.
#pragma once

#include <concepts>
#include <string>

namespace dahut {

class Written {
public:
    template <typename Write>
        requires(std::invocable<const Write&, std::string&> && !std::same_as<Write, Written>)
    // NOLINTNEXTLINE(google-explicit-constructor): a function is meant
    Written(const Write& write)
        : write_(&write),
          call_([](const void* function, std::string& text) { (*static_cast<const Write*>(function))(text); })
    {}

    void operator()(std::string& text) const { call_(write_, text); }

private:
    const void* write_;
    void (*call_)(const void*, std::string&);
};

} // namespace dahut
