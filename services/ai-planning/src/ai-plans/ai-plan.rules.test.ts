import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { nextStepAfterError, reasonNotToStart, type RetryPolicy } from './ai-plan.rules.js'
import { errorMeanings, PlanError, type ErrorKind } from './plan-error.rules.js'

const policy: RetryPolicy = {
  maxCalls: 3,
  retryBaseMs: 1000,
  retryAfterCapMs: 60_000,
  busyWaitMs: 5000,
  minCallMs: 5000,
}
const plenty = { attempt: 1, remainingMs: 140_000, random: 0 }

describe('an attempt', () => {
  test.each([
    [{ attempt: 1, remainingMs: 140_000 }, true, undefined],
    [{ attempt: 3, remainingMs: 5000 }, true, undefined],
    [{ attempt: 3, remainingMs: 4999 }, true, 'Failed to generate trip plan'],
    [{ attempt: 1, remainingMs: -1 }, true, 'Failed to generate trip plan'],
    [{ attempt: 1, remainingMs: -100_000 }, false, undefined],
    [{ attempt: 4, remainingMs: 140_000 }, true, 'An unexpected error occurred'],
    [{ attempt: 4, remainingMs: 140_000 }, false, 'An unexpected error occurred'],
  ])(
    '%j of a writer that calls a provider: %p ends before it begins with %p [PIPE-17] [PIPE-18]',
    (at, calls, reason) => {
      expect(reasonNotToStart(at, policy, calls)).toBe(reason)
    },
  )
})

describe('after a fault', () => {
  test.each<ErrorKind>(['unreachable', 'timeout', 'limited', 'server', 'malformed', 'unusable'])(
    '%s another attempt follows, after the third the end [PIPE-17]',
    (kind) => {
      expect(nextStepAfterError(new PlanError(kind), plenty, policy)).toEqual({
        step: 'retry',
        inMs: 500,
        attemptCounts: true,
      })
      expect(nextStepAfterError(new PlanError(kind), { ...plenty, attempt: 2, random: 0.99 }, policy)).toMatchObject({
        inMs: 1990,
      })
      expect(nextStepAfterError(new PlanError(kind), { ...plenty, attempt: 3 }, policy)).toEqual({
        step: 'fail',
        reason: 'Failed to generate trip plan',
      })
    },
  )

  test.each<ErrorKind>(['denied', 'rejected', 'declined', 'leaked', 'over-budget'])(
    '%s the end follows at once',
    (kind) => {
      expect(nextStepAfterError(new PlanError(kind), plenty, policy)).toEqual({
        step: 'fail',
        reason: 'Failed to generate trip plan',
      })
    },
  )

  test('of ours, not the provider, the last sentence is the general one [PIPE-18]', () => {
    expect(nextStepAfterError(new TypeError('a bug'), { ...plenty, attempt: 3 }, policy)).toEqual({
      step: 'fail',
      reason: 'An unexpected error occurred',
    })
  })

  test('a busy provider is retried without counting, as long as there is time', () => {
    const busy = new PlanError('busy')

    expect(nextStepAfterError(busy, { ...plenty, attempt: 3 }, policy)).toEqual({
      step: 'retry',
      inMs: 2500,
      attemptCounts: false,
    })
    expect(nextStepAfterError(busy, { ...plenty, remainingMs: 7000 }, policy)).toMatchObject({ step: 'fail' })
  })

  test.each([
    [7000, 7000],
    [60_000, 60_000],
    [3_600_000, 60_000],
    [10, 500],
  ])('Retry-After of %i ms is honoured as %i ms [R8]', (retryAfterMs, inMs) => {
    expect(nextStepAfterError(new PlanError('limited', { retryAfterMs }), plenty, policy)).toMatchObject({ inMs })
  })

  test('a wait that leaves no time for a call is the end', () => {
    const error = new PlanError('limited', { retryAfterMs: 60_000 })

    expect(nextStepAfterError(error, { ...plenty, remainingMs: 64_999 }, policy)).toMatchObject({ step: 'fail' })
    expect(nextStepAfterError(error, { ...plenty, remainingMs: 65_000 }, policy)).toMatchObject({ step: 'retry' })
  })
})

test('a plan has at most three calls and ends within 150 s of the enquiry, whatever fails [R8]', () => {
  const kinds = Object.keys(errorMeanings) as ErrorKind[]
  const failure = fc.record({
    kind: fc.constantFrom(...kinds),
    retryAfterMs: fc.option(fc.integer({ min: 0, max: 4_000_000 }), { nil: undefined }),
    callMs: fc.integer({ min: 0, max: 45_000 }),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }),
  })

  fc.assert(
    fc.property(fc.array(failure, { minLength: 200, maxLength: 200 }), (failures) => {
      let [atMs, attempt, calls, ended] = [500, 0, 0, false]
      for (const { callMs, kind, random, retryAfterMs } of failures) {
        attempt += 1
        const attemptState = () => ({ attempt, remainingMs: 140_000 - atMs })
        if (reasonNotToStart(attemptState(), policy, true)) {
          ended = true
          break
        }
        if (kind !== 'busy' && kind !== 'over-budget') calls += 1
        atMs += kind === 'busy' ? 1 : Math.min(callMs, attemptState().remainingMs)
        const next = nextStepAfterError(new PlanError(kind, { retryAfterMs }), { ...attemptState(), random }, policy)
        if (next.step === 'fail') {
          ended = true
          break
        }
        atMs += next.inMs
        if (!next.attemptCounts) attempt -= 1
      }
      expect({ ended, isInTime: atMs + 2000 <= 145_000, isFewCalls: calls <= 3 }).toEqual({
        ended: true,
        isInTime: true,
        isFewCalls: true,
      })
    }),
  )
})
