import type { Input, Output } from '@seneb/contracts/define'
import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { CreateReferralCodes } from '@seneb/contracts/messages/referral/referral-code.messages'
import { maxCodesInStock } from '@seneb/contracts/vocabulary/referral-codes'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { executeIdempotently, findPreviousReply } from '@seneb/service-kit/requests/idempotency'

import { moveCounts } from '../referrals/change-owner.js'
import { codeFrom, codeLength } from './drawn-code.rules.js'
import { referralCodeAudit } from './referral-code-audit.js'
import { ReferralCode } from './referral-code.entity.js'
import { countStockSql, lockStockSql, storeCreationsSql, storeDrawnCodesSql } from './referral-code.queries.js'

type CreateInput = Input<typeof CreateReferralCodes>

type Created = Output<typeof CreateReferralCodes>

/**
 * Makes codes in stock, whose links are not yet activated until they are assigned (D-07, REF-06). A repetition with the
 * same key returns the codes of the first request.
 */
export async function createReferralCodes(request: CreateInput, ctx: Ctx): Promise<Created> {
  const { code, count, label, type } = request
  if (code !== undefined && count !== 1) throw invalidField('count', 'Only one code can have a spelling of your choice')
  return createOnce(request, ctx, (write) =>
    withFreeCode(() =>
      write(async (tx) => {
        await assertStock(count, tx)
        const chosen = code === undefined ? undefined : [code]
        const codes = chosen ?? (await drawCodes({ count, label, type }, tx, ctx))
        if (code !== undefined) await storeChosenCode({ code, label, type }, tx, ctx)
        await storeCreations(codes, tx, ctx)
        await ctx.audit(tx, {
          action: 'create-referral-codes',
          object: { resource: referralCodeAudit, id: codes.length === 1 ? (codes[0] ?? '') : ctx.newId() },
          after: { state: 'in-stock', count, type, label },
        })
        return { codes: [...codes] }
      }),
    ),
  )
}

type Write = (fn: (tx: WriteTx) => Promise<Created>) => Promise<Created>

async function createOnce(
  request: CreateInput,
  ctx: Ctx,
  create: (write: Write) => Promise<Created>,
): Promise<Created> {
  const idempotent = { contract: CreateReferralCodes, request }
  try {
    return await create((fn) => executeIdempotently(idempotent, ctx, fn))
  } catch (error) {
    // A repetition finds the chosen code in use, or the stock full, because of the first request.
    const isInvalid = error instanceof AppError && error.code === 'INPUT_INVALID'
    const before = isInvalid ? await findPreviousReply<typeof CreateReferralCodes, Created>(idempotent, ctx) : undefined
    if (before) return before
    throw error
  }
}

/** Stores the code of an ambassador whose application was just approved; throws when the drawn code exists. */
export async function issueCode(
  code: string,
  ambassador: { readonly id: string; readonly name: string; readonly email: string; readonly type: ReferralType },
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<void> {
  const { email, id, name, type } = ambassador
  const owner = { ambassador_id: id, assigned_to: name, assigned_email: email, referrer_type: type }
  const at = { created_at: ctx.now(), changed_at: ctx.now() }
  await tx.save(Object.assign(new ReferralCode(), { code, state: 'assigned', ...owner, ...at }))
}

async function assertStock(count: number, tx: WriteTx): Promise<void> {
  await tx.query(lockStockSql)
  const [stock] = await tx.query<{ count: number }>(countStockSql)
  const inStock = stock?.count ?? 0
  if (inStock + count <= maxCodesInStock) return
  throw invalidField('count', `There may be at most ${maxCodesInStock} codes in stock, and there are ${inStock}`)
}

/** Draws until the number is reached; an existing code is drawn again. */
async function drawCodes(
  { count, label, type }: Pick<CreateInput, 'count' | 'label' | 'type'>,
  tx: WriteTx,
  ctx: Ctx,
): Promise<readonly string[]> {
  const codes: string[] = []
  while (codes.length < count) {
    const missing = count - codes.length
    const bytes = ctx.randomBytes(missing * codeLength)
    const drawn = Array.from({ length: missing }, (_, at) =>
      codeFrom(bytes.subarray(at * codeLength, (at + 1) * codeLength)),
    )
    const stored = await tx.query<{ code: string }>(storeDrawnCodesSql, [drawn, type, label ?? null, ctx.now()])
    codes.push(...stored.map((row) => row.code))
  }
  return codes
}

/** Stores a code of a chosen spelling, which takes over counts under that spelling. */
async function storeChosenCode(
  { code, label, type }: { code: string; label: string | undefined; type: ReferralType },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const at = { created_at: ctx.now(), changed_at: ctx.now() }
  const row = { code, state: 'in-stock', referrer_type: type, label: label ?? null, ...at }
  await tx.save(Object.assign(new ReferralCode(), row))
  await moveCounts(code, code, tx)
}

async function storeCreations(codes: readonly string[], tx: WriteTx, ctx: Ctx): Promise<void> {
  const ids = codes.map(() => ctx.newId())
  await tx.query(storeCreationsSql, [codes, ctx.now(), requireStaff(ctx).id, ids])
}

async function withFreeCode<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await fn()
  } catch (error) {
    if (isUniqueViolation(error, 'referral_codes_pkey')) throw invalidField('code', 'This code exists already')
    if (!isUniqueViolation(error, 'referral_codes_reading')) throw error
    throw invalidField('code', 'A code that reads almost the same exists already. Please choose another one')
  }
}

function invalidField(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
