import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many clients are remembered for each budget; some 10 MB. */
export const maxRemembered = 20_000
/** A share is used by many together, so it has so many times what one client has. */
export const timesInShare = 20
const numberOfShares = 4096
/** No key of a client begins like this; as long as one, so that replicas tell it like one. */
const sharePattern = /^~0{38}\d{4}$/

/** Keys under which a client is counted; neither contains an address. */
export interface ClientNames {
  readonly client: string
  /** Its network's name: whom it uses a share with when no more clients can be remembered. */
  readonly network: string
}

/**
 * One budget of every client in bounded memory (S20). Who is remembered stays so for the whole window, so nobody gets
 * rid of what was counted by having others counted. Who comes when memory is full uses a share together with its
 * network: a flood from one network uses up the share of that network, and the others are served.
 */
export class BoundedLimiter {
  private readonly clients: RateLimiterMemory
  private readonly shares: RateLimiterMemory
  /** When the window of each remembered client is over, in this order because all windows are equally long. */
  private ends: number[] = []

  constructor(limit: { readonly points: number; readonly duration: number }) {
    this.clients = new RateLimiterMemory(limit)
    this.shares = new RateLimiterMemory({ ...limit, points: limit.points * timesInShare })
  }

  /** The key a client is counted by now: its own, or its network's share. */
  async keyFor({ client, network }: ClientNames): Promise<string> {
    return !this.isFull() || (await this.clients.get(client)) ? client : shareOf(network)
  }

  /** Takes from what is left; the seconds to wait when it is not enough. */
  async take(key: string, points: number): Promise<number | undefined> {
    try {
      this.remember(key, await this.limiterOf(key).consume(key, points))
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      this.remember(key, refused)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }

  async giveBack(key: string, points: number): Promise<void> {
    this.remember(key, await this.limiterOf(key).reward(key, points))
  }

  /** Adds what another replica counted, unless it is of a client that can no more be remembered here. */
  async hear(key: string, points: number): Promise<void> {
    if (sharePattern.test(key) || !this.isFull() || (await this.clients.get(key)))
      this.remember(key, await this.limiterOf(key).penalty(key, points))
  }

  private limiterOf(key: string): RateLimiterMemory {
    return sharePattern.test(key) ? this.shares : this.clients
  }

  private remember(key: string, { isFirstInDuration, msBeforeNext }: RateLimiterRes): void {
    if (isFirstInDuration && !sharePattern.test(key)) this.ends.push(Date.now() + msBeforeNext)
  }

  private isFull(): boolean {
    if (this.ends.length < maxRemembered) return false
    const now = Date.now()
    const firstLeft = this.ends.findIndex((end) => end > now)
    this.ends = firstLeft < 0 ? [] : firstLeft > 0 ? this.ends.slice(firstLeft) : this.ends
    return this.ends.length >= maxRemembered
  }
}

/** The share of a network, whose name is a keyed hash, so that nobody can choose to fall into another's. */
function shareOf(network: string): string {
  const number = Buffer.from(network, 'base64url').readUInt32BE() % numberOfShares
  return `~${String(number).padStart(42, '0')}`
}
