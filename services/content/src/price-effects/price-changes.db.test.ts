import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import {
  CreatePriceChange,
  ListPrices,
  ListPriceVersions,
  ReadPriceChange,
  ReadPriceEffect,
} from '@seneb/contracts/messages/content/price.messages'
import { priceBounds } from '@seneb/contracts/vocabulary/price-changes'
import type { StaffActor } from '@seneb/service-kit/requests/actors'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import { listCatalogueChanges } from '../catalogue-changes/list-catalogue-changes.js'
import type { ContentCtx } from '../content-ctx.js'
import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { storeTexts } from '../publications/publication.fixture.js'
import { readSavingsTable } from '../price-table/read-savings-table.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { readSavingsClaim, readSavingsEstimate, readSavingsPrices } from '../savings-estimates/read-savings-estimate.js'
import { shippedCatalogue } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'
import {
  createPriceChange,
  restorePriceVersion,
  updatePriceChange,
  withdrawPriceChange,
} from '../price-table/edit-price-change.js'
import { exportPrices, importPrices, previewPriceImport } from '../price-table/import-prices.js'
import type { SentPrice } from '../price-table/price-values.rules.js'
import { readPriceEffect } from './read-price-effect.js'
import {
  listPriceChanges,
  listPriceHistory,
  listPrices,
  listPriceVersions,
  readPriceChange,
} from '../price-table/read-prices.js'
import {
  cancelPriceSchedule,
  publishPriceChange,
  publishScheduledPrices,
  rejectPriceChange,
} from '../price-table/review-price-change.js'

const today = '2026-11-29T12:00:00.000Z'
let postgres: TestDb
let owner: pg.Client

beforeAll(async () => {
  postgres = await contentDb()
  owner = new pg.Client({ connectionString: postgres.adminUrl })
  await owner.connect()
  await storeShippedCatalogue(shippedCatalogue, at())
  await storeTexts({ claims: shippedTexts.claims }, postgres)
})
beforeEach(async () => {
  await owner.query('truncate content.price_versions, content.price_changes, content.reference_prices')
  for (const table of ['outbox', 'idempotency_keys']) await postgres.dataSource.query(`delete from ${table}`)
  await storeShippedPrices(at())
})
afterAll(async () => {
  await owner.end()
  await postgres.close()
})

const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? (ids.set(name, randomUUID()), ids.get(name) ?? '')
const at = (now = today): ContentCtx => ({ ...contentTestCtx(postgres), now: () => new Date(now) })

/** Context of an editor, whose every change must have exactly one audit entry. */
function editor(
  name = 'Salma',
  { idempotencyKey, now = today, ...actor }: Partial<StaffActor> & { idempotencyKey?: string; now?: string } = {},
) {
  const staff = { id: idOf(name), sessionId: randomUUID(), name, title: 'Editor', authenticatedAt: new Date(now) }
  const ctx = staffCtx(at(now), 'content', { ...staff, roles: ['editor'], ...actor })
  return idempotencyKey === undefined ? ctx : { ...ctx, idempotencyKey }
}

const price = (key: string, own: Partial<SentPrice> = {}): SentPrice => ({
  key,
  version: 1,
  price: 2300,
  hasNoPrice: false,
  source: 'Survey of clinics',
  sourceUrl: undefined,
  asOf: '2026-11-20',
  ...own,
})
const propose = (prices: readonly SentPrice[], ctx = editor(), validFrom?: string) =>
  createPriceChange({ prices: [...prices], note: 'New survey', validFrom }, ctx)
const publish = ({ id, version }: { id: string; version: number }, ctx = editor('Omar')) =>
  publishPriceChange({ id, version }, ctx)
const shownPrice = async (key: string) => (await readSavingsTable({}, at())).prices.find((one) => one.key === key)
const versionsOf = async (key: string) => (await listPriceVersions({ key, first: 20, after: undefined }, at())).versions
const fieldsOf = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [expect.objectContaining({ path, message: expect.stringMatching(message) })],
})

test('the shipped table is the first version of every price [CALC-12..34]', async () => {
  const { prices } = await listPrices({ age: undefined }, at())

  expect(() => ListPrices.output.validateSync({ prices }, { strict: true })).not.toThrow()
  expect(prices).toHaveLength(23 * 5 + 22 + 1)
  expect(new Set(prices.map(({ version }) => version))).toEqual(new Set([1]))
  const versions = await versionsOf('hungary/veneers')
  expect(versions).toMatchObject([{ number: 1, cents: null, unit: 'per tooth', asOf: '2026-11-01' }])
  expect(versions[0]?.writtenBy).toBeUndefined()

  await storeShippedPrices(at())
  expect(await versionsOf('hungary/veneers')).toHaveLength(1)
})

