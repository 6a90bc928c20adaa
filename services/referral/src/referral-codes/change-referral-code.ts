import type { Input, Output } from '@seneb/contracts/define'
import type {
  AssignReferralCode,
  BlockReferralCode,
  MergeReferralCode,
  RevokeReferralCode,
  UnblockReferralCode,
} from '@seneb/contracts/messages/referral/referral-code.messages'
import type { StoredCodeState } from '@seneb/contracts/vocabulary/referral-codes'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { lockAmbassadorForCode, lockAmbassadorsOfCodes } from '../ambassadors/change-ambassador.js'
import { recordChange } from '../referral-changes/record-change.js'
import { assignReferral, clearOwner, moveCounts } from '../referrals/change-owner.js'
import { referralCodeAudit } from './referral-code-audit.js'
import { ReferralCode } from './referral-code.entity.js'
import { countCodesSql, lockCodesSql, moveAliasesSql, readSeenIdSql, type LockedCode } from './referral-code.queries.js'
import { codeStateAfter, type CodeMove } from './referral-code.rules.js'

const maxCodesOfAmbassador = 100

interface Deps {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

type Changed = Output<typeof RevokeReferralCode>

/** Assigns a code to an ambassador, from stock, after it was revoked, or from another ambassador (D-08, REF-06). */
export async function assignReferralCode(
  { ambassadorId, code, version }: Input<typeof AssignReferralCode>,
  ctx: Ctx,
): Promise<Output<typeof AssignReferralCode>> {
  return ctx.db.write(async (tx) => {
    // The ambassador is locked before the code, in the same order as at their end, so that neither deadlocks.
    const owner = await lockAmbassadorWithRoom(ambassadorId, tx)
    const before = await lockCode({ code, version, move: 'assign' }, tx)
    if (before.state === 'assigned' && before.ambassadorId === owner.id) {
      throw new AppError('REFERRAL_CODE_STATE_CONFLICT')
    }
    const names = { ambassador_id: owner.id, assigned_to: owner.name, assigned_email: owner.email }
    const changed = await storeState(before, { state: 'assigned', ...names, referrer_type: owner.type }, { tx, ctx })
    await assignReferral(before.code, owner, tx)
    await recordChange(tx, { action: 'assign', code: before.code, ambassadorId: owner.id }, ctx)
    await ctx.audit(tx, {
      action: before.state === 'assigned' ? 'reassign-referral-code' : 'assign-referral-code',
      object: { resource: referralCodeAudit, id: before.code },
      before: { state: before.state, ambassador: before.ambassadorId },
      after: { state: 'assigned', ambassador: owner.id },
    })
    return changed
  })
}

/** Revokes a code of an ambassador; its links are no longer recognized (D-07, REF-42). */
export async function revokeReferralCode(input: Input<typeof RevokeReferralCode>, ctx: Ctx): Promise<Changed> {
  return ctx.db.write((tx) => moveCode('revoke', input, { tx, ctx }))
}

/** Blocks a code, or an id that was only seen on links (D-07, REF-42). */
export async function blockReferralCode(input: Input<typeof BlockReferralCode>, ctx: Ctx): Promise<Changed> {
  return ctx.db.write(async (tx) => {
    if (input.version === 0) await storeSeenId(input.code, { tx, ctx })
    return moveCode('block', input, { tx, ctx })
  })
}

/** Ends a block. An id that was only seen on links is unverified again. */
export async function unblockReferralCode(input: Input<typeof UnblockReferralCode>, ctx: Ctx): Promise<Changed> {
  return ctx.db.write((tx) => moveCode('unblock', input, { tx, ctx }))
}

interface MoveInput {
  readonly code: string
  readonly version: number
  readonly reason: string
}

async function moveCode(move: 'block' | 'revoke' | 'unblock', input: MoveInput, deps: Deps): Promise<Changed> {
  const { ctx, tx } = deps
  await lockAmbassadorsOfCodes([input.code], tx)
  const before = await lockCode({ ...input, move }, tx)
  const state = codeStateAfter(toCodeFacts(before, input.version), move)
  if (!state) throw new AppError('REFERRAL_CODE_STATE_CONFLICT')
  const { code } = before
  const changed =
    state === 'unverified' ? await removeSeenId(code, tx) : await storeState(before, { state }, { tx, ctx })
  await recordChange(tx, { action: move, code, ambassadorId: before.ambassadorId, reason: input.reason }, ctx)
  await ctx.audit(tx, {
    action: `${move}-referral-code`,
    object: { resource: referralCodeAudit, id: code },
    before: { state: toCodeFacts(before, input.version).state },
    after: { state, reason: input.reason },
  })
  return changed
}

/** Merges a code, or an id seen only on links, permanently into an assigned one, with counts, aliases and links. */
export async function mergeReferralCode(
  { code, into, reason, version }: Input<typeof MergeReferralCode>,
  ctx: Ctx,
): Promise<Output<typeof MergeReferralCode>> {
  return ctx.db.write(async (tx) => {
    if (version === 0) await storeSeenId(code, { tx, ctx })
    await lockAmbassadorsOfCodes([code, into], tx)
    const locked = await tx.query<LockedCode & { readonly at: number }>(lockCodesSql, [[code, into]])
    const [from, remaining] = [1, 2].map((number) => locked.find(({ at }) => at === number))
    if (!remaining || remaining.state !== 'assigned' || from?.code === remaining.code) {
      const message = 'Please give another code, which is assigned to an ambassador'
      throw new AppError('INPUT_INVALID', { fields: [{ path: 'into', message }] })
    }
    const before = requireMovableCode(from, { version, move: 'merge' })
    await moveCounts(before.code, remaining.code, tx)
    await tx.query(moveAliasesSql, [before.code, remaining.code, ctx.now()])
    const changed = await storeState(before, { state: 'merged', merged_into: remaining.code }, { tx, ctx })
    const { ambassadorId } = before
    await recordChange(tx, { action: 'merge', code: before.code, otherCode: remaining.code, ambassadorId, reason }, ctx)
    await ctx.audit(tx, {
      action: 'merge-referral-code',
      object: { resource: referralCodeAudit, id: before.code },
      before: { state: toCodeFacts(before, version).state },
      after: { state: 'merged', mergedInto: remaining.code, reason },
    })
    return changed
  })
}

/** Returns the ambassador, locked; rejects for an ended one and for one with the maximum number of codes. */
async function lockAmbassadorWithRoom(id: string, tx: WriteTx) {
  const ambassador = await lockAmbassadorForCode(id, tx)
  const [codes] = await tx.query<{ count: number }>(countCodesSql, [id])
  if ((codes?.count ?? 0) < maxCodesOfAmbassador) return ambassador
  const message = `An ambassador has at most ${maxCodesOfAmbassador} codes`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'ambassadorId', message }] })
}

