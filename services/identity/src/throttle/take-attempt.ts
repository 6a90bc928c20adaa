import type { Ctx } from '@seneb/service-kit/ctx'

import { forgetAttemptsSql, takeAttemptSql, takeBackAttemptSql } from './throttle.queries.js'
import { throttleLimits, type ThrottleScope } from './throttle.rules.js'

/** One thing that attempts are counted by. */
export interface Counted {
  readonly scope: ThrottleScope
  /** Who or what, in clear; only a digest of it is stored. */
  readonly of: string
}

/** Counts an attempt by each of these; false when any of them has to wait. */
export async function takeAttempt(counted: readonly Counted[], ctx: Ctx): Promise<boolean> {
  const taken = await Promise.all(counted.map((one) => takeOne(one, ctx)))
  return taken.every(Boolean)
}

async function takeOne(counted: Counted, ctx: Ctx): Promise<boolean> {
  const { free, growth, maxWaitS, waitS, windowS } = throttleLimits[counted.scope]
  const params = [keyOf(counted, ctx), counted.scope, ctx.now(), free, waitS, growth, maxWaitS, windowS]
  const rows = await ctx.db.run(takeAttemptSql, params)
  return rows.length === 1
}

/** A success: what was counted against the person is forgotten, what was counted against the network is one less. */
export async function takeBackAttempts(counted: readonly Counted[], ctx: Ctx): Promise<void> {
  const [network, own] = [counted.filter(isOfNetwork), counted.filter((one) => !isOfNetwork(one))]
  await ctx.db.write(async (tx) => {
    await tx.query(forgetAttemptsSql, [own.map((one) => keyOf(one, ctx))])
    await tx.query(takeBackAttemptSql, [network.map((one) => keyOf(one, ctx))])
  })
}

function isOfNetwork({ scope }: Counted): boolean {
  return scope === 'network'
}

function keyOf({ of, scope }: Counted, ctx: Ctx): string {
  return ctx.atRest.digest(JSON.stringify(['sign-in counter', scope, of]))
}
