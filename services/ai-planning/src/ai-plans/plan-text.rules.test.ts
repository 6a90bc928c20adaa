import { expect, test } from '@jest/globals'

import { draftNotice, readPlanText, renderPlanText, storedPlan } from './plan-text.rules.js'

test('a plan reads as a text with dates, bullets and only the sections it has [PIPE-01]', () => {
  const text = renderPlanText({
    summary: 'A day in Cairo.',
    days: [
      { day: 1, date: '2027-01-05', title: 'Arrival', details: ['Rest.'] },
      { day: 2, title: 'Departure', details: [] },
    ],
    beforeTravel: ['Pack.'],
    afterReturn: [],
    costNotes: [],
    questionsForProvider: [],
    openPoints: ['Choose the provider.'],
  })

  expect(text).toBe(
    [
      draftNotice,
      'A day in Cairo.',
      'Day 1 (Tue, Jan 5, 2027): Arrival\n- Rest.',
      'Day 2: Departure',
      'Before you travel\n- Pack.',
      'Open points for the care team\n- Choose the provider.',
    ].join('\n\n'),
  )
})

test('a text that somebody changed is still the plan, and nothing of it is dropped [PIPE-12]', () => {
  const text = [
    draftNotice,
    'A day in Cairo.',
    'With her mother.',
    '',
    'Day 1 (Tue, Jan 5, 2027): Arrival: by noon\r',
    '- Rest.',
    '',
    'A line that somebody added.',
    'Day 12: Departure',
    'Open points for the care team',
    '- Choose the provider.',
  ].join('\n')

  expect(readPlanText(text)).toEqual({
    summary: 'A day in Cairo. With her mother.',
    days: [
      { day: 1, date: '2027-01-05', title: 'Arrival: by noon', details: ['Rest.', 'A line that somebody added.'] },
      { day: 12, title: 'Departure', details: [] },
    ],
    beforeTravel: [],
    afterReturn: [],
    costNotes: [],
    questionsForProvider: [],
    openPoints: ['Choose the provider.'],
  })
  expect(storedPlan('Only these words.')?.summary).toBe('Only these words.')
  expect([storedPlan(''), storedPlan(null), storedPlan(draftNotice)]).toEqual([undefined, undefined, undefined])
})
