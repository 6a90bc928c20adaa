import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

/** Server to back up: its login, its data folder and the folder for its base backups. */
export interface BackedUp {
  readonly databaseUrl: string
  readonly cluster: string
  readonly bases: string
}

/** A base backup that is whole. */
export interface BaseBackup {
  /** Time at which it ended, as `20261123T013002Z`. */
  readonly name: string
  readonly bytes: number
}

/** Files left out of the copy of a running server: the server recreates them, or they belong to the running process. */
const excluded = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_replslot',
]
  .map((folder) => `./${folder}/*`)
  .concat('./postmaster.pid', './postmaster.opts')
  .map((path) => `--exclude=${path}`)

/** Time limit of a backup, which waits until its last segment is archived. */
const endsWithinMs = 600_000

/** The second after this moment by the server's clock: a restore to this time or later includes the backup. */
const nameSql = `select to_char((clock_timestamp() + interval '1 second') at time zone 'UTC',
  'YYYYMMDD"T"HH24MISS"Z"') as name`

/**
 * Takes a base backup while the server runs: an archive of its data folder, packed between `pg_backup_start` and
 * `pg_backup_stop`. Its label marks where a restore starts reading the log. The backup gets its final name only when it
 * is complete.
 */
export async function takeBaseBackup({ bases, cluster, databaseUrl }: BackedUp): Promise<BaseBackup> {
  const draft = join(bases, 'draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  const name = await withDatabaseClient(databaseUrl, async (client) => {
    await client.query(`select pg_backup_start('seneb', true)`)
    await pack(cluster, join(draft, 'base.tar.gz'))
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
    writeFileSync(join(draft, 'backup_label'), rows[0]?.labelfile ?? '')
    return (await client.query<{ name: string }>(nameSql)).rows[0]?.name ?? ''
  })
  const { size: bytes } = statSync(join(draft, 'base.tar.gz'))
  renameSync(draft, join(bases, name))
  return { name, bytes }
}

/** Marks a point in the log at which a restore can stop, and has its segment archived. */
export async function markRestorePoint(databaseUrl: string, name: string): Promise<void> {
  await withDatabaseClient(databaseUrl, async (client) => {
    await client.query('select pg_create_restore_point($1)', [name])
    await client.query('select pg_switch_wal()')
  })
}

/** Returns the number of log segments archived and of failed attempts since the server's statistics were last reset. */
export async function archiverCounts(databaseUrl: string): Promise<{ archived: number; failed: number }> {
  const sql = 'select archived_count::int as archived, failed_count::int as failed from pg_stat_archiver'
  const rows = await withDatabaseClient(databaseUrl, (client) =>
    client.query<{ archived: number; failed: number }>(sql),
  )
  return rows.rows[0] ?? { archived: 0, failed: 0 }
}

async function withDatabaseClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, statement_timeout: endsWithinMs })
  // A broken connection is reported by the running query.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Packs the data folder; tar exits with 1 when files change or vanish during the copy, which replaying the log repairs.
 */
async function pack(cluster: string, archive: string): Promise<void> {
  const tar = spawn('tar', ['-C', cluster, ...excluded, '-czf', archive, '.'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (output = `${output}${text}`.slice(-2000)))
  const [code] = (await once(tar, 'close')) as [number | null]
  if ((code ?? 2) > 1) throw new Error(`tar ended with ${code}: ${output.trim().split('\n').at(-1) ?? ''}`)
}

const basePattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
const segmentPattern = /^[0-9A-F]{8}([0-9A-F]{16})(?:\.\w+)*\.gz$/

/** The base backups of a folder that are whole, oldest first. */
export function baseBackups(bases: string): readonly string[] {
  return readdirSync(bases)
    .filter((name) => basePattern.test(name))
    .toSorted()
}

/** Returns the time at which a base backup ended, from its name; the epoch without a name. */
export function backupEndedAt(name: string | undefined): Date {
  return new Date((name ?? '').replace(basePattern, '$1-$2-$3T$4:$5:$6Z') || 0)
}

interface Retention {
  readonly bases: string
  readonly log: string
  readonly retentionDays: number
  readonly now: Date
}

/**
 * Removes base backups older than the retention period, but never the newest two. Also removes log segments that no
 * base backup needs any longer. Timeline history files are kept.
 */
export function deleteOld({ bases, retentionDays, log, now }: Retention): void {
  const oldest = now.getTime() - retentionDays * 86_400_000
  const all = baseBackups(bases)
  const expired = all.slice(0, -2).filter((name) => backupEndedAt(name).getTime() < oldest)
  for (const name of expired) rmSync(join(bases, name), { recursive: true, force: true })
  const first = firstSegment(bases, all[expired.length])
  if (first === undefined) return
  for (const name of readdirSync(log)) {
    const segment = segmentPattern.exec(name)?.[1]
    if (segment !== undefined && segment < first) rmSync(join(log, name), { force: true })
  }
}

/** Returns the log position at which a base backup begins, without the timeline number. */
function firstSegment(bases: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const label = readFileSync(join(bases, name, 'backup_label'), 'utf8')
  return /^START WAL LOCATION: \S+ \(file [0-9A-F]{8}([0-9A-F]{16})\)/m.exec(label)?.[1]
}
