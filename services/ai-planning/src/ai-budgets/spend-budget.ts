import type { Ctx } from '@seneb/service-kit/ctx'

import { reserveBudgetSql, settleBudgetSql } from './ai-budget.queries.js'

/** How much of a language model a day may cost. */
export interface DailyLimits {
  readonly calls: number
  readonly tokens: number
}

/** A call's share of a day's budget. */
export interface Reservation {
  readonly day: string
  readonly tokens: number
}

/**
 * Takes one call with the most tokens it may use from today's budget, before the call is made, so that however many
 * processes call at once the limit is not passed (R8). Undefined when today's budget is used up.
 */
export async function reserveBudget(tokens: number, limits: DailyLimits, ctx: Ctx): Promise<Reservation | undefined> {
  const [reserved] = await ctx.db.write((tx) =>
    tx.query<{ day: string }>(reserveBudgetSql, [tokens, limits.calls, limits.tokens]),
  )
  return reserved ? { day: reserved.day, tokens } : undefined
}

/** Puts right what a call has used; the whole reservation of a call that never tells stays counted. */
export async function settleBudget(reservation: Reservation, usedTokens: number, ctx: Ctx): Promise<void> {
  const difference = usedTokens - reservation.tokens
  if (difference === 0) return
  await ctx.db.run(settleBudgetSql, [reservation.day, difference])
}
