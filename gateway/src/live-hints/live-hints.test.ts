import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventSubject } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'

import { foundWithin } from '../../../tests/support/found-within.js'
import { TestGateway } from '../gateway.fixture.js'
import { TestSessions, type TestSession } from '../staff/staff-session.fixture.js'

const anId = '0190f5fe-7c00-7a00-8000-000000000001'

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
})
afterAll(() => gateway.close())

const headersOf = (session: TestSession, site = 'same-origin') => ({
  cookie: `seneb-staff=${session.token}`,
  'sec-fetch-site': site,
})
const open = (session: TestSession) => fetch(`${gateway.url}/staff/live`, { headers: headersOf(session) })

/** Reads until the text contains `expected`, or to the end of the stream. */
async function readUntil(response: Response, expected?: string): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; ;) {
    const { done, value = '' } = await reader.read()
    text += value
    if (done || (expected !== undefined && text.includes(expected))) return text
  }
}

test('a stream reports changes by names and ids, and ends with its session [S9, S14]', async () => {
  const session = sessions.open(['admin'])
  const response = await open(session)
  const { connection } = await gateway.busOf('identity')
  const read = readUntil(response)

  connection.publish(eventSubject(StaffChanged, { staffId: anId }), JSON.stringify({ name: 'Canary Yellow' }))
  await connection.flush()
  session.state = 'over'
  const { sessionId, staffId } = session
  connection.publish(eventSubject(SessionEnded, { sessionId, staffId, reason: 'signed-out' }), '{}')

  const text = await read
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(`data: {"event":"identity.staff.changed","id":"${anId}"}\n\n`)
  expect(text).not.toContain('Canary')
})

test('a role gets the id of a changed record only if it may open it, and otherwise only that something changed [ADM-09, S14]', async () => {
  const listeners = (['care-agent', 'writer', 'ops'] as const).map((role) => sessions.open([role]))
  const streams = await Promise.all(listeners.map(open))
  const { connection } = await gateway.busOf('enquiry')
  connection.publish(eventSubject(CareEnquiryChanged, { enquiryId: anId, version: 1 }), '{}')
  await connection.flush()

  const hint = `data: {"event":"enquiry.care-enquiry.changed","id":"${anId}"}\n\n`
  const texts = [readUntil(streams[0]!, hint), readUntil(streams[1]!, 'data: '), readUntil(streams[2]!, 'data: ')]
  const [agent, writer, ops] = await Promise.all(texts)
  expect(agent).toContain(hint)
  for (const text of [writer, ops]) {
    expect(text).toContain('data: {}\n\n')
    expect(text).not.toContain(anId)
  }
})

test('a stream requires an open session and our own origin [S4, S6]', async () => {
  const statuses = await Promise.all(
    [
      {},
      headersOf(sessions.open(['admin']), 'cross-site'),
      headersOf(sessions.open(['admin']), 'same-site'),
      headersOf(sessions.open(['admin'], { state: 'locked' })),
      headersOf(sessions.open(['admin'], { state: 'over' })),
    ].map(async (headers) => (await gateway.fetch('/staff/live', { headers })).status),
  )

  expect(statuses).toEqual([401, 401, 401, 401, 401])
})

test('a session has five streams at the most, and streams are no requests at work [R14]', async () => {
  const session = sessions.open(['admin'])
  const opened = []
  for (let at = 0; at < 6; at++) opened.push(await open(session))

  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503])
  expect(
    sessions.requests.filter(({ token }) => token === session.token).every(({ isBackground }) => isBackground),
  ).toBe(true)
  for (const response of opened) await response.body?.cancel()
})

test('a closing gateway ends its streams and does not wait for them', async () => {
  const other = await TestGateway.open({ settings: { maxInFlight: 1 } })
  const otherSessions = await TestSessions.of(other)
  const response = await fetch(`${other.url}/staff/live`, { headers: headersOf(otherSessions.open(['admin'])) })
  // The only slot is free.
  expect((await other.graphql('{ __typename }')).status).toBe(200)

  let isOver = false
  const ending = Promise.all([other.close(), readUntil(response)]).then(() => (isOver = true))
  await foundWithin(3, 'the end of the gateway and of its stream', () => isOver)
  await ending
})
