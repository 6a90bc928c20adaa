/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { mayGreet, showGreeting } from './greeting.js'

let isCalm = false

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
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

test('where motion is unwelcome or nothing can be stored, nobody is greeted [D-63]', () => {
  isCalm = true
  expect(mayGreet()).toBe(false)
  isCalm = false
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect(mayGreet()).toBe(false)
  refused.mockRestore()
  expect([mayGreet(), mayGreet()]).toEqual([true, false])
})
