#include "tests/load/findings.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace dahut::load {

namespace {

std::string fixed(double number, int decimals)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(decimals) << number;
    return text.str();
}

std::string cell(const std::string& text) { return " " + (text.empty() ? "–" : text) + " |"; }

std::string with_ratio(const Finding& finding)
{
    return finding.ratio.empty() ? finding.measured : finding.measured + " (" + finding.ratio + ")";
}

} // namespace

void print_table(std::ostream& output, std::span<const FindingsOfBuild> builds)
{
    output << "| what | " << builds[0].build << " | bare | ratio |";
    for (const FindingsOfBuild& other : builds.subspan(1)) {
        output << cell(other.build);
    }
    output << " budget |\n| --- | --- | --- | --- |";
    for (std::size_t other = 1; other < builds.size(); ++other) {
        output << " --- |";
    }
    output << " --- |\n";
    for (std::size_t row = 0; row < builds[0].findings.size(); ++row) {
        const Finding& finding = builds[0].findings[row];
        output << "|" << cell(finding.what) << cell(finding.measured) << cell(finding.bare) << cell(finding.ratio);
        for (const FindingsOfBuild& other : builds.subspan(1)) {
            output << cell(with_ratio(other.findings[row]));
        }
        output << cell(finding.budget) << "\n";
    }
}

void print_table(std::ostream& output, const FindingsOfEach& findings)
{
    output << "| what |";
    for (const std::string& name : findings.names) {
        output << cell(name);
    }
    output << " budget |\n| --- | --- |";
    for (std::size_t column = 0; column < findings.names.size(); ++column) {
        output << " --- |";
    }
    output << "\n";
    for (const FindingsOfEach::Row& row : findings.rows) {
        output << "|" << cell(row.what);
        for (const std::string& text : row.cells) {
            output << cell(text);
        }
        output << cell(row.budget) << "\n";
    }
}

double median(std::vector<double> values) { return quantile(std::move(values), 0.5); }

double quantile(std::vector<double> values, double part)
{
    const auto last = static_cast<double>(values.size() - 1);
    const auto place = values.begin() + std::lround(part * last);
    std::ranges::nth_element(values, place);
    return *place;
}

std::string micros(double seconds) { return whole(seconds * 1e6) + " µs"; }

std::string millis(double seconds) { return decimal(seconds * 1e3) + " ms"; }

std::string kibibytes(double bytes) { return decimal(bytes / 1024) + " KiB"; }

std::string whole(double number)
{
    std::string digits = fixed(number, 0);
    for (std::size_t place = digits.size(); place > 3; place -= 3) {
        digits.insert(place - 3, ",");
    }
    return digits;
}

std::string decimal(double number)
{
    const double size = std::abs(number);
    return size < 1000 ? fixed(number, size < 10 ? 2 : 1) : whole(number);
}

} // namespace dahut::load
