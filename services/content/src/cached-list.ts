import { withTimeout } from '@seneb/platform/with-timeout'
import type { Ctx } from '@seneb/service-kit/ctx'

import { isLoadDue, type LastLoad } from './cached-list.rules.js'

/** Maximum time that a reader waits for a load, in milliseconds; the load continues and serves the next reader. */
const timeoutMs = 1500

/**
 * Caches one list in the memory of this process for an hour, or until it is forgotten (AIR-11). Readers who come while it is loading share that
 * load. A failed load is logged under the list's own sentence and not tried again for ten seconds.
 */
export class CachedList<T> {
  private last?: LastLoad<T>
  private inFlight?: Promise<LastLoad<T>>

  constructor(private readonly parts: { readonly failure: string; readonly load: (ctx: Ctx) => Promise<T> }) {}

  /**
   * Returns the list, or undefined while it is unavailable; `refresh` drops the cached list and reloads it (AIR-06,
   * AIR-11).
   */
  async read(ctx: Ctx, { refresh = false }: { refresh?: boolean }): Promise<T | undefined> {
    if (!this.inFlight && !isLoadDue(this.last, ctx.now(), refresh)) return this.last?.list
    this.inFlight ??= this.load(ctx)
    const loaded = await withTimeout<LastLoad<T> | undefined>(this.inFlight, {
      ms: timeoutMs,
      onTimeout: () => undefined,
    })
    return loaded?.list
  }

  /** Drops the cached list after a change: the next read reloads it, and loads already in progress are not stored. */
  forget(): void {
    this.last = undefined
    this.inFlight = undefined
  }

  private load(ctx: Ctx): Promise<LastLoad<T>> {
    const loading = this.loadOnce(ctx).then((loaded) => {
      if (this.inFlight !== loading) return loaded
      this.inFlight = undefined
      this.last = loaded
      return loaded
    })
    return loading
  }

  private async loadOnce(ctx: Ctx): Promise<LastLoad<T>> {
    try {
      const list = await this.parts.load(ctx)
      return { at: ctx.now(), list }
    } catch (err) {
      ctx.log.warn({ err, source: 'FALLBACK' }, this.parts.failure)
      return { at: ctx.now() }
    }
  }
}
