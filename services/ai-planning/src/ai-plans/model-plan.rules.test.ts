import { describe, expect, test } from '@jest/globals'
import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import fc from 'fast-check'

import { promptInjections } from '../prompt-injections.fixture.js'
import { aTrip } from '../trip.fixture.js'
import { basisOfTrip } from './basis-of-trip.rules.js'
import { composeItinerary } from './compose-itinerary.rules.js'
import { modelNotice, planFromModel } from './model-plan.rules.js'
import { PlanError } from './plan-error.rules.js'
import { renderPlanText } from './plan-text.rules.js'

const canary = 'SNB00112233445566778899'
const trip = aTrip({ preferredTravelDates: '2027-01-05', totalBudget: 4000 })
const modelReply = (changes: object = {}) => ({
  summary: 'A week in Cairo.',
  days: [{ day: 1, date: null, title: 'Arrival', details: ['Rest.'] }],
  beforeTravel: ['Pack.'],
  afterReturn: [],
  costNotes: [],
  questionsForProvider: [],
  openPoints: ['Check the dates.'],
  ...changes,
})
const read = (content: unknown, firstFlightDay = 1) =>
  planFromModel(typeof content === 'string' ? content : JSON.stringify(content), {
    canary,
    trip,
    alwaysCheck: ['Choose the provider.'],
    alwaysInclude: ['In Egypt call 123.'],
    firstFlightDay,
    basis: basisOfTrip({
      trip,
      entry: undefined,
      composed: composeItinerary({ trip, entry: undefined, today: '2026-11-23' }),
    }),
  }).itinerary
const findError = (content: unknown) => {
  try {
    read(content)
    return 'none'
  } catch (error) {
    return error instanceof PlanError ? error.kind : error
  }
}

test('a valid answer becomes a plan with our dates, our open points and the notice [D-49]', () => {
  expect(read(modelReply())).toEqual({
    summary: 'A week in Cairo.',
    days: [{ day: 1, date: '2027-01-05', title: 'Arrival', details: ['Rest.'] }],
    beforeTravel: ['Pack.'],
    afterReturn: ['In Egypt call 123.'],
    costNotes: [],
    questionsForProvider: [],
    openPoints: [modelNotice, 'Choose the provider.', 'Check the dates.'],
  })
})

test('an answer that flies home earlier than the catalogue allows is rejected [PIPE-01]', () => {
  const days = [
    { day: 1, date: null, title: 'Arrival', details: [] },
    { day: 9, date: null, title: 'Departure', details: [] },
  ]

  expect(read(modelReply({ days }), 9).days).toHaveLength(2)
  expect(() => read(modelReply({ days }), 10)).toThrow(new PlanError('unusable'))
})

describe('an answer of a server that ignores the schema', () => {
  test.each([
    ['in a code fence', `\`\`\`json\n${JSON.stringify(modelReply())}\n\`\`\``],
    ['between sentences', `Here you are:\n${JSON.stringify(modelReply())}\nHave a good trip!`],
    ['with fields nobody asked for', { ...modelReply(), apology: 'sorry' }],
    ['with numbers as text', modelReply({ days: [{ day: '1', title: 'Arrival', details: [] }] })],
  ])('%s is understood', (_how, content) => {
    expect(read(content).days[0]?.title).toBe('Arrival')
  })
})

test.each([
  ['no JSON', 'A lovely trip awaits.'],
  ['an empty text', ''],
  ['cut JSON', JSON.stringify(modelReply()).slice(0, 80)],
  ['an HTML page', '<!doctype html><html><body>Bad gateway {}</body></html>'],
  ['a list', '[{}]'],
  ['no summary', modelReply({ summary: '  ' })],
  ['no days', modelReply({ days: [] })],
  ['days of another shape', modelReply({ days: ['Arrival'] })],
  ['a day before arrival', modelReply({ days: [{ day: 0, title: 'x', details: [] }] })],
  ['half a day', modelReply({ days: [{ day: 1.5, title: 'x', details: [] }] })],
  ['only days in ten years', modelReply({ days: [{ day: 9999, title: 'x', details: [] }] })],
  ['a list that is none', modelReply({ openPoints: 'none' })],
  ['markup', modelReply({ summary: 'A <b>week</b>' })],
  ['active content', modelReply({ beforeTravel: ['<img src=x onerror=alert(1)>'] })],
  ['hidden active content', modelReply({ beforeTravel: ['＜script＞alert(1)'] })],
  ['more than 20 kB', modelReply({ afterReturn: ['long '.repeat(5000)] })],
])('%s is unusable [S18] [PIPE-17]', (_what, content) => {
  expect(findError(content)).toBe('unusable')
})

