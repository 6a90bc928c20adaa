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

/**
 * Counts mutation fields per client and minute (S20). Replicas tell each other what they counted, so a client gains
 * little by reaching several; when the bus is away each counts for itself.
 */
export class MutationLimit {
  private readonly limiter: RateLimiterMemory
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
        const hit = error ? undefined : readHit(message.string())
        if (hit && hit.replica !== this.replica) void this.limiter.penalty(hit.client, 1)
      },
    })
  }

  /** Counts one mutation field of the client at `address`; throws TooManyMutations when that is one too many. */
  async count(address: string): Promise<void> {
    const { bus, secret, now = () => new Date() } = this.options
    const client = clientKey(address, secret, now())
    try {
      await this.limiter.consume(client)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      this.refusals.add(1)
      throw new TooManyMutations(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
    }
    if (!bus.connection.isClosed()) {
      bus.connection.publish(rateLimitSubject, JSON.stringify({ replica: this.replica, client } satisfies Hit))
    }
  }

  private readonly replica = crypto.randomUUID()
}

interface Hit {
  readonly replica: string
  readonly client: string
}

const clientKeyLength = 43

function readHit(text: string): Hit | undefined {
  try {
    const { replica, client } = JSON.parse(text) as Partial<Hit>
    if (typeof replica !== 'string' || typeof client !== 'string' || client.length !== clientKeyLength) return undefined
    return { replica, client }
  } catch {
    return undefined
  }
}
