import { expect, test } from '@jest/globals'

import { secretIn } from './open-by-link.server.js'

const secret = 'aB-_'.repeat(10) + 'xyz'

test.each([
  `https://seneb.example/my-request#k=${secret}`,
  `  https://seneb.example/my-request#k=${secret}\n`,
  `#k=${secret}`,
  `k=${secret}`,
  secret,
  // Mail programs that check links wrap the whole address.
  `https://safelinks.example/?url=https%3A%2F%2Fseneb.example%2Fmy-request%23k%3D${secret}&data=1`,
])('the secret is found in %j', (pasted) => {
  expect(secretIn(pasted)).toBe(secret)
})

test.each(['', 'SNB-7K3M9Q', 'https://seneb.example/my-request', `${'x'.repeat(5000)}#k=${secret}`, '#k=short'])(
  'nothing is found in %j',
  (pasted) => {
    expect(secretIn(pasted)).toBeUndefined()
  },
)
