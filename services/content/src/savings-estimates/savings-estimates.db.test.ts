import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  ReadSavingsClaim,
  ReadSavingsEstimate,
  ReadSavingsPrices,
  ReadSavingsTable,
} from '@seneb/contracts/messages/content/costs.messages'
import { expectedSavings } from '@seneb/testkit/expected-savings'
import type { TestDb } from '@seneb/testkit/test-db'
import { In } from 'typeorm'

import type { ContentCtx } from '../content-ctx.js'
import { contentDb, contentTestCtx, loadPriceTable } from '../content.fixture.js'
import { ReferencePrice } from '../price-table/reference-price.entity.js'
import { Publication } from '../publications/publication.entity.js'
import { storeTexts } from '../publications/publication.fixture.js'
import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { readSavingsEstimate, readSavingsClaim, readSavingsPrices } from './read-savings-estimate.js'
import { readSavingsTable } from '../price-table/read-savings-table.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { readJourneyCost } from '../journey-costs/read-journey-cost.js'
import { shippedCatalogue } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'

let postgres: TestDb
let ctx: ContentCtx

beforeAll(async () => {
  postgres = await contentDb()
  ctx = contentTestCtx(postgres)
  await storeShippedPrices(ctx)
  await storeShippedCatalogue(shippedCatalogue, ctx)
  await storeTexts({ claims: shippedTexts.claims }, postgres)
  await loadPriceTable(ctx)
})
afterAll(() => postgres.close())

test.each(expectedSavings)(
  'stored: $procedure in $country [CALC-09..35]',
  async ({ country, procedure, ...expected }) => {
    const result = await readSavingsEstimate({ country, procedure, homePriceUsd: undefined }, ctx)

    expect(() => ReadSavingsEstimate.output.validateSync(result, { strict: true })).not.toThrow()
    expect(result).toMatchObject({ country, procedure, ...expected, isOwnHomePrice: false, asOf: '2026-11-01' })
    if (result.savings !== null) expect(result.savings).toBe(Number(result.homeCost) - result.egyptCost)
  },
)

const ownsNothing = {
  units: undefined,
  homePriceUsd: undefined,
  egyptPriceUsd: undefined,
  journeys: undefined,
  flightUsd: undefined,
  nights: undefined,
  nightUsd: undefined,
  reservePercent: undefined,
}

test('in all 110 combinations estimate and table equal the cost of the whole journey', async () => {
  const table = await readSavingsPrices(ctx)
  const stayHome: string[] = []
  for (const { country, procedure } of expectedSavings) {
    const { verdict, ...journey } = await readJourneyCost({ ...ownsNothing, country, procedure }, ctx)
    const { doorToDoor, savings } = await readSavingsEstimate({ country, procedure, homePriceUsd: undefined }, ctx)
    const row = table.procedures.find((priced) => priced.procedure === procedure)

    expect(doorToDoor).toMatchObject({ verdict, differenceCents: journey.differenceCents, units: journey.units })
    expect(row?.homes.find((home) => home.country === country)?.verdict).toBe(verdict)
    expect(/staying home is cheaper.*more than at home/.test(doorToDoor.sentence)).toBe(verdict === 'STAY_HOME')
    if (verdict === 'STAY_HOME' && savings !== null) stayHome.push(`${procedure} ${country}`)
  }
  const { combinationsStayHome, evidence } = await readSavingsClaim(ctx)
  expect(stayHome).toContain('implants turkey')
  expect(combinationsStayHome).toBe(stayHome.length)
  expect(evidence).toContain(`staying home is cheaper in ${stayHome.length} of 108 comparisons`)
})

test("the whole journey is calculated with a person's own price too", async () => {
  const estimate = (homePriceUsd: number | undefined) =>
    readSavingsEstimate({ country: 'turkey', procedure: 'implants', homePriceUsd }, ctx)

  expect((await estimate(undefined)).doorToDoor).toMatchObject({ verdict: 'STAY_HOME', units: 1 })
  expect((await estimate(5000)).doorToDoor).toMatchObject({
    verdict: 'SAVES',
    sentence: expect.stringMatching(
      /^Door to door you still save: 1 implant in Egypt, with 2 return flights, nights and a reserve, costs about [$][\d,]+ less than at home[.]$/,
    ),
  })
})

