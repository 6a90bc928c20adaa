import { expect, test } from '@jest/globals'

import { storeRequestId, consumeRequestId } from './last-request.js'

const responseWith = (id?: string) => ({ headers: new Headers(id ? { 'x-request-id': id } : {}) })

test('the id of a failed change is available once, and only soon after the failure [ERR-04]', () => {
  storeRequestId(responseWith('abc'), 1000)
  expect(consumeRequestId(3000)).toBe('abc')
  expect(consumeRequestId(3000)).toBeUndefined()
  storeRequestId(responseWith('abc'), 1000)
  expect(consumeRequestId(3001)).toBeUndefined()
})

test('a response without an id clears the previous one [ERR-04]', () => {
  storeRequestId(responseWith('abc'), 1000)
  storeRequestId(responseWith(), 1001)
  expect(consumeRequestId(1002)).toBeUndefined()
})
