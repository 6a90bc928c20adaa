import type { Bus } from '@seneb/bus/bus'
import { rateLimitSubject } from '@seneb/contracts/nats-permissions'

import { budgets, isPartnerBucket, partnerInFlight, type Budget, type PartnerBucket } from './budgets.js'

/** Amount that one client used of a budget, or a partner used of their points or has in flight. */
export type Count = readonly [client: string, count: number, budget: Counted]
type Counted = Budget | PartnerBucket | typeof partnerInFlight

/** Interval for which counts are collected before they are sent to the other replicas, in milliseconds. */
export const reportIntervalMs = 200
/** Maximum number of counts in one message; far below the size limit of NATS. */
const maxPerMessage = 2000

interface AddOptions {
  readonly count?: number
  readonly flushAt?: number
}

/** Sends the counts of this replica to the others, five times a second, and receives theirs (S20). */
export class ReplicaCounts {
  private readonly replica = crypto.randomUUID()
  private pending = new Map<string, Count>()
  private readonly handlers: ((count: Count, replica: string) => void)[] = []

  constructor(private readonly bus: Bus) {}

  /** Calls `handler` with each count of another replica, and which one it is. */
  onCount(handler: (count: Count, replica: string) => void): void {
    this.handlers.push(handler)
    if (this.handlers.length > 1) return
    this.bus.connection.subscribe(rateLimitSubject, {
      callback: (error, message) => {
        const report = error ? undefined : parseReport(message.string())
        if (report && report.replica !== this.replica)
          report.counts.forEach((count) => this.handlers.forEach((each) => each(count, report.replica)))
      },
    })
  }

  /** Adds to the next report to the other replicas. The report is sent immediately when the sum reaches `atOnce`. */
  add(budget: Counted, client: string, { flushAt = Infinity, count = 1 }: AddOptions = {}): void {
    if (this.pending.size === 0) setTimeout(() => this.publish(), reportIntervalMs).unref()
    const key = `${budget} ${client}`
    const sum = (this.pending.get(key)?.[1] ?? 0) + count
    this.pending.set(key, [client, sum, budget])
    if (sum >= flushAt) this.publish()
  }

  /** Sends the counts since the last report now; a replica that is shutting down sends none. */
  publish(): void {
    const counts = [...this.pending.values()]
    this.pending = new Map()
    this.publishCounts(counts)
  }

  /** Sends these counts now, separately from the collected ones. */
  publishCounts(counts: readonly Count[]): void {
    const { connection } = this.bus
    if (connection.isClosed() || connection.isDraining()) return
    for (let from = 0; from < counts.length; from += maxPerMessage) {
      const report: CountReport = { replica: this.replica, counts: counts.slice(from, from + maxPerMessage) }
      connection.publish(rateLimitSubject, JSON.stringify(report))
    }
  }
}

interface CountReport {
  readonly replica: string
  readonly counts: readonly Count[]
}

const clientKeyLength = 43

function parseReport(text: string): CountReport | undefined {
  try {
    const { replica, counts } = JSON.parse(text) as Partial<CountReport>
    if (typeof replica !== 'string' || !Array.isArray(counts)) return undefined
    return { replica, counts: counts.filter(isCount) }
  } catch {
    return undefined
  }
}

function isCount(entry: unknown): entry is Count {
  if (!Array.isArray(entry)) return false
  const [client, count, budget] = entry as unknown[]
  if (typeof client !== 'string' || client.length !== clientKeyLength) return false
  if (!Number.isFinite(count) || Number(count) <= 0 || typeof budget !== 'string') return false
  return Object.hasOwn(budgets, budget) || isPartnerBucket(budget) || budget === partnerInFlight
}
