#include "server/store/postgres_connection.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <charconv>
#include <exception>
#include <utility>

namespace dahut {

namespace {

StoreFault fault_of_state(std::string_view state)
{
    if (state == "53100") {
        return StoreFault::full;
    }
    if (state == "23505") {
        return StoreFault::known_key;
    }
    if (state == "55P03") {
        return StoreFault::locked;
    }
    return state.starts_with("XX") ? StoreFault::corrupt : StoreFault::failed;
}

} // namespace

std::string as_one_line_of_postgres(std::string_view text)
{
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view part = text.substr(0, end);
        part.remove_prefix(std::min(part.find_first_not_of(" \t"), part.size()));
        line += (line.empty() || part.empty() ? "" : "; ") + std::string(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return line;
}

PostgresValue::PostgresValue(std::span<const std::string> texts) : text_("{")
{
    for (const std::string& text : texts) {
        *text_ += text_->size() > 1 ? ",\"" : "\"";
        for (const char letter : text) {
            *text_ += letter == '"' || letter == '\\' ? std::string{'\\', letter} : std::string{letter};
        }
        *text_ += '"';
    }
    *text_ += '}';
}

PostgresValue::PostgresValue(std::span<const std::int64_t> numbers) : text_("{")
{
    for (const std::int64_t number : numbers) {
        *text_ += (text_->size() > 1 ? "," : "") + std::to_string(number);
    }
    *text_ += '}';
}

PostgresRows::PostgresRows(pg_result* result) : result_(result) {}

bool PostgresRows::is_well() const
{
    const ExecStatusType status = PQresultStatus(result_.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

bool PostgresRows::takes_lines() const { return PQresultStatus(result_.get()) == PGRES_COPY_IN; }

StoreError PostgresRows::failure() const
{
    const char* const state = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
    return {fault_of_state(state == nullptr ? "" : state),
            as_one_line_of_postgres(PQresultErrorMessage(result_.get()))};
}

void PostgresRows::Clear::operator()(pg_result* result) const { PQclear(result); }

int PostgresRows::count() const { return PQntuples(result_.get()); }

bool PostgresRows::is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }

std::string PostgresRows::text(int row, int column) const
{
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PostgresRows::number(int row, int column) const
{
    const std::string found = text(row, column);
    std::int64_t number = 0;
    std::from_chars(found.data(), found.data() + found.size(), number);
    return number;
}

std::vector<std::string> PostgresRows::texts() const
{
    std::vector<std::string> found;
    for (int row = 0; row < count(); ++row) {
        found.push_back(text(row, 0));
    }
    return found;
}

std::int64_t PostgresRows::changed() const
{
    const std::string_view found = PQcmdTuples(result_.get());
    std::int64_t number = 0;
    std::from_chars(found.data(), found.data() + found.size(), number);
    return number;
}

// Reads what the server has sent by itself: last words, and the end of the connection behind them.
bool PostgresConnection::is_lost()
{
    if (is_given_up_) {
        return true;
    }
    pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
    while (PQstatus(connection_.get()) == CONNECTION_OK && poll(&socket, 1, 0) > 0) {
        if (PQconsumeInput(connection_.get()) == 0) {
            return true;
        }
    }
    return PQstatus(connection_.get()) != CONNECTION_OK;
}

int PostgresConnection::server_version() const { return PQserverVersion(connection_.get()); }

std::string PostgresConnection::encoding() const
{
    const char* const encoding = PQparameterStatus(connection_.get(), "server_encoding");
    return encoding == nullptr ? "" : encoding;
}

int PostgresConnection::process() const { return PQbackendPID(connection_.get()); }

// A pooler may not know prepared statements.
int PostgresConnection::process_now()
{
    PQsendQuery(connection_.get(), "SELECT pg_backend_pid()");
    return static_cast<int>(answer(answer_time_).number(0, 0));
}

PostgresRows PostgresConnection::ask(const char* statement, std::vector<PostgresValue> values)
{
    send({statement, std::move(values)});
    return answer(answer_time_);
}

void PostgresConnection::run(const char* statements)
{
    PQsendQuery(connection_.get(), statements);
    (void)answer(answer_time_);
}

void PostgresConnection::run_to_the_end(const char* statements)
{
    PQsendQuery(connection_.get(), statements);
    (void)answer(std::nullopt);
}

// If nothing could be sent, there is no answer either. A failed statement is the last one that is answered.
PostgresRows PostgresConnection::answer(const Limit& limit)
{
    const Moment end = end_of(limit);
    PostgresRows last(nullptr);
    while (answers_until(end)) {
        PostgresRows next(PQgetResult(connection_.get()));
        if (next) {
            last = std::move(next);
            continue;
        }
        if (!last || !last.is_well()) {
            throw last ? last.failure() : failure();
        }
        return last;
    }
    throw StoreError(StoreFault::failed, "the server has not answered in time");
}

// Whatever fails while lines are sent shows in the answer.
void PostgresConnection::copy_in(const std::string& statement, std::string_view lines)
{
    const int warned = warnings_;
    const PostgresRows begun(PQexec(connection_.get(), statement.c_str()));
    if (!begun.takes_lines()) {
        throw begun.failure();
    }
    constexpr std::size_t most_at_once = std::size_t{1024} * 1024;
    while (!lines.empty()) {
        const std::string_view some = lines.substr(0, most_at_once);
        (void)PQputCopyData(connection_.get(), some.data(), static_cast<int>(some.size()));
        lines.remove_prefix(some.size());
    }
    (void)PQputCopyEnd(connection_.get(), nullptr);
    const PostgresRows answer(PQgetResult(connection_.get()));
    while (PostgresRows(PQgetResult(connection_.get()))) {
    }
    if (answer && !answer.is_well() && !is_lost()) {
        throw answer.failure();
    }
    if (!answer || !answer.is_well() || warnings_ != warned) {
        throw unknown_fate();
    }
}

std::vector<PostgresRows> PostgresConnection::commit_together(std::span<const PostgresQuestion> questions)
{
    std::vector<PostgresQuestion> all{{"BEGIN", {}}};
    all.insert(all.end(), questions.begin(), questions.end());
    all.push_back({"COMMIT", {}});
    for (const PostgresQuestion& question : all) {
        (void)prepared(question.statement);
    }
    if (is_lost() || PQenterPipelineMode(connection_.get()) == 0) {
        throw failure();
    }
    const int warned = warnings_;
    std::ranges::for_each(all, [this](const PostgresQuestion& question) { send(question); });
    PQpipelineSync(connection_.get());
    std::vector<PostgresRows> answers = received(all.size());
    (void)PQexitPipelineMode(connection_.get());
    const auto wrong = std::ranges::find_if_not(answers, &PostgresRows::is_well);
    const bool is_whole = answers.size() == all.size();
    if (!is_whole || wrong != answers.end() || warnings_ != warned) {
        // An answer to a question before the commit says that nothing was committed, if the server gave it.
        if (is_whole && wrong < answers.end() - 1 && !is_lost()) {
            const StoreError error = wrong->failure();
            roll_back();
            throw StoreError(error);
        }
        throw unknown_fate();
    }
    answers.pop_back();
    answers.erase(answers.begin());
    return answers;
}

// Whatever fails here shows when answers are received.
void PostgresConnection::send(const PostgresQuestion& question)
{
    std::vector<const char*> texts;
    std::ranges::transform(question.values, std::back_inserter(texts), &PostgresValue::text);
    PQsendQueryPrepared(connection_.get(), prepared(question.statement).c_str(), static_cast<int>(texts.size()),
                        texts.data(), nullptr, nullptr, 0);
}

// Fewer than so many answers if the connection is lost. A null follows each answer, and a mark follows all.
std::vector<PostgresRows> PostgresConnection::received(std::size_t count)
{
    const Moment end = end_of(commit_time_);
    std::vector<PostgresRows> answers;
    while (answers.size() < count && answers_until(end)) {
        PGresult* const result = PQgetResult(connection_.get());
        if (result == nullptr) {
            return answers;
        }
        answers.emplace_back(result);
        while (PostgresRows(PQgetResult(connection_.get()))) {
        }
    }
    if (answers.size() == count) {
        // The mark.
        PQclear(PQgetResult(connection_.get()));
    }
    return answers;
}

PostgresRows PostgresConnection::received_one()
{
    if (!answers_until(end_of(commit_time_))) {
        return PostgresRows(nullptr);
    }
    PostgresRows answer(PQgetResult(connection_.get()));
    while (PostgresRows(PQgetResult(connection_.get()))) {
    }
    return answer;
}

PostgresConnection::Moment PostgresConnection::end_of(const Limit& limit)
{
    return limit ? std::chrono::steady_clock::now() + *limit : Moment::max();
}

bool PostgresConnection::answers_until(Moment end)
{
    // So that a time without end is none too long for the system.
    constexpr std::chrono::milliseconds most_at_once{1000};
    while (!is_given_up_ && PQisBusy(connection_.get()) != 0) {
        const auto now = std::chrono::steady_clock::now();
        if (now >= end) {
            is_given_up_ = true;
            return false;
        }
        const auto left = std::min(end - now, Moment::duration(most_at_once));
        pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(left);
        if (poll(&socket, 1, static_cast<int>(wait.count())) > 0 && PQconsumeInput(connection_.get()) == 0) {
            return true;
        }
    }
    return !is_given_up_;
}

void PostgresConnection::commit_own(const char* statement)
{
    const int warned = warnings_;
    send({statement, {}});
    const PostgresRows answer = received_one();
    if (answer && !answer.is_well() && !is_lost()) {
        throw answer.failure();
    }
    if (!answer || !answer.is_well() || warnings_ != warned) {
        throw unknown_fate();
    }
}

void PostgresConnection::commit()
{
    const int warned = warnings_;
    PQsendQuery(connection_.get(), "COMMIT");
    const PostgresRows answer = received_one();
    if (!answer || !answer.is_well() || warnings_ != warned) {
        throw unknown_fate();
    }
}

void PostgresConnection::roll_back() noexcept
{
    try {
        run("ROLLBACK");
    } catch (const std::exception&) {
        // Then the connection is lost, and the server rolls back by itself.
        return;
    }
}

const std::string& PostgresConnection::prepared(const char* statement)
{
    const auto known = prepared_.find(statement);
    if (known != prepared_.end()) {
        return known->second;
    }
    std::string name = "s" + std::to_string(prepared_.size());
    PQsendPrepare(connection_.get(), name.c_str(), statement, 0, nullptr);
    (void)answer(answer_time_);
    return prepared_.emplace(statement, std::move(name)).first->second;
}

StoreError PostgresConnection::failure() const
{
    return {StoreFault::failed, as_one_line_of_postgres(PQerrorMessage(connection_.get()))};
}

StoreError PostgresConnection::unknown_fate() const
{
    if (is_given_up_) {
        return {StoreFault::unknown,
                "the server has not confirmed the commit in time; it may stand still, or its standby"};
    }
    const std::string said = as_one_line_of_postgres(PQerrorMessage(connection_.get()));
    return {StoreFault::unknown, said.empty() ? "the server no longer waited for a standby" : said};
}

} // namespace dahut
