#include "server/metrics/metrics_text.hpp"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>

#include <limits>
#include <utility>
#include <vector>

namespace dahut {

namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;

using Counts = std::map<std::string, std::uint64_t, std::less<>>;

ClientMetric gauge_of(double value, std::vector<ClientMetric::Label> labels = {})
{
    ClientMetric metric;
    metric.label = std::move(labels);
    metric.gauge.value = value;
    return metric;
}

template <typename Number>
MetricFamily gauge(std::string name, std::string help, Number value)
{
    return {std::move(name), std::move(help), MetricType::Gauge, {gauge_of(static_cast<double>(value))}};
}

// One number for each value of a label.
MetricFamily gauges(std::string name, std::string help, const std::string& label, const Counts& counts)
{
    MetricFamily family{std::move(name), std::move(help), MetricType::Gauge, {}};
    for (const auto& [value, count] : counts) {
        family.metric.push_back(gauge_of(static_cast<double>(count), {{label, value}}));
    }
    return family;
}

ClientMetric counter_of(std::uint64_t count, std::vector<ClientMetric::Label> labels = {})
{
    ClientMetric metric;
    metric.label = std::move(labels);
    metric.counter.value = static_cast<double>(count);
    return metric;
}

MetricFamily counter(std::string name, std::string help, std::uint64_t count)
{
    return {std::move(name), std::move(help), MetricType::Counter, {counter_of(count)}};
}

// The same of numbers that only grow.
MetricFamily counters(std::string name, std::string help, const std::string& label, const Counts& counts)
{
    MetricFamily family{std::move(name), std::move(help), MetricType::Counter, {}};
    for (const auto& [value, count] : counts) {
        family.metric.push_back(counter_of(count, {{label, value}}));
    }
    return family;
}

MetricFamily histogram(std::string name, std::string help, const Distribution::Reading& reading)
{
    ClientMetric metric;
    std::uint64_t sum = 0;
    for (std::size_t interval = 0; interval < reading.counts.size(); ++interval) {
        const bool is_last = interval == Distribution::bounds.size();
        sum += reading.counts[interval];
        const double bound = is_last ? std::numeric_limits<double>::infinity() : Distribution::bounds[interval];
        metric.histogram.bucket.push_back({sum, bound});
    }
    metric.histogram.sample_count = sum;
    metric.histogram.sample_sum = reading.seconds;
    return {std::move(name), std::move(help), MetricType::Histogram, {metric}};
}

MetricFamily notices(const NoticeOutcomes& outcomes)
{
    return counters("dahut_notices_total", "Attempts to deliver notices", "outcome",
                    {{"done", outcomes.done}, {"tried_again", outcomes.tried_again}, {"given_up", outcomes.given_up}});
}

MetricFamily bots_cut(const BotsCut& cut)
{
    return counters("dahut_bots_cut_total", "Choices of bots that thought less than their level would", "why",
                    {{"load", cut.by_load}, {"time", cut.by_time}});
}

} // namespace

std::string metrics_text(const Figures& figures)
{
    std::vector<MetricFamily> all{
        gauge("dahut_ready", "Whether tables can be made and played at, as /readyz says it", figures.ready ? 1 : 0),
        gauge("dahut_connections", "Open connections", figures.connections),
        gauge("dahut_tables_live", "Open and running tables", figures.tables_live),
        gauges("dahut_tables_in_memory", "Tables in memory", "stage", figures.tables_in_memory),
        gauge("dahut_bots_thinking", "Bots that think or wait for a thread", figures.bots_thinking),
        bots_cut(figures.bots_cut),
        gauge("dahut_store_waiting", "Additions and reads that wait for the database", figures.store_waiting),
        gauge("dahut_storage_nearly_full", "Whether little room is left, so that no tables are made",
              figures.is_nearly_full ? 1 : 0),
        gauge("dahut_messages_waiting", "Messages that the network has not taken", figures.messages_waiting),
        gauge("dahut_notices_waiting", "Notices that are not delivered", figures.notices_waiting),
        counters("dahut_requests_total", "Requests by kind", "type", figures.traffic.requests.counts()),
        counters("dahut_refusals_total", "Refused requests by code", "code", figures.traffic.refusals.counts()),
        histogram("dahut_answering_seconds", "From a request to its answer", figures.answering),
        histogram("dahut_committing_seconds", "One durable commit", figures.committing),
        histogram("dahut_sending_seconds", "Until the network took a message", figures.sending),
        notices(figures.notices),
        counter("dahut_log_lines_dropped_total", "Lines of the log that nobody read", figures.log_lines_dropped),
    };
    if (figures.files) {
        const DatabaseFiles& files = *figures.files;
        all.push_back(gauge("dahut_database_bytes", "The file of the database", files.database_bytes));
        all.push_back(gauge("dahut_database_log_bytes", "The log beside it", files.log_bytes));
        all.push_back(gauge("dahut_disk_free_bytes", "Room on the disk of the database", files.disk_free_bytes));
        all.push_back(gauge("dahut_database_limit_bytes", "What the file may grow to", files.limit_bytes));
    }
    return prometheus::TextSerializer().Serialize(all);
}

} // namespace dahut