interface ExpectedMove {
  readonly version: number
  readonly move: CodeMove
}

async function lockCode({ code, ...seen }: ExpectedMove & { readonly code: string }, tx: WriteTx): Promise<LockedCode> {
  const [found] = await tx.query<LockedCode>(lockCodesSql, [[code]])
  return requireMovableCode(found, seen)
}

/** Returns the locked code; rejects when its version is not the expected one or its state forbids the move. */
function requireMovableCode(found: LockedCode | undefined, { move, version }: ExpectedMove): LockedCode {
  if (!found) throw new AppError('REFERRAL_CODE_NOT_FOUND')
  if (found.version !== Math.max(version, 1)) throw new AppError('CHANGED_MEANWHILE')
  if (!codeStateAfter(toCodeFacts(found, version), move)) throw new AppError('REFERRAL_CODE_STATE_CONFLICT')
  return found
}

/** Returns the facts of a locked code; a seen version of 0 means an id seen only on links, which is unverified. */
function toCodeFacts({ ambassadorId, origin, state }: LockedCode, seenVersion: number) {
  return { state: seenVersion === 0 ? 'unverified' : state, origin, hadOwner: ambassadorId !== null } as const
}

/** Creates a row for an id seen only on links; an existing row means that another request changed it. */
async function storeSeenId(id: string, { ctx, tx }: Deps): Promise<void> {
  const [seen] = await tx.query<{ code: string; type: 'general' | 'tour-guide' }>(readSeenIdSql, [id])
  if (!seen) throw new AppError('REFERRAL_CODE_NOT_FOUND')
  const stored = await tx.query<{ code: string }>(storeSeenIdSql, [seen.code, seen.type, ctx.now()])
  if (stored.length === 0) throw new AppError('CHANGED_MEANWHILE')
}

/** A blocked row until the state is stored, in the same transaction. $1 code, $2 type, $3 now */
const storeSeenIdSql = `/* storeSeenId */
  insert into referral_codes (code, state, origin, referrer_type, created_at, changed_at)
  values ($1, 'blocked', 'seen', $2, $3, $3) on conflict do nothing returning code`

async function removeSeenId(code: string, tx: WriteTx): Promise<Changed> {
  await tx.remove(ReferralCode, { code })
  return { code, version: 0 }
}

type NewState = Partial<ReferralCode> & { readonly state: StoredCodeState }

/** Stores a state; a code that is not assigned carries no copy of a name and an address. */
async function storeState({ code, version }: LockedCode, state: NewState, { ctx, tx }: Deps): Promise<Changed> {
  const isOwned = state.state === 'assigned'
  const copies = isOwned ? {} : { assigned_to: null, assigned_email: null }
  await tx.update(ReferralCode, { code }, { ...copies, ...state, version: version + 1, changed_at: ctx.now() })
  if (!isOwned) await clearOwner([code], tx)
  return { code, version: version + 1 }
}
