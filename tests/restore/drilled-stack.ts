import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { serviceNames } from '@seneb/contracts/define'
import { openFile, Sealing } from '@seneb/platform/sealing'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import pg from 'pg'

import { natsAdmin } from '../../infra/nats/nats.ts'
import { documentKey } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import type { Stack } from '../support/stack.js'
import type { OwnBackup } from './own-backup.ts'
import { differences, tableSums, type TableSums } from './table-sums.js'

const readyWithinMs = 120_000
const settledWithinMs = 120_000

/** A point in time by the database's clock, and the checksums of every table then. */
export interface PointInTime {
  readonly at: string
  readonly sums: TableSums
}

/** Stack of the drill, with its queries and commands. */
export class DrilledStack {
  constructor(private readonly stack: Stack) {}

  async query<Row extends object>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.stack.adminUrl, connectionTimeoutMillis: 10_000 })
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Waits until no work is in progress: all events are published and consumed, all files are stored. */
  async untilSettled(): Promise<void> {
    const schemas = serviceNames.map((name) => name.replaceAll('-', '_'))
    const outboxes = schemas.map((schema) => `select 1 from ${schema}.outbox_unpublished`)
    const unfinished = [
      ...outboxes,
      `select 1 from notification.email_deliveries where state <> 'sent'`,
      `select 1 from referral.application_documents where state <> 'stored'`,
    ].join(' union all ')
    await eventually(
      'everything settled',
      async () => (await this.query(unfinished)).length === 0 && (await this.unheard()) === 0,
      settledWithinMs,
    )
  }

  /** Returns the number of events in the streams, and of those that some consumer has not yet handled. */
  async events(): Promise<{ readonly published: number; readonly unheard: number }> {
    const { host, password, username } = new URL(this.stack.natsUrlOf(natsAdmin))
    const connection = await connect({ servers: host, user: username, pass: password })
    try {
      const manager = await jetstreamManager(connection)
      let [published, unheard] = [0, 0]
      for await (const { config, state } of manager.streams.list()) {
        if (config.name.startsWith('OBJ_')) continue
        published += state.messages
        for await (const { num_ack_pending, num_pending } of manager.consumers.list(config.name)) {
          unheard += num_ack_pending + num_pending
        }
      }
      return { published, unheard }
    } finally {
      await connection.close()
    }
  }

  private async unheard(): Promise<number> {
    return (await this.events()).unheard
  }

  /**
   * Returns a point in time without changes: table sums before and after it are equal. Workers record their runs at
   * intervals, so it may take some tries.
   */
  async pointInTime(): Promise<PointInTime> {
    for (let tries = 0; tries < 50; tries++) {
      const before = await tableSums(this.stack.adminUrl)
      const [now] = await this.query<{ at: string }>('select clock_timestamp()::text as at')
      const after = await tableSums(this.stack.adminUrl)
      if (now && differences(before, after).length === 0) return { at: now.at, sums: before }
      await pause(100)
    }
    throw new Error('the tables never held still for a moment')
  }

  /** Waits until everything written before now is in the archive, as happens automatically after `archive_timeout`. */
  async untilArchived(): Promise<void> {
    const [now] = await this.query<{ segment: string }>('select pg_walfile_name(pg_current_wal_lsn()) as segment')
    const sql = 'select last_archived_wal as segment from pg_stat_archiver'
    await eventually(`segment ${now?.segment} archived`, async () => {
      const [last] = await this.query<{ segment: string | null }>(sql)
      return (last?.segment ?? '') >= (now?.segment ?? '')
    })
  }

  /** Returns the data directory of the server. */
  async cluster(): Promise<string> {
    const [row] = await this.query<{ cluster: string }>(`select setting as cluster from pg_settings
      where name = 'data_directory'`)
    return row?.cluster ?? ''
  }

  /** Kills everything as a power cut would, and deletes the stores of database and bus. */
  async destroy(): Promise<string> {
    const cluster = await this.cluster()
    await Promise.all([...this.stack.processes.values()].map((part) => part.kill()))
    rmSync(cluster, { recursive: true, force: true })
    this.stack.wipeNats()
    return cluster
  }

  /** Restores the database to a point in time, and resolves to its content before any process uses it. */
  async restoreDatabase(backup: OwnBackup, cluster: string, { at }: PointInTime): Promise<TableSums> {
    backup.restore(cluster, at)
    const postgres = this.stack.part('postgres')
    postgres.start()
    await postgres.untilReady(readyWithinMs)
    const sql = 'select pg_is_in_recovery() as recovering'
    await eventually('the end of recovery', async () => {
      const [row] = await this.query<{ recovering: boolean }>(sql)
      return row?.recovering === false
    })
    return tableSums(this.stack.adminUrl)
  }

  /** Stores an issue of the newsletter in each state; none has a subscriber. */
  async startNewsletters(): Promise<void> {
    const text = `'News', 'A line', 'Hello', '{a}', 'a', now(), now()`
    const [draft, approved] = [`null, null, ${text}`, `'b', now(), ${text}`]
    await this.query(`insert into notification.newsletter_issues (id, state, send_at, started_at, paced_until,
        approved_by, approved_at, subject, preheader, body, authors, written_by, created_at, changed_at)
      values (gen_random_uuid(), 'draft', null, null, null, ${draft}),
        (gen_random_uuid(), 'in-review', null, null, null, ${draft}),
        (gen_random_uuid(), 'approved', null, null, null, ${approved}),
        (gen_random_uuid(), 'scheduled', now() + interval '1 day', null, null, ${approved}),
        (gen_random_uuid(), 'sending', null, now(), 'infinity', ${approved}),
        (gen_random_uuid(), 'stopped', null, now(), null, ${approved}),
        (gen_random_uuid(), 'sent', null, now(), null, ${approved})`)
  }

  /** Takes the newsletter back to a release without holds, as if the point in time were before that migration. */
  async loseHolds(): Promise<void> {
    await this.query(`drop function notification.hold_newsletters();
      alter table notification.newsletter_issues drop column hold_reason, drop column refusals;
      delete from notification.migrations where name like 'HoldNewsletterIssues%'`)
  }

  /** Migrates and holds newsletters as the runbook says; returns the states of those held, in alphabetical order. */
  async holdNewsletters(): Promise<readonly string[]> {
    await this.stack.migrate(serviceNames)
    await this.query('select notification.hold_newsletters()')
    const sql = `select state from notification.newsletter_issues where hold_reason = 'restored' order by state`
    return (await this.query<{ state: string }>(sql)).map(({ state }) => state)
  }

  /** Starts an empty bus and all processes, and waits until each is ready. */
  async startRemaining(): Promise<void> {
    const nats = this.stack.part('nats')
    nats.start()
    await nats.untilReady(readyWithinMs)
    const rest = [...this.stack.processes.entries()].filter(([name]) => name !== 'nats' && name !== 'postgres')
    for (const [, part] of rest) part.start()
    await Promise.all(rest.map(([, part]) => part.untilReady(readyWithinMs)))
  }

  /**
   * Returns the names of the files in the database, each decrypted with the key; rejects when one cannot be decrypted.
   */
  async openDocuments(): Promise<readonly string[]> {
    const sealing = new Sealing(documentKey)
    const sql = `select upload_id as id, sealed from referral.application_documents where state = 'stored'`
    const rows = await this.query<{ id: string; sealed: Buffer }>(sql)
    return rows.map(({ id, sealed }) => {
      const { bytes, name, type } = openFile(sealed, id, sealing)
      if (type !== 'application/pdf' || Buffer.from(bytes).subarray(0, 5).toString() !== '%PDF-') {
        throw new Error(`${name} is no document`)
      }
      return name
    })
  }
}
