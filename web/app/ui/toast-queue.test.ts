import { expect, test } from '@jest/globals'

import { defaultToastMs, withToast, type Toast } from './toast-queue.js'

const filled = (titles: readonly string[]) =>
  titles.reduce<readonly Toast[]>((toasts, title) => withToast(toasts, { title }, title), [])

test('a toast shows for five seconds unless it says otherwise [SHELL-23, D-05]', () => {
  expect(withToast([], { title: 'a' }, '1')).toEqual([{ id: '1', title: 'a', tone: 'plain', durationMs: 5000 }])
  expect(withToast([], { title: 'a', durationMs: 3000 }, '1')[0]?.durationMs).toBe(3000)
  expect(defaultToastMs).toBe(5000)
})

test('at most three toasts show, the oldest gives way [SHELL-24]', () => {
  expect(filled(['a', 'b', 'c', 'd', 'e']).map(({ title }) => title)).toEqual(['c', 'd', 'e'])
})
