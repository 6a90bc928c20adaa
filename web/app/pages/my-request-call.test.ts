import { expect, test } from '@jest/globals'
import type { LoaderFunctionArgs } from 'react-router-dom'

import type { SenebLoadContext } from '../graph/load-context.js'
import { loader } from './my-request-call.js'

const startsAt = '2026-11-25T12:30:00.000Z'
const request = {
  reference: 'SNB-7K3M9Q',
  calls: [
    { id: 'agreed', state: 'AGREED', startsAt },
    { id: 'open', state: 'SUGGESTED', startsAt },
  ],
}

function load(id: string, reading: object) {
  const queryGraph = () => Promise.resolve(reading)
  const args = {
    request: new Request(`http://localhost/my-request/call.ics?id=${id}`),
    context: { queryGraph },
  } as unknown as LoaderFunctionArgs<SenebLoadContext>
  return loader(args)
}

test('an agreed call is a calendar file that is never stored [GEN-07]', async () => {
  const file = await load('agreed', { data: { myRequest: request } })

  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(await file.text()).toContain('DTSTART:20261125T123000Z\r\n')
})

test.each([
  ['open', { data: { myRequest: request } }, 404],
  ['unknown', { data: { myRequest: request } }, 404],
  ['agreed', { data: { myRequest: null } }, 303],
  ['agreed', { data: { myRequest: { ...request, calls: null } } }, 303],
  ['agreed', { unavailable: {} }, 503],
])('call %s of %p is answered with %s [GEN-07]', async (id, reading, status) => {
  expect((await load(id, reading)).status).toBe(status)
})
