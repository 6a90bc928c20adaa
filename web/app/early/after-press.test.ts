/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { watchPresses } from './cookie-choice.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const dispatch = (type: string) => dispatchEvent(new Event(type))

test('an element appears right away where nothing is pressed', () => {
  const shown = jest.fn()
  watchPresses()(shown)
  expect(shown).toHaveBeenCalledTimes(1)
})

test.each(['pointerup', 'pointercancel'])('it waits until a press is over and its click has come: %s', (end) => {
  const [afterPress, shown] = [watchPresses(), jest.fn()]
  dispatch('pointerdown')
  afterPress(shown)
  jest.advanceTimersByTime(2000)
  dispatch(end)
  jest.advanceTimersByTime(250)
  expect(shown).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a press without a release is over after five seconds', () => {
  const [afterPress, shown] = [watchPresses(), jest.fn()]
  dispatch('pointerdown')
  afterPress(shown)
  jest.advanceTimersByTime(4900)
  expect(shown).not.toHaveBeenCalled()
  jest.advanceTimersByTime(150)
  expect(shown).toHaveBeenCalledTimes(1)
})
