/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { clearReferral, readReferral, storeReferral } from '../../early/referral-session.js'
import { unexpectedFailure, type ReferralOutcome } from './referral-outcome.js'
import { noReferralProgress, referralProgress } from './referral-progress.js'
import { rerunGuardMs, runReferral, type SendReferral } from './run-referral.js'

let number = 0
/** Returns a new link that no visitor has followed yet. */
const aLink = () => {
  const id = `guide-${number++}`
  return { id, type: 'tour-guide', path: `/t/${id}` } as const
}
const welcome: ReferralOutcome = { kind: 'welcome', type: 'tour-guide', referrerName: 'Partner', visitedAt: 1000 }
const stubSend = (outcome: ReferralOutcome) => jest.fn<SendReferral>(() => Promise.resolve(outcome))

beforeEach(() => {
  jest.useFakeTimers()
  clearReferral()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a good link is stored right away and processing, then welcomed by a Partner [REF-02, REF-08, REF-14, REF-26]', async () => {
  const link = aLink()
  const running = runReferral(link, stubSend(welcome))
  expect(readReferral()).toEqual({ id: link.id, type: 'tour-guide', visitedAt: 0 })
  expect(referralProgress(true)).toEqual({ isProcessing: true, error: undefined, referrerName: undefined })

  expect(await running).toEqual({ outcome: welcome, isRepeat: false })
  expect(readReferral()).toEqual({ id: link.id, type: 'tour-guide', visitedAt: 1000 })
  expect(referralProgress(true)).toEqual({ isProcessing: false, error: undefined, referrerName: 'Partner' })
})

test('the same id is not processed while a run is in progress, nor within 30 s of its end [REF-15, D-09]', async () => {
  const link = aLink()
  const send = stubSend(welcome)
  const [first, second] = await Promise.all([runReferral(link, send), runReferral(link, send)])
  expect([first.isRepeat, second.isRepeat, send.mock.calls.length]).toEqual([false, true, 1])

  jest.setSystemTime(Date.now() + rerunGuardMs - 1)
  expect((await runReferral(link, send)).isRepeat).toBe(true)
  jest.setSystemTime(Date.now() + 1)
  expect((await runReferral(link, send)).isRepeat).toBe(false)
  expect(send).toHaveBeenCalledTimes(2)
  expect(rerunGuardMs).toBe(30_000)
})

test('nor by the next document of the same tab, when it was counted just now [REF-15]', async () => {
  const link = aLink()
  const send = stubSend(welcome)
  storeReferral({ id: link.id, type: 'tour-guide', visitedAt: Date.now() - rerunGuardMs + 1 })
  const { isRepeat, outcome } = await runReferral(link, send)
  expect([isRepeat, outcome.kind, send.mock.calls.length]).toEqual([true, 'welcome', 0])
  jest.setSystemTime(Date.now() + 1)
  await runReferral(link, send)
  expect(send).toHaveBeenCalledTimes(1)
})

test('nor by the next document when a window suppressed the visit; then it is requested again [REF-15, D-89]', async () => {
  jest.setSystemTime(1_795_246_768_218)
  const link = aLink()
  await runReferral(link, stubSend({ ...welcome, visitedAt: undefined }))
  expect(sessionStorage.getItem('referral.timestamp')).toBe('0/1795246768218')

  jest.resetModules()
  const next = await import('./run-referral.js')
  const send = stubSend(welcome)
  jest.setSystemTime(Date.now() + rerunGuardMs - 1)
  const { isRepeat, outcome } = await next.runReferral(link, send)
  expect([isRepeat, outcome.kind, send.mock.calls.length]).toEqual([true, 'welcome', 0])
  jest.setSystemTime(Date.now() + 1)
  await next.runReferral(link, send)
  expect(send).toHaveBeenCalledTimes(1)
})

test('another id is processed right away, and replaces the first [REF-03, REF-15]', async () => {
  const [one, other] = [aLink(), aLink()]
  const send = stubSend(welcome)
  await runReferral(one, send)
  await runReferral(other, send)
  expect(send).toHaveBeenCalledTimes(2)
  expect(readReferral()?.id).toBe(other.id)
})

test('the server gets the time at which this session was counted for the id, and no other [REF-16, D-09]', async () => {
  const link = aLink()
  const uncounted = stubSend({ ...welcome, visitedAt: undefined })
  await runReferral(link, uncounted)
  expect(uncounted).toHaveBeenLastCalledWith(link.path, undefined)
  expect(readReferral()?.visitedAt).toBe(0)

  jest.setSystemTime(Date.now() + rerunGuardMs)
  await runReferral(link, stubSend(welcome))
  jest.setSystemTime(Date.now() + rerunGuardMs)
  await runReferral(link, uncounted)
  expect(uncounted).toHaveBeenLastCalledWith(link.path, '1970-01-01T00:00:01.000Z')
  expect(readReferral()?.visitedAt).toBe(1000)
})

test('an id that returns after another carries the time of its count, so that it is not counted twice [REF-16, REF-03, D-09]', async () => {
  const [one, other] = [aLink(), aLink()]
  await runReferral(one, stubSend(welcome))
  await runReferral(other, stubSend({ ...welcome, visitedAt: 2000 }))
  expect(sessionStorage.getItem('referral.timestamp')).toBe(`2000 ${one.id}=1000`)
  jest.setSystemTime(Date.now() + rerunGuardMs)
  const again = stubSend({ ...welcome, visitedAt: undefined })
  await runReferral(one, again)
  expect(again).toHaveBeenLastCalledWith(one.path, '1970-01-01T00:00:01.000Z')
  expect(sessionStorage.getItem('referral.timestamp')).toBe(`1000/${Date.now()} ${other.id}=2000`)
  expect(Object.keys(sessionStorage)).toHaveLength(3)
})

test('a refused link leaves nothing behind but its sentence [REF-12, REF-14]', async () => {
  await runReferral(aLink(), stubSend({ kind: 'refused', message: 'Not recognized.' }))
  expect(readReferral()).toBeUndefined()
  expect(referralProgress(false)).toEqual({ isProcessing: false, error: 'Not recognized.', referrerName: undefined })
})

test('after our own failure the referral stays stored; dismissed, every field is reset [REF-12, REF-33]', async () => {
  const link = aLink()
  const { outcome } = await runReferral(link, () => Promise.reject(new Error('offline')))
  expect(outcome).toEqual(unexpectedFailure)
  expect(readReferral()?.id).toBe(link.id)
  expect(referralProgress(true).error).toBe('Unexpected error processing referral')

  clearReferral()
  expect(referralProgress(readReferral() !== undefined)).toEqual(noReferralProgress)
})
