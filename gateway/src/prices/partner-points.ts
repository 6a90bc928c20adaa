import { counter, labelSets } from '@seneb/platform/metrics'
import { LRUCache } from 'lru-cache'

import { isPartnerBucket, partnerBuckets, type PartnerBucket } from '../access/budgets.js'
import { type PartnerInMode, type PartnerNames, SetAside } from '../access/partner-slots.js'
import type { ReplicaCounts } from '../access/replica-counts.js'
import type { GatewaySettings } from '../config.js'
import { PartnerDays, type RecordDays } from './partner-days.js'

/** Remaining points of one limit. */
interface Balance {
  readonly available: number
  /** Time at which all points are restored, in milliseconds since 1970. */
  readonly fullAt: number
  /** Seconds until all points are restored. */
  readonly fullInSeconds: number
}

/** Remaining points of a partner, and of its day where it has such a limit. */
export interface Balances {
  readonly points: Balance
  readonly day?: Balance
}

/** Limit that refuses a request, and the seconds until it no longer does. */
interface PointRejection {
  readonly retryAfterSeconds: number
  readonly why: keyof Balances
}

export interface PartnerPointsOptions {
  readonly replicas: ReplicaCounts
  readonly sizes: Readonly<Record<PartnerBucket, BucketSize>>
  /** Maximum price of one request. */
  readonly perRequest: number
  readonly names: PartnerNames
  /** Stores the points used of a day, which outlast every gateway. */
  readonly recordDays: RecordDays
  readonly now?: () => number
}

/** Maximum number of limits for a day that are remembered of a partner. */
const maxDayLimits = 8
/** Share of the capacity that is reported to the other replicas immediately instead of within a fifth of a second. */
const immediateReportShare = 1 / 20

/**
 * The points of each partner and mode, over all replicas. Each replica takes points from a local bucket, reports them
 * to the others, and subtracts the points that they report. Points spent twice in between are subtracted later, so that
 * overspending does not accumulate.
 */
export class PartnerPoints {
  /** Stores the points used of a day; they also count after a restart and under another limit. */
  readonly days: PartnerDays
  /** Limits for a day under which this gateway counted each partner, the current one last. */
  private readonly dayLimits = new LRUCache<string, readonly number[]>({ max: maxCached })
  private readonly buckets: Readonly<Record<PartnerBucket, PointBucket>>
  private readonly refusals = counter('seneb_partner_requests_rejected', {
    description:
      'Requests by keys refused for their price: too dear, or more points or enquiries than the partner has left',
    labels: labelSets('reason', ['too-dear', ...partnerBuckets]),
  })

  constructor(private readonly options: PartnerPointsOptions) {
    const { now, recordDays, sizes } = options
    this.days = new PartnerDays(recordDays, (partner) => {
      const { name } = this.accountOf('partner-points-day', partner)
      return this.buckets['partner-points-day'].fullAgainAt(name)
    })
    this.buckets = {
      'partner-points': new PointBucket(sizes['partner-points'], now),
      'partner-points-day': new PointBucket(sizes['partner-points-day'], now),
      'partner-dry-runs': new PointBucket(sizes['partner-dry-runs'], now),
      'partner-enquiries': new PointBucket(sizes['partner-enquiries'], now),
    }
  }

  /** Starts to subtract the points that the other replicas report. */
  start(): void {
    this.options.replicas.onCount(([name, points, bucket]) => {
      if (isPartnerBucket(bucket)) this.buckets[bucket].spend(name, points)
    })
  }

  /** Points of a partner, and those of a day where it has such a limit. */
  sizesOf({ limits }: Pick<PartnerInMode, 'limits'> = {}): { points: BucketSize; day?: BucketSize } {
    const { pointsPerDay, pointsPerMinute } = limits ?? {}
    return {
      points: pointsPerMinute === undefined ? this.options.sizes['partner-points'] : refilledIn(60, pointsPerMinute),
      ...(pointsPerDay === undefined ? {} : { day: refilledIn(dayInSeconds, pointsPerDay) }),
    }
  }

  /** Whether a request exceeds the maximum price; counts it as refused in that case. */
  isTooExpensive(points: number, partner: PartnerInMode): boolean {
    const isTooExpensive = points > this.perRequest(partner)
    if (isTooExpensive) this.refusals.add(1, { reason: 'too-dear' })
    return isTooExpensive
  }

