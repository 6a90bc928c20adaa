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

interface CountedDay {
  readonly fullAt: Date | null
  /** Limit under which the time was counted. */
  readonly dayLimit: number | null
}

/**
 * Returns when all points are back under another limit, within a day. Points that were used stay used, so a raised
 * limit gives the difference and a lowered one none.
 */
export function dayFullAtUnder(limit: number, { dayLimit, fullAt }: CountedDay, now: Date): Date | null {
  if (!fullAt || !dayLimit || fullAt <= now) return null
  const waitMs = (fullAt.getTime() - now.getTime()) * (dayLimit / limit)
  return new Date(now.getTime() + Math.min(waitMs, dayMs))
}
