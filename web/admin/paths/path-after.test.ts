import { expect, test } from '@jest/globals'

import { pathAfter } from './path-after.js'

test.each([
  ['?to=%2Faudit', '/audit'],
  ['?to=%2Fqueues%3Fservice%3DCONTENT', '/queues?service=CONTENT'],
  ['', '/'],
  ['?to=', '/'],
  ['?to=%2F%2Fevil.example', '/'],
  ['?to=%2F%5Cevil.example', '/'],
  ['?to=https%3A%2F%2Fevil.example', '/'],
  ['?to=javascript%3Aalert(1)', '/'],
  ['?to=%2Fsign-in%3Fto%3D%2Fsign-in', '/'],
])('%s leads to %s [D-37]', (search, path) => {
  expect(pathAfter(search)).toBe(path)
})
