import { byJob, now, overTime, type Dashboard } from './panels.ts'

/** The processes and what they stand on. */
export const processDashboard: Dashboard = {
  key: 'seneb-processes',
  title: 'Seneb: processes',
  panels: [
    now({ title: 'Running', unit: 'short', description: 'Replicas that can be asked.' }, byJob('sum by (job) (up)')),
    now(
      { title: 'Builds', unit: 'short', description: 'More than one while a release is rolled out.' },
      {
        expr: 'count by (version, commit) (seneb_build_info)',
        legend: '{{version}} {{commit}}',
      },
    ),
    overTime(
      { title: 'Connected to NATS', unit: 'short', description: '1 or 0.' },
      byJob('min by (job) (seneb_bus_connected)'),
    ),
    overTime(
      { title: 'Memory', unit: 'bytes', description: 'Of the largest replica.' },
      byJob('max by (job) (process_resident_memory_bytes)'),
    ),
    overTime(
      { title: 'Processor', unit: 'percentunit', description: 'Of one core.' },
      byJob('max by (job) (rate(process_cpu_seconds_total[5m]))'),
    ),
    overTime(
      {
        title: 'Event loop, p99',
        unit: 's',
        description: 'How late everything else is; more than a quarter of a second: EventLoopBlocked.',
      },
      byJob('max by (job) (nodejs_eventloop_lag_p99_seconds)'),
    ),
    overTime(
      { title: 'Garbage collection', unit: 'percentunit', description: 'Share of the time.' },
      byJob('max by (job) (sum by (job, instance) (rate(nodejs_gc_duration_seconds_sum[5m])))'),
    ),
    overTime(
      { title: 'Open files and connections', unit: 'short', description: 'Of the largest replica.' },
      byJob('max by (job) (process_open_fds)'),
    ),
    overTime(
      {
        title: 'Connections to the database',
        unit: 'percentunit',
        description: 'At work, of those a process may have.',
      },
      byJob('max by (job) (seneb_database_connections_used / seneb_database_connections_max)'),
    ),
    overTime(
      { title: 'Statements that wait', unit: 'short', description: 'For a connection to the database.' },
      byJob('max by (job) (seneb_database_statements_waiting)'),
    ),
    overTime(
      { title: 'Requests at work', unit: 'percentunit', description: 'Of those that may be; more are refused.' },
      {
        expr: 'max(seneb_http_in_flight / seneb_http_in_flight_limit)',
        legend: 'gateway',
      },
    ),
    overTime(
      { title: 'Questions at work', unit: 'short', description: 'By service.' },
      byJob('max by (job) (seneb_answers_in_flight)'),
    ),
    overTime(
      { title: 'Room for files', unit: 'percentunit', description: 'Used by files that wait for their forms.' },
      {
        expr: 'max(seneb_uploads_stored_bytes / seneb_uploads_capacity_bytes)',
        legend: 'used',
      },
    ),
    overTime(
      { title: 'Streams and consumers made anew', unit: 'short', description: 'Within a quarter of an hour.' },
      {
        expr: 'sum(increase(seneb_topology_changes_total[15m]))',
        legend: 'changes',
      },
    ),
  ],
}
