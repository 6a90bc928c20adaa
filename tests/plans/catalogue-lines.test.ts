import { expect, test } from '@jest/globals'

import { composeItinerary } from '../../services/ai-planning/src/ai-plans/compose-itinerary.rules.js'
import type { TripFacts } from '../../services/ai-planning/src/ai-plans/trip.rules.js'
import { aTrip } from '../../services/ai-planning/src/trip.fixture.js'
import { catalogueLines } from '../../services/ai-planning/src/care-plans/catalogue-lines.rules.js'
import {
  figuresOfLine,
  approvalProblems,
  createPlanBases,
} from '../../services/ai-planning/src/care-plans/judged-plan.rules.js'
import { draftDocument, type PlanDocument } from '../../services/ai-planning/src/care-plans/plan-document.rules.js'
import { shippedEntries, tripTo } from './drafted-stays.js'

test('every line that the catalogue has for a plan written by hand has its source, for all 53 procedures [D-49]', () => {
  expect(shippedEntries).toHaveLength(53)
  const problems = shippedEntries.flatMap((entry) => {
    const { name: medicalProcedure } = entry.procedure
    const trip = aTrip({ treatmentType: entry.treatmentType, medicalProcedure })
    const lines = catalogueLines(entry).map((line, at) => ({ ...line, id: `${at}`, origin: 'catalogue' as const }))
    expect(lines.length).toBeGreaterThan(5)
    const empty = draftDocument(undefined, { trip, entry })
    const document = { evidence: [], lines: [...lines, ...empty.lines] }
    const bases = createPlanBases({ trip, entry, evidence: [], now: new Date('2026-11-24T09:00:00Z') })
    return approvalProblems(document, bases).map(({ message }) => `${medicalProcedure}: ${message}`)
  })
  expect(problems).toEqual([])
})

/** Returns the draft of each procedure for a person with these answers, with the sources of each line's figures. */
function drafts(changes: Partial<TripFacts>) {
  return shippedEntries.map((entry) => {
    const trip = tripTo(entry, { preferredTravelDates: '2027-01-10', ...changes })
    const document = draftDocument(composeItinerary({ trip, entry, today: '2026-11-21' }), { trip, entry })
    return { document, bases: createPlanBases({ trip, entry, evidence: [], now: new Date('2026-11-24T09:00:00Z') }) }
  })
}

const tagged = ({ lines }: PlanDocument) => lines.filter(({ origin }) => origin === 'patient').map(({ text }) => text)

test("a line is tagged as the patient's by their own statements, not by the name of the treatment or by Egypt [D-49]", () => {
  const abroad = drafts({ travelingFromCity: 'Lyon Airport (LYS)' }).flatMap(({ document }) => tagged(document))
  const within = drafts({ travelingFromCountry: 'Egypt', nationality: 'Egypt' }).flatMap(({ document }) =>
    tagged(document),
  )

  expect(abroad.filter((text) => !/France|Lyon/.test(text))).toEqual([])
  expect(abroad.filter((text) => text.startsWith('You travel from Lyon'))).toHaveLength(53)
  expect(within).toEqual([])
})

test('a number that every plan has is from the catalogue in each, and never called calculated [D-49]', () => {
  const sources = drafts({}).flatMap(({ document, bases }) =>
    document.lines
      .filter(({ text }) => text.includes('call 123 for an ambulance'))
      .flatMap((line) => figuresOfLine(line, bases).filter(({ text }) => text === '123'))
      .map(({ source }) => source),
  )

  expect(sources.length).toBeGreaterThanOrEqual(53)
  expect([...new Set(sources)]).toEqual(['catalogue'])
})
