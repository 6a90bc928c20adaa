import { expect, test } from '@jest/globals'

import { legalVersionsAt } from './legal-versions.js'

test.each([
  ['2026-11-01T12:00:00Z', '1', '1'],
  ['2026-11-22T23:59:59Z', '1', '1'],
  ['2026-11-23T00:00:00Z', '2', '3'],
  ['2026-11-28T00:00:00Z', '2', '4'],
  ['2027-01-01T00:00:00Z', '2', '4'],
])(
  'at %s terms %s and privacy policy %s are in force; of two of one day the later [D-65, D-83]',
  (at, terms, privacy) => {
    expect(legalVersionsAt(new Date(at))).toEqual({ terms_version: terms, privacy_version: privacy })
  },
)