test('a second person publishes a price: estimate, table, API and history have it, in one transaction with event and audit entry [ADM-09, S10]', async () => {
  const cursor = await newestChange()
  const change = await propose([price('usa/lasik', { sourceUrl: 'https://example.org/survey' })])
  expect(await shownPrice('usa/lasik')).toMatchObject({ cost: 2200 })

  const published = await publish(change)

  expect(published).toEqual({ id: change.id, version: 2, state: 'published' })
  expect(await shownPrice('usa/lasik')).toMatchObject({
    cost: 2300,
    source: 'Survey of clinics',
    sourceUrl: 'https://example.org/survey',
    asOf: '2026-11-20',
  })
  const estimate = await readSavingsEstimate({ country: 'usa', procedure: 'lasik', homePriceUsd: undefined }, at())
  expect(estimate).toMatchObject({ homeCost: 2300, savings: 1800, asOf: '2026-11-01' })
  expect(estimate.source).toMatch(/^Egypt: .*At home: Survey of clinics$/)
  const page = await listPriceVersions({ key: 'usa/lasik', first: 1, after: undefined }, at())
  expect(() => ListPriceVersions.output.validateSync(page, { strict: true })).not.toThrow()
  expect(page.versions).toEqual([
    {
      number: 2,
      cents: 230_000,
      unit: 'per eye',
      source: 'Survey of clinics',
      sourceUrl: 'https://example.org/survey',
      asOf: '2026-11-20',
      validFrom: '2026-11-29',
      note: 'New survey',
      restoredFrom: undefined,
      changeId: change.id,
      writtenBy: idOf('Salma'),
      checkedBy: idOf('Omar'),
      publishedAt: today,
    },
  ])
  const { versions } = await listPriceHistory({ key: 'usa/lasik', first: 20, after: undefined }, at())
  expect(versions.map(({ cents, number }) => [number, cents])).toEqual([
    [2, 230_000],
    [1, 220_000],
  ])
  expect(JSON.stringify(versions)).not.toContain(idOf('Salma'))

  const events = await outboxPayloads(postgres.db, PublicationChanged)
  expect(events.map(({ changes }) => changes)).toEqual([[{ kind: 'price', key: 'usa/lasik' }]])
  const actions = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(actions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['propose-prices', 'Salma'],
    ['publish-price-change', 'Omar'],
  ])
  const { changes } = await listCatalogueChanges({ first: 100, after: cursor }, at())
  expect(changes.map(({ key, kind }) => [kind, key])).toEqual([['price', 'usa/lasik']])
})

async function newestChange(after?: string): Promise<string> {
  const { cursor, hasMore } = await listCatalogueChanges({ first: 100, after }, at())
  return hasMore ? newestChange(cursor) : cursor
}

test('no start overwrites a published price, not even with the shipped value', async () => {
  await publish(await propose([price('usa/lasik')]))
  await storeShippedPrices(at())
  expect(await shownPrice('usa/lasik')).toMatchObject({ cost: 2300 })

  const restored = await restorePriceVersion({ key: 'usa/lasik', version: 2, from: 1 }, editor())
  await publish(restored)
  const [row] = await postgres.db.read((tx) =>
    tx.query<{ seeded_hash: string | null }>(
      `/* seededHash */ select seeded_hash from reference_prices where id = 'usa/lasik'`,
    ),
  )
  expect(row).toEqual({ seeded_hash: null })
  expect(await versionsOf('usa/lasik')).toMatchObject([{ number: 3, restoredFrom: 1, cents: 220_000 }, {}, {}])
})

