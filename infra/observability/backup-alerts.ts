// Where CloudNativePG takes backups and where compose's own process does.
const taken =
  'max(barman_cloud_cloudnative_pg_io_last_available_backup_timestamp or seneb_backup_taken_timestamp_seconds)'
const failed =
  'max(barman_cloud_cloudnative_pg_io_last_failed_backup_timestamp or seneb_backup_failed_timestamp_seconds)'
const segments = (what: 'archived' | 'failed') =>
  [`cnpg_pg_stat_archiver_${what}_count[15m]`, `seneb_backup_segments_total{outcome="${what}"}[15m]`]
    .map((series) => `increase(${series})`)
    .join(' or ')
const drill = (how: 'passed' | 'failed') => `max(seneb_restore_drill_${how}_timestamp_seconds)`

/** Alerts on backups, and on whether one could be restored. */
export const backupAlerts = [
  {
    name: 'BackupOld',
    severity: 'page',
    summary: 'the last backup of the database is older than 26 hours',
    // The first one is being taken.
    for: '5m',
    when: `time() - ${taken} > 26 * 3600`,
  },
  {
    name: 'BackupFailed',
    severity: 'ticket',
    summary: 'the last attempt to back the database up failed',
    when: `${failed} > ${taken}`,
  },
  {
    name: 'LogNotArchived',
    severity: 'page',
    summary: 'segments of the log of PostgreSQL do not reach the store, so a restore would lose what is written now',
    for: '5m',
    when: `sum(${segments('failed')}) > 0\nunless sum(${segments('archived')}) > 0`,
  },
  {
    name: 'RestoreDrillFailed',
    severity: 'page',
    summary: 'the last backup could not be restored, or nobody tried for two days',
    for: '30m',
    when: `${drill('failed')} > ${drill('passed')}\nor time() - ${drill('passed')} > 50 * 3600`,
  },
] as const
