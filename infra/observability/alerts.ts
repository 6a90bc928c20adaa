import { serviceNames } from '@seneb/contracts/define'

import { deployableNames } from '../deployables.ts'
import { backupAlerts } from './backup-alerts.ts'
import { draftAlerts } from './draft-alerts.ts'

/** Something that somebody has to know of, with a page of its own on what to do: `docs/runbooks`. */
export interface Alert {
  readonly name: string
  /** Who is told: somebody at once, somebody within the working day, or nobody but the watch over the watch. */
  readonly severity: 'page' | 'ticket' | 'none'
  readonly summary: string
  /** How long it has to be so. */
  readonly for?: string
  /** PromQL; where several replicas tell the same fact, the largest counts (docs/metrics.md). */
  readonly when: string
}

const services = serviceNames.join('|')

/** Alerts on processes and what they stand on. */
const processAlerts: readonly Alert[] = [
  {
    name: 'Watchdog',
    severity: 'none',
    summary: 'always fires: whoever does not hear of it for ten minutes knows that the watch itself is away',
    when: 'vector(1)',
  },
  {
    name: 'ProcessGone',
    severity: 'page',
    summary: '{{ $labels.job }} cannot be asked for its metrics',
    for: '2m',
    when: ['up{job=~"PROCESSES"} == 0', ...deployableNames.map((name) => `absent(up{job="${name}"})`)]
      .join('\nor ')
      // Compose alone has the last one, so that it is not missed elsewhere.
      .replace('PROCESSES', [...deployableNames, 'backup'].join('|')),
  },
  {
    name: 'ProcessRestarts',
    severity: 'ticket',
    summary: '{{ $labels.job }} has started more than three times within half an hour',
    when: 'changes(process_start_time_seconds[30m]) > 3',
  },
  {
    name: 'EventLoopBlocked',
    severity: 'ticket',
    summary: '{{ $labels.job }} answers late because it computes for too long at once',
    for: '10m',
    when: 'nodejs_eventloop_lag_p99_seconds > 0.25',
  },
  {
    name: 'Overloaded',
    severity: 'page',
    summary: '{{ $labels.job }} refuses work because there is too much at once',
    for: '2m',
    when: [
      'sum by (job) (rate(seneb_http_refused_total{reason!="bodies-of-client"}[5m])) > 0',
      'sum by (job) (rate(seneb_answers_refused_total[5m])) > 0',
    ].join('\nor '),
  },
  {
    name: 'BusAway',
    severity: 'page',
    summary: '{{ $labels.job }} has no connection to NATS',
    for: '1m',
    when: 'seneb_bus_connected == 0',
  },
  {
    name: 'StreamsRebuilt',
    severity: 'ticket',
    summary: 'streams or consumers of NATS were missing or changed, and were made anew',
    when: 'increase(seneb_topology_changes_total[15m]) > 0',
  },
  {
    name: 'DatabaseAway',
    severity: 'page',
    summary: '{{ $labels.job }} cannot ask its database',
    for: '2m',
    when: `up{job=~"${services}"} == 1 unless on (job, instance) seneb_outbox_waiting`,
  },
  {
    name: 'DatabaseConnectionsShort',
    severity: 'ticket',
    summary: 'statements of {{ $labels.job }} wait for a connection to the database',
    for: '5m',
    when: 'max by (job) (seneb_database_statements_waiting) > 0',
  },
]