test('no author publishes a change: by desk, token, batch, import, restore, or after another edited it [ADM-09]', async () => {
  const own = { code: 'APPROVER_IS_AUTHOR', message: expect.stringContaining('someone else has to publish it') }
  const change = await propose([price('usa/lasik'), price('uk/lasik')])
  await expect(publish(change, editor('Salma'))).rejects.toMatchObject(own)
  const byToken = editor('Salma', { source: 'token', scopes: ['price:write', 'price:publish'] })
  await expect(publish(change, byToken)).rejects.toMatchObject(own)

  const edit = { ...change, prices: [price('usa/lasik', { price: 2350 })], note: 'Corrected', validFrom: undefined }
  const edited = await updatePriceChange(edit, editor('Omar'))
  await expect(publish(edited, editor('Salma'))).rejects.toMatchObject(own)
  await expect(publish(edited, editor('Omar'))).rejects.toMatchObject(own)
  await publish(edited, editor('Nour'))

  const { csv } = await exportPrices(at())
  const file = csv.replace('"uk","lasik","per eye","2600.00"', '"uk","lasik","per eye","2650.00"')
  const imported = await importPrices({ csv: file, note: 'Import', validFrom: undefined }, editor('Salma'))
  await expect(publish(imported, editor('Salma'))).rejects.toMatchObject(own)

  const restored = await restorePriceVersion({ key: 'usa/lasik', version: 2, from: 1 }, editor('Nour'))
  await publish(restored, editor('Salma'))
  // Salma and Omar wrote version 2, so neither of them publishes it again after another person restored it.
  const again = await restorePriceVersion({ key: 'usa/lasik', version: 3, from: 2 }, editor('Nour'))
  for (const name of ['Salma', 'Omar', 'Nour']) await expect(publish(again, editor(name))).rejects.toMatchObject(own)

  const scheduled = await propose([price('uae/lasik')], editor('Salma'), '2026-12-05')
  await expect(publish(scheduled, editor('Salma'))).rejects.toMatchObject(own)
})

test('the database itself stores no version and no published change that its author checked', async () => {
  const change = await propose([price('usa/lasik')])
  const byAuthor = [change.id, idOf('Salma')]

  await expect(
    owner.query(`update content.price_changes set state = 'published', checked_by = $2 where id = $1`, byAuthor),
  ).rejects.toThrow(/check constraint/)
  const insert = `insert into content.price_versions
    (price_id, number, unit, source, as_of, valid_from, change_id, authors, written_by, checked_by, published_at)
    values ('usa/lasik', 2, 'per eye', 's', '2026-11-01', '2026-11-01', $1, array[$2::uuid], $2, $2, now())`
  await expect(owner.query(insert, byAuthor)).rejects.toThrow(/check constraint/)
  await expect(owner.query(`update content.price_versions set source = 'x'`)).rejects.toThrow(/only added/)
  await expect(owner.query('delete from content.price_versions')).rejects.toThrow(/only added/)
})

test('a rejected change has its reason, is edited into an open one, and a withdrawn one is over', async () => {
  const change = await propose([price('usa/lasik')])
  const rejected = await rejectPriceChange({ ...seen(change), reason: 'The survey is of 2019' }, editor('Omar'))
  expect(await readPriceChange({ id: change.id }, at())).toMatchObject({
    change: { state: 'rejected', reason: 'The survey is of 2019', checkedBy: idOf('Omar') },
  })
  await expect(publish(rejected, editor('Nour'))).rejects.toMatchObject(fieldsOf('id', /was rejected/))

  const edit = { ...seen(rejected), prices: [price('usa/lasik', { price: 2250 })], note: 'Again', validFrom: undefined }
  const open = await updatePriceChange(edit, editor())
  const read = await readPriceChange({ id: change.id }, at())
  expect(() => ReadPriceChange.output.validateSync(read, { strict: true })).not.toThrow()
  expect(read).toMatchObject({ change: { state: 'open', reason: undefined }, prices: [{ cents: 225_000 }] })
  const withdrawn = await withdrawPriceChange(seen(open), editor())
  await expect(publish(withdrawn)).rejects.toMatchObject(fieldsOf('id', /withdrawn/))
  expect(await shownPrice('usa/lasik')).toMatchObject({ cost: 2200 })
})

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })

