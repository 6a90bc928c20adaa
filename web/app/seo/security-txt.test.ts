import { expect, test } from '@jest/globals'

import { securityTxt } from './site-files.js'

test('names the contact for security reports, valid for half a year (RFC 9116)', () => {
  const text = securityTxt({
    siteOrigin: 'https://seneb.example',
    email: 'privacy@seneb.example',
    now: new Date('2026-11-28T06:00:00Z'),
  })
  expect(text).toBe(`Contact: mailto:privacy@seneb.example
Expires: 2027-05-27T00:00:00.000Z
Preferred-Languages: en
Canonical: https://seneb.example/.well-known/security.txt
`)
})