/** Alerts on what waits, and on what was given up. */
const queueAlerts: readonly Alert[] = [
  {
    name: 'OutboxStuck',
    severity: 'page',
    summary: 'events of {{ $labels.job }} wait to be published for more than a minute',
    for: '1m',
    when: 'max by (job) (seneb_outbox_oldest_seconds) > 60',
  },
  {
    name: 'EventsNotHeard',
    severity: 'page',
    summary: '{{ $labels.consumer }} hears nothing although events wait for it',
    for: '1m',
    when: [
      'max by (job, consumer) (min_over_time(seneb_events_waiting[10m])) > 0',
      'and on (job, consumer)',
      'sum by (job, consumer) (increase(seneb_events_heard_total{outcome=~"heard|duplicate|dead"}[10m])) == 0',
    ].join('\n'),
  },
  {
    name: 'DeadLetters',
    severity: 'ticket',
    summary: '{{ $labels.job }} has events that it could not handle',
    for: '5m',
    when: 'max by (job) (seneb_dead_letters) > 0',
  },
  {
    name: 'DeadLettersOld',
    severity: 'page',
    summary: 'an event that {{ $labels.job }} could not handle is older than a day, or was lost',
    when: [
      'max by (job) (min_over_time(seneb_dead_letters[1d])) > 0 and max by (job) (seneb_dead_letters offset 1d) > 0',
      'sum by (job) (increase(seneb_dead_letters_ended_total[1d])) > 0',
    ].join('\nor '),
  },
  {
    name: 'MailsStuck',
    severity: 'page',
    summary: 'an e-mail waits for more than 15 minutes',
    for: '1m',
    when: 'max(seneb_emails_oldest_seconds) > 900',
  },
  {
    name: 'MailsDead',
    severity: 'ticket',
    summary: 'e-mails were given up',
    for: '5m',
    when: 'max(seneb_emails_dead) > 0',
  },
  {
    name: 'ErasureStuck',
    severity: 'page',
    summary: '{{ $labels.service }} has not erased for an hour what a person asked to be erased',
    for: '5m',
    when: 'max by (service) (seneb_erasure_oldest_seconds) > 3600',
  },
  {
    name: 'PlansStuck',
    severity: 'page',
    summary: 'a plan that is due finds no writer',
    for: '2m',
    when: 'max(seneb_plans_oldest_due_seconds) > 120',
  },
  {
    name: 'PlansFailing',
    severity: 'ticket',
    summary: 'more than a fifth of the plans fail',
    for: '10m',
    when: [
      'sum(increase(seneb_plans_total{outcome="failed"}[1h])) > 2',
      'and sum(increase(seneb_plans_total{outcome="failed"}[1h])) > 0.2 * sum(increase(seneb_plans_total[1h]))',
    ].join('\n'),
  },
  {
    name: 'ModelBudgetUsed',
    severity: 'ticket',
    summary: "the day's budget of the language model is used up, so plans fail",
    when: 'sum(increase(seneb_plan_budget_refusals_total[1h])) > 0',
  },
]

/** Alerts on what a patient would meet, whoever is at fault. */
const journeyAlerts: readonly Alert[] = [
  {
    name: 'SyntheticJourneyFails',
    severity: 'page',
    summary: 'the synthetic patient failed twice in a row: people probably fail as well',
    when: 'max(seneb_synthetic_failures_in_a_row) >= 2',
  },
]

/** Alerts on what strangers send. */
const abuseAlerts: readonly Alert[] = [
  {
    name: 'ClientsRefused',
    severity: 'ticket',
    summary: 'many mutations or queries are refused because their clients send too many',
    for: '10m',
    when: 'sum(rate(seneb_mutations_refused_total[10m])) > 1',
  },
  {
    name: 'UploadsFull',
    severity: 'ticket',
    summary: 'the room for uploaded files is nearly full; no more are taken then',
    for: '5m',
    when: 'max(seneb_uploads_stored_bytes / seneb_uploads_capacity_bytes) > 0.8',
  },
  {
    name: 'QuarantineFailed',
    severity: 'ticket',
    summary: 'an infected file was refused, but could not be set apart',
    when: 'sum(increase(seneb_quarantine_total{outcome="failed"}[1h])) > 0',
  },
]

/** Every alert but those on objectives, group by group. */
export const alertGroups: Readonly<Record<string, readonly Alert[]>> = {
  processes: processAlerts,
  queues: queueAlerts,
  journeys: journeyAlerts,
  backups: backupAlerts,
  drafts: draftAlerts,
  strangers: abuseAlerts,
}