test('of two changes of one price the second is shown both values and loses neither [R8]', async () => {
  const [first, second] = [
    await propose([price('usa/lasik', { price: 2300 })]),
    await propose([price('usa/lasik', { price: 2400 }), price('uk/lasik')], editor('Nour')),
  ]
  await publish(first)

  const changed = { code: 'CHANGED_MEANWHILE', message: expect.stringContaining('usa/lasik') }
  await expect(publish(second)).rejects.toMatchObject(changed)
  const { change, prices } = await readPriceChange({ id: second.id }, at())
  expect(change).toMatchObject({ state: 'open', version: 1 })
  expect(prices[0]).toMatchObject({ version: 1, cents: 240_000, current: { version: 2, cents: 230_000 } })
  expect(await shownPrice('uk/lasik')).toMatchObject({ cost: 2600 })
  await expect(propose([price('usa/lasik')])).rejects.toMatchObject(changed)

  const over = [price('usa/lasik', { version: 2, price: 2400 }), price('uk/lasik')]
  const edited = await updatePriceChange(
    { ...seen(second), prices: over, note: 'Over both', validFrom: undefined },
    editor('Nour'),
  )
  await publish(edited)
  expect((await versionsOf('usa/lasik')).map(({ cents }) => cents)).toEqual([240_000, 230_000, 220_000])
})

test('of concurrent decisions on one change one takes effect, and the price gets one version', async () => {
  const change = await propose([price('usa/lasik')])
  const people = Array.from({ length: 8 }, (_, n) => `Checker ${n}`)

  const outcomes = await Promise.allSettled(people.map((name) => publish(change, editor(name))))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await versionsOf('usa/lasik')).toHaveLength(2)
})

test('changes of one price that are published at the same time are one after the other or refused', async () => {
  const changes = []
  for (let n = 0; n < 6; n++)
    changes.push(await propose([price('usa/lasik', { price: 2300 + n })], editor(`Author ${n}`)))

  const outcomes = await Promise.allSettled(changes.map((change) => publish(change)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await versionsOf('usa/lasik')).map(({ number }) => number)).toEqual([2, 1])
})

test('a repeated proposal with its key gets the same response, also after the price changed [R3]', async () => {
  const request = () => propose([price('usa/lasik')], editor('Salma', { idempotencyKey: 'one' }))
  const change = await request()
  await publish(change)

  expect(await request()).toEqual(change)
  expect((await listPriceChanges({ state: undefined, first: 10, after: undefined }, at())).changes).toHaveLength(1)
})

test('a price of a day to come waits for it and is published once, whatever restarts', async () => {
  const change = await propose([price('usa/lasik')], editor(), '2026-12-05')
  const scheduled = await publish(change)
  expect(scheduled.state).toBe('scheduled')
  await publishScheduledPrices(at('2026-12-04T23:59:59Z'))
  expect(await shownPrice('usa/lasik')).toMatchObject({ cost: 2200 })

  const midnight = at('2026-12-05T00:00:00Z')
  await Promise.all([
    publishScheduledPrices(midnight),
    publishScheduledPrices(midnight),
    publishScheduledPrices(midnight),
  ])
  await publishScheduledPrices(at('2026-12-06T00:00:00Z'))

  expect(await versionsOf('usa/lasik')).toMatchObject([
    { number: 2, cents: 230_000, validFrom: '2026-12-05', checkedBy: idOf('Omar') },
    { number: 1 },
  ])
  const actions = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(actions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['propose-prices', 'Salma'],
    ['schedule-price-change', 'Omar'],
    ['publish-scheduled-prices', 'system'],
  ])
})

test('a schedule can be cancelled and needs a second person again; one that was overtaken stops with its reason', async () => {
  const scheduled = await publish(await propose([price('usa/lasik')], editor(), '2026-12-05'))
  const edit = { ...seen(scheduled), prices: [price('usa/lasik')], note: 'x', validFrom: undefined }
  await expect(updatePriceChange(edit, editor())).rejects.toMatchObject(fieldsOf('id', /Cancel its schedule first/))
  const open = await cancelPriceSchedule(seen(scheduled), editor('Omar'))
  await publishScheduledPrices(at('2026-12-05T00:00:00Z'))
  expect(await versionsOf('usa/lasik')).toHaveLength(1)
  await expect(publish(open, editor('Salma'))).rejects.toMatchObject({ code: 'APPROVER_IS_AUTHOR' })

  await publish(open)
  await publish(await propose([price('usa/lasik', { price: 2500 })], editor('Nour')))
  await publishScheduledPrices(at('2026-12-05T00:00:00Z'))

  expect(await shownPrice('usa/lasik')).toMatchObject({ cost: 2500 })
  expect(await readPriceChange({ id: open.id }, at())).toMatchObject({
    change: { state: 'open', checkedBy: undefined, reason: expect.stringMatching(/^Not published: .*usa\/lasik/) },
  })
})

