import { expect, test } from '@jest/globals'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'

import { composeTimeline } from '../../services/ai-planning/src/stay-timelines/stay-timeline.rules.js'
import { journeyCostOf } from '../../services/content/src/journey-costs/read-journey-cost.js'
import { priceKey } from '../../services/content/src/price-table/price-keys.rules.js'
import { ReferencePrice } from '../../services/content/src/price-table/reference-price.entity.js'
import { procedureFacts } from '../../services/content/src/treatment-catalogue/shipped-catalogue.fixture.js'
import { shippedEntries } from './drafted-stays.js'

const price = Object.assign(new ReferencePrice(), { price_usd_cents: 10_000, source: 'a table', as_of: '2026-11-01' })
const countries = savingsCountries.map(({ value }) => value)
const keys = [...countries, 'egypt'].flatMap((country) =>
  [...savingsProcedures.map(({ value }) => value), 'flight', 'night'].map((item) => priceKey(country, item)),
)
const basis = {
  table: { prices: new Map(keys.map((key) => [key, price])), claims: [] },
  facts: new Map(savingsProcedures.map(({ catalogueSlug, value }) => [value, procedureFacts[catalogueSlug]])),
}

test.each(savingsProcedures.map(({ catalogueSlug, value }) => [value, catalogueSlug] as const))(
  '%s: costs count the nights that the timeline shows, from every country',
  (procedure, slug) => {
    const entry = shippedEntries.find((shipped) => shipped.procedure.slug === slug)
    if (!entry) throw new Error(`${slug} is not shipped`)
    for (const { name, value: country } of savingsCountries) {
      const { nights } = journeyCostOf({ country, procedure }, basis)
      expect([name, nights]).toEqual([name, composeTimeline(entry, { country: name }).nights])
    }
  },
)
