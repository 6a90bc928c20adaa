import type { Input, Output } from '@seneb/contracts/define'
import {
  CreatePriceChange,
  RestorePriceVersion,
  type UpdatePriceChange,
  type WithdrawPriceChange,
} from '@seneb/contracts/messages/content/price.messages'
import type { PriceChangeState } from '@seneb/contracts/vocabulary/price-changes'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { type AuditedFields, defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { executeIdempotently, findPreviousReply } from '@seneb/service-kit/requests/idempotency'
import type { RequestContract } from '@seneb/contracts/define'

import { currentPricesSql, PriceVersion, type CurrentPrice } from './price-version.entity.js'
import { dayOf } from '../site/claim.rules.js'
import { lockChangeSql, PriceChange, scheduledPriceSql } from './price-change.entity.js'
import {
  isSameValue,
  problemsOfPrices,
  proposedPrices,
  validFromProblem,
  type ProposedPrice,
  type SentPrice,
} from './price-values.rules.js'

export type SavedChange = Output<typeof CreatePriceChange>

/** Proposes new values of one or more prices; the site keeps the current ones until a second person publishes them. */
export function createPriceChange(request: Input<typeof CreatePriceChange>, ctx: Ctx): Promise<SavedChange> {
  return executeOnce({ contract: CreatePriceChange, request }, ctx, async (tx) => {
    const { note, prices: sent, validFrom } = request
    const prices = await checkedPrices(sent, tx, ctx)
    return storeNewChange({ prices, note, validFrom, action: 'propose-prices' }, tx, ctx)
  })
}

/** Replaces the values of an open or rejected change. Its earlier authors still may not publish it. */
export function updatePriceChange(
  { note, prices: sent, validFrom, ...seen }: Input<typeof UpdatePriceChange>,
  ctx: Ctx,
): Promise<SavedChange> {
  return editChange(seen, ctx, async (change, tx) => {
    assertState(change, ['open', 'rejected'])
    assertValidFrom(validFrom, ctx)
    const prices = await checkedPrices(sent, tx, ctx)
    await assertNoOtherScheduled({ id: change.id, prices, valid_from: validFrom }, tx, ctx)
    const author = requireStaff(ctx).id
    return {
      action: 'edit-price-change',
      state: 'open',
      patch: {
        prices,
        note,
        valid_from: validFrom ?? null,
        authors: [...new Set([...change.authors, author])],
        written_by: author,
        written_at: ctx.now(),
        ...unchecked,
      },
      before: { prices: summaryOf(change.prices), validFrom: change.valid_from, note: change.note },
      after: { prices: summaryOf(prices), validFrom, note },
    }
  })
}

/** An undecided change. */
export const unchecked = { checked_by: null, checked_at: null, reason: null } as const

/** Withdraws a change that is not published or scheduled. */
export function withdrawPriceChange(seen: Input<typeof WithdrawPriceChange>, ctx: Ctx): Promise<SavedChange> {
  return editChange(seen, ctx, (change) => {
    assertState(change, ['open', 'rejected'])
    return { action: 'withdraw-price-change', state: 'withdrawn', patch: {} }
  })
}

/** Proposes the values of an earlier version again; those who wrote it may not publish it either. */
export function restorePriceVersion(request: Input<typeof RestorePriceVersion>, ctx: Ctx): Promise<SavedChange> {
  return executeOnce({ contract: RestorePriceVersion, request }, ctx, async (tx) => {
    const { from, key, version } = request
    const current = (await readCurrentPrices([key], tx)).get(key)
    if (!current) throw rejectedAt('key', 'Price not found')
    if (current.version !== version) throw new AppError('CHANGED_MEANWHILE')
    const earlier = await tx.findOne(PriceVersion, { price_id: key, number: from })
    if (!earlier) throw rejectedAt('from', 'Version not found')
    if (earlier.unit !== current.unit) {
      const message = `Version ${from} is ${earlier.unit}, and this price is ${current.unit} now. Please propose a new price.`
      throw rejectedAt('from', message)
    }
    const price = {
      key,
      version,
      cents: earlier.price_usd_cents,
      source: earlier.source,
      ...(earlier.source_url ? { sourceUrl: earlier.source_url } : {}),
      asOf: earlier.as_of,
      restoredFrom: from,
    }
    if (isSameValue(current, price)) throw rejectedAt('from', 'Nothing is different from the current price')
    const change = { prices: [price], note: `Version ${from} again`, authors: earlier.authors }
    return storeNewChange({ ...change, action: 'restore-price-version' }, tx, ctx)
  })
}

interface NewChange {
  readonly prices: readonly ProposedPrice[]
  readonly note: string
  readonly validFrom?: string | undefined
  /** Authors of the values besides the caller. */
  readonly authors?: readonly string[]
  readonly action: string
}

/** Stores a change with its audit entry. */
export async function storeNewChange(
  { action, authors = [], note, prices, validFrom }: NewChange,
  tx: WriteTx,
  ctx: Ctx,
): Promise<SavedChange> {
  assertValidFrom(validFrom, ctx)
  await assertNoOtherScheduled({ prices, valid_from: validFrom }, tx, ctx)
  const author = requireStaff(ctx).id
  const change = {
    id: ctx.newId(),
    version: 1,
    state: 'open' as const,
    prices,
    note,
    valid_from: validFrom ?? null,
    authors: [...new Set([...authors, author])],
    written_by: author,
    written_at: ctx.now(),
    ...unchecked,
  }
  await tx.save(Object.assign(new PriceChange(), change))
  const { id, state, version } = change
  const after = { state, prices: summaryOf(prices), validFrom, note }
  await ctx.audit(tx, { action, object: { resource: priceChangeAudit, id }, after })
  return { id, version, state }
}

/** Effect of an edit on a change, as its row, its audit entry and the reply have it. */
interface ChangeEdit {
  readonly action: string
  readonly state: PriceChangeState
  readonly patch: Partial<PriceChange>
  readonly before?: AuditedFields<keyof typeof priceChangeAudit.fields>
  readonly after?: AuditedFields<keyof typeof priceChangeAudit.fields>
}

interface SeenChange {
  readonly id: string
  readonly version: number
}

/** Edits a locked change with its audit entry; of two edits of one version the second is rejected. */
export function editChange(
  { id, version }: SeenChange,
  ctx: Ctx,
  edit: (change: PriceChange, tx: WriteTx) => ChangeEdit | Promise<ChangeEdit>,
): Promise<SavedChange> {
  return ctx.db.write(async (tx) => {
    const change = await lockChange(id, tx)
    if (change.version !== version) throw new AppError('CHANGED_MEANWHILE')
    return finishEdit(change, await edit(change, tx), { tx, ctx })
  })
}

export async function lockChange(id: string, tx: ReadTx): Promise<PriceChange> {
  const [change] = await tx.query<PriceChange>(lockChangeSql, [id])
  if (!change) throw new AppError('PRICE_CHANGE_UNKNOWN')
  return change
}

/** Stores an edit as the next version of the change. */
export async function finishEdit(
  change: PriceChange,
  { action, after, before, patch, state }: ChangeEdit,
  { ctx, tx }: { readonly ctx: Ctx; readonly tx: WriteTx },
): Promise<SavedChange> {
  const { id } = change
  const version = change.version + 1
  await tx.update(PriceChange, { id }, { ...patch, state, version })
  const object = { resource: priceChangeAudit, id }
  await ctx.audit(tx, { action, object, before: { state: change.state, ...before }, after: { state, ...after } })
  return { id, version, state }
}

const stateProblems: Readonly<Record<PriceChangeState, string>> = {
  open: 'This change is not scheduled',
  scheduled: 'This change is scheduled. Cancel its schedule first.',
  published: 'This change is published',
  rejected: 'This change was rejected. Edit it to propose it again.',
  withdrawn: 'This change was withdrawn',
}

export function assertState({ state }: PriceChange, allowed: readonly PriceChangeState[]): void {
  if (!allowed.includes(state)) throw rejectedAt('id', stateProblems[state])
}

/** Returns the prices on the site by their keys, or all of them. */
export async function readCurrentPrices(
  keys: readonly string[] | null,
  tx: ReadTx,
): Promise<ReadonlyMap<string, CurrentPrice>> {
  const rows = await tx.query<CurrentPrice>(currentPricesSql, [keys])
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns the prices as they are stored; rejects each that has a problem, and all over an older version. */
async function checkedPrices(sent: readonly SentPrice[], tx: ReadTx, ctx: Ctx): Promise<readonly ProposedPrice[]> {
  const current = await readCurrentPrices(
    sent.map(({ key }) => key),
    tx,
  )
  const prices = proposedPrices(sent)
  // Another person's value may be the same as this one, so the version is compared first.
  const known = prices.filter(({ key }) => current.has(key))
  if (known.length === prices.length) assertOverCurrent(known, current)
  const fields = problemsOfPrices(sent, current, dayOf(ctx.now()))
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
  return prices
}

/** Rejects with CHANGED_MEANWHILE when a price has a later version than its author saw. */
export function assertOverCurrent(prices: readonly ProposedPrice[], current: ReadonlyMap<string, CurrentPrice>): void {
  const changed = prices.filter(({ key, version }) => current.get(key)?.version !== version).map(({ key }) => key)
  if (changed.length === 0) return
  const message = `Other values of these prices were published meanwhile: ${namesOf(changed)}. Compare them, then save the change again.`
  throw new AppError('CHANGED_MEANWHILE', { message })
}

const maxNamed = 10

function namesOf(keys: readonly string[]): string {
  const more = keys.length > maxNamed ? ` and ${keys.length - maxNamed} more` : ''
  return `${keys.slice(0, maxNamed).join(', ')}${more}`
}

function assertValidFrom(validFrom: string | undefined, ctx: Ctx): void {
  const message = validFromProblem(validFrom, dayOf(ctx.now()))
  if (message !== undefined) throw rejectedAt('validFrom', message)
}

/** Rejects a second change of a price for a day to come: the first one overtakes it. */
export async function assertNoOtherScheduled(
  { id, prices, valid_from }: Pick<PriceChange, 'prices' | 'valid_from'> & { readonly id?: string },
  tx: ReadTx,
  ctx: Ctx,
): Promise<void> {
  if (!valid_from || valid_from <= dayOf(ctx.now())) return
  type Scheduled = { readonly key: string; readonly validFrom: string }
  const params = [prices.map(({ key }) => key), id ?? null]
  const [other] = await tx.query<Scheduled>(scheduledPriceSql, params)
  if (!other) return
  const message = `A change of ${other.key} is scheduled for ${other.validFrom} already. Cancel that schedule first, or propose this one after that day.`
  throw rejectedAt('validFrom', message)
}

export function rejectedAt(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** Audit format of a change: prices are published, so they are shown. */
const priceChangeAudit = defineAuditedResource('price-change', {
  state: 'plain',
  prices: 'plain',
  validFrom: 'plain',
  note: 'text',
  reason: 'text',
  scheduledBy: 'plain',
})

const maxAudited = 50

/** Returns the prices of a change for its audit entry; those of a long one are in the change. */
function summaryOf(prices: readonly ProposedPrice[]): string {
  const shown = prices.slice(0, maxAudited).map(({ cents, key }) => `${key} ${cents === null ? 'none' : cents / 100}`)
  const more = prices.length > maxAudited ? ` and ${prices.length - maxAudited} more` : ''
  return `${shown.join(', ')}${more}`
}

/** Writes once per idempotency key, also when the prices changed after the first request. */
export async function executeOnce<Q extends RequestContract>(
  repeatable: { readonly contract: Q; readonly request: Input<Q> },
  ctx: Ctx,
  fn: (tx: WriteTx) => Promise<SavedChange>,
): Promise<SavedChange> {
  const before = await findPreviousReply<Q, SavedChange>(repeatable, ctx)
  return before ?? executeIdempotently<Q, SavedChange>(repeatable, ctx, fn)
}
