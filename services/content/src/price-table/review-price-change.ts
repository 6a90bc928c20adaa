import type { Input } from '@seneb/contracts/define'
import type {
  CancelPriceSchedule,
  PublishPriceChange,
  RejectPriceChange,
} from '@seneb/contracts/messages/content/price.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import { auditAsSystem } from '../audit-as-system.js'
import { reasonToStop, runInOrder } from '../due-changes.js'
import { PriceVersion } from './price-version.entity.js'
import { lockPricesSql } from './reference-price.entity.js'
import { publishChanges } from '../publications/store-publications.js'
import { lockPublications } from '../publications/stored-settings.js'
import { dayOf } from '../site/claim.rules.js'
import {
  assertNoOtherScheduled,
  assertOverCurrent,
  assertState,
  editChange,
  finishEdit,
  lockChange,
  readCurrentPrices,
  unchecked,
  type SavedChange,
} from './edit-price-change.js'
import { dueChangesSql, publishPricesSql, type PriceChange } from './price-change.entity.js'

/**
 * Publishes an open change, or schedules it until its first day. Calculator, pages, structured data and API follow
 * within a minute. None of its authors may publish it, whatever they publish it with.
 */
export function publishPriceChange(seen: Input<typeof PublishPriceChange>, ctx: Ctx): Promise<SavedChange> {
  return editChange(seen, ctx, async (change, tx) => {
    assertState(change, ['open'])
    const checker = requireStaff(ctx).id
    assertSecondPerson(change, checker)
    const checked = { checked_by: checker, checked_at: ctx.now(), reason: null }
    await lockPrices(change, tx)
    const { valid_from: validFrom } = change
    if (validFrom && validFrom > dayOf(ctx.now())) {
      await assertNoOtherScheduled(change, tx, ctx)
      return { action: 'schedule-price-change', state: 'scheduled', patch: checked, after: { validFrom } }
    }
    await publishPrices({ ...change, ...checked }, tx, ctx)
    return { action: 'publish-price-change', state: 'published', patch: checked }
  })
}

/** Rejects an open change with the reason; its author may edit and propose it again. */
export function rejectPriceChange(
  { reason, ...seen }: Input<typeof RejectPriceChange>,
  ctx: Ctx,
): Promise<SavedChange> {
  return editChange(seen, ctx, (change) => {
    assertState(change, ['open'])
    const patch = { checked_by: requireStaff(ctx).id, checked_at: ctx.now(), reason }
    return { action: 'reject-price-change', state: 'rejected', patch, after: { reason } }
  })
}

/** Cancels the schedule; the change needs a second person again. */
export function cancelPriceSchedule(seen: Input<typeof CancelPriceSchedule>, ctx: Ctx): Promise<SavedChange> {
  return editChange(seen, ctx, (change) => {
    assertState(change, ['scheduled'])
    return { action: 'cancel-price-schedule', state: 'open', patch: unchecked }
  })
}

/**
 * Publishes the changes whose first day has come. The state changes in the transaction of the publication, so each is
 * published once, whatever restarts in between. One that fails does not hold up the others.
 */
export async function publishScheduledPrices(ctx: Ctx): Promise<void> {
  const due = await ctx.db.read((tx) => tx.query<{ id: string }>(dueChangesSql, [dayOf(ctx.now())]))
  await runInOrder(due, ({ id }) => publishDue(id, ctx))
}

async function publishDue(id: string, base: Ctx): Promise<void> {
  const ctx = { ...base, audit: auditAsSystem(base) }
  try {
    await ctx.db.write(async (tx) => {
      const change = await lockChange(id, tx)
      if (!isDue(change, ctx)) return
      await lockPrices(change, tx)
      await publishPrices(change, tx, ctx)
      const after = { scheduledBy: change.checked_by }
      const edit = { action: 'publish-scheduled-prices', state: 'published', patch: {}, after } as const
      await finishEdit(change, edit, { tx, ctx })
    })
  } catch (error) {
    await stopSchedule(id, reasonToStop(error, ctx), ctx)
  }
}

/** Opens a change that can no longer be published again, with the reason; people decide what comes of it. */
async function stopSchedule(id: string, message: string, ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const change = await lockChange(id, tx)
    if (!isDue(change, ctx)) return
    const reason = `Not published: ${message}`
    const patch = { ...unchecked, reason }
    await finishEdit(change, { action: 'stop-price-schedule', state: 'open', patch, after: { reason } }, { tx, ctx })
  })
}

function isDue({ state, valid_from }: PriceChange, ctx: Ctx): boolean {
  return state === 'scheduled' && typeof valid_from === 'string' && valid_from <= dayOf(ctx.now())
}

function assertSecondPerson({ authors }: PriceChange, checker: string): void {
  if (!authors.includes(checker)) return
  const message = 'You wrote part of this change, so someone else has to publish it.'
  throw new AppError('APPROVER_IS_AUTHOR', { message })
}

/** Locks all prices and rejects a change over older versions of them. */
async function lockPrices({ prices }: PriceChange, tx: WriteTx): Promise<void> {
  await tx.query(lockPricesSql)
  assertOverCurrent(prices, await readCurrentPrices(keysOf(prices), tx))
}

/** Replaces the prices on the site and adds their versions, in the transaction of the event; the prices are locked. */
async function publishPrices(change: PriceChange, tx: WriteTx, ctx: Ctx): Promise<void> {
  const { authors, checked_by, id: change_id, note, prices, written_by } = change
  const keys = keysOf(prices)
  const current = await readCurrentPrices(keys, tx)
  await lockPublications(tx)
  await tx.query(publishPricesSql, [JSON.stringify(prices)])
  for (const { asOf, cents, key, restoredFrom, source, sourceUrl, version } of prices) {
    const values = {
      price_id: key,
      number: version + 1,
      price_usd_cents: cents,
      unit: current.get(key)?.unit ?? 'each',
      source,
      source_url: sourceUrl ?? null,
      as_of: asOf,
      valid_from: dayOf(ctx.now()),
    }
    const people = { authors, written_by, checked_by }
    const origin = { change_id, note, restored_from: restoredFrom ?? null, published_at: ctx.now() }
    await tx.save(Object.assign(new PriceVersion(), { ...values, ...people, ...origin }))
  }
  await publishChanges(
    keys.map((key) => ({ kind: 'price', key })),
    tx,
    ctx,
  )
}

function keysOf(prices: PriceChange['prices']): readonly string[] {
  return prices.map(({ key }) => key)
}
