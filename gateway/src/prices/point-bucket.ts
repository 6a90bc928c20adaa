import { LRUCache } from 'lru-cache'

/** Capacity of a bucket, and the points that it regains per second. */
export interface BucketSize {
  readonly capacity: number
  readonly perSecond: number
}

/** Maximum number of remembered buckets, one for each partner and mode; a forgotten bucket counts as full. */
const maxRemembered = 20_000

/**
 * Points that are used up and regained over time, for each name (GCRA). It stores the moment at which a bucket will be
 * full again, so that points return without a timer.
 */
export class PointBucket {
  private readonly fullAt = new LRUCache<string, number>({ max: maxRemembered })

  constructor(
    readonly size: BucketSize,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes the points if there are enough; otherwise takes none and returns the whole seconds until there are. */
  take(name: string, points: number): number | undefined {
    const missing = points - this.exactlyLeft(name)
    if (missing > 0) return Math.max(1, Math.ceil(missing / this.size.perSecond))
    this.spend(name, points)
    return undefined
  }

  /** Takes what was spent elsewhere already, also where there was less; who overspent waits the longer. */
  spend(name: string, points: number): void {
    this.fullAt.set(name, Math.max(this.now(), this.fullAt.get(name) ?? 0) + (points / this.size.perSecond) * 1000)
  }

  /** Returns the remaining whole points. */
  left(name: string): number {
    return Math.max(0, Math.floor(this.exactlyLeft(name)))
  }

  /** When the bucket will be full again, if nothing more is taken; now where it is. */
  fullAgainAt(name: string): number {
    return Math.max(this.now(), this.fullAt.get(name) ?? 0)
  }

  private exactlyLeft(name: string): number {
    return this.size.capacity - ((this.fullAgainAt(name) - this.now()) / 1000) * this.size.perSecond
  }
}
