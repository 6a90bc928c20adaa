/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { useSentNote } from './use-sent-note.js'

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => void jest.useRealTimers())

function Button() {
  const { isSent, reportSent } = useSentNote(true)
  return <button onClick={reportSent}>{isSent ? 'Request Sent!' : 'Send My Request'}</button>
}

test('the button says for three seconds that the request was sent, no less and no more [CONT-06]', () => {
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.querySelector('main') as Element)
  act(() => root.render(<Button />))
  const button = document.querySelector('button')
  act(() => button?.click())
  expect(button?.textContent).toBe('Request Sent!')
  act(() => jest.advanceTimersByTime(2950))
  expect(button?.textContent).toBe('Request Sent!')
  act(() => jest.advanceTimersByTime(250))
  expect(button?.textContent).toBe('Send My Request')
})
