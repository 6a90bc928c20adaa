import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Maximum number of clients remembered for each budget; about 10 MB. */
export const maxCached = 20_000
/** Multiple of one client's budget that a share has, because many clients use it together. */
export const timesInShare = 20
const numberOfShares = 4096
/** No key of a client begins like this; it has the same length, so that replicas report it like a client's key. */
const sharePattern = /^~0{38}\d{4}$/

/** Keys under which a client is counted; neither contains an address. */
export interface ClientNames {
  readonly client: string
  /** Key of the client's network. The client uses the network's share when no more clients can be remembered. */
  readonly network: string
}

/**
 * One budget of every client in bounded memory (S20). A client stays remembered for the whole window, so it cannot
 * erase its count by making others count. A client that arrives when memory is full uses a share together with its
 * network. A flood from one network thus uses up only the share of that network, and the others are served.
 */
export class BoundedLimiter {
  private readonly clients: RateLimiterMemory
  private readonly shares: RateLimiterMemory
  /** When the window of each remembered client is over, in this order because all windows are equally long. */
  private windowEnds: number[] = []

  constructor(limit: { readonly points: number; readonly duration: number }) {
    this.clients = new RateLimiterMemory(limit)
    this.shares = new RateLimiterMemory({ ...limit, points: limit.points * timesInShare })
  }

  /** Returns the key under which a client is counted: its own, or that of its network's share. */
  async keyFor({ client, network }: ClientNames): Promise<string> {
    return !this.isFull() || (await this.clients.get(client)) ? client : shareOf(network)
  }

  /** Spends points of a budget. Returns the seconds to wait when too few are left. */
  async consume(key: string, points: number): Promise<number | undefined> {
    try {
      this.track(key, await this.limiterOf(key).consume(key, points))
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      this.track(key, error)
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    }
  }

  async release(key: string, points: number): Promise<void> {
    this.track(key, await this.limiterOf(key).reward(key, points))
  }

  /** Adds the count of another replica, unless its client can no longer be remembered here. */
  async addRemote(key: string, points: number): Promise<void> {
    if (sharePattern.test(key) || !this.isFull() || (await this.clients.get(key)))
      this.track(key, await this.limiterOf(key).penalty(key, points))
  }

  private limiterOf(key: string): RateLimiterMemory {
    return sharePattern.test(key) ? this.shares : this.clients
  }

  private track(key: string, { isFirstInDuration, msBeforeNext }: RateLimiterRes): void {
    if (isFirstInDuration && !sharePattern.test(key)) this.windowEnds.push(Date.now() + msBeforeNext)
  }

  private isFull(): boolean {
    if (this.windowEnds.length < maxCached) return false
    const now = Date.now()
    const firstDisconnected = this.windowEnds.findIndex((end) => end > now)
    this.windowEnds =
      firstDisconnected < 0 ? [] : firstDisconnected > 0 ? this.windowEnds.slice(firstDisconnected) : this.windowEnds
    return this.windowEnds.length >= maxCached
  }
}

/** Returns the share of a network, chosen by a keyed hash, so that no one can choose another network's share. */
function shareOf(network: string): string {
  const number = Buffer.from(network, 'base64url').readUInt32BE() % numberOfShares
  return `~${String(number).padStart(42, '0')}`
}
