import { expect, test } from '@jest/globals'

import { storeRequestId, consumeRequestId } from './last-request.js'

const responseWith = (id?: string) => ({ headers: new Headers(id ? { 'x-request-id': id } : {}) })

test('the id of a change is given once, and only to who says soon that it failed [ERR-04]', () => {
  storeRequestId(responseWith('abc'), 1000)
  expect(consumeRequestId(3000)).toBe('abc')
  expect(consumeRequestId(3000)).toBeUndefined()
  storeRequestId(responseWith('abc'), 1000)
  expect(consumeRequestId(3001)).toBeUndefined()
})

test('an answer without an id forgets that of the one before [ERR-04]', () => {
  storeRequestId(responseWith('abc'), 1000)
  storeRequestId(responseWith(), 1001)
  expect(consumeRequestId(1002)).toBeUndefined()
})
