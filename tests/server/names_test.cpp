// Names that can be shown to others, and those that cannot: they would not be seen, or steer what stands beside them.
#include "protocol/names.hpp"
#include "tests/support/catch.hpp"

using namespace dahut;

TEST_CASE("names in every script can be shown, with what their spelling needs")
{
    for (const char* name : {
             "Zoë",
             "Anna-Mária O’Hara 2",
             "山田 太郎",
             "שרה",
             "عمر",
             "مهسا می\u200cخواهم", // a non-joiner inside a Persian word
             "क्\u200dष",           // a joiner after a virama
             "👩\u200d🚀",         // one picture put together of two
             "❤\ufe0f",
             "1\ufe0f\u20e3",
             "ℹ\ufe0f",
             "‼\ufe0f",
             "↔\ufe0f",
             "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", // the flag of England
             "1",
         }) {
        INFO(name);
        CHECK(is_showable_name(name));
    }
}

TEST_CASE("what cannot be seen in a name is refused")
{
    for (const char* name : {
             "Anna\u200b",     // zero-width space
             "An\u2060na",     // word joiner
             "Anna\u00ad",     // soft hyphen
             "An\u200dna",     // a joiner where nothing is joined
             "عمر\u200c",      // a non-joiner with nothing behind it
             "\u200dAnna",     //
             "Anna\ufe0f",     // another look of a letter that has one only
             "\ufeffAnna",     // byte order mark
             "Anna\u3164",     // Hangul filler, a letter without ink
             "Anna\u034f",     // grapheme joiner
             "Anna\U000e0041", // tag letter
             "Anna\ue000",     // private use
             "Anna\u0378",     // not assigned
         }) {
        INFO(name);
        CHECK_FALSE(is_showable_name(name));
    }
}

TEST_CASE("what steers the text around a name is refused")
{
    // NOLINTNEXTLINE(misc-misleading-bidirectional): such names are the point.
    for (const char* name : {"a\nb", "a\tb", "a\u001bb", "a\u0085b", "a\u2028b", "a\u202eb", "a\u202cb", "a\u2066b",
                             "a\u2069b", "a\u200eb", "a\u200fb", "a\u061cb"}) {
        INFO(name);
        CHECK_FALSE(is_showable_name(name));
    }
}

TEST_CASE("a name has something to see in it")
{
    for (const char* name : {"", " ", "\u00a0", "\u3000 \u2003", "\u2800\u2800", "\u0301", " \u0301"}) {
        INFO(name);
        CHECK_FALSE(is_showable_name(name));
    }
}

TEST_CASE("what is said has something to see in it, and may hold what names may not")
{
    CHECK(can_be_seen("shall we?"));
    CHECK(can_be_seen("\u2060well\u00ad"));
    for (const char* nothing :
         {"", "  ", "\u2060", "\u00ad", "\u3164", "\u2800", "\u034f", "\u180e", "\U000e0041", "\ue000"}) {
        CHECK_FALSE(can_be_seen(nothing));
    }
}

TEST_CASE("what is said wears no towers of marks and hides no text, and holds pictures and every script")
{
    CHECK(is_showable_line("Gyere, játsszunk! 👩\u200d🚀 1\ufe0f\u20e3"));
    CHECK(is_showable_line("\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"));
    CHECK(is_showable_line("well\u00ad then"));
    std::string tower = "Z";
    for (int mark = 0; mark < 299; ++mark) {
        tower += "\u0301";
    }
    for (const std::string& line :
         {tower, std::string("hi\U000e0041\U000e0042"), std::string("hi\ufdd0"), std::string("hi\U0001ffff"),
          std::string("\U0001f3f4\U000e0067"), std::string("  ")}) {
        INFO(line);
        CHECK_FALSE(is_showable_line(line));
    }
}

TEST_CASE("bytes that are no UTF-8 are told from text")
{
    for (const char* text : {"", "Zoë", "山田", "🚀"}) {
        CHECK(is_utf8(text));
    }
    for (const char* bytes : {"\xff", "Zo\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80"}) {
        CHECK_FALSE(is_utf8(bytes));
    }
}

TEST_CASE("a name is said where it stands as words of its own, in every script")
{
    for (const char* text : {"Al", "Al!", "to Al.", "also Al", "Al’s table", "(Al)", "Al-Anon", "Ál and Al"}) {
        INFO(text);
        CHECK(says_name(text, "Al"));
    }
    for (const char* text : {"also", "final", "Al2", "2Al", "Alб", "éAl", "Al\u0301", "al", ""}) {
        INFO(text);
        CHECK_FALSE(says_name(text, "Al"));
    }
    CHECK(says_name("Hi Anna Mária!", "Anna Mária"));
    CHECK_FALSE(says_name("Hanna Mária", "Anna Mária"));
    CHECK(says_name("Олег, твой ход", "Олег"));
    CHECK_FALSE(says_name("Ольга", "Оль"));
    CHECK(says_name("山田さん、どうぞ", "山田"));
    CHECK(says_name("hello🚀you", "🚀"));
    CHECK_FALSE(says_name("anything", ""));
}
