/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

// The router wants these of its surroundings, which jsdom leaves out.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { Members } = await import('./team-lists.js')

afterEach(cleanup)

const member = {
  __typename: 'TeamMember' as const,
  key: 'amal',
  name: 'Amal Haddad',
  role: 'Co-founder',
  initials: 'AH',
  bioHtml: [],
  linkedinUrl: 'https://profiles.test/amal',
  imageUrl: null,
}

test('a co-founder has a profile to look at; that of a sample leads nowhere [TEAM-01, TEAM-03, D-64]', () => {
  const { rerender } = render(<Members members={[{ ...member, isSample: false }]} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://profiles.test/amal')
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')

  rerender(<Members members={[{ ...member, isSample: true }]} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/this person does not exist/)).toBeTruthy()
})
