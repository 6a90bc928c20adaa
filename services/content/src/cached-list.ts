import { withTimeout } from '@seneb/platform/with-timeout'
import type { Ctx } from '@seneb/service-kit/ctx'

/** Maximum time that a reader waits for a load, in milliseconds; the load continues and serves the next reader. */
const timeoutMs = 1500

/**
 * Caches one list in the memory of this process for an hour, or until it is forgotten (AIR-11). Readers who come while it is loading share that
 * load. A failed load is logged under the list's own sentence and not tried again for ten seconds.
 */
export class CachedList<T> {
  private last?: LastLoad<T>
  private inFlight?: Promise<LastLoad<T>>

  constructor(private readonly options: { readonly failure: string; readonly load: (ctx: Ctx) => Promise<T> }) {}

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
  invalidate(): void {
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
      const list = await this.options.load(ctx)
      return { at: ctx.now(), list }
    } catch (err) {
      ctx.log.warn({ err, source: 'FALLBACK' }, this.options.failure)
      return { at: ctx.now() }
    }
  }
}

/** Result of the last load; without a list, the load failed. */
interface LastLoad<T> {
  readonly at: Date
  readonly list?: T
}

/** AIR-11: 3,600,000 ms. */
export const cacheLifetimeMs = 3_600_000

/** Between two loads at least; 'Refresh data' and an ailing database cost one statement in this time. */
export const loadPauseMs = 10_000

/** True when the list must be loaded: never loaded, an hour old, failed a while ago, or to be refreshed (AIR-11). */
export function isLoadDue(last: LastLoad<unknown> | undefined, now: Date, refresh: boolean): boolean {
  if (!last) return true
  const ageMs = now.getTime() - last.at.getTime()
  const reloadAfterMs = refresh || last.list === undefined ? loadPauseMs : cacheLifetimeMs
  // A clock that was set back must not let a list be cached for ever.
  return ageMs >= reloadAfterMs || ageMs < 0
}
