import type { Input, Output } from '@seneb/contracts/define'
import {
  AddAmbassador,
  type EndAmbassador,
  type EraseAmbassador,
  type PauseAmbassador,
  type ResumeAmbassador,
  type UpdateAmbassador,
} from '@seneb/contracts/messages/referral/ambassador.messages'
import { AmbassadorErasureStarted } from '@seneb/contracts/messages/referral/every-service.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'

import { clearOwner } from '../referrals/change-owner.js'
import { recordChange } from '../referral-changes/record-change.js'
import { Ambassador } from './ambassador.entity.js'
import {
  clearReasonsSql,
  holdAmbassadorsOfCodesSql,
  holdAmbassadorSql,
  lockAmbassadorSql,
  outdateCodesSql,
  readAmbassadorSql,
  renameCodesSql,
  revokeCodesSql,
  type LockedAmbassador,
  type StoredAmbassador,
} from './ambassador.queries.js'
import { stateAfter, type AmbassadorMove } from './ambassador.rules.js'
import { eraseAmbassadors } from './erase-ambassadors.js'

export type NewAmbassador = Pick<Ambassador, 'application_id' | 'referrer_type'> & {
  readonly name: string
  readonly email: string
}

/** Stores a new ambassador, who has no code yet. */
export async function storeAmbassador(ambassador: NewAmbassador, tx: WriteTx, ctx: Ctx): Promise<string> {
  const [id, at] = [ctx.newId(), ctx.now()]
  const row = { ...ambassador, id, state: 'active', created_at: at, changed_at: at }
  await tx.save(Object.assign(new Ambassador(), row))
  return id
}

/** Adds an ambassador without an application (D-43); a repetition with the same key adds no second one. */
export async function addAmbassador(
  request: Input<typeof AddAmbassador>,
  ctx: Ctx,
): Promise<Output<typeof AddAmbassador>> {
  const { email, name, type } = request
  return executeIdempotently({ contract: AddAmbassador, request }, ctx, async (tx) => {
    const ambassadorId = await storeAmbassador({ name, email, referrer_type: type }, tx, ctx)
    await recordChange(tx, { action: 'add', ambassadorId }, ctx)
    const object = { resource: ambassadorAudit, id: ambassadorId }
    await ctx.audit(tx, { action: 'add-ambassador', object, after: { state: 'active', type, name, email } })
    return { ambassadorId }
  })
}

/** Changes name, address and public name; codes have the new name immediately (D-11). */
export async function updateAmbassador(
  { ambassadorId, email, name, publicName, version }: Input<typeof UpdateAmbassador>,
  ctx: Ctx,
): Promise<Output<typeof UpdateAmbassador>> {
  return ctx.db.write(async (tx) => {
    const before = await lockAmbassador(ambassadorId, version, tx)
    if (before.name === null) throw new AppError('AMBASSADOR_STATE_CONFLICT')
    const isSamePublicName = (publicName ?? null) === before.publicName
    if (isSamePublicName && name === before.name && email === before.email) return { ambassadorId, version }
    const agreedAt = isSamePublicName ? before.publicNameAgreedAt : publicName ? ctx.now() : null
    const names = { name, email, public_name: publicName ?? null, public_name_agreed_at: agreedAt }
    await tx.update(Ambassador, { id: ambassadorId }, { ...names, version: version + 1, changed_at: ctx.now() })
    await tx.query(renameCodesSql, [ambassadorId])
    await recordChange(tx, { action: 'update', ambassadorId }, ctx)
    await ctx.audit(tx, {
      action: 'update-ambassador',
      object: { resource: ambassadorAudit, id: ambassadorId },
      before: { name: before.name, email: before.email, publicName: before.publicName },
      after: { name, email, publicName },
    })
    return { ambassadorId, version: version + 1 }
  })
}

/** Pauses an ambassador; links with their codes are refused as not yet activated (D-07). */
export async function pauseAmbassador(
  input: Input<typeof PauseAmbassador>,
  ctx: Ctx,
): Promise<Output<typeof PauseAmbassador>> {
  return ctx.db.write((tx) => moveAmbassador('pause', input, { tx, ctx }))
}

/** Resumes a paused ambassador. */
export async function resumeAmbassador(
  input: Input<typeof ResumeAmbassador>,
  ctx: Ctx,
): Promise<Output<typeof ResumeAmbassador>> {
  return ctx.db.write((tx) => moveAmbassador('resume', input, { tx, ctx }))
}

/** Ends an ambassador permanently and revokes their codes, in one transaction (D-07). */
export async function endAmbassador(
  input: Input<typeof EndAmbassador>,
  ctx: Ctx,
): Promise<Output<typeof EndAmbassador>> {
  return ctx.db.write(async (tx) => {
    const revokedCodes: string[] = []
    const changed = await moveAmbassador('end', input, { tx, ctx }, async () => {
      revokedCodes.push(...(await revokeCodes(input, { tx, ctx })))
      return { codes: revokedCodes }
    })
    return { ...changed, revokedCodes }
  })
}

/**
 * Erases the names, the address and the reasons stored of an ambassador, who ends with it. Their codes, the counts and
 * the record of who acted stay, under an id that leads to no person. The ledger of erasures gets this id, so that a
 * restored backup brings no name back.
 */
