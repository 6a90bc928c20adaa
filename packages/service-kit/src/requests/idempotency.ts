import type { RequestContract, Input } from '@seneb/contracts/define'
import { AppError } from '@seneb/platform/app-error'
import { stringify } from 'safe-stable-stringify'

import type { Ctx } from '../ctx.js'
import type { WriteTx } from '../database/db.js'
import { isUniqueViolation } from '../database/database-errors.js'
import { IdempotencyKey } from '../database/kit-tables.js'

interface IdempotentRequest<Q extends RequestContract> {
  readonly contract: Q
  /** Input of the request, or a part of it that distinguishes it from other requests. */
  readonly request: Partial<Input<Q>>
}

/**
 * Writes once per caller and idempotency key. The first reply is stored with its effect and returned to every
 * repetition; the same key with another request fails with IDEMPOTENCY_CONFLICT (R3). Keys belong to their caller (L7);
 * all anonymous callers count as one. Without a key it always writes.
 */
export async function executeIdempotently<Q extends RequestContract, Reply extends object>(
  idempotent: IdempotentRequest<Q>,
  ctx: Ctx,
  fn: (tx: WriteTx) => Promise<Reply>,
): Promise<Reply> {
  const keyDigests = keyDigestsOf(ctx)
  if (!keyDigests) return ctx.db.write(fn)

  const operation = idempotent.contract.subject
  const requestHashes = ctx.atRest.digests(canonicalJson(idempotent.request))
  try {
    return await ctx.db.write(async (tx) => {
      const reply = await fn(tx)
      const row = { operation, reply, replied_at: ctx.now() }
      for (const [at, key_digest] of keyDigests.entries()) {
        await tx.save(Object.assign(new IdempotencyKey(), { ...row, key_digest, request_hash: requestHashes[at] }))
      }
      return reply
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'idempotency_keys_pkey')) throw error
  }

  const reply = await findPreviousReply<Q, Reply>(idempotent, ctx)
  if (!reply) throw new AppError('IDEMPOTENCY_CONFLICT')
  return reply
}

/**
 * Returns the stored reply of the caller's idempotency key, if any; throws IDEMPOTENCY_CONFLICT for another request.
 * For writes that check another rule before the key.
 */
export async function findPreviousReply<Q extends RequestContract, Reply extends object>(
  idempotent: IdempotentRequest<Q>,
  ctx: Ctx,
): Promise<Reply | undefined> {
  const keyDigests = keyDigestsOf(ctx)
  if (!keyDigests) return undefined
  const params = [idempotent.contract.subject, keyDigests]
  const [stored] = await ctx.db.read((tx) => tx.query<StoredReply>(previousReplySql, params))
  if (!stored) return undefined
  if (!ctx.atRest.isDigestOf(canonicalJson(idempotent.request), stored.requestHash))
    throw new AppError('IDEMPOTENCY_CONFLICT')
  return stored.reply as Reply
}

interface StoredReply {
  readonly requestHash: string
  readonly reply: unknown
}

/** $1 operation, $2 digests of caller and key. */
const previousReplySql = `/* findPreviousReply */
  select request_hash as "requestHash", reply from idempotency_keys
  where operation = $1 and key_digest = any($2) limit 1`

/**
 * Returns digests of caller and key, one for each sealing key and each stored as a row. A replica started before a new
 * sealing key was added has only the old one. A replica started after the old one was removed has only the new one.
 * Their rows must still match.
 */
function keyDigestsOf({ actor, atRest, idempotencyKey }: Ctx): readonly string[] | undefined {
  if (idempotencyKey === undefined) return undefined
  return atRest.digests(JSON.stringify(['idempotency key', actor, idempotencyKey]))
}

/** Returns JSON with sorted keys, so that the order of fields does not matter. */
export function canonicalJson(request: object): string {
  return stringify(request)
}
