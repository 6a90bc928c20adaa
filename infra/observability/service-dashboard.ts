import { objectives } from './objectives.ts'
import { now, overTime, percentiles, type Dashboard } from './panels.ts'

const api = 'job="gateway",route="/graphql"'
const pages = 'job="web"'

/** What visitors get of gateway and web. */
export const serviceDashboard: Dashboard = {
  key: 'seneb-service',
  title: 'Seneb: what visitors get',
  panels: [
    now(
      {
        title: 'Budgets used, last hour',
        unit: 'percentunit',
        description:
          'Bad ones among all, by objective. 0.1 % is the budget of each but of slow answers, which have 1 %.',
      },
      ...objectives.map(({ key, summary }) => ({ expr: `seneb:${key}:ratio_rate1h`, legend: summary })),
    ),
    overTime(
      { title: 'Answers of the API', unit: 'reqps', description: 'By status; those from memory are drawn apart.' },
      {
        expr: `sum by (status) (rate(seneb_http_duration_seconds_count{${api}}[5m]))`,
        legend: '{{status}}',
      },
      { expr: 'sum(rate(seneb_cached_responses_sent_total[5m]))', legend: 'from memory' },
    ),
    overTime(
      { title: 'Time of answers of the API', unit: 's', description: 'The objective is 99 % within 0.3 s.' },
      ...percentiles(`seneb_http_duration_seconds_bucket{${api}}`),
    ),
    overTime(
      { title: 'Pages', unit: 'reqps', description: 'By status; those from memory are drawn apart.' },
      {
        expr: `sum by (status) (rate(seneb_http_duration_seconds_count{${pages}}[5m]))`,
        legend: '{{status}}',
      },
      { expr: 'sum(rate(seneb_cached_pages_sent_total[5m]))', legend: 'from memory' },
    ),
    overTime(
      {
        title: 'Slowest pages',
        unit: 's',
        description: '95 % of a page come within this time; the ten slowest routes.',
      },
      {
        expr: `topk(10, histogram_quantile(0.95, sum by (le, route) (rate(seneb_http_duration_seconds_bucket{${pages}}[5m]))))`,
        legend: '{{route}}',
      },
    ),
    overTime(
      {
        title: 'Questions that fail',
        unit: 'reqps',
        description: 'Asked by the gateway of services, by subject and code.',
      },
      {
        expr: 'sum by (subject, outcome) (rate(seneb_ask_duration_seconds_count{outcome!="ok"}[5m]))',
        legend: '{{subject}} {{outcome}}',
      },
    ),
    overTime(
      {
        title: 'Time of questions',
        unit: 's',
        description: '95 % of the answers of a service to the gateway; the ten slowest.',
      },
      {
        expr: 'topk(10, histogram_quantile(0.95, sum by (le, subject) (rate(seneb_ask_duration_seconds_bucket[5m]))))',
        legend: '{{subject}}',
      },
    ),
    overTime(
      {
        title: 'Refused',
        unit: 'reqps',
        description: 'Too much at once, too many of one client, or unread by the site.',
      },
      {
        expr: 'sum by (job, reason) (rate(seneb_http_refused_total[5m]))',
        legend: '{{job}} {{reason}}',
      },
      {
        expr: 'sum by (budget) (rate(seneb_mutations_refused_total[5m]))',
        legend: 'budget {{budget}}',
      },
      { expr: 'sum by (reason) (rate(seneb_refused_page_requests_total[5m]))', legend: 'site {{reason}}' },
    ),
    overTime(
      { title: 'Files', unit: 'reqps', description: 'By what became of them.' },
      {
        expr: 'sum by (outcome) (rate(seneb_uploads_total[5m]))',
        legend: '{{outcome}}',
      },
    ),
  ],
}
