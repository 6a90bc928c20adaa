import type { BucketUsage } from '@seneb/bus/document-store'
import type { Logger } from '@seneb/platform/logger'
import { observeGauges } from '@seneb/platform/metrics'

const pollIntervalMs = 30_000
const alarmAt = 0.7

/**
 * Checks at intervals how full a bucket is. Shows it as gauges and warns once each time it reaches 70 percent, because
 * a full bucket accepts no more files (S12, R14).
 */
export class BucketWatch {
  private usage?: BucketUsage
  private isAlarmed = false
  private readonly timer: NodeJS.Timeout
  private readonly endObserving: () => void

  constructor(
    private readonly look: () => Promise<BucketUsage>,
    private readonly log: Logger,
  ) {
    const described = {
      seneb_uploads_stored_bytes: 'Files waiting for forms',
      seneb_uploads_capacity_bytes: 'Room for them',
    }
    this.endObserving = observeGauges(described, () => {
      return { seneb_uploads_stored_bytes: this.usage?.bytes, seneb_uploads_capacity_bytes: this.usage?.maxBytes }
    })
    this.timer = setInterval(() => void this.check(), pollIntervalMs).unref()
  }

  /** Checks the bucket now. When it cannot be read, the last values stay; an unavailable NATS has separate alarms. */
  async check(): Promise<void> {
    this.usage = await this.look().catch(() => this.usage)
    if (!this.usage) return
    const { bytes, maxBytes } = this.usage
    const isFull = bytes >= alarmAt * maxBytes
    if (isFull && !this.isAlarmed) this.log.warn({ bytes }, 'uploaded files fill their bucket to 70 percent')
    this.isAlarmed = isFull
  }

  stop(): void {
    clearInterval(this.timer)
    this.endObserving()
  }
}
