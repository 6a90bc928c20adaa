import { counter, labelSets } from '@seneb/platform/metrics'
import { LRUCache } from 'lru-cache'

import { isPartnerBucket, partnerBuckets, type PartnerBucket } from '../access/budgets.js'
import { type PartnerInMode, type PartnerNames, SetAside } from '../access/partner-slots.js'
import type { ReplicaCounts } from '../access/replica-counts.js'
import type { GatewaySettings } from '../config.js'

/** Remaining points of a partner. */
export interface Balance {
  readonly available: number
  /** Time at which all points are restored, in milliseconds since 1970. */
  readonly fullAt: number
  /** Seconds until all points are restored. */
  readonly fullInSeconds: number
}

export interface PartnerPointsOptions {
  readonly replicas: ReplicaCounts
  readonly sizes: Readonly<Record<PartnerBucket, BucketSize>>
  /** Maximum price of one request. */
  readonly perRequest: number
  readonly names: PartnerNames
  readonly now?: () => number
}

/** Share of the capacity that is reported to the other replicas immediately instead of within a fifth of a second. */
const immediateReportShare = 1 / 20

/**
 * The points of each partner and mode, over all replicas. Each replica takes points from a local bucket, reports them
 * to the others, and subtracts the points that they report. Points spent twice in between are subtracted later, so that
 * overspending does not accumulate.
 */
export class PartnerPoints {
  private readonly buckets: Readonly<Record<PartnerBucket, PointBucket>>
  private readonly refusals = counter('seneb_partner_requests_rejected', {
    description:
      'Requests by keys refused for their price: too dear, or more points or enquiries than the partner has left',
    labels: labelSets('reason', ['too-dear', ...partnerBuckets]),
  })

  constructor(private readonly options: PartnerPointsOptions) {
    const { now, sizes } = options
    this.buckets = {
      'partner-points': new PointBucket(sizes['partner-points'], now),
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

  get size(): BucketSize {
    return this.options.sizes['partner-points']
  }

  /** Whether a request exceeds the maximum price; counts it as refused in that case. */
  isTooExpensive(points: number): boolean {
    const isTooExpensive = points > this.options.perRequest
    if (isTooExpensive) this.refusals.add(1, { reason: 'too-dear' })
    return isTooExpensive
  }

  get perRequest(): number {
    return this.options.perRequest
  }

  /** Takes the points; returns the seconds to wait when there are not enough. */
  consume(bucket: PartnerBucket, partner: PartnerInMode, points: number): number | undefined {
    if (points === 0) return undefined
    const name = this.options.names.of(partner)
    const retryAfterSeconds = this.buckets[bucket].consume(name, points)
    if (retryAfterSeconds === undefined) this.report(bucket, name, points)
    else this.refusals.add(1, { reason: bucket })
    return retryAfterSeconds
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

  balanceOf(partner: PartnerInMode): Balance {
    const name = this.options.names.of(partner)
    const points = this.buckets['partner-points']
    const available = points.remaining(name)
    const fullAt = points.fullAgainAt(name)
    const { capacity, perSecond } = points.size
    return { available, fullAt, fullInSeconds: Math.ceil((capacity - available) / perSecond) }
  }
}

const hourInSeconds = 3600

/** The points of partners as the settings have them. */
export function partnerPointsOf(
  settings: GatewaySettings,
  shared: Pick<PartnerPointsOptions, 'replicas' | 'names'>,
  now?: () => number,
): PartnerPoints {
  const { partnerDryRunsPerSecond: dryRuns, partnerEnquiriesPerHour: enquiries } = settings
  const sizes = {
    'partner-points': { capacity: settings.partnerPoints, perSecond: settings.partnerPointsPerSecond },
    'partner-dry-runs': { capacity: dryRuns, perSecond: dryRuns },
    'partner-enquiries': { capacity: enquiries, perSecond: enquiries / hourInSeconds },
  }
  return new PartnerPoints({ ...shared, sizes, perRequest: settings.partnerPointsPerRequest, now })
}

/** Capacity of a bucket, and the points that it regains per second. */
interface BucketSize {
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

  /** Takes the points if there are enough; otherwise takes none and returns the whole seconds until there are. */
  consume(name: string, points: number): number | undefined {
    const missing = points - this.exactlyRemaining(name)
    if (missing > 0) return Math.max(1, Math.ceil(missing / this.size.perSecond))
    this.spend(name, points)
    return undefined
  }

  /** Subtracts points spent on other replicas, even below zero; a partner that overspent waits longer. */
  spend(name: string, points: number): void {
    this.fullAt.set(name, Math.max(this.now(), this.fullAt.get(name) ?? 0) + (points / this.size.perSecond) * 1000)
  }

  /** Returns the remaining whole points. */
  remaining(name: string): number {
    return Math.max(0, Math.floor(this.exactlyRemaining(name)))
  }

  /** Returns the time at which the bucket is full again if nothing more is taken; the current time when it is full. */
  fullAgainAt(name: string): number {
    return Math.max(this.now(), this.fullAt.get(name) ?? 0)
  }

  private exactlyRemaining(name: string): number {
    return this.size.capacity - ((this.fullAgainAt(name) - this.now()) / 1000) * this.size.perSecond
  }
}
