import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createRequestClient, type RequestClient } from '@seneb/bus/request-client'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { TestGateway } from '../gateway.fixture.js'
import { PartnerTokens } from './partner-tokens.js'
import { TestKeys } from './test-keys.fixture.js'

let gateway: TestGateway
let bus: Bus
let client: RequestClient
let keys: TestKeys

beforeAll(async () => {
  gateway = await TestGateway.open()
  keys = await TestKeys.of(gateway)
  bus = await connectBus({ name: 'gateway', url: gateway.bus.urlOf('gateway'), log: silentLogger })
  client = createRequestClient(bus)
})
afterAll(async () => {
  await bus.drain()
  await gateway.close()
})

const settled: boolean[] = []
const reserve = () =>
  Promise.resolve({
    isGranted: true,
    retryAfterSeconds: 0,
    settle: (wasUsed: boolean) => Promise.resolve(void settled.push(wasUsed)),
  })

test('a revoked key is rejected within a minute even if the event was missed [S11]', async () => {
  let now = Date.now()
  const tokens = new PartnerTokens(client, () => now)
  const key = keys.make()
  expect(await tokens.find(key.key, reserve)).toMatchObject({ keyId: key.keyId })
  await keys.revoke(key, { isEventSent: false })

  now += 58_000
  expect(await tokens.find(key.key, reserve)).toBeDefined()
  now += 2000
  expect(await tokens.find(key.key, reserve)).toBeUndefined()
})

test('a response requested before a key ended is not trusted after it [S11]', async () => {
  const tokens = new PartnerTokens(client)
  const key = keys.make()
  const pending = tokens.find(key.key, reserve)
  tokens.evictKey(key.keyId)
  await pending
  await keys.revoke(key, { isEventSent: false })

  expect(await tokens.find(key.key, reserve)).toBeUndefined()
})

test('failed attempts with a once-valid key are counted by key id, not by client address [S11, S20]', async () => {
  let now = Date.now()
  const tokens = new PartnerTokens(client, () => now)
  const key = keys.make()
  const counted: (string | undefined)[] = []
  const reserveFor = (goodKeyId?: string) => {
    counted.push(goodKeyId)
    return reserve()
  }
  await tokens.find(key.key, reserveFor)
  now += 60_000
  await tokens.find(key.key, reserveFor)

  expect(counted).toEqual([undefined, key.keyId])
})

test('a wrong key counts as tried, a right one does not [S11, S20]', async () => {
  settled.length = 0
  const tokens = new PartnerTokens(client)
  const [right, revoked] = [keys.make(), keys.make()]
  await keys.revoke(revoked, { isEventSent: false })
  await tokens.find(right.key, reserve)
  await tokens.find(revoked.key, reserve)

  expect(settled).toEqual([false, true])
})