test('Hungary has no reference price for veneers and says so, with the price in Egypt [CALC-23, CALC-35, D-29]', async () => {
  expect(
    await readSavingsEstimate({ country: 'hungary', procedure: 'veneers', homePriceUsd: undefined }, ctx),
  ).toMatchObject({
    homeCost: null,
    savings: null,
    percentageSaved: null,
    egyptCost: 120,
    unit: 'per tooth',
    reason: 'NO_HOME_PRICE',
    reasonText: 'No reference price is available for this procedure in Hungary yet.',
  })
})

test('a price of one’s own replaces ours, in Hungary too [CALC-08, D-31]', async () => {
  expect(
    await readSavingsEstimate({ country: 'hungary', procedure: 'veneers', homePriceUsd: 240.1 }, ctx),
  ).toMatchObject({
    homeCost: 240.1,
    isOwnHomePrice: true,
    savings: 120.1,
    percentageSaved: 50,
    reason: null,
  })
  expect(await readSavingsEstimate({ country: 'usa', procedure: 'lasik', homePriceUsd: 499 }, ctx)).toMatchObject({
    homeCost: 499,
    savings: null,
    percentageSaved: null,
    reasonText: 'No saving for this combination',
  })
  expect(await readSavingsEstimate({ country: 'usa', procedure: 'lasik', homePriceUsd: 0.001 }, ctx)).toMatchObject({
    reason: 'NO_SAVING',
  })
})

test('the claim is shown with its evidence: 23 to 93 per cent, 36 of 108 combinations above 70 [GEN-10, D-26, O-2]', async () => {
  const result = await readSavingsClaim(ctx)

  expect(() => ReadSavingsClaim.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result).toMatchObject({
    claim: 'Save up to 70% on high-quality care without compromising comfort',
    minPercent: 23,
    maxPercent: 93,
    combinations: 108,
    combinationsAbove: 36,
    asOf: '2026-11-01',
    evidence: expect.stringMatching(
      /^Typical savings 23–93% on the 5 listed procedures, for the treatment alone [(]our table, as of Nov 1, 2026[)][.] Of 108 comparisons, 72 save up to 70% and 36 save more[.] With flights/,
    ),
  })
})

/** Stores another claim of the savings, over the shipped one. */
async function storeClaim(own: object): Promise<void> {
  const claim = shippedTexts.claims.find(({ key }) => key === 'savings-up-to-70')
  const content = { ...claim, ...own }
  await postgres.db.write((tx) => tx.update(Publication, { kind: 'claim', key: 'savings-up-to-70' }, { content }))
}

test('a claim after its last day is not returned, and its evidence still is [D-26, O-2]', async () => {
  await storeClaim({ validTo: '2026-11-20' })
  const until = (day: string) => ({ ...contentTestCtx(postgres), now: () => new Date(`${day}T23:59:59Z`) })
  const [before, after] = [until('2026-11-20'), until('2026-11-21')]
  await Promise.all([loadPriceTable(before), loadPriceTable(after)])

  expect((await readSavingsClaim(before)).claim).toContain('Save up to 70%')
  expect(await readSavingsClaim(after)).toMatchObject({ claim: null, evidence: expect.stringContaining('23–93%') })
})

