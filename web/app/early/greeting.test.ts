/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { mayGreet, showGreeting } from './greeting.js'

let isCalm = false

/** What a browser tells of the tab's history and of how the page was come to; jsdom knows neither. */
function comeTo({ before = [], by = 'navigate' }: { before?: readonly string[]; by?: string }): void {
  const entries = [...before, location.pathname].map((path) => ({ url: new URL(path, location.href).href }))
  const navigation = { currentEntry: { index: before.length }, entries: () => entries }
  Object.assign(window, { navigation })
  performance.getEntriesByType = () => [{ type: by } as PerformanceNavigationTiming]
  delete document.documentElement.dataset['greeted']
}

beforeEach(() => {
  jest.useFakeTimers()
  comeTo({})
  isCalm = false
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList
  document.body.innerHTML = '<div data-greeting hidden>Welcome <button type="button">Dismiss</button></div>'
})
afterEach(() => {
  jest.useRealTimers()
})

const greeting = () => document.querySelector<HTMLElement>('[data-greeting]')
const isShown = () => greeting()?.hidden === false

test('the greeting stands for three seconds, once a session [VALS-03, D-63]', () => {
  showGreeting(document)
  jest.advanceTimersByTime(2999)
  expect(isShown()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isShown()).toBe(false)
  showGreeting(document)
  expect(isShown()).toBe(false)
})

test('it stays while it is hovered or focused, and goes when it is dismissed [D-05]', () => {
  showGreeting(document)
  jest.advanceTimersByTime(2500)
  greeting()?.dispatchEvent(new Event('pointerenter'))
  jest.advanceTimersByTime(60_000)
  expect(isShown()).toBe(true)
  greeting()?.dispatchEvent(new Event('pointerleave'))
  jest.advanceTimersByTime(999)
  expect(isShown()).toBe(true)
  document.querySelector('button')?.click()
  expect(isShown()).toBe(false)
})

test('who was here before in this tab, reloads or comes back is not greeted again [VALS-03, D-63]', () => {
  comeTo({ before: ['/other'] })
  expect([mayGreet(), mayGreet()]).toEqual([true, false])
  comeTo({ before: [location.pathname, '/other'] })
  expect(mayGreet()).toBe(false)
  for (const by of ['reload', 'back_forward']) {
    comeTo({ by })
    expect(mayGreet()).toBe(false)
  }
})

test('where motion is unwelcome, or a browser does not tell of its history, nobody is greeted [D-63]', () => {
  isCalm = true
  expect(mayGreet()).toBe(false)
  isCalm = false
  expect(mayGreet()).toBe(true)
  comeTo({})
  Object.assign(window, { navigation: undefined })
  expect(mayGreet()).toBe(false)
})

test('nothing is stored for it [CONS-02]', () => {
  showGreeting(document)
  expect(isShown()).toBe(true)
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})
