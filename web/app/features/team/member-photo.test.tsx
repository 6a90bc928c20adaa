/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import { watchImages } from '../../early/image-fallback.js'
import { MemberPhoto } from './member-photo.js'

afterEach(cleanup)

test('a photo or logo is shown where there is one; if it fails, a tile with initials stands in [TEAM-01, TEAM-02]', () => {
  watchImages(document)
  render(<MemberPhoto imageUrl="/members/amal.webp" initials="AH" name="Amal Haddad" />)
  const photo = screen.getByRole('img', { name: 'Amal Haddad' })
  expect(photo.getAttribute('src')).toBe('/members/amal.webp')
  photo.dispatchEvent(new Event('error'))
  expect(document.body.textContent).toContain('AH')
})

test('without a photo the initials stand there at once [TEAM-01]', () => {
  render(<MemberPhoto imageUrl={null} initials="AH" name="Amal Haddad" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.body.textContent).toBe('AH')
})