test('after a claim ends the next valid one is returned, and never a sample [D-26, O-1, O-2]', async () => {
  await storeClaim({ validTo: '2026-11-20' })
  const claim = await postgres.db.read((tx) => tx.findOne(Publication, { kind: 'claim', key: 'savings-up-to-70' }))
  const another = (key: string, text: string, own: object) =>
    Object.assign(new Publication(), claim, { key, content: { ...claim?.content, text, ...own }, position: 1000 })
  const keys = ['savings-sample', 'savings-next']
  await postgres.db.write(async (tx) => {
    const days = { validFrom: '2026-11-21', validTo: undefined }
    await tx.save(Object.assign(another('savings-sample', 'A sample saves', days), { is_sample: true }))
    await tx.save(another('savings-next', 'The next claim saves', days))
  })
  const later = { ...contentTestCtx(postgres), now: () => new Date('2026-11-21T12:00:00Z') }
  await loadPriceTable(later)

  expect((await readSavingsClaim(later)).claim).toBe('The next claim saves')
  await postgres.db.write((tx) => tx.remove(Publication, { kind: 'claim', key: In(keys) }))
})

test('a claim that no price supports is not returned [D-26]', async () => {
  await storeClaim({ percent: 95 })
  const changed = contentTestCtx(postgres)
  await loadPriceTable(changed)

  expect(await readSavingsClaim(changed)).toMatchObject({
    claim: null,
    combinationsAbove: 0,
    evidence: expect.not.stringContaining('save more'),
  })
})

test('a second start changes nothing, and edits by staff stay', async () => {
  await postgres.db.write((tx) => tx.update(ReferencePrice, { id: 'usa/lasik' }, { price_usd_cents: 210_000 }))
  const before = await postgres.db.read((tx) => tx.find(ReferencePrice, { order: { id: 'ASC' } }))

  await Promise.all([storeShippedPrices(ctx), storeShippedPrices(ctx)])

  expect(await postgres.db.read((tx) => tx.find(ReferencePrice, { order: { id: 'ASC' } }))).toEqual(before)
  // 22 countries and Egypt with five procedures, a flight from each country, and a night.
  expect(before).toHaveLength(23 * 5 + 22 + 1)
})

test('the whole table is read: five procedures in twenty-two countries, two without a price [CALC-12..35, D-29]', async () => {
  const table = await readSavingsPrices(ctx)

  expect(() => ReadSavingsPrices.output.validateSync(table, { strict: true })).not.toThrow()
  expect(table.procedures.map(({ egyptCost, homes }) => [egyptCost, homes.length])).toEqual([
    [500, 22],
    [450, 22],
    [900, 22],
    [120, 22],
    [500, 22],
  ])
  const unpriced = table.procedures.flatMap(({ homes, procedure }) =>
    homes.filter(({ cost }) => cost === null).map(({ country }) => `${procedure} ${country}`),
  )
  expect(unpriced).toEqual(['veneers hungary', 'implants hungary'])
  expect(table.asOf).toBe('2026-11-01')
})

test('every stored price has its unit, source and day, and a changed one right away [S11, D-29]', async () => {
  const { prices } = await readSavingsTable({}, ctx)

  expect(() => ReadSavingsTable.output.validateSync({ prices }, { strict: true })).not.toThrow()
  const stored = await postgres.db.read((tx) => tx.find(ReferencePrice))
  expect(prices.map(({ key }) => key).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  expect(prices.find(({ key }) => key === 'hungary/veneers')).toMatchObject({ cost: null, unit: 'per tooth' })
  expect(prices.find(({ key }) => key === 'egypt/night')).toMatchObject({
    itemName: 'Night in Egypt',
    countryName: 'Egypt',
    unit: 'per night',
    cost: 60,
    asOf: '2026-11-22',
  })

  await postgres.db.write((tx) => tx.update(ReferencePrice, { id: 'usa/lasik' }, { price_usd_cents: 219_950 }))
  const ofOne = await readSavingsTable({ country: 'usa' }, ctx)
  expect(new Set(ofOne.prices.map(({ country }) => country))).toEqual(new Set(['egypt', 'usa']))
  expect(ofOne.prices.find(({ key }) => key === 'usa/lasik')).toMatchObject({
    country: 'usa',
    item: 'lasik',
    itemName: 'LASIK',
    unit: 'per eye',
    cost: 2199.5,
    asOf: '2026-11-01',
    source: expect.stringContaining('price table'),
  })
})
