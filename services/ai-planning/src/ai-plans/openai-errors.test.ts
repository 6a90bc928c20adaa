import { describe, expect, test } from '@jest/globals'
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'

import { completionOf, toPlanError, retryAfterOf } from './openai-errors.js'
import { PlanError } from './plan-error.rules.js'

const now = new Date('2026-11-21T12:00:00Z')
const idle = new AbortController().signal
const reply = (choice: object, usage?: object) => ({ choices: [choice], usage })
const kindOf = (fn: () => unknown) => {
  try {
    fn()
    return 'none'
  } catch (error) {
    return (error as PlanError).kind
  }
}

describe('a reply', () => {
  test('is read with the tokens the provider counts', () => {
    const choice = { finish_reason: 'stop', message: { content: '{}' } }

    expect(completionOf(reply(choice, { total_tokens: 12 }))).toEqual({ content: '{}', totalTokens: 12 })
    expect(completionOf(reply(choice))).toEqual({ content: '{}', totalTokens: undefined })
    expect(completionOf(reply(choice, { total_tokens: -5 })).totalTokens).toBeUndefined()
    expect(completionOf(reply(choice, { total_tokens: 'many' })).totalTokens).toBeUndefined()
  })

  test.each([
    ['an HTML page, which the library takes for an answer', '<html>Bad gateway</html>', 'malformed'],
    ['nothing', undefined, 'malformed'],
    ['null', null, 'malformed'],
    ['no choices', { choices: [] }, 'malformed'],
    ['a choice without message', reply({}), 'malformed'],
    ['a message of another type', reply({ message: { content: 5 } }), 'malformed'],
    ['an empty message', reply({ message: { content: ' ' } }), 'unusable'],
    ['no content', reply({ message: { content: null } }), 'unusable'],
    ['an answer cut for its length', reply({ finish_reason: 'length', message: { content: '{' } }), 'unusable'],
    ['a refusal', reply({ message: { content: null, refusal: 'I will not' } }), 'declined'],
    ['a filtered answer', reply({ finish_reason: 'content_filter', message: { content: 'x' } }), 'declined'],
  ])('that is %s is a fault [R8]', (_what, content, kind) => {
    expect(kindOf(() => completionOf(content))).toBe(kind)
  })
})

describe('a failed call', () => {
  const status = (code: number, headers: Record<string, string> = {}, body: object = {}) =>
    APIError.generate(code, body, 'the prompt said: Amal', new Headers(headers))

  test.each([
    [429, 'limited'],
    [500, 'server'],
    [502, 'server'],
    [408, 'server'],
    [401, 'denied'],
    [403, 'denied'],
    [404, 'denied'],
    [400, 'rejected'],
    [422, 'rejected'],
  ])('with HTTP %i is %s [R8]', (code, kind) => {
    expect(toPlanError(status(code), idle, now)).toMatchObject({ kind, status: code })
  })

  test('for want of credit is not tried again', () => {
    expect(toPlanError(status(429, {}, { error: { code: 'insufficient_quota' } }), idle, now).kind).toBe('denied')
  })

  test.each([
    [new APIConnectionTimeoutError(), 'timeout'],
    [new APIUserAbortError(), 'timeout'],
    [new APIConnectionError({}), 'unreachable'],
    [new SyntaxError('Unexpected end of JSON input'), 'malformed'],
    [new TypeError('terminated'), 'unreachable'],
    [new APIConnectionError({ cause: new PlanError('malformed') }), 'malformed'],
  ])('with %p is %s [R8]', (error, kind) => {
    expect(toPlanError(error, idle, now).kind).toBe(kind)
  })

  test("stores nothing of the provider's response, which may quote the prompt [S14]", () => {
    const error = toPlanError(status(400), idle, now)

    expect(JSON.stringify([error.message, error.cause, error])).not.toContain('Amal')
  })
})

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': '3600' }, 3_600_000],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('%j asks for %p ms of waiting [R8]', (headers, expected) => {
  expect(retryAfterOf(new Headers(headers as Record<string, string>), now)).toBe(expected)
})
