import type { IncomingMessage } from 'node:http'

import { addressPrefix, getClientAddress, type TrustPredicate } from '@seneb/platform/client-address'

interface SlotLimits {
  /** Requests under way at once. */
  readonly max: number
  /** Of them, those of one client; a household or an office is one. */
  readonly maxPerClient: number
  /** Our own proxies in front of this server, which are trusted to name the client. */
  readonly trust: TrustPredicate
}

/** A limit on requests under way, in all and per client, so that one client cannot take every slot (R14). */
export class ClientSlots {
  private taken = 0
  private readonly byClient = new Map<string, number>()

  constructor(private readonly limits: SlotLimits) {}

  get count(): number {
    return this.taken
  }

  /**
   * Takes a slot for the client if one is free, and returns the function that releases it. Call that once, when the
   * request is over.
   */
  acquire(request: IncomingMessage): (() => void) | undefined {
    const { max, maxPerClient, trust } = this.limits
    const client = addressPrefix(getClientAddress(request, trust))
    const own = this.byClient.get(client) ?? 0
    if (this.taken >= max || own >= maxPerClient) return undefined
    this.taken += 1
    this.byClient.set(client, own + 1)
    return () => this.release(client)
  }

  private release(client: string): void {
    this.taken -= 1
    const own = this.byClient.get(client) ?? 0
    if (own > 1) this.byClient.set(client, own - 1)
    else this.byClient.delete(client)
  }
}
