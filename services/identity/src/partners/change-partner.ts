import type { Input, Output } from '@seneb/contracts/define'
import {
  PartnerChanged,
  PartnerErasureStarted,
  type DeletePartner,
  type DisablePartner,
  type EnablePartner,
  type UpdatePartner,
} from '@seneb/contracts/messages/identity/partner.messages'
import type { PartnerLimits } from '@seneb/contracts/vocabulary/partner-access'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'

import type { IdentityCtx } from '../identity-ctx.js'
import { partnerAudit, partnerNameError } from './create-partner.js'
import { convertDay, peakLimit } from './partner-days.js'
import { endKeysSql, erasePartnersSql, lockPartnerSql, Partner, type LockedPartner } from './partner.entity.js'

/**
 * Changes the name and the limits of a partner. Consents and mails from before keep the name that people agreed to.
 * Rejects with PARTNER_UNKNOWN, PARTNER_EXISTS, CHANGED_MEANWHILE, or INPUT_INVALID for a limit above the maximum.
 */
export async function updatePartner(
  { name, partnerId, pointsPerDay, pointsPerMinute, version }: Input<typeof UpdatePartner>,
  ctx: IdentityCtx,
): Promise<Output<typeof UpdatePartner>> {
  assertWithinMaximum({ pointsPerMinute, pointsPerDay }, ctx)
  try {
    return await ctx.db.write(async (tx) => {
      const before = await lockPartner(partnerId, version, tx)
      const limits = { pointsPerMinute: pointsPerMinute ?? null, pointsPerDay: pointsPerDay ?? null }
      const isSameLimits =
        before.pointsPerMinute === limits.pointsPerMinute && before.pointsPerDay === limits.pointsPerDay
      if (isSameLimits && before.name === name) return { partnerId, version }
      const columns = {
        name,
        points_per_minute: limits.pointsPerMinute,
        points_per_day: limits.pointsPerDay,
        ...convertDays(limits.pointsPerDay, before, ctx.now()),
      }
      const next = await changePartner(before, columns, tx)
      await ctx.audit(tx, {
        action: 'update-partner',
        object: { resource: partnerAudit, id: partnerId },
        before: { name: before.name, pointsPerMinute: before.pointsPerMinute, pointsPerDay: before.pointsPerDay },
        after: { name, ...limits },
      })
      return next
    })
  } catch (error) {
    throw partnerNameError(error)
  }
}

/** Disables a partner; requests in flight are completed, later ones fail with PARTNER_DISABLED. */
export function disablePartner(
  { partnerId, reason, version }: Input<typeof DisablePartner>,
  ctx: IdentityCtx,
): Promise<Output<typeof DisablePartner>> {
  return ctx.db.write(async (tx) => {
    const before = await lockPartner(partnerId, version, tx)
    assertState(before, 'active')
    const next = await changePartner(before, { state: 'disabled', disabled_reason: reason }, tx)
    await ctx.audit(tx, {
      action: 'disable-partner',
      object: { resource: partnerAudit, id: partnerId },
      before: { state: 'active' },
      after: { state: 'disabled', reason },
    })
    return next
  })
}

/** Enables a disabled partner; keys that were revoked or have expired stay so. */
export function enablePartner(
  { partnerId, version }: Input<typeof EnablePartner>,
  ctx: IdentityCtx,
): Promise<Output<typeof EnablePartner>> {
  return ctx.db.write(async (tx) => {
    const before = await lockPartner(partnerId, version, tx)
    assertState(before, 'disabled')
    const next = await changePartner(before, { state: 'active', disabled_reason: null }, tx)
    await ctx.audit(tx, {
      action: 'enable-partner',
      object: { resource: partnerAudit, id: partnerId },
      before: { state: 'disabled' },
      after: { state: 'active' },
    })
    return next
  })
}

/**
 * Deletes a disabled partner permanently: the keys are revoked, and name, reason and the names of keys are erased. The row
 * stays without them, because enquiries and audit entries refer to its id. Consents keep the name as evidence. The
 * ledger of erasures gets the id, so that a restored backup brings no name back.
 */
