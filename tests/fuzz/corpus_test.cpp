// Plays what is kept for the fuzz targets to them, in every build: what they begin from, and what they once found.
#include "tests/fuzz/corpus.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/golden.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

using namespace dahut;
using namespace dahut::fuzz;

namespace {

constexpr const char* folder = "tests/fuzz/corpus/";

void play(const std::string& target, void (*check)(std::string_view))
{
    int played = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(DAHUT_SOURCE_DIR) + "/" + folder + target)) {
        const std::string path = folder + target + "/" + entry.path().filename().string();
        INFO(path);
        CHECK_NOTHROW(check(project_file(path)));
        ++played;
    }
    CHECK(played > 0);
}

} // namespace

TEST_CASE("The corpus of the fuzz targets is kept as it is made")
{
    for (const CorpusFile& file : made_corpus()) {
        const std::string path = folder + file.path;
        if (updating_goldens()) {
            std::filesystem::create_directories(
                std::filesystem::path(std::string(DAHUT_SOURCE_DIR) + "/" + path).parent_path());
        }
        check_golden(path, file.text);
    }
    check_golden("tests/fuzz/words.dict", made_dictionary());
}

TEST_CASE("Names that are shown are harmless") { play("names", check_names); }
TEST_CASE("Addresses lead where they seem to lead") { play("addresses", check_addresses); }
TEST_CASE("Actions and options are read strictly and written as they were") { play("actions", check_actions); }
TEST_CASE("Any values are the same with names and packed") { play("values", check_values); }
TEST_CASE("Any course of a match is told as it is seen") { play("matches", check_matches); }
TEST_CASE("Any record is refused or plays the same way every time") { play("records", check_records); }
TEST_CASE("Any frames are answered once, and what is stored makes the same tables") { play("frames", check_frames); }
TEST_CASE("Any HTTP request has one safe answer") { play("requests", check_requests); }
TEST_CASE("Any damaged journal gives a table, a frozen one or none") { play("journals", check_journals); }
TEST_CASE("Any line of an operator is a request or refused") { play("operating", check_operating); }
