/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { toastEvent } from '../ui/toast.js'
import { mayGreet, showGreeting } from './greeting.js'

const shown: unknown[] = []
addEventListener(toastEvent, (event) => shown.push((event as CustomEvent<unknown>).detail))

let isCalm = false

/** Simulates the tab's history and the navigation type of the page, neither of which jsdom provides. */
function scrollTo({ before = [], by = 'navigate' }: { before?: readonly string[]; by?: string }): void {
  const entries = [...before, location.pathname].map((path) => ({ url: new URL(path, location.href).href }))
  const navigation = { currentEntry: { index: before.length }, entries: () => entries }
  Object.assign(window, { navigation })
  performance.getEntriesByType = () => [{ type: by } as PerformanceNavigationTiming]
  delete document.documentElement.dataset['greeted']
}

beforeEach(() => {
  shown.length = 0
  scrollTo({})
  isCalm = false
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList
  document.body.innerHTML = '<span hidden data-greeting="Welcome" data-text="Four values."></span>'
})

test('the greeting is shown for three seconds, once a session [VALS-03, D-63]', () => {
  showGreeting(document)
  showGreeting(document)
  expect(shown).toEqual([{ title: 'Welcome', description: 'Four values.', durationMs: 3000 }])
})

test('a page without a greeting shows none [VALS-03]', () => {
  document.body.innerHTML = ''
  showGreeting(document)
  expect(shown).toEqual([])
})

test('a tab that was here before, reloads or comes back is not greeted again [VALS-03, D-63]', () => {
  scrollTo({ before: ['/other'] })
  expect([mayGreet(), mayGreet()]).toEqual([true, false])
  scrollTo({ before: [location.pathname, '/other'] })
  expect(mayGreet()).toBe(false)
  for (const by of ['reload', 'back_forward']) {
    scrollTo({ by })
    expect(mayGreet()).toBe(false)
  }
})

test('with reduced motion, or without a navigation history, no one is greeted [D-63]', () => {
  isCalm = true
  expect(mayGreet()).toBe(false)
  isCalm = false
  expect(mayGreet()).toBe(true)
  scrollTo({})
  Object.assign(window, { navigation: undefined })
  expect(mayGreet()).toBe(false)
})

test('nothing is stored for it [CONS-02]', () => {
  showGreeting(document)
  expect(shown).toHaveLength(1)
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})