  /** Maximum price of one request; a partner with a lower limit can never have more points at once. */
  perRequest(partner: PartnerInMode): number {
    const { day, points } = this.sizesOf(partner)
    return Math.min(this.options.perRequest, points.capacity, day?.capacity ?? Infinity)
  }

  /** Takes the points; returns the seconds to wait when there are not enough. */
  consume(bucket: PartnerBucket, partner: PartnerInMode, points: number): number | undefined {
    if (points === 0) return undefined
    const account = this.accountOf(bucket, partner)
    const retryAfterSeconds = this.buckets[bucket].consume(account.name, points * account.scale, account.capacity)
    if (retryAfterSeconds === undefined) this.report(bucket, account.name, points * account.scale)
    else this.refusals.add(1, { reason: bucket })
    return retryAfterSeconds
  }

  /** Takes the price of a request from the points of a partner, and of its day; nothing where either has too few. */
  charge(partner: PartnerInMode, points: number): PointRejection | undefined {
    const isLimitedByDay = partner.limits?.pointsPerDay !== undefined
    if (isLimitedByDay) {
      const { capacity, name, scale } = this.accountOf('partner-points-day', partner)
      const retryAfterSeconds = this.buckets['partner-points-day'].waitFor(name, points * scale, capacity)
      if (retryAfterSeconds !== undefined) {
        this.refusals.add(1, { reason: 'partner-points-day' })
        return { retryAfterSeconds, why: 'day' }
      }
    }
    const retryAfterSeconds = this.consume('partner-points', partner, points)
    if (retryAfterSeconds !== undefined) return { retryAfterSeconds, why: 'points' }
    if (isLimitedByDay && points > 0) {
      this.consume('partner-points-day', partner, points)
      this.days.note(partner)
    }
    return undefined
  }

  /**
   * Returns name, capacity and scale of a partner's bucket. All buckets of a kind regain points at one speed, so that
   * replicas need not know each other's limits: the points of a partner with another speed count `scale` times.
   */
  private accountOf(bucket: PartnerBucket, partner: PartnerInMode) {
    const { day, points } = this.sizesOf(partner)
    const { pointsPerDay, pointsPerMinute } = partner.limits ?? {}
    const size = bucket === 'partner-points' ? points : bucket === 'partner-points-day' ? day : undefined
    const limit = bucket === 'partner-points' ? pointsPerMinute : size && pointsPerDay
    const common = this.options.sizes[bucket]
    const scale = size ? common.perSecond / size.perSecond : 1
    const capacity = (size ?? common).capacity * scale
    const name = this.options.names.of(partner, limit)
    if (bucket === 'partner-points-day' && limit !== undefined) this.retainDay(partner, name, limit)
    return { name, scale, capacity }
  }

  /** Retains the points used today: as identity stored them, and as this gateway counted them under earlier limits. */
  private retainDay(partner: PartnerInMode, name: string, limit: number): void {
    const [day, { names, now = Date.now }] = [this.buckets['partner-points-day'], this.options]
    const owner = names.of(partner)
    const limits = this.dayLimits.get(owner) ?? []
    if (limits.at(-1) !== limit) {
      const earlier = limits.filter((one) => one !== limit)
      this.dayLimits.set(owner, [...earlier, limit].slice(-maxDayLimits))
      // Each bucket still has all that was used under its limit, of which a lower limit has only a part.
      for (const one of earlier) {
        const waitMs = (day.fullAgainAt(names.of(partner, one)) - now()) * (one / limit)
        day.delay(name, now() + Math.min(waitMs, dayInSeconds * 1000))
      }
    }
    if (partner.dayFullAt) day.delay(name, Date.parse(partner.dayFullAt))
  }

  /**
   * Reserves enquiries of a partner until it is known whether they were stored; returns the seconds to wait when too
   * few are left.
   */
  setAside(partner: PartnerInMode, enquiries: number): SetAside | number {
    const bucket = this.buckets['partner-enquiries']
    const name = this.options.names.of(partner)
    const retryAfterSeconds = bucket.consume(name, enquiries)
    if (retryAfterSeconds === undefined) {
      return new SetAside(enquiries, {
        count: () => this.report('partner-enquiries', name, 1),
        release: (remaining) => bucket.spend(name, -remaining),
      })
    }
    this.refusals.add(1, { reason: 'partner-enquiries' })
    return retryAfterSeconds
  }

  private report(bucket: PartnerBucket, name: string, points: number): void {
    const { replicas, sizes } = this.options
    replicas.add(bucket, name, { count: points, flushAt: sizes[bucket].capacity * immediateReportShare })
  }