export function deletePartner(
  { name, partnerId, version }: Input<typeof DeletePartner>,
  ctx: IdentityCtx,
): Promise<Output<typeof DeletePartner>> {
  return ctx.db.write(async (tx) => {
    const before = await lockPartner(partnerId, version, tx)
    assertState(before, 'disabled')
    if (name !== before.name) throw new AppError('INPUT_INVALID', { fields: [{ path: 'name', message: otherName }] })
    await tx.query(endKeysSql, [partnerId, ctx.now(), ctx.actor])
    await eraseRecords([{ erasureId: partnerId, recordIds: [partnerId] }], partnerErasing, tx)
    await tx.publish(PartnerChanged, { partnerId })
    await tx.publish(PartnerErasureStarted, { partnerId, startedAt: ctx.now().toISOString() })
    await ctx.audit(tx, {
      action: 'delete-partner',
      object: { resource: partnerAudit, id: partnerId },
      before: { state: 'disabled', name },
      after: { state: 'deleted', name: null },
    })
    return { partnerId }
  })
}

/** Erasure of partners, when one is deleted and when a restored backup has it again; no other service waits for it. */
export const partnerErasing: ErasureHandler<IdentityCtx> = {
  eraseRows: async (ids, tx) => {
    await tx.query(erasePartnersSql, [ids])
  },
  onFinished: () => Promise.resolve(),
}

/** Converts the day's use to another limit; without a limit the stored use stays unchanged. */
function convertDays(limit: number | null, { dayLimit, ...used }: LockedPartner, now: Date) {
  if (limit === null) return {}
  const isOver = [used.liveDayOverUntil, used.testDayOverUntil].some((until) => until && until > now)
  const counted = { dayLimit, dayPeak: isOver ? used.dayPeak : null }
  const live = convertDay(limit, { ...counted, fullAt: used.liveDayFullAt, overUntil: used.liveDayOverUntil }, now)
  const test = convertDay(limit, { ...counted, fullAt: used.testDayFullAt, overUntil: used.testDayOverUntil }, now)
  return {
    live_day_full_at: live.fullAt,
    test_day_full_at: test.fullAt,
    live_day_over_until: live.overUntil,
    test_day_over_until: test.overUntil,
    day_limit: limit,
    day_peak: live.overUntil || test.overUntil ? peakLimit(counted) : null,
  }
}

const otherName = 'Please type the name of this partner as it is shown above'

function assertState({ state }: LockedPartner, expected: LockedPartner['state']): void {
  if (state !== expected) throw new AppError('PARTNER_STATE_CONFLICT')
}

function assertWithinMaximum(limits: PartnerLimits, { maxPartnerLimits }: IdentityCtx): void {
  const fields = (['pointsPerMinute', 'pointsPerDay'] as const)
    .filter((path) => (limits[path] ?? 0) > maxPartnerLimits[path])
    .map((path) => ({ path, message: `Please give at most ${maxPartnerLimits[path].toLocaleString('en-US')}` }))
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}

/** Returns the partner, locked; rejects with CHANGED_MEANWHILE when its version is not the expected one. */
async function lockPartner(id: string, expectedVersion: number, tx: WriteTx): Promise<LockedPartner> {
  const [partner] = await tx.query<LockedPartner>(lockPartnerSql, [id])
  if (!partner) throw new AppError('PARTNER_UNKNOWN')
  if (partner.version !== expectedVersion) throw new AppError('CHANGED_MEANWHILE')
  return partner
}

/** Stores the next version of a partner and notifies every gateway. */
async function changePartner(
  { id: partnerId, version }: LockedPartner,
  columns: Partial<Partner>,
  tx: WriteTx,
): Promise<{ partnerId: string; version: number }> {
  await tx.update(Partner, { id: partnerId }, { ...columns, version: version + 1 })
  await tx.publish(PartnerChanged, { partnerId })
  return { partnerId, version: version + 1 }
}
