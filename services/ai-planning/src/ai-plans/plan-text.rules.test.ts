import { expect, test } from '@jest/globals'

import { draftNotice, renderPlanText } from './plan-text.rules.js'

test('a plan reads as a text with dates, bullets and only the sections it has [PIPE-01]', () => {
  const text = renderPlanText({
    summary: 'A day in Cairo.',
    days: [
      { day: 1, date: '2027-01-05', title: 'Arrival', details: ['Rest.'] },
      { day: 2, title: 'Departure', details: [] },
    ],
    beforeTravel: ['Pack.'],
    ...{ afterReturn: [], costNotes: [], questionsForProvider: [] },
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
