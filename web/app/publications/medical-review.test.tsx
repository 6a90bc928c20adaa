import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { MedicalReviewLine } from './medical-review.js'

const reviewer = {
  __typename: 'Reviewer',
  name: 'Dr. Mona Adel',
  role: 'Ophthalmologist',
  reviewedOn: '2026-11-20',
} as const

test('a reviewed page shows the name, title and day of its medical review [D-58]', () => {
  expect(renderToStaticMarkup(<MedicalReviewLine reviewer={reviewer} className="x" />)).toContain(
    'Medically reviewed by Dr. Mona Adel, Ophthalmologist on <time dateTime="2026-11-20">Nov 20, 2026</time>',
  )
})

test('a page without a review shows nothing in its place [D-49]', () => {
  expect(renderToStaticMarkup(<MedicalReviewLine reviewer={null} className="x" />)).toBe('')
})
