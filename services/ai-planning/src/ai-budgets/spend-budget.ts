import type { Ctx } from '@seneb/service-kit/ctx'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Limits on language model use per day. */
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
 * Reserves one call and the maximum of its tokens from today's budget, before the call. The limit therefore holds for
 * any number of concurrent processes (R8). Returns undefined when today's budget is used up.
 */
export async function reserveBudget(tokens: number, limits: DailyLimits, ctx: Ctx): Promise<Reservation | undefined> {
  const [reserved] = await ctx.db.write((tx) =>
    tx.query<{ day: string }>(reserveBudgetSql, [tokens, limits.calls, limits.tokens]),
  )
  return reserved ? { day: reserved.day, tokens } : undefined
}

/**
 * Corrects the budget by the tokens that a call used; the whole reservation of a call that never reports them stays
 * counted.
 */
export async function settleBudget(reservation: Reservation, usedTokens: number, ctx: Ctx): Promise<void> {
  const difference = usedTokens - reservation.tokens
  if (difference === 0) return
  await ctx.db.run(settleBudgetSql, [reservation.day, difference])
}

/**
 * Takes one call and its tokens from today's budget; returns no row when either would exceed its limit. $1 tokens, $2
 * calls per day, $3 tokens per day.
 */
const reserveBudgetSql = `/* reserveBudget */
  insert into ai_budget_days as b (day, calls, tokens)
  select (clock_timestamp() at time zone 'utc')::date, 1, $1::bigint
  where 1 <= $2::int and $1::bigint <= $3::bigint
  on conflict (day) do update set calls = b.calls + 1, tokens = b.tokens + excluded.tokens
    where b.calls + 1 <= $2::int and b.tokens + excluded.tokens <= $3::bigint
  returning day::text as day`

/** Corrects a reservation by the actual use. $1 day, $2 additional (or, if negative, unused) tokens. */
const settleBudgetSql = `/* settleBudget */
  update ai_budget_days set tokens = greatest(0, tokens + $2::bigint) where day = $1::date`

/** Language model use of one day (UTC, by the database's clock). */
@Entity('ai_budget_days')
export class AiBudgetDay {
  @PrimaryColumn({ type: 'date' }) day: string
  @Column({ type: 'int' }) calls: number
  /** Tokens used; for calls in progress or without usage data, the maximum they may have used. */
  @Column({ type: 'bigint' }) tokens: string
}
