import { createHmac } from 'node:crypto'

import { counter, labelled } from '@seneb/platform/metrics'
import { LRUCache } from 'lru-cache'

import { isPartnerBucket, partnerBuckets, type PartnerBucket } from '../access/budgets.js'
import type { ReplicaCounts } from '../access/replica-counts.js'
import type { GatewaySettings } from '../config.js'
import { PointBucket, type BucketSize } from './point-bucket.js'

/** What the keys of one partner and mode have in common. */
export interface PartnerInMode {
  readonly partnerId: string
  readonly mode: string
}

/** What is left of a partner's points. */
export interface Balance {
  readonly available: number
  /** When all of them are back, in milliseconds since 1970. */
  readonly fullAt: number
  /** Seconds until then. */
  readonly fullInSeconds: number
}

export interface PartnerPointsOptions {
  readonly replicas: ReplicaCounts
  readonly sizes: Readonly<Record<PartnerBucket, BucketSize>>
  /** What one request may cost at most. */
  readonly perRequest: number
  /** Shared by all replicas, so that they name a partner alike. */
  readonly secret: string
  readonly now?: () => number
}

/** A share of the capacity that is told to the other replicas at once instead of a fifth of a second later. */
const toldAtOnceShare = 1 / 20
const maxNamed = 20_000

/**
 * The points of each partner and mode, over all replicas: each takes from a bucket of its own, tells the others what it took,
 * and takes what they tell. What is spent twice meanwhile is owed, so that it is paid back and does not add up (ADR 138).
 */
export class PartnerPoints {
  private readonly buckets: Readonly<Record<PartnerBucket, PointBucket>>
  private readonly names = new LRUCache<string, string>({ max: maxNamed })
  private readonly refusals = counter('seneb_partner_requests_refused', {
    description: 'Requests by keys refused for their price: too dear, or more than the partner has left',
    labels: labelled('reason', ['too-dear', ...partnerBuckets]),
  })

  constructor(private readonly options: PartnerPointsOptions) {
    const { now, sizes } = options
    this.buckets = {
      'partner-points': new PointBucket(sizes['partner-points'], now),
      'partner-dry-runs': new PointBucket(sizes['partner-dry-runs'], now),
    }
  }

  /** Hears what the other replicas took. */
  start(): void {
    this.options.replicas.hear(([name, points, bucket]) => {
      if (isPartnerBucket(bucket)) this.buckets[bucket].spend(name, points)
    })
  }

  get size(): BucketSize {
    return this.options.sizes['partner-points']
  }

  /** Whether a request may cost so much at all; counts it as refused where it may not. */
  isTooDear(points: number): boolean {
    const isTooDear = points > this.options.perRequest
    if (isTooDear) this.refusals.add(1, { reason: 'too-dear' })
    return isTooDear
  }

  get perRequest(): number {
    return this.options.perRequest
  }

  /** Takes so many points; gives the seconds to wait where there are not so many. */
  take(bucket: PartnerBucket, partner: PartnerInMode, points: number): number | undefined {
    if (points === 0) return undefined
    const name = this.nameOf(partner)
    const retryAfterSeconds = this.buckets[bucket].take(name, points)
    if (retryAfterSeconds === undefined) this.tell(bucket, name, points)
    else this.refusals.add(1, { reason: bucket })
    return retryAfterSeconds
  }

  private tell(bucket: PartnerBucket, name: string, points: number): void {
    const { replicas, sizes } = this.options
    replicas.add(bucket, name, { count: points, atOnce: sizes[bucket].capacity * toldAtOnceShare })
  }

  balanceOf(partner: PartnerInMode): Balance {
    const name = this.nameOf(partner)
    const points = this.buckets['partner-points']
    const available = points.left(name)
    const fullAt = points.fullAgainAt(name)
    const { capacity, perSecond } = points.size
    return { available, fullAt, fullInSeconds: Math.ceil((capacity - available) / perSecond) }
  }

  /** Names a partner to other replicas as they do; unlike the names of clients it is no secret and stays the same for ever. */
  private nameOf({ mode, partnerId }: PartnerInMode): string {
    const key = `${mode} ${partnerId}`
    const known = this.names.get(key)
    if (known !== undefined) return known
    const name = createHmac('sha256', this.options.secret).update(`partner ${key}`).digest('base64url')
    this.names.set(key, name)
    return name
  }
}

/** The points of partners as the settings have them; replicas share the bus and with it the names of partners. */
export function partnerPointsOf(settings: GatewaySettings, replicas: ReplicaCounts, now?: () => number): PartnerPoints {
  const dryRuns = settings.partnerDryRunsPerSecond
  const sizes = {
    'partner-points': { capacity: settings.partnerPoints, perSecond: settings.partnerPointsPerSecond },
    'partner-dry-runs': { capacity: dryRuns, perSecond: dryRuns },
  }
  const { natsUrl: secret, partnerPointsPerRequest: perRequest } = settings
  return new PartnerPoints({ replicas, sizes, perRequest, secret, now })
}
