import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'

import { ValuesPageDocument } from '../app/graph/generated/graphql.js'
import { GatewayRequests } from './gateway-requests.fixture.js'
import { createReadResponse, isCurrent, type CacheableResponse } from './cacheable-responses.js'

const gateway = new GatewayRequests()
let read: () => ReturnType<ReturnType<typeof createReadResponse>>

beforeAll(() => gateway.open())
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.publish({ values: [{ title: 'Trust' }] })
  gateway.requests.length = 0
  const readResponse = createReadResponse({ gatewayUrl: gateway.url, log: createLogger('web', 'silent') })
  read = () => readResponse(ValuesPageDocument, {})
})

/** Returns the response that is the same for everyone. */
async function published(): Promise<CacheableResponse> {
  const { response } = await read()
  if (!response) throw new Error('it is not for everybody')
  return response
}

test('a response is current until its content is edited, with one request to the gateway [P4]', async () => {
  const before = await published()
  expect(await isCurrent(before)).toBe(true)
  expect(gateway.requests.map(({ status }) => status)).toEqual([200, 304])

  gateway.publish({ values: [{ title: 'Trust, as edited' }] })
  expect(await isCurrent(before)).toBe(false)
  expect((await read()).reading.data).toEqual({ values: [{ title: 'Trust, as edited' }] })
})

test('a private response of the gateway is not cached', async () => {
  gateway.publish({ values: [] }, { isForAll: false })
  expect(await read()).toEqual({ reading: { data: { values: [] } } })
})

test('an id that cannot exist is told apart from a failure', async () => {
  gateway.fail('INPUT_INVALID')
  expect(await read()).toEqual({ reading: { unavailable: 'refused' } })
  gateway.fail('UNAVAILABLE')
  expect(await read()).toEqual({ reading: { unavailable: 'failed' } })
})

test('a failing gateway is no response, and no stale one replaces it', async () => {
  const before = await published()
  gateway.fail()
  expect(await read()).toEqual({ reading: { unavailable: 'failed' } })
  expect(await isCurrent(before)).toBe(false)
})

test('a gateway that is away confirms nothing', async () => {
  expect(await isCurrent({ address: 'http://127.0.0.1:9/graphql', etag: '"a"' })).toBe(false)
})
