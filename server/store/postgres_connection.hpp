// A connection to PostgreSQL by libpq: statements that are prepared once, and several of them in one round trip. What
// the statements mean is left to others. Everything here throws StoreError. A connection that was lost stays lost.
#pragma once

#include "server/store/journal.hpp"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct pg_conn;
struct pg_result;

namespace dahut {

// Its lines with semicolons between.
[[nodiscard]] std::string as_one_line_of_postgres(std::string_view text);

// One value of a statement, as text.
class PostgresValue {
public:
    PostgresValue(std::nullopt_t) {}
    PostgresValue(std::string text) : text_(std::move(text)) {}
    PostgresValue(std::string_view text) : text_(text) {}
    PostgresValue(const char* text) : text_(text) {}
    PostgresValue(std::int64_t number) : text_(std::to_string(number)) {}
    PostgresValue(int number) : text_(std::to_string(number)) {}
    PostgresValue(const std::optional<std::string>& text) : text_(text) {}
    // Arrays of text and of numbers.
    PostgresValue(std::span<const std::string> texts);
    PostgresValue(std::span<const std::int64_t> numbers);

    // Null for SQL's NULL.
    [[nodiscard]] const char* text() const { return text_ ? text_->c_str() : nullptr; }

private:
    std::optional<std::string> text_;
};

// A statement and its values. The text of the statement must last as long as the program.
struct PostgresQuestion {
    const char* statement;
    std::vector<PostgresValue> values;
};

// What a statement has found or changed.
class PostgresRows {
public:
    explicit PostgresRows(pg_result* result);

    // Whether there is a result at all.
    explicit operator bool() const { return result_ != nullptr; }
    [[nodiscard]] bool is_well() const;
    // Whether the server waits for the lines of a COPY.
    [[nodiscard]] bool takes_lines() const;
    // Why it is not well.
    [[nodiscard]] StoreError failure() const;
    [[nodiscard]] int count() const;
    [[nodiscard]] bool is_null(int row, int column) const;
    [[nodiscard]] std::string text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    // The texts of the first column.
    [[nodiscard]] std::vector<std::string> texts() const;
    // How many rows the statement has changed.
    [[nodiscard]] std::int64_t changed() const;

private:
    struct Clear {
        void operator()(pg_result* result) const;
    };
    std::unique_ptr<pg_result, Clear> result_;
};

class PostgresConnection {
public:
    // How a connection could not be made: nobody answers, or whoever answers says no.
    enum class Refusal { nobody, no };
    // Whether that is found out, which takes as long as the attempt, or nobody is said to answer.
    enum class Inquiry { made, spared };
    class CannotConnect : public StoreError {
    public:
        CannotConnect(Refusal refusal, const std::string& detail)
            : StoreError(StoreFault::failed, detail), refusal_(refusal)
        {}
        [[nodiscard]] Refusal refusal() const { return refusal_; }

    private:
        Refusal refusal_;
    };

    // `name` is what the server calls this connection. Of several servers in the address the first that will do is
    // taken, and so many of them are asked last. Throws CannotConnect.
    PostgresConnection(const std::string& address, const std::string& name, int servers_skipped = 0,
                       Inquiry inquiry = Inquiry::made);
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;
    PostgresConnection(PostgresConnection&&) = delete;
    PostgresConnection& operator=(PostgresConnection&&) = delete;
    ~PostgresConnection() = default;

    // What commits takes no longer than this from now on; then the fault is `unknown`, and the connection is lost.
    void limit_commits(std::chrono::milliseconds time) { commit_time_ = time; }
    // Nor does any other answer, except to `run_to_the_end` and `copy_in`; then the connection is lost.
    void limit_answers(std::chrono::milliseconds time) { answer_time_ = time; }
    // Looks whether the server has ended the connection.
    [[nodiscard]] bool is_lost();
    // Whether the server takes no writes, as a standby until it is promoted.
    [[nodiscard]] bool is_read_only() const;
    [[nodiscard]] int server_version() const;
    [[nodiscard]] std::string encoding() const;
    // The number of the server's process for this connection, as it was told when that was made.
    [[nodiscard]] int process() const;
    // The number of the one that answers now. Another one if a pooler stands between.
    [[nodiscard]] int process_now();

    // Runs one statement with its values.
    PostgresRows ask(const char* statement, std::vector<PostgresValue> values = {});
    // Runs several statements without values.
    void run(const char* statements);
    // The same, however long they take, as a change of the schema.
    void run_to_the_end(const char* statements);
    // Runs a COPY that adds these lines, as one transaction. The fault is `unknown` if it is unknown whether they were
    // added.
    void copy_in(const std::string& statement, std::string_view lines);
    // Runs all in one transaction and one round trip, and returns what each has found. The fault is `unknown` if it is
    // unknown whether they were committed; with any other fault they were not.
    [[nodiscard]] std::vector<PostgresRows> commit_together(std::span<const PostgresQuestion> questions);
    // Runs `work` in a transaction: all of it takes effect, or nothing. The fault is `unknown` if that is unknown.
    template <typename Work>
    void in_transaction(Work&& work)
    {
        run("BEGIN");
        try {
            work();
        } catch (...) {
            roll_back();
            throw;
        }
        commit();
    }
    // Makes durable all that the server shows: commits something of our own, as the caller says it. What was to be read
    // before may be on this server only.
    void commit_own(const char* statement);

private:
    struct Finish {
        void operator()(pg_conn* connection) const;
    };

    void roll_back() noexcept;
    void commit();
    // Prepares the statement if it is not.
    const std::string& prepared(const char* statement);
    [[nodiscard]] StoreError failure() const;
    [[nodiscard]] StoreError unknown_fate() const;
    void send(const PostgresQuestion& question);
    [[nodiscard]] std::vector<PostgresRows> received(std::size_t count);
    // The answer to what was sent, which commits. Null if it does not come in time.
    [[nodiscard]] PostgresRows received_one();
    using Moment = std::chrono::steady_clock::time_point;
    using Limit = std::optional<std::chrono::milliseconds>;
    [[nodiscard]] static Moment end_of(const Limit& limit);
    // The answer to the last of the statements that were sent.
    PostgresRows answer(const Limit& limit);
    // Whether an answer can be had without waiting, or never. If it does not come in time, the connection is given up.
    [[nodiscard]] bool answers_until(Moment end);

    std::unique_ptr<pg_conn, Finish> connection_;
    // The names of prepared statements.
    std::map<std::string_view, std::string> prepared_;
    // How often the server has warned. It does so if it no longer waits for a standby.
    int warnings_ = 0;
    // Nothing for as long as it takes.
    Limit commit_time_;
    Limit answer_time_;
    bool is_given_up_ = false;
};

} // namespace dahut