export async function eraseAmbassador(
  { ambassadorId, version }: Input<typeof EraseAmbassador>,
  ctx: Ctx,
): Promise<Output<typeof EraseAmbassador>> {
  return ctx.db.write(async (tx) => {
    const before = await lockAmbassador(ambassadorId, version, tx)
    if (before.name === null) throw new AppError('AMBASSADOR_STATE_CONFLICT')
    await tx.query(outdateCodesSql, [ambassadorId])
    const revokedCodes = await revokeCodes({ ambassadorId }, { tx, ctx })
    const noNames = { name: null, email: null, public_name: null, public_name_agreed_at: null }
    const ended = { state: 'ended', version: version + 1, changed_at: ctx.now() } as const
    await tx.update(Ambassador, { id: ambassadorId }, { ...noNames, ...ended })
    await tx.query(clearReasonsSql, [ambassadorId])
    await recordChange(tx, { action: 'erase', ambassadorId }, ctx)
    const erasure = { erasureId: ambassadorId, recordIds: [ambassadorId] }
    await eraseRecords([erasure], { eraseRows: eraseAmbassadors }, tx)
    await tx.publish(AmbassadorErasureStarted, { ambassadorId, startedAt: ctx.now().toISOString() })
    await ctx.audit(tx, {
      action: 'erase-ambassador',
      object: { resource: ambassadorAudit, id: ambassadorId },
      before: { state: before.state, name: before.name, email: before.email, publicName: before.publicName },
      after: { state: 'ended', name: null, email: null, publicName: null, codes: revokedCodes },
    })
    return { ambassadorId, version: version + 1, revokedCodes: [...revokedCodes] }
  })
}

/** Revokes the codes of an ambassador and clears the copies of the name and the address that they carry. */
async function revokeCodes(
  { ambassadorId, reason }: { readonly ambassadorId: string; readonly reason?: string },
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<readonly string[]> {
  const rows = await tx.query<{ code: string }>(revokeCodesSql, [ambassadorId, ctx.now()])
  const codes = rows.map(({ code }) => code)
  await clearOwner(codes, tx)
  const change = { action: 'revoke', ambassadorId, ...(reason === undefined ? {} : { reason }) } as const
  for (const code of codes) await recordChange(tx, { ...change, code }, ctx)
  return codes
}

interface MoveInput {
  readonly ambassadorId: string
  readonly version: number
  readonly reason?: string
}

async function moveAmbassador(
  move: AmbassadorMove,
  { ambassadorId, reason, version }: MoveInput,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
  applyFurtherChanges: () => Promise<{ readonly codes?: readonly string[] }> = () => Promise.resolve({}),
): Promise<{ ambassadorId: string; version: number }> {
  const before = await lockAmbassador(ambassadorId, version, tx)
  const state = stateAfter(before.state, move)
  if (!state) throw new AppError('AMBASSADOR_STATE_CONFLICT')
  await tx.update(Ambassador, { id: ambassadorId }, { state, version: version + 1, changed_at: ctx.now() })
  await recordChange(tx, { action: move, ambassadorId, ...(reason === undefined ? {} : { reason }) }, ctx)
  const { codes } = await applyFurtherChanges()
  await ctx.audit(tx, {
    action: `${move}-ambassador`,
    object: { resource: ambassadorAudit, id: ambassadorId },
    before: { state: before.state },
    after: { state, reason, codes },
  })
  return { ambassadorId, version: version + 1 }
}

/** Ambassador who may get codes. */
type Holder = LockedAmbassador & { readonly name: string; readonly email: string }

/** Returns the ambassador, locked while a code is assigned to them; an ended one gets no code. */
export async function lockAmbassadorForCode(id: string, tx: WriteTx): Promise<Holder> {
  const [ambassador] = await tx.query<LockedAmbassador>(holdAmbassadorSql, [id])
  if (!ambassador) throw new AppError('AMBASSADOR_NOT_FOUND')
  const { email, name, state } = ambassador
  if (state === 'ended' || name === null || email === null) throw new AppError('AMBASSADOR_STATE_CONFLICT')
  return { ...ambassador, name, email }
}

/** Locks the ambassadors of codes until a change of the codes is stored; their erasure comes before or after it. */
export async function lockAmbassadorsOfCodes(codes: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(holdAmbassadorsOfCodesSql, [codes])
}

/** Returns the address of an ambassador; an erased one is not found. */
export async function readAmbassadorAddress(id: string, tx: Pick<ReadTx, 'query'>): Promise<string> {
  const [ambassador] = await tx.query<Pick<StoredAmbassador, 'email'>>(readAmbassadorSql, [id])
  if (!ambassador?.email) throw new AppError('AMBASSADOR_NOT_FOUND')
  return ambassador.email
}

/** Returns the ambassador, locked; rejects with CHANGED_MEANWHILE when the version is not the expected one. */
async function lockAmbassador(id: string, expectedVersion: number, tx: WriteTx): Promise<LockedAmbassador> {
  const [ambassador] = await tx.query<LockedAmbassador>(lockAmbassadorSql, [id])
  if (!ambassador) throw new AppError('AMBASSADOR_NOT_FOUND')
  if (ambassador.version !== expectedVersion) throw new AppError('CHANGED_MEANWHILE')
  return ambassador
}

/** Audit format of an ambassador: the state, and that names changed; of a reason, only the length. */
export const ambassadorAudit = defineAuditedResource('ambassador', {
  state: 'plain',
  type: 'plain',
  codes: 'plain',
  name: 'personal',
  email: 'personal',
  publicName: 'personal',
  reason: 'text',
  format: 'plain',
})