test.each([
  ['in the summary', modelReply({ summary: `It is ${canary}` })],
  ['spread over two lines', modelReply({ beforeTravel: [canary.slice(0, 10), canary.slice(10)] })],
  [
    'as JSON escapes',
    JSON.stringify(modelReply({ summary: 'X' })).replace(
      'X',
      [...canary].map((c) => `\\u00${c.charCodeAt(0).toString(16)}`).join(''),
    ),
  ],
  ['in a field nobody asked for', { ...modelReply(), note: canary }],
  ['outside the JSON', `${canary} ${JSON.stringify(modelReply())}`],
])('the secret word %s fails the plan [S18]', (_where, content) => {
  expect(findError(content)).toBe('leaked')
})

test('links, contacts, invisible characters and invented prices are removed [D-49] [S18]', () => {
  const plan = read(
    modelReply({
      summary: 'Pay USD 900 at https://evil.example or www.evil.example, not your USD 4,000.',
      beforeTravel: [
        'Write to visa@evil.example or call +20 100 000 0000.',
        '\u202e\u200b',
        'See [this](javascript:x).',
      ],
    }),
  )

  expect(plan.summary).toBe('Pay [price to be confirmed] at [link removed] or [link removed] not your USD 4,000.')
  expect(plan.beforeTravel).toEqual(['Write to [contact removed] or call [contact removed].', 'See this .'])
})

test('statements found neither in the catalogue nor in the answers are removed, with a note to the care team [D-49] [PIPE-01]', () => {
  const plan = read(
    modelReply({
      summary: 'Seven nights from 5 January, treated at Cleopatra Hospital with a success of 98%.',
      days: [
        {
          day: 3,
          date: null,
          title: 'Fitting on 12 March',
          details: ['Pay two hundred dollars.', 'Pay from your USD 4,000.'],
        },
      ],
      costNotes: ['Hotels ask for 1.999 € a week.'],
    }),
  )

  expect(plan.summary).toBe(
    'Seven nights from 5 January, treated at [name removed] Hospital with a success of [figure to be confirmed].',
  )
  expect(plan.days).toMatchObject([
    {
      title: 'Fitting on [date to be confirmed]',
      details: ['Pay [price to be confirmed].', 'Pay from your USD 4,000.'],
    },
  ])
  expect(plan.costNotes).toEqual(['Hotels ask for [price to be confirmed] a week.'])
  expect(plan.openPoints).toContain(
    "Taken out, because neither the catalogue nor the person's answers say so: name (summary), percentage (summary), date (day 3), money (day 3), money (about costs).",
  )
})

test('days are sorted and their dates are ours, whatever the model returns', () => {
  const days = [
    { day: 3, date: '1999-01-01', title: 'Fitting', details: [] },
    { day: 1, date: 'tomorrow', title: 'Arrival', details: [] },
  ]

  expect(read(modelReply({ days })).days.map(({ date, day }) => [day, date])).toEqual([
    [1, '2027-01-05'],
    [3, '2027-01-07'],
  ])
})

test.each(promptInjections)('a model that repeats %j everywhere gives a harmless plan or none [S18]', (text) => {
  const hostile = modelReply({
    summary: text,
    days: [{ day: 1, title: text, details: [text] }],
    beforeTravel: [text],
    afterReturn: [text],
    costNotes: [text],
    questionsForProvider: [text],
    openPoints: [text],
  })
  let written: string
  try {
    written = renderPlanText(read(hostile))
  } catch (error) {
    expect((error as PlanError).kind).toBe('unusable')
    return
  }
  expect(written).not.toMatch(/<\s*[a-z/!?]|https?:|javascript\s*:\S|evil\.example|\+20 100/i)
  expect(written).not.toMatch(/[^\P{C}\n]/u)
})

test('any answer becomes a valid plan or an error [S18]', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 })
  const lines = fc.array(fc.oneof(line, fc.constant(null)), { maxLength: 3 })
  const almost = fc.record(
    {
      summary: fc.oneof(line, fc.integer()),
      days: fc.array(
        fc.record({
          day: fc.oneof(fc.integer(), fc.constant(1)),
          date: fc.oneof(line, fc.constant(null)),
          title: line,
          details: lines,
        }),
        { maxLength: 4 },
      ),
      beforeTravel: lines,
      afterReturn: lines,
      costNotes: lines,
      questionsForProvider: lines,
      openPoints: lines,
    },
    { requiredKeys: ['summary', 'days'] },
  )

  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        almost.map((value) => JSON.stringify(value)),
      ),
      (content) => {
        try {
          const plan = read(content)
          expect(itinerary.isValidSync(JSON.parse(JSON.stringify(plan)), { strict: true })).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(PlanError)
        }
      },
    ),
    { numRuns: 500 },
  )
})
