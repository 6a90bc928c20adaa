/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import { watchImages } from '../../early/image-fallback.js'

// The router needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { HowPaid, MemberPhoto, Members } = await import('./team-lists.js')

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

test('a photo or logo is shown if there is one; if it fails, a tile with initials replaces it [TEAM-01, TEAM-02]', () => {
  watchImages(document)
  render(<MemberPhoto imageUrl="/members/amal.webp" initials="AH" name="Amal Haddad" />)
  const photo = screen.getByRole('img', { name: 'Amal Haddad' })
  expect(photo.getAttribute('src')).toBe('/members/amal.webp')
  photo.dispatchEvent(new Event('error'))
  expect(document.body.textContent).toContain('AH')
})

test('without a photo the initials are shown right away [TEAM-01]', () => {
  render(<MemberPhoto imageUrl={null} initials="AH" name="Amal Haddad" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.body.textContent).toBe('AH')
})

test.each([
  [null, [], /^Nobody pays Seneb yet/],
  ['Providers pay a fee.', [], /^Providers pay a fee\.$/],
  ['Providers pay a fee.', ['company.paidBy'], /^Providers pay a fee\. \(Sample\)$/],
])('while who pays is %j, with the samples %j, the page of the team says so [D-77]', (paidBy, sampleKeys, expected) => {
  render(<HowPaid settings={{ __typename: 'SiteSettings', paidBy, sampleKeys }} />)

  expect(screen.getByText(expected)).toBeTruthy()
})
