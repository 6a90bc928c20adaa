import { expect, test } from '@jest/globals'

import { clientKey } from './client-key.js'

test('every replica derives the same client key for a day, and another one afterward or with another secret', () => {
  const morning = new Date('2026-11-21T00:00:01Z')
  const key = clientKey('203.0.113.7', 'secret', morning)

  expect(clientKey('203.0.113.7', 'secret', new Date('2026-11-21T23:59:59Z'))).toBe(key)
  expect(clientKey('203.0.113.7', 'secret', new Date('2026-11-22T00:00:01Z'))).not.toBe(key)
  expect(clientKey('203.0.113.7', 'other', morning)).not.toBe(key)
  expect(key).not.toContain('203')
})
