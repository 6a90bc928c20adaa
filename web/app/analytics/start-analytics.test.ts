/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { scrollMilestones, timeMilestones } from '@seneb/contracts/vocabulary/page-events'

import { pageChangeEvent, signal } from '../browser/page-events.js'
import { startAnalytics, type Analytics, type SendPageEvents } from './start-analytics.js'

const windowPx = 800
let analytics: Analytics
let send: jest.Mock<SendPageEvents>

beforeEach(() => {
  jest.useFakeTimers()
  see('visible')
  history.replaceState(null, '', '/trip-planner')
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 10 * windowPx, configurable: true })
  Object.defineProperty(document.documentElement, 'clientHeight', { value: windowPx, configurable: true })
  send = jest.fn<SendPageEvents>()
  analytics = startAnalytics('stored', send)
})
afterEach(() => {
  analytics.stop()
  jest.useRealTimers()
})

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
function scrollTo(percent: number): void {
  Object.defineProperty(window, 'scrollY', { value: (percent / 100) * 9 * windowPx, configurable: true })
  dispatchEvent(new Event('scroll'))
}
const sentNow = () => {
  see('hidden')
  see('visible')
  return send.mock.calls.flatMap(([, events]) => events)
}
const milestones = (name: string) =>
  sentNow().flatMap((event) => (event.name === name && 'milestone' in event ? [event.milestone] : []))

test('a page out of sight is reported once: its name, its view and the way of the consent [ANA-01, CONS-11]', () => {
  see('hidden')
  dispatchEvent(new Event('pagehide'))
  expect(send.mock.calls).toEqual([['/trip-planner', [{ name: 'consent_loaded_from_storage' }, { name: 'page_view' }]]])
})

test('preferences saved while it runs are counted too [CONS-11]', () => {
  analytics.onChoiceRepeated('consent-save')
  expect(sentNow()).toContainEqual({ name: 'consent_preferences_saved' })
})

test('depths of 25, 50, 75 and 100 per cent are reported once each, however the page is scrolled [ANA-02]', () => {
  scrollTo(24)
  scrollTo(60)
  scrollTo(10)
  scrollTo(60)
  scrollTo(100)
  expect(milestones('scroll_depth')).toEqual([...scrollMilestones])
  expect(scrollMilestones).toEqual([25, 50, 75, 100])
})

test('half a page is half of them [ANA-02]', () => {
  scrollTo(50)
  expect(milestones('scroll_depth')).toEqual([25, 50])
})

test('30, 60, 120 and 300 seconds are reported once each [ANA-03]', () => {
  jest.advanceTimersByTime(61_000)
  expect(milestones('time_on_page')).toEqual([30, 60])
  jest.advanceTimersByTime(600_000)
  expect(milestones('time_on_page')).toEqual([...timeMilestones])
  expect(timeMilestones).toEqual([30, 60, 120, 300])
})

test('time in which the page is out of sight does not count [ANA-03]', () => {
  jest.advanceTimersByTime(20_000)
  see('hidden')
  jest.advanceTimersByTime(500_000)
  see('visible')
  jest.advanceTimersByTime(9000)
  expect(milestones('time_on_page')).toEqual([])
  jest.advanceTimersByTime(2000)
  expect(milestones('time_on_page')).toEqual([30])
})

test('a navigation begins a page view of its own; a specialty page is reported by its route alone [ANA-01, ANA-04, D-70]', () => {
  scrollTo(100)
  history.pushState(null, '', '/cardiology-surgery?patient=amal')
  dispatchEvent(new Event(pageChangeEvent))
  scrollTo(30)
  see('hidden')
  expect(send.mock.calls.map(([page]) => page)).toEqual(['/trip-planner', '/cardiology-surgery'])
  expect(send.mock.calls[1]?.[1]).toEqual([{ name: 'page_view' }, { name: 'scroll_depth', milestone: 25 }])
})

test('the event of a referral page is included, once [ANA-01]', () => {
  for (const name of ['referral_view', 'referral_view', 'referral_processed'] as const) signal(name)
  expect(sentNow().map(({ name }) => name)).toEqual([
    'consent_loaded_from_storage',
    'page_view',
    'referral_view',
    'referral_processed',
  ])
})

test('after a withdrawal nothing is reported, not even collected events [CONS-08, D-70]', () => {
  scrollTo(100)
  analytics.stop()
  see('hidden')
  signal('referral_view')
  expect(send).not.toHaveBeenCalled()
})
