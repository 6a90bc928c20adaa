import { setTimeout as pause } from 'node:timers/promises'

import { maxReportedDays, type RecordPartnerDays } from '@seneb/contracts/messages/identity/partner.messages'
import type { Input } from '@seneb/contracts/define'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { PartnerInMode } from '../access/partner-slots.js'

type Day = Input<typeof RecordPartnerDays>['days'][number]

/** Stores when the points of partners are back. */
export type RecordDays = (days: readonly Day[]) => Promise<unknown>

/** Time for which changes are collected; a gateway that is killed gives back the points of this time at most. */
const recordIntervalMs = 2000
/** Time in which a gateway that ends reports the rest, and the wait before it tries again. */
const flushWithinMs = 5000
const flushRetryMs = 100
/** Maximum number of partners and modes that wait to be recorded. */
const maxPending = 20_000

/**
 * Reports when all points of partners with a limit for a day are back, at most every two seconds. While identity is
 * unavailable, each gateway counts on its own, and reports when it is back.
 */
export class PartnerDays {
  private pending = new Map<string, PartnerInMode>()
  private lastReport: Promise<void> = Promise.resolve()

  constructor(
    private readonly record: RecordDays,
    private readonly fullAtOf: (partner: PartnerInMode) => number,
  ) {}

  /** Includes a partner in the next report. */
  note(partner: PartnerInMode): void {
    const key = keyOf(partner)
    if (this.pending.size >= maxPending && !this.pending.has(key)) return
    if (this.pending.size === 0) setTimeout(() => void this.report(), recordIntervalMs).unref()
    this.pending.set(key, partner)
  }

  /** Reports all unreported use, including that of a failed report in flight; called when a gateway shuts down. */
  flush(): Promise<void> {
    const deadline = performance.now() + flushWithinMs
    const reportAll = async () => {
      await this.report()
      while (this.pending.size > 0 && performance.now() < deadline) {
        await pause(flushRetryMs)
        await this.report()
      }
    }
    return withTimeout(reportAll(), { ms: flushWithinMs, onTimeout: () => undefined })
  }

  /** Reports after the report in flight. */
  private report(): Promise<void> {
    this.lastReport = this.lastReport.then(() => this.reportPending())
    return this.lastReport
  }

  /** The time is that of the report, so that it includes the points that other gateways counted. */
  private async reportPending(): Promise<void> {
    const partners = [...this.pending.values()]
    this.pending = new Map()
    for (let from = 0; from < partners.length; from += maxReportedDays) {
      const some = partners.slice(from, from + maxReportedDays)
      try {
        await this.record(some.flatMap((partner) => this.dayOf(partner)))
      } catch {
        // A partner that was noted again may have another limit by now.
        for (const partner of some.filter((one) => !this.pending.has(keyOf(one)))) this.note(partner)
      }
    }
  }

  private dayOf(partner: PartnerInMode): readonly Day[] {
    const { limits, mode, partnerId } = partner
    if (limits?.pointsPerDay === undefined) return []
    const fullAt = Math.ceil(this.fullAtOf(partner))
    return [{ partnerId, mode: mode as Day['mode'], pointsPerDay: limits.pointsPerDay, fullAt }]
  }
}

function keyOf({ mode, partnerId }: PartnerInMode): string {
  return `${mode} ${partnerId}`
}
