/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { eventually } from '../../../tests/support/eventually.js'
import { linkSecretIn, runRequestLink } from './request-link.js'

const secret = 'k'.repeat(43)

beforeEach(() => {
  history.replaceState(null, '', '/my-request')
  document.body.innerHTML = `<p hidden data-link-state="opening"></p>
    <div hidden data-link-state="offline"><button data-open-again></button></div><div data-request-content></div>`
})

interface Sent {
  readonly url: string
  readonly body: string
}

/** Runs the script at an address; `statuses` are the responses in turn, 0 for none. */
function runAt(hash: string, ...statuses: readonly number[]) {
  const [sent, shown]: [Sent[], string[]] = [[], []]
  const left = [...statuses]
  history.replaceState(null, '', `/my-request${hash}`)
  runRequestLink({
    send: (url, { body }) => {
      sent.push({ url, body: (body as URLSearchParams).toString() })
      const status = left.shift() ?? 0
      return status === 0
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve({ ok: status < 300, status } as Response)
    },
    show: (path) => void shown.push(path),
  })
  return { sent, shown }
}

// First, because listeners of earlier tests would take the link.
test('a link that is pasted into an open tab is taken, too', async () => {
  const { sent, shown } = runAt('', 204)
  expect(sent).toEqual([])

  location.hash = `#k=${secret}`
  await eventually('the request is shown', () => shown.length > 0)
  expect(location.hash).toBe('')
})

test('the secret leaves the address before anything else and is sent once, then the request is shown', async () => {
  const { sent, shown } = runAt(`#k=${secret}`, 204)

  expect(location.href).toBe('http://localhost/my-request')
  expect(document.querySelector<HTMLElement>('[data-link-state=opening]')?.hidden).toBe(false)
  await eventually('the request is shown', () => shown.length > 0)
  expect([sent, shown]).toEqual([[{ url: '/my-request/open', body: `link=${secret}` }], ['/my-request']])
})

test.each([
  [404, '/my-request?problem=link'],
  [429, '/my-request?problem=limited'],
])('a response of %i leads to its explanation', async (status, path) => {
  const { shown } = runAt(`#k=${secret}`, status)

  await eventually('the page is shown', () => shown.length > 0)
  expect(shown).toEqual([path])
})

test('without a connection the person may try again with the same link', async () => {
  const { sent, shown } = runAt(`#k=${secret}`, 0, 503, 204)
  const again = document.querySelector('button')
  const offline = document.querySelector<HTMLElement>('[data-link-state=offline]')

  await eventually('the button is shown', () => offline?.hidden === false)
  again?.click()
  await eventually('the second attempt failed', () => sent.length === 2 && offline?.hidden === false)
  again?.click()
  await eventually('the request is shown', () => shown.length > 0)
  expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([`link=${secret}`]))
})

test.each(['', '#next', '#k=', '#k=short', `#k=${secret}&x=1`, `#K=${secret}`])('%j holds no secret', (hash) => {
  expect(linkSecretIn(hash)).toBeUndefined()
})
