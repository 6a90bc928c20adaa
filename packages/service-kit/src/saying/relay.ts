import type { Bus } from '@seneb/bus/bus'
import { sealEnvelope } from '@seneb/bus/envelope'
import { ownStream } from '@seneb/bus/streams'
import { headersOf, wireHeaders } from '@seneb/bus/wire'
import type { ServiceName } from '@seneb/contracts/define'
import { InterruptibleSleep } from '@seneb/platform/interruptible-sleep'
import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent, inSpan, meter, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import type { DataSource } from 'typeorm'

import { listenToOutbox, notifyOutbox } from './outbox-signal.js'
import { storeEpoch } from './stream-epoch.js'

interface WaitingEntry {
  readonly id: string
  readonly subject: string
  readonly payload: string
  readonly traceparent: string | null
  readonly said_at: Date
}

const batchSize = 200
const pollMs = 1000
const failedWaitMs = 1000
const epochCheckMs = 15_000

/**
 * Publishes what the service has said. Any number of relays may run at once: each takes rows nobody else holds.
 * A row is marked published after JetStream has stored it; a crash in between publishes it again under the same
 * `Nats-Msg-Id`, and hearers know the event id anyway.
 */
export class Relay {
  private running?: Promise<void>
  private stopping = false
  private readonly interruptible = new InterruptibleSleep()
  private stopListening: () => Promise<void> = () => Promise.resolve()
  private nextEpochCheck = 0
  private readonly published = meter().createCounter('seneb_outbox_published', { description: 'Events published' })

  constructor(
    private readonly parts: {
      service: ServiceName
      bus: Bus
      dataSource: DataSource
      databaseUrl: string
      log: Logger
    },
  ) {}

  async start(): Promise<void> {
    const { databaseUrl, log } = this.parts
    this.stopListening = await listenToOutbox(databaseUrl, log, () => this.wake())
    void this.checkEpochAfterReconnects()
    this.running = this.relayForever()
  }

  /** Called after each commit that said something: this process publishes at once, replicas learn of it by NOTIFY. */
  said(): void {
    this.wake()
    notifyOutbox(this.parts.dataSource, this.parts.log)
  }

  async stop(): Promise<void> {
    this.stopping = true
    this.wake()
    await this.running
    await this.stopListening()
  }

  private wake(): void {
    this.interruptible.wake()
  }

  private async relayForever(): Promise<void> {
    while (!this.stopping) {
      try {
        this.interruptible.reset()
        await this.checkEpoch()
        const published = await this.publishBatch()
        if (published < batchSize) await this.interruptible.sleep(pollMs)
      } catch (error) {
        this.parts.log.warn({ err: error }, 'the outbox could not be published, trying again')
        this.nextEpochCheck = 0
        // A wake-up that came meanwhile must not make this a loop without waits.
        this.interruptible.reset()
        if (!this.isStopping()) await this.interruptible.sleep(failedWaitMs)
      }
    }
  }

  /** Asked anew each time, because it changes while a loop waits. */
  private isStopping(): boolean {
    return this.stopping
  }

  /** Publishes the oldest waiting rows and returns how many they were. */
  private async publishBatch(): Promise<number> {
    const runner = this.parts.dataSource.createQueryRunner()
    try {
      await runner.startTransaction()
      const entries = (await runner.query(
        `/* takeWaitingEntries */ select id, subject, payload::text as payload, traceparent, said_at
         from outbox where published_at is null order by seq limit ${batchSize} for update skip locked`,
      )) as WaitingEntry[]
      if (entries.length > 0) {
        await Promise.all(entries.map((entry) => this.publish(entry)))
        const ids = entries.map(({ id }) => id)
        await runner.query(
          `/* markPublished */ update outbox set published_at = clock_timestamp() where id = any($1)`,
          [ids],
        )
      }
      await runner.commitTransaction()
      this.published.add(entries.length)
      return entries.length
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined)
      throw error
    } finally {
      await runner.release().catch(() => undefined)
    }
  }

  private publish(entry: WaitingEntry): Promise<void> {
    return withTraceparent(entry.traceparent, () =>
      inSpan(`publish ${entry.subject.replace(/\.[^.]+$/, '')}`, { kind: SpanKind.PRODUCER }, async () => {
        const headers = headersOf({ [wireHeaders.traceparent]: currentTraceparent() })
        const body = sealEnvelope({ id: entry.id, saidAt: entry.said_at, payload: entry.payload })
        await this.parts.bus.jetstream.publish(entry.subject, body, { msgID: entry.id, headers, timeout: 3000 })
      }),
    )
  }

  private async checkEpoch(): Promise<void> {
    if (performance.now() < this.nextEpochCheck) return
    const { bus, dataSource, log, service } = this.parts
    await storeEpoch(dataSource, () => ownStream(bus, service), log)
    this.nextEpochCheck = performance.now() + epochCheckMs
  }

  /** A server that comes back may have lost its store, so the epoch is checked before anything else is published. */
  private async checkEpochAfterReconnects(): Promise<void> {
    for await (const status of this.parts.bus.connection.status()) {
      if (status.type !== 'reconnect') continue
      this.nextEpochCheck = 0
      this.wake()
    }
  }
}
