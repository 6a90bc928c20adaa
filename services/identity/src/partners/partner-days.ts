import type { Input, Output } from '@seneb/contracts/define'
import type { RecordPartnerDays } from '@seneb/contracts/messages/identity/partner.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { recordDaysSql } from './partner.entity.js'

/** Stores when the points of partners are back, in one statement; unknown partners and those without a limit are ignored. */
export async function recordPartnerDays(
  { days }: Input<typeof RecordPartnerDays>,
  ctx: IdentityCtx,
): Promise<Output<typeof RecordPartnerDays>> {
  const columns = (['partnerId', 'mode', 'pointsPerDay'] as const).map((name) => days.map((day) => day[name]))
  const times = days.map(({ fullAt }) => new Date(fullAt))
  await ctx.db.run(recordDaysSql, [...columns, times, ctx.now()])
  return { heard: true }
}

const dayMs = 24 * 60 * 60 * 1000

/** Use of a day in one mode. */
interface UsedDay {
  /** Time at which the points of the limit are back. */
  readonly fullAt: Date | null
  /** Time until which points count that were used under a higher limit, beyond the current one. */
  readonly overUntil: Date | null
}

interface CountedDay extends UsedDay {
  /** Limit under which the times were counted. */
  readonly dayLimit: number | null
  /** Higher limit under which the points beyond the limit were used. */
  readonly dayPeak: number | null
}

/**
 * Returns the use of a day under another limit. Used points stay used, so a raised limit adds the difference and a
 * lowered one nothing. All points of a lowered limit are restored within a day. Use beyond it is restored as fast as
 * under the higher limit, and counts if the limit is raised again before.
 */
export function convertDay(limit: number, { dayLimit, dayPeak, fullAt, overUntil }: CountedDay, now: Date): UsedDay {
  if (!dayLimit) return { fullAt: null, overUntil: null }
  const waitMs = (at: Date | null) => Math.max(0, (at?.getTime() ?? 0) - now.getTime())
  const peak = peakLimit({ dayLimit, dayPeak })
  // Points are multiplied by the milliseconds of a day, in which a limit comes back.
  const used = waitMs(fullAt) * dayLimit + waitMs(overUntil) * (peak - dayLimit)
  const over = Math.max(0, used - dayMs * limit)
  const fullInMs = over > 0 ? dayMs : used / limit
  return {
    fullAt: fullInMs > 0 ? new Date(now.getTime() + fullInMs) : null,
    overUntil: over > 0 && peak > limit ? new Date(now.getTime() + Math.ceil(over / (peak - limit))) : null,
  }
}

/** Returns the highest limit under which points that still count were used. */
export function peakLimit({ dayLimit, dayPeak }: Pick<CountedDay, 'dayLimit' | 'dayPeak'>): number {
  return Math.max(dayLimit ?? 0, dayPeak ?? 0)
}
