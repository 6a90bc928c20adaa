import { describe, expect, test } from '@jest/globals'

import { verifySyntheticSignature, signSyntheticRequest } from './synthetic-signature.js'

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const [ours, older, foreign] = [keyOf(1), keyOf(2), keyOf(3)]
const at = new Date('2026-11-23T09:00:00Z')
const request = { idempotencyKey: 'one', at }
const secondsLater = (seconds: number) => ({ ...request, at: new Date(at.getTime() + seconds * 1000) })

describe('the signature of a synthetic journey', () => {
  test('is known again by any of the keys, while one is changed for another', () => {
    expect(verifySyntheticSignature(ours, signSyntheticRequest(ours, request), request)).toBe(true)
    expect(verifySyntheticSignature(`${ours},${older}`, signSyntheticRequest(older, request), request)).toBe(true)
    expect(verifySyntheticSignature(older, signSyntheticRequest(`${older},${ours}`, request), request)).toBe(true)
  })

  test('of another key, another request or another time is none', () => {
    const signature = signSyntheticRequest(ours, request)

    expect(verifySyntheticSignature(ours, signSyntheticRequest(foreign, request), request)).toBe(false)
    expect(verifySyntheticSignature(ours, signature, { ...request, idempotencyKey: 'two' })).toBe(false)
    expect(verifySyntheticSignature(ours, signature, secondsLater(299))).toBe(true)
    expect(verifySyntheticSignature(ours, signature, secondsLater(301))).toBe(false)
    expect(verifySyntheticSignature(ours, signature, secondsLater(-301))).toBe(false)
    const later = String(Number(signature.slice(0, 10)) + 60)
    expect(verifySyntheticSignature(ours, signature.replace(/^\d+/, later), secondsLater(60))).toBe(false)
  })

  test.each([
    '',
    '.',
    'x',
    '1763888400.',
    `1763888400.${'a'.repeat(42)}`,
    `1763888400.${'a'.repeat(44)}`,
    '9'.repeat(200),
  ])('is not "%s"', (text) => expect(verifySyntheticSignature(ours, text, request)).toBe(false))
})
