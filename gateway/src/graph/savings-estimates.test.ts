import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReadSavingsEstimate, ReadSavingsClaim } from '@seneb/contracts/messages/content/costs.messages'
import { expectedSavings } from '@seneb/testkit/expected-savings'

import { TestGateway } from '../gateway.fixture.js'

const query = `query ($country: String, $procedure: String, $homePriceUsd: UsdAmount) {
  savingsEstimate(country: $country, procedure: $procedure, homePriceUsd: $homePriceUsd) {
    country countryName procedure procedureName unit homeCost isOwnHomePrice egyptCost
    savings percentageSaved reason reasonText source asOf
    doorToDoor { verdict units differenceCents sentence }
  }
}`

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
  await gateway.handle(ReadSavingsEstimate, ({ country, homePriceUsd, procedure }) => {
    const { percentageSaved, savings } = cellOf(country, procedure)
    return {
      country,
      countryName: 'A country',
      procedure,
      procedureName: 'A procedure',
      unit: 'per eye',
      homeCost: savings === null ? null : savings + 100,
      isOwnHomePrice: homePriceUsd !== undefined,
      egyptCost: 100,
      savings,
      percentageSaved,
      reason: savings === null ? ('NO_HOME_PRICE' as const) : null,
      reasonText: savings === null ? 'No reference price' : null,
      source: 'a table',
      asOf: '2026-11-01',
      doorToDoor: { verdict: 'STAY_HOME' as const, units: 2, differenceCents: -74_000, sentence: 'Stay home.' },
    }
  })
})

afterAll(() => gateway.close())

function cellOf(country: string, procedure: string) {
  const cell = expectedSavings.find((expected) => expected.country === country && expected.procedure === procedure)
  if (!cell) throw new Error('not a cell of the table')
  return cell
}

test.each(expectedSavings)('savings over GraphQL: $procedure in $country [CALC-09..35]', async (cell) => {
  const { country, procedure } = cell
  const { status, json } = await gateway.graphql(query, { country, procedure })

  expect({ status, errors: json.errors }).toEqual({ status: 200, errors: undefined })
  expect(json.data?.['savingsEstimate']).toMatchObject({
    ...cell,
    doorToDoor: { verdict: 'STAY_HOME', units: 2, differenceCents: -74_000, sentence: 'Stay home.' },
  })
})

test.each([
  [{}, ['country', 'procedure']],
  [{ country: 'atlantis', procedure: 'lasik' }, ['country']],
  [{ country: 'usa', procedure: 'lasik', homePriceUsd: 0 }, ['homePriceUsd']],
  [{ country: 'usa', procedure: 'lasik', homePriceUsd: -5 }, ['homePriceUsd']],
  [{ country: 'usa', procedure: 'lasik', homePriceUsd: 1e9 }, ['homePriceUsd']],
  [{ country: 'usa', procedure: 'lasik', homePriceUsd: 'NaN' }, ['homePriceUsd']],
])(
  '%j is answered by the sentence of each field, and by no failure of ours [CALC-06, CALC-07, CALC-08]',
  async (args, paths) => {
    const { status, json } = await gateway.graphql(query, args)

    expect(status).toBe(200)
    expect(json.errors?.[0]?.extensions).toMatchObject({ code: 'INPUT_INVALID' })
    expect(json.errors?.[0]?.extensions?.fields?.map(({ path }) => path)).toEqual(paths)
  },
)

test('the claim has its evidence [D-26, O-2]', async () => {
  const claim = {
    claim: null,
    minPercent: 23,
    maxPercent: 93,
    combinations: 108,
    combinationsAbove: 0,
    combinationsDoorToDoor: 108,
    combinationsStayHome: 26,
    evidence: 'Typical savings 23–93%.',
    source: 'a table',
    asOf: '2026-11-01',
  }
  await gateway.handle(ReadSavingsClaim, () => claim)

  const { json } = await gateway.graphql(
    '{ savingsClaim { claim minPercent maxPercent combinations combinationsExceedingClaim combinationsDoorToDoor combinationsStayHome evidence source asOf } }',
  )

  const { combinationsAbove, ...others } = claim
  expect(json).toEqual({ data: { savingsClaim: { ...others, combinationsExceedingClaim: combinationsAbove } } })
})
