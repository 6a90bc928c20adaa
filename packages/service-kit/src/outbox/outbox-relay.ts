import { setTimeout as pause } from 'node:timers/promises'

import type { Bus } from '@seneb/bus/bus'
import { encodeEnvelope } from '@seneb/bus/envelope'
import { EventPublisher } from '@seneb/bus/event-publisher'
import { getOwnStreamInfo } from '@seneb/bus/streams'
import type { ServiceName } from '@seneb/contracts/define'
import type { Logger } from '@seneb/platform/logger'
import { counter } from '@seneb/platform/metrics'
import { currentTraceparent, withSpan, SpanKind, withTraceparent } from '@seneb/platform/telemetry'

import type { OutboxEntry } from '../database/kit-tables.js'
import type { PooledDataSource } from '../database/data-source.js'
import { PostgresDb } from '../database/postgres-db.js'
import { WorkerLoop, type WorkerState } from '../workers/worker-loop.js'
import { verifyStreamEpoch } from './stream-epoch.js'

interface UnpublishedOutboxEntry extends Pick<OutboxEntry, 'id' | 'subject' | 'occurred_at'> {
  /** JSON text. */
  readonly payload: string
  readonly traceparent: string | null
}

const batchSize = 200
/**
 * Time after a batch during which events are gathered into the next one, in milliseconds; a lone event is published
 * without waiting.
 */
const batchDelayMs = 50
const pollMs = 1000
const epochCheckMs = 15_000
const publishWithinMs = 3000
/**
 * Maximum number of entries in memory; others are read from the outbox. The limit is reached only while NATS does not
 * respond.
 */
const maxBuffered = 1000
/**
 * Maximum age of an entry published from memory, in milliseconds. Older ones are published from their row, or not at
 * all when the row is gone. An erasure assumes that work in progress has ended after ten seconds.
 */
const maxBufferAgeMs = 3000

/** Condition for rows that no process publishes from memory: their process died, or could not reach NATS. */
const isOverdue = `stored_at < clock_timestamp() - interval '250 milliseconds'`
const findMissedSql = `/* findMissedEntries */ select exists(select from outbox_unpublished where ${isOverdue}) as missed`
const claimUnpublishedSql = `/* claimUnpublishedEntries */
  with listed as materialized (
    select id from outbox_unpublished order by id limit ${batchSize} for update skip locked)
  select o.id, o.subject, o.payload::text as payload, o.traceparent, o.occurred_at
  from outbox o join listed on listed.id = o.id
  order by o.seq`
const markPublishedSql = `/* markPublished */ delete from outbox_unpublished where id = any($1)`

interface OutboxRelayDeps {
  readonly service: ServiceName
  readonly bus: Bus
  readonly dataSource: PooledDataSource
  readonly log: Logger
}

/**
 * Publishes the service's events. Each commit with an event wakes this worker and passes it the outbox entries, so that
 * publishing only removes them from the list of waiting ones. Once a second, after a failure and after each check of
 * the stream it also publishes rows that no process has in memory and no other relay has locked. Any number of relays
 * may run concurrently. An entry is marked published after JetStream has stored it. A crash in between publishes it
 * again under the same `Nats-Msg-Id`, and consumers recognize the event id anyway. A check of the stream never runs
 * between publishing and marking. Entries sent to a stream that is then lost are marked before the check, and are
 * therefore published again.
 */
export class OutboxRelay {
  private readonly loop: WorkerLoop<Pick<OutboxRelayDeps, 'log'>>
  private readonly db: PostgresDb
  private readonly publisher: EventPublisher
  private buffer: OutboxEntry[] = []
  /** Whether the table may have rows that are not in memory; they are older and are published first. */
  private isBehind = true
  private nextCheckAt = 0
  private nextEpochCheck = 0
  private readonly stopping = new AbortController()
  private readonly published = counter('seneb_outbox_published', { description: 'Events published' })

  constructor(private readonly deps: OutboxRelayDeps) {
    const { bus, dataSource, service } = deps
    this.db = new PostgresDb(dataSource)
    this.publisher = new EventPublisher(bus.connection, service)
    const failureMessage = 'the outbox could not be published, trying again'
    this.loop = new WorkerLoop({ name: 'relay', intervalMs: pollMs, failureMessage, run: () => this.runOnce() }, deps)
  }

  /** State of publishing so far. */
  get state(): WorkerState {
    return this.loop.state
  }

  start(): void {
    void this.checkEpochAfterReconnects()
    this.loop.start()
  }

