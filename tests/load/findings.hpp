// What was found out, as a table in Markdown: beside each figure that of the bare server, their ratio, the same figure
// of other builds, and the budget.
#pragma once

#include <chrono>
#include <limits>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace dahut::load {

struct Finding {
    std::string what;
    std::string measured;
    // Empty where there is nothing to compare with, or nothing is demanded.
    std::string bare;
    std::string ratio;
    std::string budget;
};

// Stands for a figure that could not be, or was not, measured.
inline constexpr double not_measured = std::numeric_limits<double>::quiet_NaN();

using Findings = std::vector<Finding>;

// Several times the same findings in the same order, each with the name of its build; the first is the one that counts.
struct FindingsOfBuild {
    std::string build;
    Findings findings;
};

void print_table(std::ostream& output, std::span<const FindingsOfBuild> builds);

// Of several things the same findings, each thing with a column of its own.
struct FindingsOfEach {
    struct Row {
        std::string what;
        std::vector<std::string> cells;
        std::string budget;
    };
    std::vector<std::string> names;
    std::vector<Row> rows;
};

void print_table(std::ostream& output, const FindingsOfEach& findings);

[[nodiscard]] double median(std::vector<double> values);
// The value below which this part of all values lies; there must be some.
[[nodiscard]] double quantile(std::vector<double> values, double part);

// "1,050 µs", "12.3 ms", "2.4", "48.1 KiB", "1,024".
[[nodiscard]] std::string micros(double seconds);
[[nodiscard]] std::string millis(double seconds);
[[nodiscard]] std::string kibibytes(double bytes);
[[nodiscard]] std::string whole(double number);
[[nodiscard]] std::string decimal(double number);

[[nodiscard]] inline double seconds_of(std::chrono::nanoseconds duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace dahut::load