test('a price has one change for a day to come: another is refused at that day, however it is made', async () => {
  const first = await propose([price('usa/lasik')], editor(), '2026-12-05')
  const second = await propose([price('usa/lasik', { price: 2400 }), price('uk/lasik')], editor('Nour'), '2026-12-20')
  const open = await propose([price('usa/lasik', { price: 2500 })], editor('Nour'))
  const outcomes = await Promise.allSettled([publish(first), publish(second)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [scheduled, other] = outcomes[0].status === 'fulfilled' ? [first, second] : [second, first]

  const taken = fieldsOf('validFrom', /A change of usa\/lasik is scheduled for 2026-12-\d\d already/)
  await expect(publish(other)).rejects.toMatchObject(taken)
  const again = propose([price('usa/lasik', { price: 2600 })], editor('Nour'), '2026-12-31')
  await expect(again).rejects.toMatchObject(taken)
  const edit = { ...seen(open), prices: [price('usa/lasik', { price: 2500 })], note: 'x', validFrom: '2026-12-31' }
  await expect(updatePriceChange(edit, editor('Nour'))).rejects.toMatchObject(taken)
  const { csv } = await exportPrices(at())
  const file = csv.replace('"usa","lasik","per eye","2200.00"', '"usa","lasik","per eye","2700.00"')
  await expect(importPrices({ csv: file, note: 'x', validFrom: '2026-12-31' }, editor())).rejects.toMatchObject(taken)

  await cancelPriceSchedule({ id: scheduled.id, version: 2 }, editor('Omar'))
  expect(await publish(other)).toMatchObject({ state: 'scheduled' })
})

test('changes that are due are published in the order of their days, then of their schedules', async () => {
  const [late, early] = [
    await propose([price('usa/lasik')], editor(), '2026-12-05'),
    await propose([price('uk/lasik', { price: 2700 })], editor(), '2026-12-05'),
  ]
  const first = await propose([price('uae/lasik')], editor(), '2026-12-04')
  await publish(early, editor('Omar', { now: '2026-11-29T12:01:00Z' }))
  await publish(late, editor('Omar', { now: '2026-11-29T12:02:00Z' }))
  await publish(first, editor('Omar', { now: '2026-11-29T12:03:00Z' }))

  await publishScheduledPrices(at('2026-12-06T00:00:00Z'))

  const events = await outboxPayloads(postgres.db, PublicationChanged)
  expect(events.flatMap(({ changes }) => changes.map(({ key }) => key))).toEqual(['uae/lasik', 'uk/lasik', 'usa/lasik'])
})

test('a due change that the database refuses is set aside with a reason, and the others are published', async () => {
  const refused = await publish(await propose([price('usa/lasik')], editor(), '2026-12-04'))
  await publish(await propose([price('uk/lasik', { price: 2700 })], editor(), '2026-12-05'))
  // As a stricter rule of a later release would find it.
  await owner.query(`update content.price_changes set prices = jsonb_set(prices, '{0,cents}', '-5') where id = $1`, [
    refused.id,
  ])

  await publishScheduledPrices(at('2026-12-06T00:00:00Z'))

  expect(await shownPrice('uk/lasik')).toMatchObject({ cost: 2700 })
  expect(await shownPrice('usa/lasik')).toMatchObject({ cost: 2200 })
  expect(await readPriceChange({ id: refused.id }, at())).toMatchObject({
    change: { state: 'open', reason: expect.stringMatching(/^Not published: The database refused it/) },
  })
  const actions = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(actions.slice(-2).map(({ action }) => action)).toEqual(['stop-price-schedule', 'publish-scheduled-prices'])
})

test('a version of another unit is not restored', async () => {
  await publish(await propose([price('usa/veneers')]))
  await owner.query(`update content.reference_prices set unit = 'per arch' where id = 'usa/veneers'`)

  const restored = restorePriceVersion({ key: 'usa/veneers', version: 2, from: 1 }, editor())
  await expect(restored).rejects.toMatchObject(fieldsOf('from', /is per tooth, and this price is per arch now/))
})

test.each([
  ['key', { key: 'usa/botox' }, /not found/],
  ['price', { price: undefined }, /give a price/],
  ['price', { hasNoPrice: true }, /or choose that there is none/],
  ['price', { key: 'egypt/lasik', price: undefined, hasNoPrice: true }, /Every estimate needs this price/],
  ['price', { key: 'usa/flight', price: undefined, hasNoPrice: true }, /Every estimate needs this price/],
  ['asOf', { asOf: '2026-11-30' }, /not in the future/],
  [
    'price',
    {
      price: 2200,
      asOf: '2026-11-01',
      source: "Seneb's own price table: typical prices of one unit, not offers of a provider",
    },
    /Nothing is different/,
  ],
])('a proposal is refused at its %s: %j', async (path, own, message) => {
  await expect(propose([price('usa/lasik', own)])).rejects.toMatchObject(fieldsOf(`prices[0].${path}`, message))
  expect((await listPriceChanges({ state: undefined, first: 10, after: undefined }, at())).changes).toEqual([])
})

test.each([
  ['1.200', /1200 or 1.20/],
  ['2200 EUR', /another currency/],
  ['0', /above 0/],
  ['100001', /up to 100000/],
  ['12.3456', /price/],
])('the amount “%s” is refused with a sentence', (typed, message) => {
  const input = { prices: [{ ...price('usa/lasik'), price: typed }], note: 'x' }
  expect(() => CreatePriceChange.input.validateSync(input)).toThrow(message)
})

test('a change is refused for a day that is past or more than a year ahead', async () => {
  await expect(propose([price('usa/lasik')], editor(), '2026-11-28')).rejects.toMatchObject(
    fieldsOf('validFrom', /today/),
  )
  await expect(propose([price('usa/lasik')], editor(), '2027-11-30')).rejects.toMatchObject(
    fieldsOf('validFrom', /within a year/),
  )
})

test('the effect of a price is known before it is stored: claim, estimates, pages [O-2]', async () => {
  const effect = await readPriceEffect({ changeId: undefined, prices: [price('egypt/veneers', { price: 250 })] }, at())

  expect(() => ReadPriceEffect.output.validateSync(effect, { strict: true })).not.toThrow()
  expect(effect.claim.before).toMatchObject({
    isShown: true,
    minPercent: 23,
    maxPercent: 93,
    combinations: 108,
    combinationsAbove: 36,
  })
  expect(effect.claim.after).toMatchObject({ isShown: true, minPercent: 0, maxPercent: 87, combinations: 108 })
  expect(effect.estimates).toHaveLength(22)
  expect(effect.estimates.find(({ country }) => country === 'usa')).toMatchObject({
    procedure: 'veneers',
    before: { percentageSaved: 93 },
    after: { percentageSaved: 85 },
  })
  expect(effect.pages).toEqual(
    expect.arrayContaining(['/', '/refer', '/budget-estimator', '/treatments/veneers', '/costs/veneers/usa']),
  )

  const change = await propose([price('egypt/veneers', { price: 250 })])
  expect(await readPriceEffect({ changeId: change.id, prices: undefined }, at())).toEqual(effect)
  const flight = await readPriceEffect({ changeId: undefined, prices: [price('usa/flight', { price: 5000 })] }, at())
  expect(flight.estimates.map(({ country }) => country)).toEqual(['usa', 'usa', 'usa', 'usa', 'usa'])
})

test.each(['usa/flight', 'egypt/night', 'egypt/lasik'])(
  'the price of %s that is still being typed changes no estimate, and is not read as free',
  async (key) => {
    const { estimates } = await readPriceEffect(
      { changeId: undefined, prices: [price(key, { price: undefined })] },
      at(),
    )

    expect(estimates).toEqual([])
  },
)

test('a claim that the proposed prices no longer support is announced [O-2, D-26]', async () => {
  const dear = ['lasik', 'lasek', 'femto-lasik', 'veneers', 'implants'].map((item) =>
    price(`egypt/${item}`, { price: 1200 }),
  )
  const { claim } = await readPriceEffect({ changeId: undefined, prices: dear }, at())

  expect(claim.before.isShown).toBe(true)
  expect(claim.after).toMatchObject({ isShown: false, combinationsAbove: 0 })
})

test('a price older than twelve months is marked and leaves ranges and claims by the clock alone [D-26]', async () => {
  await publish(await propose([price('egypt/veneers', { price: 120, asOf: '2026-03-01' })]))
  const later = '2027-03-02T00:00:00Z'

  expect((await listPrices({ age: 'outdated' }, at(later))).prices.map(({ key }) => key)).toEqual(['egypt/veneers'])
  const marked = (await readSavingsTable({}, at(later))).prices.filter(({ isOutdated }) => isOutdated)
  expect(marked.map(({ key }) => key)).toEqual(['egypt/veneers'])
  expect((await readSavingsPrices(at(later))).procedures.filter(({ isOutdated }) => isOutdated)).toHaveLength(1)
  const claim = await readSavingsClaim(at(later))
  expect(claim).toMatchObject({ minPercent: 23, maxPercent: 87, combinations: 87 })
  expect(claim.evidence).toContain('on the 4 listed procedures')
  expect(await readSavingsClaim(at('2027-03-01T00:00:00Z'))).toMatchObject({ maxPercent: 93, combinations: 108 })

  const all = await readSavingsClaim(at('2027-11-02T00:00:00Z'))
  expect(all).toMatchObject({ claim: null, minPercent: null, maxPercent: null, combinations: 0 })
  expect(all.evidence).toMatch(/older than twelve months/)
  expect((await listPrices({ age: 'due-soon' }, at('2027-09-02T00:00:00Z'))).prices).toHaveLength(114)
})

test('flights and nights older than twelve months leave the headline, which names how many journeys it compares [D-26]', async () => {
  const makeOld = (id: string) =>
    owner.query(`update content.reference_prices set as_of = '2025-11-20' where id = $1`, [id])
  expect(await readSavingsClaim(at())).toMatchObject({ combinations: 108, combinationsDoorToDoor: 108 })

  await makeOld('usa/flight')
  const claim = await readSavingsClaim(at())
  expect(claim).toMatchObject({ combinations: 108, combinationsDoorToDoor: 103, maxPercent: 93 })
  expect(claim.evidence).toContain(`staying home is cheaper in ${claim.combinationsStayHome} of 103 comparisons`)

  await makeOld('egypt/night')
  expect(await readSavingsClaim(at())).toMatchObject({
    combinations: 108,
    combinationsDoorToDoor: 0,
    combinationsStayHome: 0,
    evidence: expect.stringMatching(/so we compare no whole journeys until they are checked\.$/),
  })
})

test('an export is imported as it is, and a changed line is one price of one change', async () => {
  const { csv } = await exportPrices(at())
  expect(csv.split('\n')).toHaveLength(139)
  expect(await previewPriceImport({ csv }, at())).toEqual({ problems: [], prices: [], unchangedCount: 138 })
  await expect(importPrices({ csv, note: 'Same', validFrom: undefined }, editor())).rejects.toMatchObject(
    fieldsOf('csv', /Nothing is different/),
  )

  const file = csv
    .replace('"usa","lasik","per eye","2200.00"', '"usa","lasik","per eye","$2,300.00"')
    .replace('"hungary","veneers","per tooth","none"', '"hungary","veneers","per tooth","400"')
  const preview = await previewPriceImport({ csv: file }, at())
  expect(preview.problems).toEqual([])
  expect(preview.prices).toMatchObject([
    { key: 'hungary/veneers', cents: 40_000, current: { cents: null } },
    { key: 'usa/lasik', cents: 230_000, current: { cents: 220_000 } },
  ])
  await publish(await importPrices({ csv: file, note: 'Survey', validFrom: undefined }, editor()))
  expect(await shownPrice('hungary/veneers')).toMatchObject({ cost: 400 })
})

const head = 'country,item,unit,price_usd,source,source_url,as_of'
const line = (cells: Partial<Record<'country' | 'item' | 'unit' | 'price' | 'source' | 'url' | 'asOf', string>>) => {
  const all = {
    country: 'usa',
    item: 'lasik',
    unit: '',
    price: '2300',
    source: 'Survey',
    url: '',
    asOf: '2026-11-20',
    ...cells,
  }
  return Object.values(all)
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',')
}

test.each([
  ['country', { country: '=cmd|calc' }, /no price in/],
  ['item', { item: 'botox' }, /no price of “botox”/],
  ['unit', { unit: 'per mouth' }, /per eye/],
  ['price_usd', { price: '1.200' }, /1200 or 1.20: this can be read both ways/],
  ['price_usd', { price: '2200 €' }, /another currency/],
  ['price_usd', { price: '' }, /or write none/],
  ['price_usd', { price: '-5' }, /above 0/],
  ['price_usd', { price: '0.001' }, /whole cents/],
  ['price_usd', { price: '2300.125' }, /not a price/],
  ['price_usd', { price: '=1+1' }, /not a price/],
  ['price_usd', { price: '9'.repeat(80) }, /not a price/],
  ['price_usd', { price: '200000' }, /up to 100000/],
  ['price_usd', { country: 'egypt', price: 'none' }, /Every estimate needs/],
  ['source', { source: '' }, /name the source/],
  ['source', { source: 'x'.repeat(201) }, /at most 200/],
  ['source', { source: 'a\u202Eb' }, /cannot be seen/],
  ['source_url', { url: 'javascript:alert(1)' }, /https/],
  ['source_url', { url: 'https://who.int@evil.example/x' }, /https/],
  ['as_of', { asOf: '20.11.2026' }, /2026-11-01/],
  ['as_of', { asOf: '2026-02-30' }, /2026-11-01/],
  ['as_of', { asOf: '2027-01-01' }, /not in the future/],
])('an imported line is refused at its %s and nothing is stored: %j', async (column, cells, message) => {
  const csv = [head, line({ country: 'uk' }), line(cells)].join('\r\n')
  const { problems } = await previewPriceImport({ csv }, at())

  expect(problems).toEqual([{ line: 3, column, message: expect.stringMatching(message) }])
  await expect(importPrices({ csv, note: 'x', validFrom: undefined }, editor())).rejects.toMatchObject(
    fieldsOf('csv', new RegExp(`^Line 3, ${column}: `)),
  )
  expect((await listPriceChanges({ state: undefined, first: 10, after: undefined }, at())).changes).toEqual([])
})

test.each([
  ['', /empty/],
  [head, /no prices/],
  ['country,item\nusa,lasik', /column is missing/],
  [`${head}\nusa,lasik`, /2 columns and the first line 7/],
  [[head, ...Array.from({ length: 201 }, () => line({}))].join('\n'), /at most 200 prices/],
  [[head, line({}), line({})].join('\n'), /on line 2 too/],
  ['"'.repeat(priceBounds.csvBytes), /column is missing/],
])('a file that is no list of prices is refused as a whole (%#)', async (csv, message) => {
  const { prices, problems } = await previewPriceImport({ csv }, at())
  expect(problems[0]?.message).toMatch(message)
  expect(prices.length).toBeLessThan(2)
})

test('a spreadsheet with semicolons, decimal commas and a byte order mark is read', async () => {
  const csv = `\uFEFF${head.replaceAll(',', ';')}\r\nUSA;LASIK;per eye;2300,50;Survey;;2026-11-20\r\n`
  expect((await previewPriceImport({ csv }, at())).prices).toMatchObject([{ key: 'usa/lasik', cents: 230_050 }])
})

test('a source that a spreadsheet would take for a formula is exported safely and imports unchanged', async () => {
  await publish(await propose([price('usa/lasik', { source: '=HYPERLINK("x")' })]))
  const { csv } = await exportPrices(at())

  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  for (const row of csv.split('\n')) expect(row).not.toMatch(/(?:^|,)"[=+\-@]/)
  expect((await previewPriceImport({ csv }, at())).unchangedCount).toBe(138)
})

test('lists are one statement a page, and their cursors go on where they ended [P9]', async () => {
  const changes = []
  for (let n = 0; n < 3; n++) changes.push(await propose([price('usa/lasik', { price: 2300 + n })]))
  const list = (after?: string) => listPriceChanges({ state: 'open', first: 2, after }, at())

  expect(await statementsOf(postgres, () => list())).toBe(1)
  const first = await list()
  const second = await list(first.next)
  expect([...first.changes, ...second.changes].map(({ id }) => id)).toEqual(changes.map(({ id }) => id).toReversed())
  expect(second.next).toBeUndefined()
  await expect(list('x')).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const history = (after?: string) => listPriceHistory({ key: 'usa/lasik', first: 1, after }, at())
  expect(await statementsOf(postgres, () => history())).toBe(1)
  await expect(history('x')).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a batch of all prices is published by as many statements as a single one [P9]', async () => {
  const one = await propose([price('usa/lasik')])
  const single = await statementsOf(postgres, () => publish(one))
  const { csv } = await exportPrices(at())
  const all = await importPrices(
    {
      csv: csv.replaceAll('2026-11-01', '2026-11-28').replaceAll('2026-11-22', '2026-11-28'),
      note: 'Checked',
      validFrom: undefined,
    },
    editor(),
  )

  expect(await statementsOf(postgres, () => publish(all))).toBe(single)
  expect((await listPrices({ age: undefined }, at())).prices.filter(({ asOf }) => asOf === '2026-11-28')).toHaveLength(
    137,
  )
})