  /** Called after each commit that recorded events; this process publishes them immediately. */
  onCommit(entries: readonly OutboxEntry[]): void {
    this.buffer.push(...entries)
    if (this.buffer.length > maxBuffered) this.fallBackToTable()
    this.loop.wake()
  }

  /** Lets the batch or the portion of a refill that is under way end. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.loop.stop()
  }

  private async runOnce(): Promise<'again' | void> {
    try {
      if (!(await this.checkEpoch())) return
      await this.checkForMissed()
      const count = this.isBehind ? await this.publishFromTable() : await this.publishFromBuffer()
      if (count >= batchSize) return 'again'
      if (count > 0) await pause(batchDelayMs)
    } catch (error) {
      // The store may have been lost since the last check, so the next turn checks the stream before it publishes.
      this.nextEpochCheck = 0
      this.fallBackToTable()
      throw error
    }
  }

  private fallBackToTable(): void {
    this.buffer = []
    this.isBehind = true
  }

  private async checkForMissed(): Promise<void> {
    if (this.isBehind || performance.now() < this.nextCheckAt) return
    const [result] = await this.db.read((tx) => tx.query<{ missed: boolean }>(findMissedSql))
    this.nextCheckAt = performance.now() + pollMs
    if (result?.missed) this.isBehind = true
  }

  /** Publishes the oldest waiting rows and returns how many they were. */
  private async publishFromTable(): Promise<number> {
    const ids = await this.db.write(async (tx) => {
      const entries = await tx.query<UnpublishedOutboxEntry>(claimUnpublishedSql)
      if (entries.length === 0) return []
      await this.publishAll(entries)
      const batch = entries.map(({ id }) => id)
      await tx.query(markPublishedSql, [batch])
      return batch
    })
    this.published.add(ids.length)
    if (ids.length >= batchSize) this.fallBackToTable()
    else this.markCaughtUp(new Set(ids))
    return ids.length
  }

  /** Entries recorded while the last rows were published stay in memory, unless they were among those rows. */
  private markCaughtUp(published: ReadonlySet<string>): void {
    this.buffer = this.buffer.filter(({ id }) => !published.has(id))
    this.isBehind = false
    this.nextCheckAt = performance.now() + pollMs
  }

  /** Publishes the events in this process's memory and marks them in one statement; returns their number. */
  private async publishFromBuffer(): Promise<number> {
    const batch = this.buffer.splice(0, batchSize)
    if (batch.length === 0) return 0
    const isRecent = ({ occurred_at }: OutboxEntry) => Date.now() - occurred_at.getTime() < maxBufferAgeMs
    const entries = batch.filter(isRecent)
    if (entries.length < batch.length) this.isBehind = true
    await this.publishAll(entries.map(toUnpublished))
    await this.db.run(markPublishedSql, [entries.map(({ id }) => id)])
    this.published.add(entries.length)
    return batch.length
  }

  private async publishAll(entries: readonly UnpublishedOutboxEntry[]): Promise<void> {
    await Promise.all(entries.map((entry) => this.publish(entry)))
  }

  private publish(entry: UnpublishedOutboxEntry): Promise<void> {
    return withTraceparent(entry.traceparent, () =>
      withSpan(`publish ${entry.subject.replace(/\.[^.]+$/, '')}`, { kind: SpanKind.PRODUCER }, async () => {
        const body = encodeEnvelope({ id: entry.id, occurredAt: entry.occurred_at, payload: entry.payload })
        const traceparent = currentTraceparent()
        await this.publisher.publish(entry.subject, body, { id: entry.id, traceparent, timeoutMs: publishWithinMs })
      }),
    )
  }

  /** True when the stream is known to be the one published to before, so that publishing may continue. */
  private async checkEpoch(): Promise<boolean> {
    if (performance.now() < this.nextEpochCheck) return true
    const { bus, dataSource, log, service } = this.deps
    const check = { dataSource, log, readStream: () => getOwnStreamInfo(bus, service) }
    if (!(await verifyStreamEpoch(check, this.stopping.signal))) return false
    this.nextEpochCheck = performance.now() + epochCheckMs
    // All retained entries may wait again.
    this.isBehind = true
    return true
  }

  /** A server that comes back may have lost its store, so the epoch is checked before anything else is published. */
  private async checkEpochAfterReconnects(): Promise<void> {
    for await (const status of this.deps.bus.connection.status()) {
      if (status.type !== 'reconnect') continue
      this.nextEpochCheck = 0
      this.loop.wake()
    }
  }
}

function toUnpublished({ id, payload, occurred_at, subject, traceparent }: OutboxEntry): UnpublishedOutboxEntry {
  return { id, subject, occurred_at, payload: JSON.stringify(payload), traceparent: traceparent ?? null }
}
