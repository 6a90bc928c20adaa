import { afterEach, expect, test } from '@jest/globals'

import { provideRandomUuid } from './random-uuid.js'

const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID')

afterEach(() => {
  Reflect.deleteProperty(crypto, 'randomUUID')
  if (own) Object.defineProperty(Crypto.prototype, 'randomUUID', own)
})

test('a browser without it, as every one is over plain http, makes ids of version 4 that differ [R3]', () => {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  expect('randomUUID' in crypto).toBe(false)

  provideRandomUuid()

  const ids = Array.from({ length: 500 }, () => crypto.randomUUID())
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
})

test('a browser with randomUUID uses its own', () => {
  provideRandomUuid()
  expect(Object.hasOwn(crypto, 'randomUUID')).toBe(false)
})
