import type { IncomingMessage, ServerResponse } from 'node:http'

import { type TrustPredicate, addressPrefix, getClientAddress } from '@seneb/platform/client-address'
import pLimit from 'p-limit'

interface SlotLimits {
  /** Maximum requests in progress. */
  readonly max: number
  /** Maximum for one client, such as a household or an office. */
  readonly maxPerClient: number
  /** Our own proxies in front of this server, whose client addresses are trusted. */
  readonly trust: TrustPredicate
}

/** Limit on concurrent requests, in total and per client, so that one client cannot take every slot (R14). */
export class ClientSlots {
  private inUse = 0
  private readonly byClient = new Map<string, number>()

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Takes a slot for the client if one is free, and returns the function that releases it. Call that once, when the
   * request is over.
   */
  acquire(request: IncomingMessage): (() => void) | undefined {
    const { max, maxPerClient, trust } = this.limits
    const client = addressPrefix(getClientAddress(request, trust))
    const own = this.byClient.get(client) ?? 0
    if (this.inUse >= max || own >= maxPerClient) return undefined
    this.inUse += 1
    this.byClient.set(client, own + 1)
    return () => this.release(client)
  }

  private release(client: string): void {
    this.inUse -= 1
    const own = this.byClient.get(client) ?? 0
    if (own > 1) this.byClient.set(client, own - 1)
    else this.byClient.delete(client)
  }
}

/** Maximum concurrent renders, each of which uses about a megabyte; other requests wait. */
const maxAtOnce = 32
/** Limits on unanswered requests for pages; one that waits, or whose reply is not read, holds up to 100 kB. */
const unanswered = { max: 1000, maxPerClient: 40 } as const

/** Bounds the memory of pages being rendered: by a concurrency limit and by slots for each client (R14). */
export class RenderSlots {
  private readonly slots: ClientSlots
  private readonly limit = pLimit(maxAtOnce)
  private readonly shared = new Map<string, Promise<unknown>>()

  constructor(trust: TrustPredicate) {
    this.slots = new ClientSlots({ ...unanswered, trust })
  }

  /**
   * Calls `render` when a slot is free, unless the client has disconnected. Resolves to false when there is
   * no slot. A slot is freed when the response was sent completely or the client has disconnected.
   */
  async render(request: IncomingMessage, response: ServerResponse, render: () => Promise<void>): Promise<boolean> {
    if (response.destroyed) return true
    const release = this.slots.acquire(request)
    if (!release) return false
    response.once('close', release)
    await this.limit(() => (response.destroyed ? undefined : render()))
    return true
  }

  /**
   * Renders a page that is the same for everyone. A request that arrives during rendering waits and is served by
   * `sendCached`, so that a thousand concurrent requests cost one rendering. If the page was not cached, each request
   * renders it.
   */
  async renderForAll(
    path: string,
    { render, sendCached }: { sendCached: () => Promise<boolean>; render: () => Promise<boolean> },
  ): Promise<boolean> {
    const inFlight = this.shared.get(path)
    if (inFlight) {
      await inFlight.catch(() => undefined)
      if (await sendCached()) return true
    }
    const rendering = render()
    this.shared.set(path, rendering)
    try {
      return await rendering
    } finally {
      if (this.shared.get(path) === rendering) this.shared.delete(path)
    }
  }
}
