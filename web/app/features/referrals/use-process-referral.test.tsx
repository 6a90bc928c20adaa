/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'

import { signalEvent } from '../../browser/page-events.js'
import { clearReferral } from '../../early/referral-session.js'
import { toastEvent } from '../../ui/toast.js'
import { useProcessReferral } from './use-process-referral.js'

// The graph client needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const signals: unknown[] = []
addEventListener(signalEvent, (event) => signals.push((event as CustomEvent<unknown>).detail))
const toasts: unknown[] = []
addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent<unknown>).detail))
afterEach(() => {
  cleanup()
  clearReferral()
  signals.length = 0
  toasts.length = 0
})

function Page({ id }: { readonly id: string }) {
  useProcessReferral({ id, type: 'general', path: `/refer/${id}` }, () => undefined)
  return null
}

/** Renders the page of a link with this network response. */
function pageOf(id: string, fetch: () => Promise<Response>) {
  Object.assign(globalThis, { fetch })
  render(<Page id={id} />)
}

test('a link without a response is reported as an exception [ANA-01, REF-33]', async () => {
  pageOf('never', () => Promise.reject(new TypeError('offline')))
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 10_000 })
  expect(toasts[0]).toMatchObject({
    tone: 'danger',
    description: 'Unexpected error processing referral',
    action: { label: 'Contact us', to: '/contact-us' },
  })
  expect(signals).toEqual(['referral_view', 'referral_exception'])
}, 20_000)

test('a link that the service could not process is reported as an error, not as an exception [ANA-01]', async () => {
  const busy = { __typename: 'TemporarilyUnavailable', code: 'UNAVAILABLE', message: 'Later' }
  const body = { data: { processReferral: busy } }
  const text = () => Promise.resolve(JSON.stringify(body))
  const headers = new Map([
    ['content-type', 'application/json'],
    ['x-request-id', 'abc123'],
  ])
  const response = { status: 200, headers, text } as unknown as Response
  pageOf('busy', () => Promise.resolve(response))
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 10_000 })
  expect(toasts[0]).toMatchObject({ requestId: 'abc123' })
  expect(signals).toEqual(['referral_view', 'referral_processing_error'])
}, 20_000)
