import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadJourneyCost, ReadSavingsEstimate } from '@seneb/contracts/messages/content/costs.messages'
import { countryCode } from '@seneb/contracts/vocabulary/country-names'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'

import { TestGateway } from '../gateway.fixture.js'

const names = { countryName: 'United States', procedureName: 'Dental implants', unit: 'per implant' }
const dated = { source: 'a table', asOf: '2026-11-01' }

let gateway: TestGateway
let requests: unknown[] = []
beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(ReadSavingsEstimate, (input) => {
    requests.push(input)
    return {
      ...names,
      ...dated,
      country: input.country,
      procedure: input.procedure,
      homeCost: 3000,
      isOwnHomePrice: true,
      egyptCost: 850.5,
      savings: null,
      percentageSaved: null,
      reason: 'NO_SAVING' as const,
      reasonText: 'It costs as much.',
      doorToDoor: { verdict: 'CLOSE' as const, units: 4, differenceCents: -74_050, sentence: 'Stay home.' },
    }
  })
  await gateway.handle(ReadJourneyCost, (input) => {
    requests.push(input)
    const line = { unitCents: 85_050, count: 4, totalCents: 340_200, isOwn: true, source: 'a table', asOf: null }
    return {
      ...names,
      asOf: '2026-11-01',
      country: input.country,
      procedure: input.procedure,
      units: 4,
      journeys: 2,
      nights: 5,
      minNights: 4,
      maxNights: 7,
      reservePercent: 10,
      lines: [{ ...line, part: 'TREATMENT' as const }],
      homeCents: null,
      egyptCents: 500_000,
      journeyCents: 159_800,
      differenceCents: null,
      verdict: 'NO_HOME_PRICE' as const,
    }
  })
})
afterAll(() => gateway.close())

const usd = (amount: string) => ({ amount, currencyCode: 'USD' })
const money = '{ amount currencyCode }'

test('an estimate takes code and slug, and returns money [CALC-09]', async () => {
  requests = []
  const { json } = await gateway.graphql(`{ costEstimate(country: "US", procedure: "dental-implants",
    homePrice: { amount: "3000", currencyCode: USD }) {
    country procedure unit homePrice ${money} isCustomHomePrice egyptPrice ${money} savings ${money} noSavingReason
    doorToDoor { verdict units difference ${money} sentence } source asOf } }`)

  expect(requests).toEqual([{ country: 'usa', procedure: 'implants', homePriceUsd: 3000 }])
  expect(json.data?.['costEstimate']).toEqual({
    ...dated,
    country: 'US',
    procedure: 'dental-implants',
    unit: 'PER_IMPLANT',
    homePrice: usd('3000.00'),
    isCustomHomePrice: true,
    egyptPrice: usd('850.50'),
    savings: null,
    noSavingReason: 'NO_SAVING',
    doorToDoor: { verdict: 'TOO_CLOSE_TO_CALL', units: 4, difference: usd('-740.50'), sentence: 'Stay home.' },
  })
})

test('the cost of a trip takes every figure of one’s own, and has each line in money', async () => {
  requests = []
  const { json } =
    await gateway.graphql(`{ tripCost(country: "GB", procedure: "lasik", units: 4, tripCount: 2, nights: 5,
    flightPrice: { amount: "400.50", currencyCode: USD }, reservePercent: 10) {
    country procedure tripCount lines { category unitPrice ${money} count total ${money} isCustom asOf }
    homePrice ${money} egyptPrice ${money} tripPrice ${money} difference ${money} verdict } }`)

  expect(requests).toEqual([
    { country: 'uk', procedure: 'lasik', units: 4, journeys: 2, nights: 5, flightUsd: 400.5, reservePercent: 10 },
  ])
  expect(json.data?.['tripCost']).toEqual({
    country: 'GB',
    procedure: 'lasik',
    tripCount: 2,
    lines: [
      {
        category: 'TREATMENT',
        unitPrice: usd('850.50'),
        count: 4,
        total: usd('3402.00'),
        isCustom: true,
        asOf: null,
      },
    ],
    homePrice: null,
    egyptPrice: usd('5000.00'),
    tripPrice: usd('1598.00'),
    difference: null,
    verdict: 'NO_HOME_PRICE',
  })
})

test.each([
  ['costEstimate(country: "AQ", procedure: "lasik")', ['country']],
  ['costEstimate(country: "US", procedure: "implants")', ['procedure']],
  ['costEstimate(country: "US", procedure: "lasik", homePrice: { amount: "-5", currencyCode: USD })', ['homePrice']],
  ['tripCost(country: "US", procedure: "lasik", tripCount: 11)', ['tripCount']],
  ['tripCost(country: "US", procedure: "lasik", nightPrice: { amount: "5001", currencyCode: USD })', ['nightPrice']],
])('%s is refused at its argument', async (field, paths) => {
  const { json } = await gateway.graphql(`{ ${field} { asOf } }`)

  expect(json.errors?.[0]?.extensions).toMatchObject({ code: 'INPUT_INVALID' })
  expect(json.errors?.[0]?.extensions?.fields?.map(({ path }) => path)).toEqual(paths)
})

test('every country and procedure of the calculator has its code and its slug', () => {
  const codes = savingsCountries.map(({ name }) => countryCode(name))

  expect(codes.join(' ')).toBe('BH CZ FR DE GR HU IQ IT KW LY OM PL PT QA SA ES SD SY TR AE GB US')
  expect(new Set(savingsProcedures.map(({ catalogueSlug }) => catalogueSlug)).size).toBe(savingsProcedures.length)
})
