import { InterruptibleSleep } from '@seneb/platform/interruptible-sleep'
import type { Logger } from '@seneb/platform/logger'
import { counter } from '@seneb/platform/metrics'

import type { Bus } from './bus.js'
import { makeTopology } from './topology.js'

const checkEveryMs = 10_000
const retryMs = 500

/**
 * Reconciles the streams, buckets and consumers with the contracts: made at the start, checked every ten seconds and
 * whenever NATS comes back, so that a store that was lost is rebuilt before anybody waits long for it (R4).
 */
export class TopologyReconciler {
  /** Whether everything was there and as declared at the last check. */
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
      await this.interruptible.sleep(isComplete ? checkEveryMs : retryMs)
    }
  }

  private async check(): Promise<boolean> {
    try {
      const changed = await makeTopology(this.bus, this.replicas)
      if (changed.length > 0) this.log.info({ count: changed.length }, 'streams and consumers were made or changed')
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
