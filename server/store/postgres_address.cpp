#include "server/store/postgres_address.hpp"

#include "server/store/postgres_connection.hpp"

#include <libpq-fe.h>

#include <memory>

namespace dahut {

namespace {

struct FreeOptions {
    void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

struct FreeText {
    void operator()(char* text) const { PQfreemem(text); }
};

bool says_a_password(const PQconninfoOption* options)
{
    for (const PQconninfoOption* one = options; one->keyword != nullptr; ++one) {
        const std::string_view keyword = one->keyword;
        if (one->val != nullptr && (keyword == "password" || keyword == "sslpassword")) {
            return true;
        }
    }
    return false;
}

} // namespace

bool is_postgres_address(std::string_view text)
{
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

// The messages of libpq repeat the address, with its password.
std::string fault_of_postgres_address(const std::string& address)
{
    char* fault = nullptr;
    const std::unique_ptr<PQconninfoOption, FreeOptions> options(PQconninfoParse(address.c_str(), &fault));
    const std::unique_ptr<char, FreeText> freed(fault);
    if (!options) {
        const bool has_user = address.find('@') != std::string::npos;
        return has_user || fault == nullptr ? "is no address of a database, as postgresql://dahut@localhost/dahut"
                                            : as_one_line_of_postgres(fault);
    }
    return says_a_password(options.get()) ? "says a password, which others could read; give it in PGPASSWORD, or in a"
                                            " file that PGPASSFILE names"
                                          : "";
}

} // namespace dahut
