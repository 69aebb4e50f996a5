// How a connection to PostgreSQL is made, and why it cannot be.
#include "server/limits.hpp"
#include "server/store/postgres_address.hpp"
#include "server/store/postgres_connection.hpp"

#include <libpq-fe.h>

#include <array>
#include <string_view>

namespace dahut {

namespace {

void count_warning(void* warnings, const PGresult*) { ++*static_cast<int*>(warnings); }

bool is_on(PGconn* connection, const char* parameter)
{
    const char* const value = PQparameterStatus(connection, parameter);
    return value != nullptr && std::string_view(value) == "on";
}

bool takes_no_writes(PGconn* connection)
{
    return is_on(connection, "in_hot_standby") || is_on(connection, "default_transaction_read_only");
}

// How libpq is asked for a connection.
class Asking {
public:
    using Refusal = PostgresConnection::Refusal;

    // What stands before the address can be said differently in it, and what stands behind it cannot.
    Asking(const std::string& address, const std::string& name, int servers_skipped)
        : address_(address), name_(name), servers_(servers_of_postgres_address(address, servers_skipped))
    {}

    // Whichever server answers is asked for if that is "any"; the one that the address wants if it is empty.
    [[nodiscard]] PGconn* connection(const char* which_server = "") const
    {
        return PQconnectdbParams(keywords.data(), values(which_server, "").data(), 1);
    }

    // A server that answers a question without a name and a password says no by itself. One that is starting is nobody
    // yet, and so is one that takes no writes: it may be promoted.
    [[nodiscard]] Refusal refusal() const
    {
        const PGPing answer = answer_to_question("");
        const bool is_silent = answer == PQPING_NO_RESPONSE && !lacks_encryption();
        return is_silent || answer == PQPING_REJECT || finds_only_readers() ? Refusal::nobody : Refusal::no;
    }

private:
    static constexpr std::array<const char*, 12> keywords{
        "connect_timeout",      "tcp_user_timeout", "keepalives_idle",  "dbname",          "host", "hostaddr", "port",
        "target_session_attrs", "sslmode",          "application_name", "client_encoding", nullptr};

    [[nodiscard]] PGPing answer_to_question(const char* encryption) const
    {
        return PQpingParams(keywords.data(), values("", encryption).data(), 1);
    }

    // Whoever demands encryption, or a certificate, that a server does not have gets as little of an answer as from a
    // server that is away. It says no if it answers whoever does not mind, and still not whoever does: a server may
    // have come back between two questions.
    [[nodiscard]] bool lacks_encryption() const
    {
        return answer_to_question("prefer") == PQPING_OK && answer_to_question("") == PQPING_NO_RESPONSE;
    }

    // What is empty is as if it were not said.
    [[nodiscard]] std::array<const char*, keywords.size()> values(const char* which_server,
                                                                  const char* encryption) const
    {
        return {patience_.c_str(),
                silence_.c_str(),
                patience_.c_str(),
                address_.c_str(),
                servers_.hosts.c_str(),
                servers_.addresses.c_str(),
                servers_.ports.c_str(),
                which_server,
                encryption,
                name_.c_str(),
                "UTF8",
                nullptr};
    }

    [[nodiscard]] bool finds_only_readers() const
    {
        const std::unique_ptr<PGconn, decltype(&PQfinish)> any(connection("any"), &PQfinish);
        return PQstatus(any.get()) == CONNECTION_OK && takes_no_writes(any.get());
    }

    const std::string patience_ = std::to_string(limits::postgres_connecting_time.count());
    const std::string silence_ = std::to_string(limits::postgres_silence.count());
    const std::string& address_;
    const std::string& name_;
    const PostgresServers servers_;
};

} // namespace

PostgresConnection::PostgresConnection(const std::string& address, const std::string& name, int servers_skipped,
                                       Inquiry inquiry)
{
    const Asking asking(address, name, servers_skipped);
    Refusal refusal = Refusal::nobody;
    connection_.reset(asking.connection());
    if (PQstatus(connection_.get()) != CONNECTION_OK && inquiry == Inquiry::made) {
        refusal = asking.refusal();
        if (refusal == Refusal::no) {
            // It may have begun to answer in between.
            connection_.reset(asking.connection());
        }
    }
    if (PQstatus(connection_.get()) != CONNECTION_OK) {
        throw CannotConnect(refusal, as_one_line_of_postgres(PQerrorMessage(connection_.get())));
    }
    PQsetNoticeReceiver(connection_.get(), count_warning, &warnings_);
}

void PostgresConnection::Finish::operator()(pg_conn* connection) const { PQfinish(connection); }

bool PostgresConnection::is_read_only() const { return takes_no_writes(connection_.get()); }

} // namespace dahut
