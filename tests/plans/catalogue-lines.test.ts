import { expect, test } from '@jest/globals'

import { aTrip } from '../../services/ai-planning/src/trip.fixture.js'
import { catalogueLines } from '../../services/ai-planning/src/care-plans/catalogue-lines.rules.js'
import { problemsOf, restsOf } from '../../services/ai-planning/src/care-plans/judged-plan.rules.js'
import { draftDocument } from '../../services/ai-planning/src/care-plans/plan-document.rules.js'
import { shippedEntries } from './drafted-stays.js'

test('every line that the catalogue has for a plan written by hand has its source, for all 53 procedures [D-49]', () => {
  expect(shippedEntries).toHaveLength(53)
  const refused = shippedEntries.flatMap((entry) => {
    const { name: medicalProcedure } = entry.procedure
    const trip = aTrip({ treatmentType: entry.treatmentType, medicalProcedure })
    const lines = catalogueLines(entry).map((line, at) => ({ ...line, id: `${at}`, origin: 'catalogue' as const }))
    expect(lines.length).toBeGreaterThan(5)
    const empty = draftDocument(undefined, { trip, entry })
    const document = { evidence: [], lines: [...lines, ...empty.lines] }
    const rests = restsOf({ trip, entry, evidence: [], now: new Date('2026-11-24T09:00:00Z') })
    return problemsOf(document, rests).map(({ message }) => `${medicalProcedure}: ${message}`)
  })
  expect(refused).toEqual([])
})