  balancesOf(partner: PartnerInMode): Balances {
    const { day, points } = this.sizesOf(partner)
    return {
      points: this.balanceOf('partner-points', partner, points),
      ...(day && { day: this.balanceOf('partner-points-day', partner, day) }),
    }
  }

  private balanceOf(bucket: PartnerBucket, partner: PartnerInMode, { capacity, perSecond }: BucketSize): Balance {
    const account = this.accountOf(bucket, partner)
    const points = this.buckets[bucket]
    const available = points.remaining(account.name, account)
    const fullAt = points.fullAgainAt(account.name)
    return { available, fullAt, fullInSeconds: Math.ceil((capacity - available) / perSecond) }
  }
}

const hourInSeconds = 3600
const dayInSeconds = 24 * hourInSeconds

/** A bucket whose points all come back in this time. */
function refilledIn(seconds: number, capacity: number): BucketSize {
  return { capacity, perSecond: capacity / seconds }
}

/** The points of partners as the settings have them. */
export function partnerPointsOf(
  settings: GatewaySettings,
  shared: Pick<PartnerPointsOptions, 'replicas' | 'names' | 'recordDays'>,
  now?: () => number,
): PartnerPoints {
  const { partnerDryRunsPerSecond: dryRuns, partnerEnquiriesPerHour: enquiries } = settings
  const sizes = {
    'partner-points': { capacity: settings.partnerPoints, perSecond: settings.partnerPointsPerSecond },
    // No partner has it unless staff set a limit for a day; its speed is the unit in which replicas count.
    'partner-points-day': { capacity: settings.partnerPoints, perSecond: settings.partnerPointsPerSecond },
    'partner-dry-runs': { capacity: dryRuns, perSecond: dryRuns },
    'partner-enquiries': { capacity: enquiries, perSecond: enquiries / hourInSeconds },
  }
  return new PartnerPoints({ ...shared, sizes, perRequest: settings.partnerPointsPerRequest, now })
}

/** Capacity of a bucket, and the points that it regains per second. */
export interface BucketSize {
  readonly capacity: number
  readonly perSecond: number
}

/** Maximum number of remembered buckets, one for each partner and mode; a forgotten bucket counts as full. */
const maxCached = 20_000

/**
 * Points that are used up and regained over time, for each name (GCRA). It stores the moment at which a bucket will be
 * full again, so that points return without a timer.
 */
export class PointBucket {
  private readonly fullAt = new LRUCache<string, number>({ max: maxCached })

  constructor(
    readonly size: BucketSize,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Takes the points if there are enough; otherwise takes none and returns the whole seconds until there are.
   * `capacity` is that of the bucket's owner, where it is not the common one.
   */
  consume(name: string, points: number, capacity = this.size.capacity): number | undefined {
    const retryAfterSeconds = this.waitFor(name, points, capacity)
    if (retryAfterSeconds === undefined) this.spend(name, points)
    return retryAfterSeconds
  }

  /** Returns the whole seconds until there are enough points; undefined when there are. */
  waitFor(name: string, points: number, capacity = this.size.capacity): number | undefined {
    const missing = points - this.exactlyRemaining(name, capacity)
    return missing > 0 ? Math.max(1, Math.ceil(missing / this.size.perSecond)) : undefined
  }

  /** Subtracts points spent on other replicas, even below zero; a partner that overspent waits longer. */
  spend(name: string, points: number): void {
    this.fullAt.set(name, Math.max(this.now(), this.fullAt.get(name) ?? 0) + (points / this.size.perSecond) * 1000)
  }

  /** Makes the bucket full no earlier than at this time, as another gateway or an earlier run counted it. */
  delay(name: string, fullAt: number): void {
    if (fullAt > this.fullAgainAt(name)) this.fullAt.set(name, fullAt)
  }

  /** Returns the remaining whole points, in units of which one is `scale` points of the bucket. */
  remaining(name: string, { capacity = this.size.capacity, scale = 1 } = {}): number {
    const remaining = this.exactlyRemaining(name, capacity) / scale
    // A division may end just below a whole number.
    return Math.max(0, Math.floor(remaining + 1e-6))
  }

  /** Returns the time at which the bucket is full again if nothing more is taken; the current time when it is full. */
  fullAgainAt(name: string): number {
    return Math.max(this.now(), this.fullAt.get(name) ?? 0)
  }

  private exactlyRemaining(name: string, capacity: number): number {
    return capacity - ((this.fullAgainAt(name) - this.now()) / 1000) * this.size.perSecond
  }
}
