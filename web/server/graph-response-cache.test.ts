import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'

import { ValuesPageDocument } from '../app/graph/generated/operations.js'
import { AskedGateway } from './asked-gateway.fixture.js'
import { GraphResponseCache, revalidateAfterMs } from './graph-response-cache.js'

const log = createLogger('web', 'silent')
const gateway = new AskedGateway()
let now = 0
let cache: GraphResponseCache

beforeAll(() => gateway.open())
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.publish({ values: [{ title: 'Trust' }] })
  gateway.asked.length = 0
  cache = new GraphResponseCache({ gatewayUrl: gateway.url, log, now: () => now })
})

const read = () => cache.read(ValuesPageDocument, {})

test('within a second nobody is asked again, and after it only whether the response is still valid [P4]', async () => {
  const first = await read()
  const again = await read()
  expect(again.response).toBe(first.response)
  expect(gateway.asked).toHaveLength(1)

  now += revalidateAfterMs
  expect((await read()).response).toBe(first.response)
  expect(gateway.asked.map(({ status }) => status)).toEqual([200, 304])
})

test('what was edited is read in the second after, and what showed it before is no longer valid [P4]', async () => {
  const before = await read()
  gateway.publish({ values: [{ title: 'Trust, as edited' }] })
  expect((await read()).reading.data).toEqual({ values: [{ title: 'Trust' }] })

  now += revalidateAfterMs
  expect(before.response && (await cache.revalidate(before.response))).toBe(false)
  expect((await read()).reading.data).toEqual({ values: [{ title: 'Trust, as edited' }] })
})

test('many who ask at once are one question [P4]', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, read))
  expect(new Set(all.map(({ response }) => response)).size).toBe(1)
  expect(gateway.asked).toHaveLength(1)
})

test('what the gateway does not give to everybody is not cached', async () => {
  gateway.publish({ values: [] }, { isForAll: false })
  expect((await read()).response).toBeUndefined()
  await read()
  expect(gateway.asked).toHaveLength(2)
})

test('what can be the name of nothing is told from a failure', async () => {
  gateway.fail('INPUT_INVALID')
  expect(await read()).toEqual({ reading: { unavailable: 'refused' } })
  gateway.fail('UNAVAILABLE')
  expect(await read()).toEqual({ reading: { unavailable: 'failed' } })
})

test('a gateway that fails is no answer, and nothing old stands in for it', async () => {
  const before = await read()
  now += revalidateAfterMs
  gateway.fail()
  expect(await read()).toEqual({ reading: { unavailable: 'failed' } })
  expect(before.response && cache.isFresh(before.response)).toBe(false)
})
