/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import { HowPaid } from './how-paid.js'

afterEach(cleanup)

test.each([
  [null, [], /^Nobody pays Seneb yet/],
  ['Providers pay a fee.', [], /^Providers pay a fee\.$/],
  ['Providers pay a fee.', ['company.paidBy'], /^Providers pay a fee\. \(Sample\)$/],
])('while who pays is %j, with the samples %j, the page of the team says so [D-77]', (paidBy, sampleKeys, words) => {
  render(<HowPaid settings={{ __typename: 'SiteSettings', paidBy, sampleKeys }} />)

  expect(screen.getByText(words)).toBeTruthy()
})
