import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventSubject } from '@seneb/contracts/define'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { presenceSubject } from '@seneb/contracts/nats-permissions'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { foundWithin } from '../../../tests/support/found-within.js'
import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions, type TestSession } from '../staff/staff-session.fixture.js'

const enquiryId = '0190f5fe-7c00-7a00-8000-000000000001'

let bus: TestBus
let here: TestGateway
let there: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  bus = await testBus()
  here = await TestGateway.open({ bus })
  there = await TestGateway.open({ bus })
  // One fake identity service handles both requests.
  sessions = await TestSessions.of(here)
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await bus.stop()
})

/** Returns the text that a stream has received so far; the stream closes with the test's gateways. */
async function listen(gateway: TestGateway, session: TestSession) {
  const headers = { cookie: `seneb-staff=${session.token}`, 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`${gateway.url}/staff/live`, { headers })
  const stream = { text: '' }
  void (async () => {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) stream.text += part
  })().catch(() => undefined)
  return stream
}

const report = async (session: TestSession | undefined, body: object, gateway = here) =>
  (
    await gateway.post(
      JSON.stringify({ page: 'a-page-1', ...body }),
      { 'content-type': 'application/json', ...fromOurPage(session) },
      '/staff/presence',
    )
  ).status
const receives = (stream: { text: string }, text: string) => foundWithin(3, text, () => stream.text.includes(text))
const presenceEvent = (people: readonly object[]) =>
  `event: presence\ndata: ${JSON.stringify({ enquiryId, people })}\n\n`
const emptyPresence = presenceEvent([])

test('presence is shared with every replica by ids alone, and ends right away when the page is left [GEN-07, S14]', async () => {
  const [mona, karim] = [sessions.open(['care-agent']), sessions.open(['care-agent'])]
  const streams = await Promise.all([listen(here, karim), listen(there, karim)])
  await Promise.all(streams.map((each) => receives(each, 'event: everybody\ndata: []\n\n')))

  for (const [doing, status] of [
    ['viewing', 204],
    ['writing', 204],
  ] as const) {
    expect(await report(mona, { enquiryId, doing })).toBe(status)
    for (const each of streams) await receives(each, presenceEvent([{ staffId: mona.staffId, doing }]))
  }
  const late = await listen(there, karim)
  await receives(late, `"people":[{"staffId":"${mona.staffId}","doing":"writing"}]`)
  expect(await report(mona, {})).toBe(204)
  for (const each of streams) await receives(each, emptyPresence)

  const logged = [...here.logged, ...there.logged].join('\n')
  expect(streams[0].text).not.toContain('Mona')
  expect(logged).not.toContain(mona.staffId)
  expect(logged).not.toContain(enquiryId)
})

test('presence updates and streams read a session once, and do not extend it [S9]', async () => {
  const session = sessions.open(['care-agent'])
  await listen(here, session)

  for (let n = 0; n < 10; n++) expect(await report(session, { enquiryId })).toBe(204)

  const verifications = sessions.requests.filter(({ token }) => token === session.token)
  expect(verifications.map(({ isBackground }) => isBackground)).toEqual([true])
  await report(session, {})
})

test('presence comes from the session: not for others, from other origins, or without the permission [S4, S6]', async () => {
  const [agent, ops] = [sessions.open(['care-agent']), sessions.open(['ops'])]
  const stream = await listen(here, ops)
  await foundWithin(3, 'the stream', () => stream.text.includes('retry'))
  const foreign = {
    'content-type': 'application/json',
    cookie: `seneb-staff=${agent.token}`,
    origin: 'https://evil.example',
  }

  expect([
    await report(undefined, { enquiryId }),
    await report(undefined, {}),
    await report(sessions.open(['care-agent'], { state: 'locked' }), { enquiryId }),
    await report(sessions.open(['care-agent'], { state: 'over' }), { enquiryId }),
    await report(ops, { enquiryId }),
    (await here.post(JSON.stringify({ page: 'a-page-1', enquiryId }), foreign, '/staff/presence')).status,
    await report(agent, { enquiryId: 'x' }),
    await report(agent, { enquiryId, doing: 'reading' }),
    await report(agent, { enquiryId, staffId: ops.staffId }),
    await report(agent, { enquiryId, page: 'x' }),
    (await here.post('{', { 'content-type': 'application/json', ...fromOurPage(agent) }, '/staff/presence')).status,
  ]).toEqual([401, 204, 401, 401, 403, 403, 400, 400, 400, 400, 400])
  // Staff without permission to read enquiries receive no presence events.
  expect(await report(agent, { enquiryId })).toBe(204)
  expect(stream.text).not.toContain('presence')
  expect(stream.text).not.toContain('everybody')
  await report(agent, {})
})

test('an ended session or a changed account removes presence right away at every replica [S9]', async () => {
  const [mona, karim] = [sessions.open(['care-agent']), sessions.open(['care-agent'])]
  const { connection } = await here.busOf('identity')
  const { sessionId, staffId } = mona
  for (const [event, key] of [
    [SessionEnded, { sessionId, staffId, reason: 'signed-out' }],
    [StaffChanged, { staffId }],
  ] as const) {
    const stream = await listen(there, karim)
    await receives(stream, 'everybody')
    expect(await report(mona, { enquiryId })).toBe(204)
    await receives(stream, presenceEvent([{ staffId, doing: 'viewing' }]))

    connection.publish(eventSubject(event as typeof SessionEnded, key as never), '{}')

    await receives(stream, emptyPresence)
  }
})

test('too frequent updates of a session are rejected, and malformed replica messages are ignored [S20, R14]', async () => {
  const session = sessions.open(['care-agent'])
  const statuses: number[] = []
  for (let n = 0; n < 62; n++) statuses.push(await report(session, {}))

  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const connection = await bus.connectAs('gateway')
  for (const text of [
    '{',
    '[]',
    '{"replica":"r","page":"p"}',
    JSON.stringify({ replica: 'r', page: 'p'.repeat(43), place: 1 }),
  ])
    connection.publish(presenceSubject, text)
  await connection.flush()
  expect(await report(sessions.open(['care-agent']), {})).toBe(204)
  await connection.close()
})
