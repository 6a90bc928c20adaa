import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadJourneyCost } from '@seneb/contracts/messages/content/costs.messages'
import { savingsCountryValues, savingsProcedureValues } from '@seneb/contracts/vocabulary/savings-options'
import type { TestDb } from '@seneb/testkit/test-db'

import type { ContentCtx } from '../content-ctx.js'
import { contentDb, contentTestCtx, loadPriceTable } from '../content.fixture.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { shippedCatalogue } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'
import { readJourneyCost } from './read-journey-cost.js'

let postgres: TestDb
let ctx: ContentCtx

beforeAll(async () => {
  postgres = await contentDb()
  ctx = contentTestCtx(postgres)
  await storeShippedPrices(ctx)
  await storeShippedCatalogue(shippedCatalogue, ctx)
  await loadPriceTable(ctx)
})
afterAll(() => postgres.close())

type Comparison = Pick<Parameters<typeof readJourneyCost>[0], 'country' | 'procedure'>
const noOwn = {
  units: undefined,
  homePriceUsd: undefined,
  egyptPriceUsd: undefined,
  journeys: undefined,
  flightUsd: undefined,
  nights: undefined,
  nightUsd: undefined,
  reservePercent: undefined,
}
const read = (comparison: Comparison, own: object = {}) => readJourneyCost({ ...noOwn, ...comparison, ...own }, ctx)

test('every comparison of the lists matches its contract, each figure with its source', async () => {
  const verdicts = new Map<string, number>()
  for (const country of savingsCountryValues) {
    for (const procedure of savingsProcedureValues) {
      const result = await read({ country, procedure })
      expect(() => ReadJourneyCost.output.validateSync(result, { strict: true })).not.toThrow()
      expect(result.lines.every(({ asOf, source }) => source !== '' && asOf !== null)).toBe(true)
      verdicts.set(result.verdict, (verdicts.get(result.verdict) ?? 0) + 1)
    }
  }
  expect(verdicts.get('NO_HOME_PRICE')).toBe(2)
  expect(verdicts.get('SAVES')).toBeGreaterThan(20)
  expect(verdicts.get('STAY_HOME')).toBeGreaterThan(20)
})

test('LASIK from the United Kingdom saves; one implant from Turkey, with its two journeys, does not', async () => {
  expect(await read({ country: 'uk', procedure: 'lasik' })).toMatchObject({ units: 2, journeys: 1, verdict: 'SAVES' })
  expect(await read({ country: 'turkey', procedure: 'implants' })).toMatchObject({
    units: 1,
    journeys: 2,
    nights: 6,
    minNights: 6,
    maxNights: 10,
    verdict: 'STAY_HOME',
  })
})

test("a person's own figures replace ours and are labelled so; the others keep their source", async () => {
  const result = await read(
    { country: 'hungary', procedure: 'veneers' },
    { homePriceUsd: 450.25, units: 4, journeys: 1, flightUsd: 0, nights: 0, reservePercent: 0 },
  )

  expect(result).toMatchObject({ homeCents: 180_100, egyptCents: 48_000, differenceCents: 132_100, verdict: 'SAVES' })
  expect(result.lines.map(({ isOwn, part }) => [part, isOwn])).toEqual([
    ['HOME', true],
    ['TREATMENT', false],
    ['FLIGHTS', true],
    ['NIGHTS', false],
    ['RESERVE', true],
  ])
  expect(result.lines[0]).toMatchObject({ source: 'Your own figure', asOf: null })
  expect(result.lines[1]?.source).toContain('not offers of a provider')
})
