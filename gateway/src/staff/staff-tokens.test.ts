import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createRequestClient } from '@seneb/bus/request-client'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { TestGateway } from '../gateway.fixture.js'
import { StaffTokens } from './staff-tokens.js'
import { TestSessions } from './staff-session.fixture.js'

const minuteMs = 60_000
let gateway: TestGateway
let sessions: TestSessions
let bus: Bus

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  bus = await connectBus({ name: 'gateway', url: gateway.bus.urlOf('gateway'), log: silentLogger })
})
afterAll(async () => {
  await bus.drain()
  await gateway.close()
})

test('without a token the session is read once while open; with a token once a minute [S9, P14]', async () => {
  const { sessionId, token } = sessions.open(['care-agent'])
  let now = Date.now()
  const tokens = new StaffTokens(createRequestClient(bus), () => now)
  const requestCount = () => sessions.requests.filter((each) => each.token === token).length

  for (let minute = 0; minute < 14; minute++) {
    expect((await tokens.findAwake(token))?.sessionId).toBe(sessionId)
    now += minuteMs
  }
  expect(requestCount()).toBe(1)
  await tokens.find(token, { isBackground: true })
  expect(requestCount()).toBe(2)
  now += 2 * minuteMs
  await tokens.findAwake(token)
  expect(requestCount()).toBe(3)
})

test('an ended, locked or changed session is read again right away [S9]', async () => {
  const session = sessions.open(['care-agent'])
  const tokens = new StaffTokens(createRequestClient(bus))
  await tokens.findAwake(session.token)

  session.state = 'locked'
  tokens.evictStaff(session.staffId)
  expect((await tokens.findAwake(session.token))?.state).toBe('locked')
  session.state = 'over'
  tokens.evictSession(session.sessionId)
  expect(await tokens.findAwake(session.token)).toBeUndefined()
})
