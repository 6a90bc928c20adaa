/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import { signalEvent } from '../../analytics/page-signals.js'
import { clearReferral } from '../../early/referral-session.js'
import { ToastProvider } from '../../ui/toast.js'
import { useProcessReferral } from './use-process-referral.js'

// The graph's client wants these of its surroundings, which jsdom leaves out.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const told: unknown[] = []
addEventListener(signalEvent, (event) => told.push((event as CustomEvent<unknown>).detail))
afterEach(() => {
  cleanup()
  clearReferral()
  told.length = 0
})

function Page({ id }: { readonly id: string }) {
  useProcessReferral({ id, type: 'general', path: `/refer/${id}` }, () => undefined)
  return null
}

/** A page of a link, whose network answers so. */
function pageOf(id: string, fetch: () => Promise<Response>) {
  Object.assign(globalThis, { fetch })
  render(
    <ToastProvider label="Notifications" dismissLabel="Dismiss">
      <Page id={id} />
    </ToastProvider>,
  )
}

test('a link whose answer never comes is told of as an exception [ANA-01, REF-33]', async () => {
  pageOf('never', () => Promise.reject(new TypeError('offline')))
  const toast = await screen.findByRole('alert', undefined, { timeout: 10_000 })
  expect(toast.textContent).toContain('Unexpected error processing referral')
  expect(told).toEqual(['referral_view', 'referral_exception'])
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us')
}, 20_000)

test('a link that the service could not process is told of as an error, not as an exception [ANA-01]', async () => {
  const busy = { __typename: 'TemporarilyUnavailable', code: 'UNAVAILABLE', message: 'Later' }
  const answer = { data: { processReferral: busy } }
  const json = () => Promise.resolve(answer)
  const response = { ok: true, headers: new Map<string, string>(), json } as unknown as Response
  pageOf('busy', () => Promise.resolve(response))
  await screen.findByRole('alert', undefined, { timeout: 10_000 })
  expect(told).toEqual(['referral_view', 'referral_processing_error'])
}, 20_000)
