import { setTimeout as pause } from 'node:timers/promises'

import type { Bus } from '@seneb/bus/bus'
import { sealEnvelope } from '@seneb/bus/envelope'
import { EventPublisher } from '@seneb/bus/event-publisher'
import { ownStream } from '@seneb/bus/streams'
import type { ServiceName } from '@seneb/contracts/define'
import type { Logger } from '@seneb/platform/logger'
import { counter } from '@seneb/platform/metrics'
import { currentTraceparent, inSpan, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import type { DataSource } from 'typeorm'

import { PostgresDb } from '../storing/postgres-db.js'
import { WorkerLoop, type WorkerState } from '../working/workers.js'
import { OutboxSignal } from './outbox-signal.js'
import { storeEpoch } from './stream-epoch.js'

interface WaitingEntry {
  readonly id: string
  readonly subject: string
  readonly payload: string
  readonly traceparent: string | null
  readonly said_at: Date
}

const batchSize = 200
/** What is said this soon after a batch goes out together, in milliseconds; a lone event waits for nothing. */
const gatherMs = 25
const pollMs = 1000
const epochCheckMs = 15_000
const publishWithinMs = 3000

const takeWaitingSql = `/* takeWaitingEntries */
  select id, subject, payload::text as payload, traceparent, said_at
  from outbox where published_at is null order by seq limit ${batchSize} for update skip locked`

const markPublishedSql = `/* markPublished */ update outbox set published_at = clock_timestamp() where id = any($1)`

interface RelayParts {
  readonly service: ServiceName
  readonly bus: Bus
  readonly dataSource: DataSource
  readonly databaseUrl: string
  readonly log: Logger
}

/**
 * Publishes what the service has said: a worker that each commit with an event wakes. Any number of relays may run at
 * once: each takes rows nobody else holds. A row is marked published after JetStream has stored it; a crash in between
 * publishes it again under the same `Nats-Msg-Id`, and hearers know the event id anyway.
 */
export class Relay {
  private readonly loop: WorkerLoop<Pick<RelayParts, 'log'>>
  private readonly db: PostgresDb
  private readonly publisher: EventPublisher
  private readonly signal: OutboxSignal
  private nextEpochCheck = 0
  private readonly stopping = new AbortController()
  private readonly published = counter('seneb_outbox_published', { description: 'Events published' })

  constructor(private readonly parts: RelayParts) {
    const { bus, databaseUrl, dataSource, log, service } = parts
    this.db = new PostgresDb(dataSource)
    this.publisher = new EventPublisher(bus.connection, service)
    this.signal = new OutboxSignal({ databaseUrl, log, onOutboxWrite: () => this.loop.wake() })
    const failedWords = 'the outbox could not be published, trying again'
    this.loop = new WorkerLoop({ name: 'relay', everyMs: pollMs, failedWords, run: () => this.turn() }, parts)
  }

  /** How publishing has gone until now. */
  get state(): WorkerState {
    return this.loop.state
  }

  async start(): Promise<void> {
    await this.signal.start()
    void this.checkEpochAfterReconnects()
    this.loop.start()
  }

  /** Called after each commit that said something: this process publishes at once, replicas learn of it by NOTIFY. */
  said(): void {
    this.loop.wake()
    this.signal.tell()
  }

  /** Lets the batch or the portion of a refill that is under way end. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.loop.stop()
    await this.signal.stop()
  }

  private async turn(): Promise<'again' | void> {
    try {
      if (!(await this.checkEpoch())) return
      const count = await this.publishBatch()
      if (count === batchSize) return 'again'
      if (count > 0) await pause(gatherMs)
    } catch (error) {
      // The store may have been lost meanwhile, so the next turn looks before it publishes.
      this.nextEpochCheck = 0
      throw error
    }
  }

  /** Publishes the oldest waiting rows and returns how many they were. */
  private async publishBatch(): Promise<number> {
    const count = await this.db.write(async (tx) => {
      const entries = await tx.query<WaitingEntry>(takeWaitingSql)
      if (entries.length === 0) return 0
      await Promise.all(entries.map((entry) => this.publish(entry)))
      await tx.query(markPublishedSql, [entries.map(({ id }) => id)])
      return entries.length
    })
    this.published.add(count)
    return count
  }

  private publish(entry: WaitingEntry): Promise<void> {
    return withTraceparent(entry.traceparent, () =>
      inSpan(`publish ${entry.subject.replace(/\.[^.]+$/, '')}`, { kind: SpanKind.PRODUCER }, async () => {
        const body = sealEnvelope({ id: entry.id, saidAt: entry.said_at, payload: entry.payload })
        const traceparent = currentTraceparent()
        await this.publisher.publish(entry.subject, body, { id: entry.id, traceparent, timeoutMs: publishWithinMs })
      }),
    )
  }

  /** True when the stream is known to be the one that was published to, so that more may be. */
  private async checkEpoch(): Promise<boolean> {
    if (performance.now() < this.nextEpochCheck) return true
    const { bus, dataSource, log, service } = this.parts
    const look = { dataSource, log, readStream: () => ownStream(bus, service) }
    if (!(await storeEpoch(look, this.stopping.signal))) return false
    this.nextEpochCheck = performance.now() + epochCheckMs
    return true
  }

  /** A server that comes back may have lost its store, so the epoch is checked before anything else is published. */
  private async checkEpochAfterReconnects(): Promise<void> {
    for await (const status of this.parts.bus.connection.status()) {
      if (status.type !== 'reconnect') continue
      this.nextEpochCheck = 0
      this.loop.wake()
    }
  }
}
