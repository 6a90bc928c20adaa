import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  RetentionPolicy,
  StorageType,
  type ConsumerConfig,
  type StreamConfig,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { allConsumers, allStreams, type DeclaredConsumer, type DeclaredStream } from '@seneb/contracts/topology'
import { InterruptibleSleep } from '@seneb/platform/interruptible-sleep'
import type { Logger } from '@seneb/platform/logger'
import { counter } from '@seneb/platform/metrics'

import type { Bus } from './bus.js'
import { isStreamMissing } from './streams.js'

/** An event that is not acknowledged within this is delivered again. */
const ackWaitMs = 30_000
const duplicateWindowMs = 120_000

/**
 * Creates every missing stream, bucket and consumer of the contracts, updates those that differ, and returns their
 * names. Nothing is removed, because the previous release may still use it. Each stream is stored on `replicas` NATS
 * nodes with its consumers.
 */
export async function applyTopology(bus: Bus, replicas = 1): Promise<string[]> {
  const streams = await Promise.all(allStreams.map((stream) => makeStream(bus, streamConfig(stream, replicas))))
  // Consumers need their streams, which exist only now.
  const consumers = await Promise.all(allConsumers.map((consumer) => makeConsumer(bus, consumer)))
  return [...streams, ...consumers].flatMap((name) => name ?? [])
}

async function makeStream(
  { streams: { streams } }: Bus,
  { name, ...desired }: ReturnType<typeof streamConfig>,
): Promise<string | undefined> {
  const existing = await unlessMissing(streams.info(name))
  if (existing && isEquivalent(desired, existing.config)) return undefined
  if (existing) await streams.update(name, { ...existing.config, ...desired })
  else await streams.add({ name, ...desired })
  return name
}

async function makeConsumer(
  { streams: { consumers } }: Bus,
  { filter, name, stream }: DeclaredConsumer,
): Promise<string | undefined> {
  const desired = consumerConfig(filter)
  const existing = await unlessMissing(consumers.info(stream, name))
  if (existing && isEquivalent(desired, existing.config)) return undefined
  if (existing) await consumers.update(stream, name, desired)
  else await consumers.add(stream, { durable_name: name, ...desired })
  return name
}

/** Returns the configuration of a stream, replicated on `replicas` nodes. */
export function streamConfig(stream: DeclaredStream, replicas: number) {
  const { isBucket, isReplaceable, maxAgeMs, maxBytes = -1, maxMessages = -1, subjects, whenFull } = stream
  return {
    name: stream.name,
    subjects: [...subjects],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: whenFull === 'refuse' ? DiscardPolicy.New : DiscardPolicy.Old,
    num_replicas: replicas,
    max_age: nanos(maxAgeMs),
    max_bytes: maxBytes,
    max_msgs: maxMessages,
    duplicate_window: nanos(duplicateWindowMs),
    allow_direct: isBucket,
    allow_rollup_hdrs: isReplaceable,
  } satisfies Partial<StreamConfig>
}

function consumerConfig(filter: string) {
  return {
    filter_subject: filter,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
    max_ack_pending: 256,
  } satisfies Partial<ConsumerConfig>
}

/** Servers omit false and empty values. */
function isEquivalent(desired: object, existing: object): boolean {
  const values = existing as Readonly<Record<string, unknown>>
  return Object.entries(desired).every(([key, value]) => JSON.stringify(values[key] ?? false) === JSON.stringify(value))
}

async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    if (isStreamMissing(error)) return undefined
    throw error
  }
}

const checkIntervalMs = 10_000
const retryMs = 500

/**
 * Reconciles streams, buckets and consumers with the contracts: at the start, every ten seconds and after each
 * reconnect. A lost store is thus rebuilt quickly (R4).
 */
export class TopologyReconciler {
  /** Whether everything existed as declared at the last check. */
  isComplete = false
  private stopping = false
  private running?: Promise<void>
  private readonly interruptible = new InterruptibleSleep()
  private readonly changes = counter('seneb_topology_changes', {
    description: 'Streams, buckets and consumers made or changed',
  })

  constructor(
    private readonly bus: Bus,
    private readonly log: Logger,
    private readonly replicas = 1,
  ) {}

  start(): void {
    this.running = this.reconcileForever()
    void this.checkAfterReconnects()
  }

  async stop(): Promise<void> {
    this.stopping = true
    this.interruptible.wake()
    await this.running
  }

  private async reconcileForever(): Promise<void> {
    while (!this.stopping) {
      this.interruptible.reset()
      const isComplete = await this.check()
      await this.interruptible.sleep(isComplete ? checkIntervalMs : retryMs)
    }
  }

  private async check(): Promise<boolean> {
    try {
      const changed = await applyTopology(this.bus, this.replicas)
      if (changed.length > 0) this.log.info({ count: changed.length }, 'streams and consumers were created or changed')
      this.changes.add(changed.length)
      this.isComplete = true
    } catch (err) {
      if (this.isComplete) this.log.warn({ err }, 'streams and consumers could not be reconciled, trying again')
      this.isComplete = false
    }
    return this.isComplete
  }

  private async checkAfterReconnects(): Promise<void> {
    for await (const status of this.bus.connection.status()) {
      if (status.type === 'reconnect') this.interruptible.wake()
    }
  }
}
