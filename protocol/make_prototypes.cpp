// Writes what Unicode says of characters that look like others into a source file, whose name it is given. ICU knows
// it, from each new version of Unicode. It runs while Dahut is built, so that Dahut itself needs none of ICU's 36
// megabytes.

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <cstdint>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iomanip>
#include <ios>
#include <iostream>
#include <memory>
#include <span>
#include <stdexcept>

namespace {

using Checker = std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>;

void require(UErrorCode status)
{
    if (U_FAILURE(status) != 0) {
        throw std::runtime_error(u_errorName(status));
    }
}

Checker checker_of_looks()
{
    UErrorCode status = U_ZERO_ERROR;
    Checker checker(uspoof_open(&status), &uspoof_close);
    require(status);
    return checker;
}

// Names are decomposed before they are compared, so what stands for several characters never occurs.
bool can_be_decomposed(UChar32 character)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2& by_compatibility = *icu::Normalizer2::getNFKDInstance(status);
    require(status);
    icu::UnicodeString parts;
    return by_compatibility.getDecomposition(character, parts) != 0;
}

bool occurs(UChar32 character)
{
    return u_isdefined(character) != 0 && u_charType(character) != U_SURROGATE && !can_be_decomposed(character);
}

icu::UnicodeString looks_of(const Checker& checker, UChar32 character)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString looks;
    uspoof_getSkeletonUnicodeString(checker.get(), 0, icu::UnicodeString(character), looks, &status);
    require(status);
    return looks;
}

// As C++ spells it.
void write(std::ostream& source, UChar32 character) { source << "\\U" << std::setw(8) << character; }

void write(std::ostream& source, UChar32 character, const icu::UnicodeString& looks)
{
    source << "    {U'";
    write(source, character);
    source << "', U\"";
    for (int32_t at = 0; at < looks.length(); at = looks.moveIndex32(at, 1)) {
        write(source, looks.char32At(at));
    }
    source << "\"},\n";
}

void write_all(std::ostream& source)
{
    const Checker checker = checker_of_looks();
    for (UChar32 character = 0; character <= UCHAR_MAX_VALUE; ++character) {
        if (!occurs(character)) {
            continue;
        }
        const icu::UnicodeString looks = looks_of(checker, character);
        if (looks != icu::UnicodeString(character)) {
            write(source, character, looks);
        }
    }
}

void write_source(const char* file)
{
    std::ofstream source(file);
    source.exceptions(std::ios::failbit | std::ios::badbit);
    source << std::hex << std::setfill('0') << "#include \"protocol/prototypes.hpp\"\n\n#include <array>\n\n"
           << "namespace dahut {\n\nnamespace {\n\nconstexpr auto all = std::to_array<Prototype>({\n";
    write_all(source);
    source
        << "});\n\n} // namespace\n\nstd::span<const Prototype> prototypes() { return all; }\n\n} // namespace dahut\n";
    source.close();
}

} // namespace

int main(int argc, char** argv)
{
    try {
        write_source(std::span(argv, static_cast<std::size_t>(argc)).back());
        return EXIT_SUCCESS;
    } catch (const std::exception& error) {
        std::cerr << "make_prototypes: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
