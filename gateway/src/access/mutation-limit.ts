import { rateLimitSubject } from '@seneb/contracts/permissions'
import type { Bus } from '@seneb/service-kit/bus'
import { meter } from '@seneb/service-kit/telemetry'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { TooManyMutations } from '../graphql/problems.js'
import { clientKey } from './client-key.js'

export interface MutationLimitOptions {
  readonly bus: Bus
  /** Mutation fields per client and minute, over all replicas. */
  readonly perMinute: number
  /** Shared by all replicas, so that they name a client alike. */
  readonly secret: string
  readonly now?: () => Date
}

const windowSeconds = 60
/** How long what was counted is collected before the other replicas are told. */
const tellEveryMs = 200
/** So many clients are named in one message at most; it stays far below what NATS carries. */
const mostPerMessage = 2000

/**
 * Counts mutation fields per client and minute (S20). Replicas tell each other what they counted, so a client gains
 * little by reaching several; when the bus is away each counts for itself.
 */
export class MutationLimit {
  private readonly replica = crypto.randomUUID()
  private readonly limiter: RateLimiterMemory
  private untold = new Map<string, number>()
  private readonly refusals = meter().createCounter('seneb_mutations_refused', {
    description: 'Mutations refused because a client sent too many',
  })

  constructor(private readonly options: MutationLimitOptions) {
    this.limiter = new RateLimiterMemory({ points: options.perMinute, duration: windowSeconds })
  }

  /** Hears what the other replicas count. */
  start(): void {
    const { connection } = this.options.bus
    connection.subscribe(rateLimitSubject, {
      callback: (error, message) => {
        const hits = error ? undefined : readHits(message.string())
        if (!hits || hits.replica === this.replica) return
        for (const [client, count] of hits.counts) void this.limiter.penalty(client, count)
      },
    })
  }

  /** Counts one mutation field of the client at `address`; throws TooManyMutations when that is one too many. */
  async count(address: string): Promise<void> {
    const { secret, now = () => new Date() } = this.options
    const client = clientKey(address, secret, now())
    try {
      await this.limiter.consume(client)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      this.refusals.add(1)
      throw new TooManyMutations(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
    }
    if (this.untold.size === 0) setTimeout(() => this.tell(), tellEveryMs).unref()
    this.untold.set(client, (this.untold.get(client) ?? 0) + 1)
  }

  private tell(): void {
    const { connection } = this.options.bus
    const counts = [...this.untold]
    this.untold = new Map()
    for (let from = 0; from < counts.length && !connection.isClosed(); from += mostPerMessage) {
      const hits: Hits = { replica: this.replica, counts: counts.slice(from, from + mostPerMessage) }
      connection.publish(rateLimitSubject, JSON.stringify(hits))
    }
  }
}

/** What a replica counted since it last told: fields per client. */
interface Hits {
  readonly replica: string
  readonly counts: readonly (readonly [client: string, count: number])[]
}

const clientKeyLength = 43

function readHits(text: string): Hits | undefined {
  try {
    const { replica, counts } = JSON.parse(text) as Partial<Hits>
    if (typeof replica !== 'string' || !Array.isArray(counts)) return undefined
    return { replica, counts: counts.filter(isCount) }
  } catch {
    return undefined
  }
}

function isCount(entry: unknown): entry is readonly [string, number] {
  if (!Array.isArray(entry)) return false
  const [client, count] = entry as unknown[]
  return typeof client === 'string' && client.length === clientKeyLength && Number.isInteger(count) && Number(count) > 0
}
