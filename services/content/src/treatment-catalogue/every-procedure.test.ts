import { expect, test } from '@jest/globals'
import { catalogueProcedure } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { withCommonFacts } from '@seneb/contracts/messages/content/with-common-facts'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { commonFacts, procedureFacts } from './shipped-catalogue.fixture.js'

const procedures = treatmentTypes.flatMap((type) =>
  type.procedures.map(({ slug, name }) => withCommonFacts({ slug, name, ...procedureFacts[slug] }, commonFacts)),
)
const cases = procedures.map((procedure) => [procedure.slug, procedure] as const)

/** Sentences of a procedure that state something. */
function statements({ steps, beforeTravel, recovery, flyingHome }: (typeof procedures)[number]): string[] {
  return [...steps.map(({ detail }) => detail), ...beforeTravel, ...recovery, flyingHome]
}

test('the ten treatment types hold 53 procedures: 5, 6, 4, 4, 7, 6, 8, 5, 7 and Other [CAT-01, CAT-03..12]', () => {
  expect(treatmentTypes.map((type) => [type.name, type.procedures.length])).toEqual([
    ['Bariatric Surgery', 5],
    ['Cardiology', 6],
    ['Dental Care', 4],
    ['Fertility & IVF', 4],
    ['Oncology', 7],
    ['Ophthalmology', 6],
    ['Orthopedic Surgery', 8],
    ['Plastic Surgery', 5],
    ['Hair Transplant', 7],
    ['Other', 1],
  ])
  expect(Object.keys(procedureFacts)).toHaveLength(53)
})

test('the six eye procedures are those the specification names [CAT-08]', () => {
  const eyes = treatmentTypes.find(({ slug }) => slug === 'ophthalmology')
  expect(eyes?.procedures.map(({ name }) => name)).toEqual([
    'LASEK',
    'LASIK',
    'PRK',
    'Femto-LASIK',
    'Cataract surgery',
    'Corneal transplant',
  ])
})

test.each(cases)('%s is published as its contract requires [CAT-02]', (_slug, procedure) => {
  expect(() => catalogueProcedure.validateSync(procedure, { strict: true })).not.toThrow()
})

test.each(cases)('%s has a stay whose steps ascend and fit into it [CAT-02]', (_slug, { nights, steps }) => {
  const days = steps.map(({ day }) => day)
  expect(nights.min).toBeGreaterThanOrEqual(1)
  expect(nights.min).toBeLessThanOrEqual(nights.max)
  expect(days.length).toBeGreaterThanOrEqual(4)
  expect(days[0]).toBe(1)
  expect(days).toEqual([...days].sort((a, b) => a - b))
  // The last step leaves a night before the journey, even when the stay is the longest.
  expect(Math.max(...days)).toBeLessThanOrEqual(nights.max)
})

test.each(cases)(
  '%s lets nobody fly before its own advice, and nobody be treated before a decision',
  (_slug, facts) => {
    const { consultationDay, flyAfter, inHospital, nights, reflectionDays = 0, steps, treatmentDay } = facts
    const days = steps.map(({ day }) => day)

    expect(nights.min + 1).toBeGreaterThanOrEqual((flyAfter.from ?? treatmentDay) + flyAfter.min)
    expect(nights.max + 1).toBeGreaterThanOrEqual((flyAfter.from ?? treatmentDay) + (flyAfter.long ?? flyAfter.min))
    expect(nights.max + 1).toBeGreaterThan(treatmentDay + (flyAfter.avoid?.until ?? 0))
    expect(days).toEqual(expect.arrayContaining([consultationDay, treatmentDay, flyAfter.from ?? treatmentDay]))
    expect(treatmentDay).toBeGreaterThanOrEqual(
      reflectionDays > 0 ? consultationDay + reflectionDays + 1 : consultationDay,
    )
    if (inHospital) expect(days).toEqual(expect.arrayContaining([inHospital.from]))
  },
)

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const daysOf = (number: string, unit: string) => {
  const count =
    number === 'a' ? 1 : number === 'a few' ? 3 : /^\d+$/.test(number) ? Number(number) : smallNumbers.indexOf(number)
  return count * { day: 1, week: 7, month: 30 }[unit as 'day' | 'week' | 'month']
}

