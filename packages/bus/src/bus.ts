import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream'
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node'
import { inboxPrefix, type BusUser } from '@seneb/contracts/nats-permissions'
import { AppError } from '@seneb/platform/app-error'
import type { Logger } from '@seneb/platform/logger'
import { observeGauges } from '@seneb/platform/metrics'
import { SlotMap } from '@seneb/platform/slot-map'
import { withTimeout } from '@seneb/platform/with-timeout'

import { openBusConnection, type BusAddress } from './bus-connection.js'
import { BatchedPublisher } from './batched-publisher.js'

/** The live connection to NATS; one per process. */
export interface Bus {
  readonly connection: NatsConnection
  readonly jetstream: JetStreamClient
  readonly streams: JetStreamManager
  /** State of the connection, for pending requests. */
  readonly outage: BusOutage
  /** True when the connection that serves this process responds in time; no separate connection is opened (R5). */
  isAlive(timeoutMs?: number): Promise<boolean>
  /** Sends buffered messages, finishes subscriptions and closes. */
  drain(): Promise<void>
}

const jetstreamTimeoutMs = 5000

/**
 * Connects permanently: waits when NATS is not available yet and never stops reconnecting; by default the client stops
 * after 20 seconds (R5). `url` contains user and password; `tls://` requires a certificate that `ca` has signed.
 */
export async function connectBus(options: BusAddress & { name: BusUser; log: Logger }): Promise<Bus> {
  const outage = new BusOutage()
  const state = { isOpen: false }
  const stopObserving = observeConnection(() => state.isOpen && outage.isConnected)
  const connection = await openBusConnection(options, persistentOptions(options.name), options.log)
  state.isOpen = true
  void watch(connection, outage, options.log)
  return {
    outage,
    connection,
    jetstream: jetstream(connection, { timeout: jetstreamTimeoutMs, checkAPI: false }),
    streams: await jetstreamManager(connection, { timeout: jetstreamTimeoutMs, checkAPI: false }),
    isAlive: (timeoutMs = 1000) => isAlive(connection, timeoutMs),
    drain: async () => {
      stopObserving()
      BatchedPublisher.of(connection).flush()
      if (!connection.isClosed()) await connection.drain().catch(() => connection.close())
    },
  }
}

/** Exposes whether there is a connection, starting before the first one is open. */
function observeConnection(isConnected: () => boolean): () => void {
  const described = { seneb_bus_connected: 'Whether this process has a connection to NATS: 1 or 0' }
  return observeGauges(described, () => ({ seneb_bus_connected: Number(isConnected()) }))
}

function persistentOptions(name: BusUser): ConnectionOptions {
  return {
    name,
    inboxPrefix: inboxPrefix(name),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 5000,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
    // Building a stack trace per request costs 1.7 times the request.
    noAsyncTraces: true,
  }
}

async function isAlive(connection: NatsConnection, timeoutMs: number): Promise<boolean> {
  if (connection.isClosed()) return false
  const responded = connection.rtt().then(
    () => true,
    () => false,
  )
  return withTimeout(responded, { ms: timeoutMs, onTimeout: () => false })
}

/** Logs changes of the connection, so that operators see an outage directly and not only by its effects. */
async function watch(connection: NatsConnection, outage: BusOutage, log: Logger): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') outage.onDisconnect()
    if (status.type === 'reconnect') outage.onReconnect()
    if (status.type === 'disconnect') log.warn({ state: status.type }, 'lost the connection to NATS, reconnecting')
    if (status.type === 'reconnect') log.info({ state: status.type }, 'connected to NATS again')
    if (status.type === 'error') log.error({ err: status.error }, 'NATS rejected an operation')
  }
}

/** Reconnects within this time are not treated as an outage. */
const outageAfterMs = 700

type State = 'up' | 'reconnecting' | 'away'

/**
 * Rejects pending requests during a NATS outage: after `outageAfterMs` they fail with
 * UNAVAILABLE, long before their own deadlines (R5), and nothing is sent later.
 */
class BusOutage {
  private state: State = 'up'
  private outageTimer?: NodeJS.Timeout
  private readonly listeners = new SlotMap<(state: State) => void>()

  get isConnected(): boolean {
    return this.state === 'up'
  }

  /** The connection was lost. */
  onDisconnect(): void {
    if (this.state !== 'up') return
    this.setState('reconnecting')
    this.outageTimer = setTimeout(() => this.setState('away'), outageAfterMs)
  }

  /** The connection was restored. */
  onReconnect(): void {
    clearTimeout(this.outageTimer)
    this.setState('up')
  }

  /** Resolves once connected; rejects with UNAVAILABLE when the connection is lost for longer than `outageAfterMs`. */
  async whenConnected(): Promise<void> {
    if (this.state === 'up') return
    const reconnected = new Promise<void>((resolve) => {
      const stop = this.subscribe((state) => {
        if (state === 'up') resolve()
        if (state !== 'reconnecting') stop()
      })
    })
    await this.rejectIfDisconnected(reconnected)
  }

  /**
   * Resolves as `work` does. Rejects with UNAVAILABLE as soon as the connection is away for longer than
   * `outageAfterMs`.
   */
  rejectIfDisconnected<T>(work: Promise<T>): Promise<T> {
    if (this.state === 'away') {
      // No caller waits for it now, so its rejection is ignored.
      work.catch(() => undefined)
      return Promise.reject(new AppError('UNAVAILABLE'))
    }
    return new Promise((resolve, reject: (reason: unknown) => void) => {
      const stop = this.subscribe((state) => {
        if (state === 'away') reject(new AppError('UNAVAILABLE'))
      })
      work.then(resolve, reject).finally(stop)
    })
  }

  private subscribe(listener: (state: State) => void): () => unknown {
    const key = this.listeners.add(listener)
    return () => this.listeners.remove(key)
  }

  private setState(state: State): void {
    this.state = state
    for (const listen of [...this.listeners]) listen(state)
  }
}
