import { randomUUID } from 'node:crypto'

import { Sealing } from '@seneb/platform/sealing'
import { expect, test } from '@jest/globals'

import {
  signBounceAddress,
  signReplyAddress,
  verifyBounceAddress,
  verifyReplyAddress,
  type AddressKeys,
} from './signed-address.rules.js'

const [older, newer] = [3, 4].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
const keysOf = (secrets: string, changes: Partial<AddressKeys> = {}): AddressKeys => ({
  digests: new Sealing(secrets),
  replyAddress: 'care@seneb.example',
  bounceAddress: 'bounce-{token}@mail.seneb.example',
  ...changes,
})
const keys = keysOf(newer)
const id = randomUUID()
const reply = signReplyAddress(id, keys) ?? ''
const bounce = signBounceAddress(id, keys) ?? ''

test('an address has its token after a plus, or where the pattern says, and is short enough for mail servers', () => {
  expect(reply).toMatch(/^care\+[a-z2-7]{42}@seneb\.example$/)
  expect(bounce).toMatch(/^bounce-[a-z2-7]{42}@mail\.seneb\.example$/)
  expect(bounce.indexOf('@')).toBeLessThanOrEqual(64)
})

test('an address names its enquiry or mail, also in capital letters', () => {
  expect(verifyReplyAddress(reply, keys)).toBe(id)
  expect(verifyReplyAddress(reply.toUpperCase(), keys)).toBe(id)
  expect(verifyBounceAddress(bounce, keys)).toBe(id)
})

test('an address serves one purpose', () => {
  expect(verifyBounceAddress(reply, keys)).toBeUndefined()
  expect(verifyReplyAddress(bounce, keys)).toBeUndefined()
})

test('while keys change, addresses of the older key still work', () => {
  const old = signReplyAddress(id, keysOf(older)) ?? ''

  expect(verifyReplyAddress(old, keysOf(`${newer},${older}`))).toBe(id)
  expect(verifyReplyAddress(old, keys)).toBeUndefined()
})

test('no other spelling of a token works, one for each of its letters', () => {
  const at = reply.indexOf('+') + 1
  const changed = Array.from({ length: 42 }, (_, index) => {
    const letter = reply[at + index] === 'a' ? 'b' : 'a'
    return reply.slice(0, at + index) + letter + reply.slice(at + index + 1)
  })

  expect(changed.flatMap((address) => verifyReplyAddress(address, keys) ?? [])).toEqual([])
})

test.each(['', 'care@seneb.example', 'care+short@seneb.example', `${reply},x`.replace('@', '@@')])(
  'the address "%s" names nothing',
  (address) => expect(verifyReplyAddress(address, keys)).toBeUndefined(),
)

test('without a pattern there is no address', () => {
  const none = keysOf(newer, { replyAddress: '', bounceAddress: '' })

  expect([signReplyAddress(id, none), signBounceAddress(id, none)]).toEqual([undefined, undefined])
})
