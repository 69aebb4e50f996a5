#include "server/commands/table_file.hpp"

#include "protocol/fields.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "server/limits.hpp"
#include "server/table/tokens.hpp"

#include <array>
#include <cstdint>
#include <istream>
#include <optional>
#include <string_view>
#include <utility>

namespace dahut {

namespace {

constexpr std::string_view head_type = "dahut_export";
constexpr std::int64_t file_format = 1;

constexpr std::array<std::pair<TableStage, std::string_view>, 3> stages{
    std::pair{TableStage::open, std::string_view("open")}, std::pair{TableStage::running, std::string_view("running")},
    std::pair{TableStage::finished, std::string_view("finished")}};

// An old version's 3 is finished as well.
std::string_view stage_word_of(TableStage stage)
{
    for (const auto& [one, word] : stages) {
        if (one == stage) {
            return word;
        }
    }
    return stages.back().second;
}

std::string line_with(const Json& json) { return json.dump() + '\n'; }

// Reads a file line by line and knows where it is.
class TableFileReader {
public:
    explicit TableFileReader(std::istream& file) : file_(file) {}

    void read(const std::function<void(TableCopy)>& take)
    {
        read_head();
        while (next()) {
            take(table());
        }
    }

private:
    [[noreturn]] void fail(const std::string& what) const
    {
        throw WrongTableFile("line " + std::to_string(number_) + ": " + what);
    }

    // False at the end of the file.
    bool next()
    {
        ++number_;
        line_.clear();
        for (int letter = file_.get(); letter != std::istream::traits_type::eof(); letter = file_.get()) {
            line_ += std::istream::traits_type::to_char_type(letter);
            if (letter == '\n') {
                break;
            }
            if (line_.size() > limits::table_file_line_bytes) {
                fail("it is longer than any line of a table");
            }
        }
        if (line_.empty()) {
            return false;
        }
        if (!line_.ends_with('\n')) {
            fail("the file ends in the middle of it");
        }
        json_ = Json::parse(line_, nullptr, false);
        if (!json_.is_object()) {
            fail("it is no JSON object");
        }
        return true;
    }

    void expect_next()
    {
        if (!next()) {
            fail("the file ends before its last table does");
        }
    }

    [[nodiscard]] std::string text(const char* field) const
    {
        const auto found = json_.find(field);
        if (found == json_.end() || !found->is_string()) {
            fail(std::string("it has no text called ") + field);
        }
        return found->get<std::string>();
    }

    [[nodiscard]] std::int64_t whole(const char* field) const
    {
        const auto found = json_.find(field);
        if (found == json_.end() || !found->is_number_integer()) {
            fail(std::string("it has no whole number called ") + field);
        }
        return found->get<std::int64_t>();
    }

    [[nodiscard]] std::string hex(const char* field, std::size_t digits) const
    {
        std::string value = text(field);
        if (value.size() != digits || !is_lower_hex(value)) {
            fail(std::string(field) + " is not " + std::to_string(digits) + " hexadecimal digits");
        }
        return value;
    }

    void read_head()
    {
        if (!next() || text("type") != head_type) {
            fail("this is no export of Dahut");
        }
        if (whole("format") != file_format) {
            fail("this export has a format that this Dahut does not know; it was made by " + text("software"));
        }
    }

    [[nodiscard]] TableCopy table()
    {
        if (text("type") != "table") {
            fail("a table should begin here");
        }
        TableCopy copy{hex("id", limits::table_id_digits), row(), {}, {}};
        std::string all = line_;
        for (expect_next(); text("type") != "end"; expect_next()) {
            take_part(copy);
            all += line_;
        }
        if (whole("entries") != static_cast<std::int64_t>(copy.entries.size()) || text("sha256") != key_of(all)) {
            fail("the table that ends here is not as it was exported");
        }
        return copy;
    }

    [[nodiscard]] TableRow row() const
    {
        const std::string word = text("stage");
        const auto listed = json_.find("listed");
        for (const auto& [stage, one] : stages) {
            if (one == word && listed != json_.end() && listed->is_boolean()) {
                return {stage, listed->get<bool>(), text("summary")};
            }
        }
        fail("the table has no stage that can be");
    }

    void take_part(TableCopy& copy) const
    {
        const std::string type = text("type");
        if (type == "key" && copy.keys.size() < limits::table_file_keys) {
            copy.keys.push_back(hex("hash", limits::secret_digits));
        } else if (type == "entry" && copy.entries.size() < limits::table_file_entries) {
            copy.entries.push_back({whole("at_ms"), text("text")});
        } else {
            fail("this does not belong here, or there is too much of it");
        }
    }

    std::istream& file_;
    std::int64_t number_ = 0;
    std::string line_;
    Json json_;
};

} // namespace

std::string table_file_head()
{
    return line_with({{"type", head_type}, {"format", file_format}, {"software", software_version}});
}

std::string table_file_text(const TableCopy& table)
{
    std::string text = line_with({{"type", "table"},
                                  {"id", table.id},
                                  {"stage", stage_word_of(table.row.stage)},
                                  {"listed", table.row.listed},
                                  {"summary", table.row.summary}});
    for (const std::string& key : table.keys) {
        text += line_with({{"type", "key"}, {"hash", key}});
    }
    for (const Entry& entry : table.entries) {
        text += line_with({{"type", "entry"}, {"at_ms", entry.at_ms}, {"text", entry.text}});
    }
    return text + line_with({{"type", "end"}, {"entries", table.entries.size()}, {"sha256", key_of(text)}});
}

void read_table_file(std::istream& file, const std::function<void(TableCopy)>& take)
{
    TableFileReader(file).read(take);
}

} // namespace dahut
