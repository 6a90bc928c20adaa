import type { Ctx } from '@seneb/service-kit/ctx'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Account, device, network or person by which attempts are counted. */
export interface AttemptKey {
  readonly scope: ThrottleScope
  /** Counted person or origin in plain text; only a digest of it is stored. */
  readonly of: string
}

/** Counts an attempt for each key; returns false when any of them must wait. */
export async function countAttempt(counted: readonly AttemptKey[], ctx: Ctx): Promise<boolean> {
  const claims = await Promise.all(counted.map((one) => claimAttempt(one, ctx)))
  return claims.every(Boolean)
}

async function claimAttempt(counted: AttemptKey, ctx: Ctx): Promise<boolean> {
  const { free, growth, maxWaitS, waitS, windowS } = throttleLimits[counted.scope]
  const params = [counterKey(counted, ctx), counted.scope, ctx.now(), free, waitS, growth, maxWaitS, windowS]
  const rows = await ctx.db.run(claimAttemptSql, params)
  return rows.length === 1
}

/** After a success, resets the person's failures and returns one attempt to the network's budget. */
export async function returnAttempts(counted: readonly AttemptKey[], ctx: Ctx): Promise<void> {
  const [network, own] = [counted.filter(isNetworkKey), counted.filter((one) => !isNetworkKey(one))]
  await ctx.db.write(async (tx) => {
    await tx.query(deleteAttemptsSql, [own.map((one) => counterKey(one, ctx))])
    await tx.query(returnAttemptSql, [network.map((one) => counterKey(one, ctx))])
  })
}

function isNetworkKey({ scope }: AttemptKey): boolean {
  return scope === 'network'
}

function counterKey({ of, scope }: AttemptKey, ctx: Ctx): string {
  return ctx.atRest.digest(JSON.stringify(['sign-in counter', scope, of]))
}

/**
 * Counts one attempt unless it must wait; then returns no row and counts nothing. $1 key, $2 scope, $3 now, $4 free
 * attempts, $5 first wait, $6 growth, $7 longest wait, $8 window; in seconds.
 */
const claimAttemptSql = `/* claimAttempt */
  insert into sign_in_counters as counter (key, scope, attempts, last_at) values ($1, $2, 1, $3)
  on conflict (key) do update set
    attempts = case when counter.last_at < $3::timestamptz - $8 * interval '1 second' then 1
      else counter.attempts + 1 end,
    last_at = $3
  where counter.attempts < $4
    or counter.last_at < $3::timestamptz - $8 * interval '1 second'
    or counter.last_at <= $3::timestamptz
      - least($5::float8 * power($6::float8, least(counter.attempts - $4, 20)), $7::float8) * interval '1 second'
  returning attempts`

/** $1 keys */
const deleteAttemptsSql = `/* deleteAttempts */ delete from sign_in_counters where key = any($1)`

/** A success subtracts only its own attempt of a network, so that it does not clear the attempts of others. $1 keys */
const returnAttemptSql = `/* returnAttempt */
  update sign_in_counters set attempts = greatest(attempts - 1, 0) where key = any($1)`

/** Kinds of key that attempts are counted by. */
type ThrottleScope = 'account' | 'device' | 'network' | 'second-factor'

export interface ThrottleLimit {
  /** Number of attempts without a wait. */
  readonly free: number
  /** Wait before each further attempt: first `waitS`, then each time `growth` times as long, at most `maxWaitS`. */
  readonly waitS: number
  readonly growth: number
  readonly maxWaitS: number
  /** Time without an attempt after which the count restarts. */
  readonly windowS: number
}

/**
 * Limits documented for ASVS 6.1.1: a known device has a separate budget. A stranger who guesses therefore slows down
 * unknown devices and never the person. Attempts are counted when they begin, so that concurrent attempts count like
 * sequential ones; a success subtracts them.
 */
const throttleLimits: Readonly<Record<ThrottleScope, ThrottleLimit>> = {
  device: { free: 10, waitS: 900, growth: 1, maxWaitS: 900, windowS: 900 },
  account: { free: 5, waitS: 1, growth: 2, maxWaitS: 900, windowS: 3600 },
  network: { free: 30, waitS: 3600, growth: 1, maxWaitS: 3600, windowS: 3600 },
  'second-factor': { free: 5, waitS: 900, growth: 1, maxWaitS: 900, windowS: 900 },
}

/** Number of attempts per key; the key is a digest that does not reveal the person or network. */
@Entity('sign_in_counters')
export class SignInCounter {
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'text' }) scope: string
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) last_at: Date
}
