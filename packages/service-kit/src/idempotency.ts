import type { Question, TakenBy } from '@seneb/contracts/define'

import { AppError } from './app-error.js'
import type { Ctx } from './ctx.js'
import type { WriteTx } from './db.js'
import { isUniqueViolation } from './database-errors.js'
import { IdempotencyKey } from './kit-tables.js'

/**
 * Writes once per idempotency key: the first request's reply is stored with its effect and given again to every
 * repetition; the same key with another request is refused with IDEMPOTENCY_CONFLICT. Without a key it just writes.
 */
export async function writeOnce<Q extends Question, Reply extends object>(
  asked: { readonly question: Q; readonly request: TakenBy<Q> },
  ctx: Ctx,
  fn: (tx: WriteTx) => Promise<Reply>,
): Promise<Reply> {
  const { idempotencyKey: key } = ctx
  if (key === undefined) return ctx.db.write(fn)

  const operation = asked.question.subject
  const requestHash = ctx.atRest.digest(canonical(asked.request))
  try {
    return await ctx.db.write(async (tx) => {
      const reply = await fn(tx)
      const row = { operation, key, request_hash: requestHash, reply, answered_at: ctx.now() }
      await tx.save(Object.assign(new IdempotencyKey(), row))
      return reply
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'idempotency_keys_pkey')) throw error
  }

  const reply = await answeredBefore<Q, Reply>(asked, ctx)
  if (!reply) throw new AppError('IDEMPOTENCY_CONFLICT')
  return reply
}

/**
 * The reply that the request's idempotency key was answered with before, if it was; throws IDEMPOTENCY_CONFLICT when
 * that was another request. For writes that would meet another rule before the key's own.
 */
export async function answeredBefore<Q extends Question, Reply extends object>(
  asked: { readonly question: Q; readonly request: TakenBy<Q> },
  ctx: Ctx,
): Promise<Reply | undefined> {
  const { idempotencyKey: key } = ctx
  if (key === undefined) return undefined
  const operation = asked.question.subject
  const answered = await ctx.db.read((tx) => tx.findOne(IdempotencyKey, { operation, key }))
  if (!answered) return undefined
  if (!ctx.atRest.isDigestOf(canonical(asked.request), answered.request_hash))
    throw new AppError('IDEMPOTENCY_CONFLICT')
  return answered.reply as Reply
}

/** JSON with sorted keys, so that the order in which a caller names fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
