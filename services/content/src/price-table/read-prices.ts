import type { Input, Output } from '@seneb/contracts/define'
import type {
  ListPriceChanges,
  ListPriceHistory,
  ListPrices,
  ListPriceVersions,
  ReadPriceChange,
} from '@seneb/contracts/messages/content/price.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { ageOf } from './price-age.rules.js'
import { listPriceVersionsSql, type CurrentPrice, type PriceVersion } from './price-version.entity.js'
import type { ProposedPrice } from './price-values.rules.js'
import { priceNames } from './read-savings-table.js'
import { dayOf } from '../site/claim.rules.js'
import { readCurrentPrices } from './edit-price-change.js'
import { listChangesSql, openPricesSql, PriceChange } from './price-change.entity.js'

type Deps = Pick<Ctx, 'db'>

/** Lists every price with its age, and the changes of it that wait. */
export async function listPrices(
  { age }: Input<typeof ListPrices>,
  ctx: Pick<Ctx, 'db' | 'now'>,
): Promise<Output<typeof ListPrices>> {
  const today = dayOf(ctx.now())
  const [current, open] = await ctx.db.read(async (tx) => [
    await readCurrentPrices(null, tx),
    await tx.query<{ id: string; key: string }>(openPricesSql),
  ])
  const prices = [...current.values()].map((price) => ({
    ...namedPrice(price),
    ...valuesOf(price),
    version: price.version,
    ...ageOf(price.asOf, today),
    openChangeIds: open.filter(({ key }) => key === price.key).map(({ id }) => id),
  }))
  return { prices: age === undefined ? prices : prices.filter((price) => price.age === age) }
}

/** Names of a price as people read them. */
function namedPrice({ country, item, key, unit }: CurrentPrice) {
  const countryName = priceNames.get(country) ?? country
  return { key, country, countryName, item, itemName: priceNames.get(item) ?? item, unit }
}

interface PriceValues {
  readonly cents: number | null
  readonly source: string
  readonly sourceUrl?: string | null
  readonly asOf: string
}

function valuesOf({ asOf, cents, source, sourceUrl }: PriceValues) {
  return { cents, source, ...(sourceUrl ? { sourceUrl } : {}), asOf }
}

/** Returns a page of the versions of a price for the public, by one statement however many there are. */
export async function listPriceHistory(
  input: Input<typeof ListPriceHistory>,
  deps: Deps,
): Promise<Output<typeof ListPriceHistory>> {
  const { hasMore, rows } = await readVersions(input, deps)
  return { versions: rows.map((row) => ({ ...versionOf(row), cursor: cursorOf(row.number) })), hasMore }
}

/** Returns a page of the versions of a price with the people who wrote and checked them. */
export async function listPriceVersions(
  input: Input<typeof ListPriceVersions>,
  deps: Deps,
): Promise<Output<typeof ListPriceVersions>> {
  const { hasMore, rows } = await readVersions(input, deps)
  const versions = rows.map((row) => ({
    ...versionOf(row),
    note: row.note ?? undefined,
    restoredFrom: row.restored_from ?? undefined,
    changeId: row.change_id ?? undefined,
    writtenBy: row.written_by ?? undefined,
    checkedBy: row.checked_by ?? undefined,
    publishedAt: row.published_at.toISOString(),
  }))
  const last = rows.at(-1)
  return { versions, next: hasMore && last ? cursorOf(last.number) : undefined }
}

async function readVersions({ after, first, key }: Input<typeof ListPriceVersions>, { db }: Deps) {
  const before = after === undefined ? null : numberOf(after)
  const rows = await db.read((tx) => tx.query<PriceVersion>(listPriceVersionsSql, [key, before, first + 1]))
  return { rows: rows.slice(0, first), hasMore: rows.length > first }
}

function versionOf({ as_of, number, price_usd_cents: cents, source, source_url, unit, valid_from }: PriceVersion) {
  return { number, ...valuesOf({ cents, source, sourceUrl: source_url, asOf: as_of }), unit, validFrom: valid_from }
}

function cursorOf(number: number): string {
  return Buffer.from(`version:${number}`).toString('base64url')
}

function numberOf(cursor: string): number {
  const [, number] = /^version:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (number !== undefined) return Number(number)
  throw invalidCursor()
}

function invalidCursor(): AppError {
  const field = { path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }
  return new AppError('INPUT_INVALID', { fields: [field] })
}

/** Lists the changes of prices, newest first, a page at a time. */
export async function listPriceChanges(
  { after, first, state }: Input<typeof ListPriceChanges>,
  { db }: Deps,
): Promise<Output<typeof ListPriceChanges>> {
  const before = after === undefined ? null : changeIdOf(after)
  const rows = await db.read((tx) => tx.query<PriceChange>(listChangesSql, [state ?? null, before, first + 1]))
  const page = rows.slice(0, first)
  const last = page.at(-1)
  const next = rows.length > first && last ? Buffer.from(`change:${last.id}`).toString('base64url') : undefined
  return { changes: page.map(headOf), next }
}

function changeIdOf(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, id] = /^change:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  if (id === undefined) throw invalidCursor()
  return id
}

/** Reads a change with its prices and the ones on the site now. */
export async function readPriceChange(
  { id }: Input<typeof ReadPriceChange>,
  { db }: Deps,
): Promise<Output<typeof ReadPriceChange>> {
  return db.read(async (tx) => {
    const change = await findChange(id, tx)
    const current = await readCurrentPrices(
      change.prices.map(({ key }) => key),
      tx,
    )
    return { change: headOf(change), prices: comparedPrices(change.prices, current) }
  })
}

export async function findChange(id: string, tx: ReadTx): Promise<PriceChange> {
  const change = await tx.findOne(PriceChange, { id })
  if (!change) throw new AppError('PRICE_CHANGE_UNKNOWN')
  return change
}

/** Proposed prices beside the ones on the site; a price that a release removed is left out. */
export function comparedPrices(proposed: readonly ProposedPrice[], current: ReadonlyMap<string, CurrentPrice>) {
  return proposed.flatMap((price) => {
    const now = current.get(price.key)
    if (!now) return []
    const { version } = now
    return [{ ...namedPrice(now), version: price.version, ...valuesOf(price), current: { version, ...valuesOf(now) } }]
  })
}

const maxKeys = 5

function headOf(change: PriceChange) {
  const { id, note, prices, state, version, written_at, written_by } = change
  return {
    id,
    version,
    state,
    note,
    priceCount: prices.length,
    priceKeys: prices.slice(0, maxKeys).map(({ key }) => key),
    validFrom: change.valid_from ?? undefined,
    authorIds: change.authors,
    writtenBy: written_by,
    writtenAt: written_at.toISOString(),
    checkedBy: change.checked_by ?? undefined,
    checkedAt: change.checked_at?.toISOString(),
    reason: change.reason ?? undefined,
  }
}
