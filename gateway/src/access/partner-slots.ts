import { createHmac } from 'node:crypto'

import type { PartnerLimits } from '@seneb/contracts/vocabulary/partner-access'
import { LRUCache } from 'lru-cache'

import { partnerInFlight } from './budgets.js'
import { reportIntervalMs, type Count, type ReplicaCounts } from './replica-counts.js'

export interface PartnerSlotsOptions {
  readonly replicas: ReplicaCounts
  readonly names: PartnerNames
  /** Requests that one partner may have under way in one mode, over all replicas. */
  readonly max: number
  readonly now?: () => number
}

/** Requests that a partner has in flight on this replica. */
interface Here {
  count: number
  /** Lowest count since the last report to the other replicas. */
  least: number
  /** Count last reported to the other replicas. */
  reported: number
}

interface Elsewhere {
  readonly count: number
  readonly until: number
}

const maxCached = 20_000
/**
 * Time for which a count reported by another replica is valid: two reporting intervals, so that a late report does not
 * drop it.
 */
const goodForMs = 2 * reportIntervalMs

/**
 * Requests that each partner has in flight, over all replicas (S20). Five times a second, replicas report the lowest
 * number in flight since their last report. Requests that end within moments are therefore not counted elsewhere after
 * they are over. When the total exceeds the limit, each replica admits its previous share of it.
 */
export class PartnerSlots {
  private readonly here = new Map<string, Here>()
  private readonly elsewhere = new LRUCache<string, Map<string, Elsewhere>>({ max: maxCached })
  private readonly now: () => number

  constructor(private readonly options: PartnerSlotsOptions) {
    this.now = options.now ?? (() => performance.now())
  }

  /** Subscribes to the counts of requests in flight on the other replicas. */
  start(): void {
    this.options.replicas.onCount(([name, count, budget], replica) => {
      if (budget !== partnerInFlight) return
      const byReplica = this.elsewhere.get(name) ?? new Map<string, Elsewhere>()
      this.elsewhere.set(name, byReplica.set(replica, { count, until: this.now() + goodForMs }))
    })
  }

  get max(): number {
    return this.options.max
  }

  /** Takes a slot. Returns a function that releases it once, or undefined when no slot is free. */
  acquire(partner: PartnerInMode): (() => void) | undefined {
    const name = this.options.names.of(partner)
    const here = this.here.get(name) ?? { count: 0, least: 0, reported: 0 }
    if (here.count >= this.allowedHere(here, this.countElsewhere(name))) return undefined
    if (this.here.size === 0) setTimeout(() => this.report(), reportIntervalMs).unref()
    this.here.set(name, here)
    here.count += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      here.count -= 1
      here.least = Math.min(here.least, here.count)
    }
  }

  /**
   * Returns the larger of two numbers: the slots that the other replicas leave free, and this replica's share of the
   * maximum.
   */
  private allowedHere({ reported }: Here, elsewhere: number): number {
    const { max } = this.options
    const share = reported === 0 ? 0 : Math.ceil((max * reported) / (reported + elsewhere))
    return Math.max(max - elsewhere, share)
  }

  private countElsewhere(name: string): number {
    const byReplica = this.elsewhere.get(name)
    if (!byReplica) return 0
    for (const [replica, { until }] of byReplica) if (until <= this.now()) byReplica.delete(replica)
    return [...byReplica.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /**
   * Reports the counts to the other replicas and starts the next interval with the current number in flight. Continues
   * while anything is in flight.
   */
  private report(): void {
    const counts: Count[] = []
    for (const [name, here] of this.here) {
      here.reported = here.least
      here.least = here.count
      if (here.reported > 0) counts.push([name, here.reported, partnerInFlight])
      if (here.count === 0 && here.reported === 0) this.here.delete(name)
    }
    this.options.replicas.publishCounts(counts)
    if (this.here.size > 0) setTimeout(() => this.report(), reportIntervalMs).unref()
  }
}

/** State that all keys of one partner and mode share. */
export interface PartnerInMode {
  readonly partnerId: string
  readonly mode: string
  /** Limits of this partner; the gateway's settings apply where one is absent. */
  readonly limits?: PartnerLimits
  /** Time at which all points of its day are back, as identity has it stored. */
  readonly dayFullAt?: string
}

const maxNamed = 20_000

/** Maps partners to stable keys for other replicas; unlike client keys, they are not secret and do not rotate. */
export class PartnerNames {
  private readonly cache = new LRUCache<string, string>({ max: maxNamed })

  /** `secret` is shared by all replicas. */
  constructor(private readonly secret: string) {}

  /** Counts under another `limit` are separate, so that a changed limit starts with full points. */
  of({ mode, partnerId }: PartnerInMode, limit?: number): string {
    const key = limit === undefined ? `${mode} ${partnerId}` : `${mode} ${partnerId} ${limit}`
    const cached = this.cache.get(key)
    if (cached !== undefined) return cached
    const name = createHmac('sha256', this.secret).update(`partner ${key}`).digest('base64url')
    this.cache.set(key, name)
    return name
  }
}

/** Settles reserved enquiries: counts one, or returns those that remain. */
interface SettleActions {
  readonly count: () => void
  readonly release: (remaining: number) => void
}

/**
 * Enquiries that a request may submit: each counts when it is accepted, and the remaining ones are returned when the
 * request ends.
 */
export class SetAside {
  constructor(
    private remaining: number,
    private readonly actions: SettleActions,
  ) {}

  /** Counts one enquiry. After the end this has no effect, because the rest has been returned. */
  count(): void {
    if (this.remaining === 0) return
    this.remaining -= 1
    this.actions.count()
  }

  /** Ends the reservation when the request was answered or abandoned. */
  end(): void {
    const { remaining } = this
    this.remaining = 0
    if (remaining > 0) this.actions.release(remaining)
  }
}
