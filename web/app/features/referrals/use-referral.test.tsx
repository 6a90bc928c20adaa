/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'

import { clearReferral, storeReferral } from '../../early/referral-session.js'
import { setReferralProgress } from './referral-progress.js'

// The router needs TextEncoder while it loads; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { MemoryRouter } = await import('react-router-dom')
const { useReferral } = await import('./use-referral.js')

afterEach(() => {
  cleanup()
  clearReferral()
})

function Shown() {
  return <pre>{JSON.stringify(useReferral())}</pre>
}

function referralAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Shown />
    </MemoryRouter>,
  )
  return () => JSON.parse(screen.getByText(/^\{/).textContent) as unknown
}

const referral = { referralId: 'guide-7', referralType: 'tour-guide', isProcessing: false }

test('a stored referral is known on every page, and active on all but home [REF-02, REF-11]', () => {
  storeReferral({ id: 'guide-7', type: 'tour-guide', visitedAt: 0 })
  expect(referralAt('/trip-planner')()).toEqual({ ...referral, isReferralActive: true })
  cleanup()
  expect(referralAt('/')()).toEqual({ ...referral, isReferralActive: false })
  cleanup()
  expect(referralAt('/refer')()).toEqual({ ...referral, referralType: 'general', isReferralActive: false })
  cleanup()
  expect(referralAt('/refer/')()).toMatchObject({ isReferralActive: false })
})

test('its six fields follow its state, and are all reset when it is cleared [REF-02, REF-12]', () => {
  const readCurrent = referralAt('/refer/guide-7')
  expect(readCurrent()).toEqual({ isProcessing: false, isReferralActive: false })
  act(() => {
    storeReferral({ id: 'guide-7', type: 'tour-guide', visitedAt: 0 })
    setReferralProgress({ isProcessing: true, error: undefined, referrerName: undefined })
  })
  expect(readCurrent()).toEqual({ ...referral, isProcessing: true, isReferralActive: true })
  act(() => setReferralProgress({ isProcessing: false, error: undefined, referrerName: 'Partner' }))
  expect(readCurrent()).toEqual({ ...referral, referrerName: 'Partner', isReferralActive: true })
  act(clearReferral)
  expect(readCurrent()).toEqual({ isProcessing: false, isReferralActive: false })
})
