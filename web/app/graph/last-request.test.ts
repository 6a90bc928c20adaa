import { expect, test } from '@jest/globals'

import { rememberRequest, takeRequestId } from './last-request.js'

const answered = (id?: string) => ({ headers: new Headers(id ? { 'x-request-id': id } : {}) })

test('the id of a change is given once, and only to who says soon that it failed [ERR-04]', () => {
  rememberRequest(answered('abc'), 1000)
  expect(takeRequestId(3000)).toBe('abc')
  expect(takeRequestId(3000)).toBeUndefined()
  rememberRequest(answered('abc'), 1000)
  expect(takeRequestId(3001)).toBeUndefined()
})

test('an answer without an id forgets that of the one before [ERR-04]', () => {
  rememberRequest(answered('abc'), 1000)
  rememberRequest(answered(), 1001)
  expect(takeRequestId(1002)).toBeUndefined()
})
