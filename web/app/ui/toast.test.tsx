/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'

import type { NewToast } from './toast-queue.js'
import { ToastProvider, useToast } from './toast.js'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

function Shower({ toast }: { readonly toast: NewToast }) {
  const show = useToast()
  return (
    <button type="button" onClick={() => show(toast)}>
      show
    </button>
  )
}

function shown(toast: NewToast, requestId?: string) {
  render(
    <ToastProvider
      label="Notifications"
      dismissLabel="Dismiss"
      requestLabel="Please quote"
      takeRequestId={() => requestId}
    >
      <Shower toast={toast} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByText('show'))
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a toast goes after its time [SHELL-23]', () => {
  shown({ title: 'Saved', description: 'All is well.' })
  expect(screen.getByRole('status').textContent).toContain('All is well.')
  pass(4999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(2)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('its timeout pauses while it is hovered or focused [D-05]', () => {
  shown({ title: 'Saved' })
  pass(4000)
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(1001)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast is a title with its description below, whichever way they were written down [ERR-05, SHELL-22, D-79]', () => {
  shown({ title: 'Something went wrong', description: 'Please try again or contact us directly.' })
  const lines = [...screen.getByRole('status').querySelectorAll('p')].map((line) => line.textContent)
  expect(lines).toEqual(['Something went wrong', 'Please try again or contact us directly.'])
})

test('a destructive toast interrupts, and can be dismissed by hand [SHELL-22]', () => {
  shown({ title: 'Database error', tone: 'danger' })
  expect(screen.getByRole('alert').textContent).toContain('Database error')
  fireEvent.click(screen.getByText('Dismiss'))
  expect(screen.queryByText('Database error')).toBeNull()
})

test('it may lead somewhere, and is open until it is dismissed [SHELL-22]', () => {
  shown({ title: 'Referral Error', action: { label: 'Contact us', to: '/contact-us' } })
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us')
  fireEvent.click(screen.getByText('Dismiss'))
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull()
})

test('a failure names the request that failed, and nothing else does [ERR-04]', () => {
  shown({ title: 'Database error', tone: 'danger' }, 'abc123')
  expect(screen.getByRole('alert').textContent).toContain('Please quote abc123')
  cleanup()
  shown({ title: 'Saved', tone: 'good' }, 'abc123')
  expect(screen.getByRole('status').textContent).not.toContain('abc123')
})