/** Every length of time a sentence names, in days: 'seven to ten days' is 7 and 10. */
function lengthsIn(sentence: string): number[] {
  const number = `(\\d+|a few|a|${smallNumbers.join('|')})`
  const found = sentence.matchAll(
    new RegExp(`\\b${number}(?: or more)?(?: (?:to|or) ${number})?(?: or more)? (day|week|month)s?\\b`, 'gi'),
  )
  return [...found].flatMap(([, low = '', high, unit = '']) =>
    [low, ...(high ? [high] : [])].map((one) => daysOf(one.toLowerCase(), unit.toLowerCase())),
  )
}

test.each(cases)('%s has flight dates that match its sentence on flying', (_slug, { flyAfter, flyingHome }) => {
  const named = lengthsIn(flyingHome)
  if (named.length === 0) return expect(flyAfter.min).toBeLessThanOrEqual(1)
  expect([...named, 1]).toContain(flyAfter.min)
  if (flyAfter.min > 1) expect(named).toContain(flyAfter.min)
  if (flyAfter.long !== undefined) expect(named).toContain(flyAfter.long)
})

test.each(cases)('%s names its sources and its signatory, and warns of controlled medicines [D-49]', (_slug, facts) => {
  expect(facts.sources.length).toBeGreaterThanOrEqual(1)
  expect(facts.reviewedBy).toBe('none')
  expect(facts.beforeTravel.join(' ')).toContain('controlled in Egypt')
  expect(facts.recovery.join(' ')).toContain('the ambulance has the number 123')
  expect(facts.beforeTravel.join(' ').includes('thirty days')).toBe(facts.nights.max > 30)
})

test('every operation warns of clots, resistant germs and water, and asks who removes the stitches', () => {
  const operations = procedures.filter(({ inHospital, slug }) => inHospital && slug !== 'bone-marrow-transplant')
  const lacking = operations.filter(({ beforeTravel, questionsForProvider, recovery, slug }) => {
    const text = [...beforeTravel, ...recovery, ...questionsForProvider].join(' ')
    if (slug === 'coronary-angioplasty') return !/resistant germs/.test(text)
    return !['blood clot', 'resistant germs', 'hot tub', 'takes out stitches', 'pregnant'].every((word) =>
      text.includes(word),
    )
  })

  expect(operations.length).toBeGreaterThan(20)
  expect(lacking.map(({ slug }) => slug)).toEqual([])
})

test.each(cases)('%s has enough facts for a plan and repeats nothing [CAT-02]', (_slug, procedure) => {
  const { beforeTravel, recovery, questionsForProvider } = procedure
  expect(beforeTravel.length).toBeGreaterThanOrEqual(4)
  expect(recovery.length).toBeGreaterThanOrEqual(3)
  expect(questionsForProvider.length).toBeGreaterThanOrEqual(4)
  const all = [...statements(procedure), ...questionsForProvider]
  expect(new Set(all).size).toBe(all.length)
})

test.each(cases)('%s is worded as sentences, without prices, promises or links [GEN-08, D-49]', (_slug, procedure) => {
  const { questionsForProvider, steps } = procedure
  for (const sentence of statements(procedure)) expect(sentence).toMatch(/^[A-Z].{20,}\.$/s)
  for (const question of questionsForProvider) expect(question).toMatch(/^[A-Z].{10,}\?$/s)
  for (const { title } of steps) expect(title).toMatch(/^[A-Z][^.]{3,60}$/)
  const text = [...statements(procedure), ...questionsForProvider].join(' ')
  expect(text).not.toMatch(/\d\s*[%$€£]|[$€£]\s*\d|\b(?:USD|EGP|EUR|percent|per cent)\b/i)
  expect(text).not.toMatch(/guarantee|painless|risk-free|world-class|best |leading|https?:|www\./i)
  expect(text).not.toMatch(/ {2}|\s[,.;:?]|undefined/)
})

test.each(cases)('%s states when a flight is commonly possible [CAT-02]', (_slug, { flyingHome }) => {
  expect(flyingHome).toMatch(/fl(?:y|ight)/i)
})

test('no step is titled like the journey back, which the plan adds on the last day', () => {
  const titles = procedures.flatMap(({ steps }) => steps.map(({ title }) => title))
  expect(titles.filter((title) => /depart|home/i.test(title))).toEqual([])
})
