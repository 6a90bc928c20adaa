import { expect, test } from '@jest/globals'

import { defaultToastMs, withToast, type Toast } from './toast-queue.js'

const filled = (titles: readonly string[]) =>
  titles.reduce<readonly Toast[]>((toasts, title) => withToast(toasts, { title }, title), [])

test('a toast is shown for five seconds by default [SHELL-23, D-05]', () => {
  expect(withToast([], { title: 'a' }, '1')).toEqual([{ id: '1', title: 'a', tone: 'plain', durationMs: 5000 }])
  expect(withToast([], { title: 'a', durationMs: 3000 }, '1')[0]?.durationMs).toBe(3000)
  expect(defaultToastMs).toBe(5000)
})

test('at most three toasts show, the oldest gives way [SHELL-24]', () => {
  expect(filled(['a', 'b', 'c', 'd', 'e']).map(({ title }) => title)).toEqual(['c', 'd', 'e'])
})

const titlesOf = (toasts: readonly Toast[]) => toasts.map(({ title }) => title)

test('a repeated toast is shown once, with its full time again [SHELL-24]', () => {
  const once = withToast([], { title: 'Invalid email', description: 'Please.', tone: 'danger' }, '1')
  expect(withToast(once, { title: 'Invalid email', description: 'Please.', tone: 'danger' }, '2')).toMatchObject([
    { id: '2', title: 'Invalid email' },
  ])
  expect(withToast(once, { title: 'Invalid email', description: 'Another.' }, '2')).toHaveLength(2)
})

test('the success of a form removes its earlier failures, and nothing else [SHELL-22, CONT-14]', () => {
  const wrong = [
    { title: 'Terms Agreement Required', tone: 'danger', about: 'contact' },
    { title: 'Invalid email', tone: 'danger', about: 'newsletter' },
  ] as const
  const shown = wrong.reduce<readonly Toast[]>((toasts, toast) => withToast(toasts, toast, toast.title), [])
  expect(titlesOf(withToast(shown, { title: 'Received', tone: 'good', about: 'contact' }, '3'))).toEqual([
    'Invalid email',
    'Received',
  ])
  expect(titlesOf(withToast(shown, { title: 'Saved', tone: 'good' }, '3'))).toHaveLength(3)
})
