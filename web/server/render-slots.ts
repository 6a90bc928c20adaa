import type { IncomingMessage, ServerResponse } from 'node:http'

import type { TrustPredicate } from '@seneb/platform/client-address'
import pLimit from 'p-limit'

import { ClientSlots } from './client-slots.js'

/** A page being made holds about a megabyte; as many as this are made at once, the others wait their turn. */
const maxAtOnce = 32
/** Limits on unanswered requests for pages; one that waits, or whose reply is not read, holds up to 100 kB. */
const unanswered = { max: 1000, maxPerClient: 40 } as const

/** Bounds the memory of pages being rendered: by a concurrency limit and by slots for each client (R14). */
export class RenderSlots {
  private readonly slots: ClientSlots
  private readonly turns = pLimit(maxAtOnce)
  private readonly forAll = new Map<string, Promise<unknown>>()

  constructor(trust: TrustPredicate) {
    this.slots = new ClientSlots({ ...unanswered, trust })
  }

  /**
   * Calls `render` when its turn comes, unless its client has left by then. Resolves to false when there is no slot. A
   * slot is freed when the reply was handed over whole or its client is gone.
   */
  async render(request: IncomingMessage, response: ServerResponse, render: () => Promise<void>): Promise<boolean> {
    if (response.destroyed) return true
    const release = this.slots.acquire(request)
    if (!release) return false
    response.once('close', release)
    await this.turns(() => (response.destroyed ? undefined : render()))
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
    const inFlight = this.forAll.get(path)
    if (inFlight) {
      await inFlight.catch(() => undefined)
      if (await sendCached()) return true
    }
    const rendering = render()
    this.forAll.set(path, rendering)
    try {
      return await rendering
    } finally {
      if (this.forAll.get(path) === rendering) this.forAll.delete(path)
    }
  }
}
