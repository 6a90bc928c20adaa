import type { Bus } from '@seneb/bus/bus'
import { rateLimitSubject } from '@seneb/contracts/nats-permissions'

import { budgets, isPartnerBucket, partnerInFlight, type Budget, type PartnerBucket } from './budgets.js'

/** Amount that one client used of a budget, or a partner used of their points or has in flight. */
export type Count = readonly [client: string, count: number, budget: Counted]
type Counted = Budget | PartnerBucket | typeof partnerInFlight

/** Interval for which counts are collected before they are sent to the other replicas, in milliseconds. */
export const tellIntervalMs = 200
/** So many counts are told in one message at most; it stays far below what NATS carries. */
const maxPerMessage = 2000

interface Added {
  readonly count?: number
  readonly atOnce?: number
}

/** Tells the other replicas what this one counted, five times a second, and hears what they counted (S20). */
export class ReplicaCounts {
  private readonly replica = crypto.randomUUID()
  private untold = new Map<string, Count>()
  private readonly takers: ((count: Count, replica: string) => void)[] = []

  constructor(private readonly bus: Bus) {}

  /** Calls `take` with each count of another replica, and which one it is. */
  hear(take: (count: Count, replica: string) => void): void {
    this.takers.push(take)
    if (this.takers.length > 1) return
    this.bus.connection.subscribe(rateLimitSubject, {
      callback: (error, message) => {
        const told = error ? undefined : readTold(message.string())
        if (told && told.replica !== this.replica)
          told.counts.forEach((count) => this.takers.forEach((each) => each(count, told.replica)))
      },
    })
  }

  /** Adds to what the others are told next; they are told at once when it has come to `atOnce`. */
  add(budget: Counted, client: string, { atOnce = Infinity, count = 1 }: Added = {}): void {
    if (this.untold.size === 0) setTimeout(() => this.tell(), tellIntervalMs).unref()
    const key = `${budget} ${client}`
    const sum = (this.untold.get(key)?.[1] ?? 0) + count
    this.untold.set(key, [client, sum, budget])
    if (sum >= atOnce) this.tell()
  }

  /** Tells now what was counted since the last time; a replica that shuts down has nobody to keep in step with. */
  tell(): void {
    const counts = [...this.untold.values()]
    this.untold = new Map()
    this.tellThese(counts)
  }

  /** Tells these now, beside what is collected. */
  tellThese(counts: readonly Count[]): void {
    const { connection } = this.bus
    if (connection.isClosed() || connection.isDraining()) return
    for (let from = 0; from < counts.length; from += maxPerMessage) {
      const told: Told = { replica: this.replica, counts: counts.slice(from, from + maxPerMessage) }
      connection.publish(rateLimitSubject, JSON.stringify(told))
    }
  }
}

interface Told {
  readonly replica: string
  readonly counts: readonly Count[]
}

const clientKeyLength = 43

function readTold(text: string): Told | undefined {
  try {
    const { replica, counts } = JSON.parse(text) as Partial<Told>
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
  if (!Number.isInteger(count) || Number(count) <= 0 || typeof budget !== 'string') return false
  return Object.hasOwn(budgets, budget) || isPartnerBucket(budget) || budget === partnerInFlight
}
