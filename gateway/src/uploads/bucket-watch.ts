import type { BucketUsage } from '@seneb/bus/document-store'
import type { Logger } from '@seneb/platform/logger'
import { observeGauges } from '@seneb/platform/metrics'

const pollIntervalMs = 30_000
const alarmAt = 0.7

/**
 * Looks now and then at how full a bucket is: shows it as gauges and warns once each time it is filled to seven tenths,
 * because a full bucket takes no more files of anybody (S12, R14).
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

  /** Looks now. What cannot be looked at is shown as it was; NATS being away has alarms of its own. */
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
