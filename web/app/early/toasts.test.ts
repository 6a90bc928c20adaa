/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'

import { Toasts } from '../shell/toasts.js'
import type { NewToast } from '../ui/toast-queue.js'
import { toastShower } from './toasts.js'

Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined
    disconnect = () => undefined
  },
})

let end: AbortController
let showToast: (toast: NewToast) => void
const listen = window.addEventListener.bind(window)

beforeEach(() => {
  jest.useFakeTimers()
  end = new AbortController()
  window.addEventListener = ((type: string, listener: EventListener, options?: AddEventListenerOptions) =>
    listen(type, listener, { signal: end.signal, ...options })) as typeof window.addEventListener
  document.body.innerHTML = `<main id="content" tabindex="-1"></main>${renderToStaticMarkup(createElement(Toasts))}`
  showToast = toastShower(document)
})
afterEach(() => {
  end.abort()
  jest.useRealTimers()
})

const faces = () => [...document.querySelectorAll<HTMLElement>('.toasts > .toast')]
const titles = () => faces().map((face) => face.querySelector('p')?.textContent)
const first = () => {
  const [face] = faces()
  if (!face) throw new Error('no toast is open')
  return face
}
const shown = (toast: NewToast) => {
  showToast(toast)
  return first()
}

test('a toast disappears after its time [SHELL-23]', () => {
  expect(shown({ title: 'Saved', description: 'All is well.' }).textContent).toContain('All is well.')
  jest.advanceTimersByTime(4999)
  expect(titles()).toEqual(['Saved'])
  jest.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('three are in one region, from any source, and the oldest makes room [SHELL-24, D-05]', () => {
  for (const title of ['Welcome', 'Important information', 'Invalid email', 'Error']) showToast({ title })
  expect(titles()).toEqual(['Important information', 'Invalid email', 'Error'])
  expect(document.querySelectorAll('.toasts')).toHaveLength(1)
})

test('its timeout pauses while it is hovered or focused [D-05]', () => {
  const face = shown({ title: 'Saved' })
  jest.advanceTimersByTime(4000)
  face.dispatchEvent(new Event('pointerenter'))
  jest.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Saved'])
  face.dispatchEvent(new Event('pointerleave'))
  jest.advanceTimersByTime(999)
  expect(titles()).toEqual(['Saved'])
  jest.advanceTimersByTime(2)
  expect(titles()).toEqual([])
})

test('a pointer that leaves it does not end a pause while it is focused [D-05]', () => {
  const face = shown({ title: 'Saved' })
  for (const event of ['pointerenter', 'focusin', 'pointerleave']) face.dispatchEvent(new Event(event))
  jest.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Saved'])
  face.dispatchEvent(new Event('focusout'))
  jest.advanceTimersByTime(5001)
  expect(titles()).toEqual([])
})

test('a toast is a title with its description below, whichever way they were written down [ERR-05, SHELL-22, D-79]', () => {
  const face = shown({ title: 'Something went wrong', description: 'Please try again or contact us directly.' })
  const lines = [...face.querySelectorAll('p')].map((line) => line.textContent)
  expect(lines).toEqual(['Something went wrong', 'Please try again or contact us directly.'])
})

test('a destructive toast interrupts, another does not, and each can be dismissed by hand [SHELL-22]', () => {
  expect(shown({ title: 'Saved' }).getAttribute('role')).toBe('status')
  first().querySelector('button')?.click()
  const face = shown({ title: 'Database error', tone: 'danger' })
  expect(face.getAttribute('role')).toBe('alert')
  face.querySelector('button')?.focus()
  face.querySelector('button')?.click()
  expect(titles()).toEqual([])
  expect(document.activeElement?.id).toBe('content')
})

test('it may lead somewhere, and one that leads nowhere has no link [SHELL-22]', () => {
  const face = shown({ title: 'Referral Error', action: { label: 'Contact us', to: '/contact-us' } })
  expect(face.querySelector('a')?.outerHTML).toContain('href="/contact-us"')
  expect(face.querySelector('a')?.textContent).toBe('Contact us')
  showToast({ title: 'Saved' })
  expect(faces()[1]?.querySelector('a')).toBeNull()
})

test('a failure names the request that failed; a slip of the hand names none [ERR-04]', () => {
  expect(shown({ title: 'Database error', tone: 'danger', requestId: 'abc123' }).textContent).toContain(
    'Please quote abc123',
  )
  showToast({ title: 'Invalid email', tone: 'danger' })
  expect(faces()[1]?.textContent).not.toContain('Please quote')
})
