/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'

import { runRequestPage, showLocalTimes, showTimeLeft } from './request-page.js'

const now = new Date('2026-11-22T12:00:00Z')
beforeEach(() => void (document.body.innerHTML = ''))

test('times are shown in the zone of the browser, and a broken one stays as it was', () => {
  document.body.innerHTML = `<time data-local datetime="2026-11-22T15:05:00Z">x</time><time data-local datetime="x">y</time>`
  showLocalTimes(document)

  const [time, broken] = document.querySelectorAll('time')
  expect(time?.textContent).toMatch(/^(?:Sunday|Monday), November 2[23] at \d+:05 [AP]M, your time$/)
  expect(broken?.textContent).toBe('y')
})

test.each([
  ['2026-11-22T12:20:00Z', 'That is in less than an hour.'],
  ['2026-11-22T13:40:00Z', 'That is in less than two hours.'],
  ['2026-11-22T18:30:00Z', 'That is in about 7 hours.'],
  ['2026-11-25T12:00:00Z', 'That is in about 3 days.'],
  ['2026-11-22T11:59:00Z', ''],
  ['nonsense', ''],
])('the time left until %s is told as %j', (dueAt, text) => {
  document.body.innerHTML = `<p data-due-at="${dueAt}">x</p>`
  showTimeLeft(document, now)
  expect(document.body.textContent).toBe(text)
})

test('a form is sent once, however often its button is pressed', () => {
  jest.useFakeTimers()
  document.body.innerHTML = `<div data-request-content><form><button data-working="One moment...">Send</button></form></div>`
  runRequestPage(document)
  const prevented: boolean[] = []
  document.addEventListener('submit', (event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  })

  const button = document.querySelector('button')
  button?.click()
  button?.click()
  expect(prevented).toEqual([false, true])
  expect(button?.textContent).toBe('One moment...')
  jest.useRealTimers()
})

test('what needs a script is shown with it, and the result of a form takes the focus', () => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/my-request?done=message')
  document.body.innerHTML = `<div data-request-content><p data-result tabindex="-1">Sent</p><button hidden data-needs-script>Copy</button></div>`
  runRequestPage(document)

  expect(document.querySelector('button')?.hidden).toBe(false)
  expect(document.activeElement?.textContent).toBe('Sent')
  expect(location.search).toBe('')
  jest.useRealTimers()
})
