import { withDeadline } from '@seneb/platform/with-deadline'
import type { Ctx } from '@seneb/service-kit/ctx'

import { isLoadDue, type LastLoad } from './cached-list.rules.js'

/** A reader waits no longer than this for a load; the load goes on and serves the next one. */
const timeoutMs = 1500

/**
 * Caches one list in the memory of this process for an hour (AIR-11). Readers who come while it is loading share that
 * load. A failed load is logged under the list's own sentence and not tried again for ten seconds.
 */
export class CachedList<T> {
  private last?: LastLoad<T>
  private underWay?: Promise<void>

  constructor(private readonly parts: { readonly failure: string; readonly load: (ctx: Ctx) => Promise<T> }) {}

  /** The list, or undefined while it cannot be had; `refresh` drops what is cached and loads anew (AIR-06, AIR-11). */
  async read(ctx: Ctx, { refresh = false }: { refresh?: boolean }): Promise<T | undefined> {
    if (this.underWay || isLoadDue(this.last, ctx.now(), refresh)) {
      this.underWay ??= this.load(ctx)
      if (!(await isDoneInTime(this.underWay))) return undefined
    }
    return this.last?.list
  }

  private async load(ctx: Ctx): Promise<void> {
    try {
      const list = await this.parts.load(ctx)
      this.last = { at: ctx.now(), list }
    } catch (err) {
      ctx.log.warn({ err, source: 'FALLBACK' }, this.parts.failure)
      this.last = { at: ctx.now() }
    } finally {
      this.underWay = undefined
    }
  }
}

function isDoneInTime(work: Promise<void>): Promise<boolean> {
  return withDeadline(
    work.then(() => true),
    { ms: timeoutMs, late: () => false },
  )
}
