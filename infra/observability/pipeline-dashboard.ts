import { byJob, overTime, percentiles, type Dashboard } from './panels.ts'

/** What happens behind an enquiry, until its mails. */
export const pipelineDashboard: Dashboard = {
  key: 'seneb-pipeline',
  title: 'Seneb: from enquiry to mail',
  panels: [
    overTime(
      {
        title: "Until the care team's mail",
        unit: 's',
        description:
          'From the acceptance of an enquiry until the mail server took the mail of it. The objective is 15 minutes.',
      },
      ...percentiles('seneb_enquiry_to_email_seconds_bucket', 'kind'),
    ),
    overTime(
      { title: 'Outboxes', unit: 'short', description: 'Events that are not yet published.' },
      byJob('max by (job) (seneb_outbox_waiting)'),
    ),
    overTime(
      { title: 'Oldest in an outbox', unit: 's', description: 'More than a minute: OutboxStuck.' },
      byJob('max by (job) (seneb_outbox_oldest_seconds)'),
    ),
    overTime(
      { title: 'Events to be heard', unit: 'short', description: 'By consumer; nothing is drawn while NATS is away.' },
      {
        expr: 'max by (consumer) (seneb_events_waiting)',
        legend: '{{consumer}}',
      },
    ),
    overTime(
      { title: 'Events heard', unit: 'reqps', description: 'By what became of each delivery.' },
      {
        expr: 'sum by (consumer, outcome) (rate(seneb_events_heard_total[5m]))',
        legend: '{{consumer}} {{outcome}}',
      },
    ),
    overTime(
      {
        title: 'Oldest erasure',
        unit: 's',
        description: 'By the service that has not finished it. More than an hour: ErasureStuck.',
      },
      { expr: 'max by (service) (seneb_erasure_oldest_seconds)', legend: '{{service}}' },
    ),
    overTime(
      { title: 'Dead letters', unit: 'short', description: 'Nobody has replayed them yet.' },
      byJob('max by (job) (seneb_dead_letters)'),
    ),
    overTime(
      { title: 'Mails', unit: 'short', description: 'Waiting, and given up.' },
      {
        expr: 'max(seneb_emails_waiting)',
        legend: 'waiting',
      },
      { expr: 'max(seneb_emails_dead)', legend: 'given up' },
    ),
    overTime(
      { title: 'Oldest mail', unit: 's', description: 'More than 15 minutes: MailsStuck.' },
      {
        expr: 'max(seneb_emails_oldest_seconds)',
        legend: 'oldest',
      },
    ),
    overTime(
      { title: 'Attempts to send', unit: 'reqps', description: 'By what the mail server answered.' },
      {
        expr: 'sum by (answer) (rate(seneb_email_send_seconds_count[5m]))',
        legend: '{{answer}}',
      },
    ),
    overTime(
      { title: 'Plans', unit: 'short', description: 'Asked for and not yet written.' },
      {
        expr: 'max(seneb_plans_waiting)',
        legend: 'waiting',
      },
    ),
    overTime(
      { title: 'Plans written', unit: 'reqps', description: 'By outcome and writer.' },
      {
        expr: 'sum by (outcome, writer) (rate(seneb_plans_total[5m]))',
        legend: '{{outcome}} by {{writer}}',
      },
    ),
    overTime(
      { title: 'The language model', unit: 'short', description: 'Tokens and calls refused within an hour.' },
      {
        expr: 'sum(increase(seneb_plan_provider_tokens_total[1h]))',
        legend: 'tokens',
      },
      { expr: 'sum(increase(seneb_plan_budget_refusals_total[1h]))', legend: 'refused by the budget' },
    ),
    overTime(
      {
        title: 'Taken out by the number gate',
        unit: 'short',
        description: 'What a model wrote without a source, within an hour.',
      },
      { expr: 'sum by (kind) (increase(seneb_plan_refused_figures_total[1h]))', legend: '{{kind}}' },
    ),
  ],
}
