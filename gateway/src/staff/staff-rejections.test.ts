import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import { ReportAccessDenied } from '@seneb/contracts/messages/identity/session.messages'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions, type TestSession } from './staff-session.fixture.js'

const audit = '{ auditEntries { nodes { seq } } }'
const people = '{ staffMembers { id } }'

let gateway: TestGateway
let sessions: TestSessions
const noted: string[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({})
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListAuditEntries, () => ({
    entries: [],
    filterOptions: { actorNames: [], actions: [], objectKinds: [] },
    hasOlder: false,
  }))
})
afterAll(() => gateway.close())

const rejectionCode = async (query: string, session: TestSession) =>
  rejectionOf(await gateway.graphql(query, {}, fromOurPage(session)))
const notedOf = ({ token }: TestSession) => noted.filter((each) => each === token).length

async function untilNoted(
  session: TestSession,
  times: number,
  request: () => Promise<unknown> = () => Promise.resolve(),
) {
  const deadline = performance.now() + 10_000
  while (notedOf(session) < times && performance.now() < deadline) {
    await request()
    await pause(50)
  }
  return notedOf(session)
}

test('a rejection is returned while identity is unavailable, and recorded with the next rejection afterwards [S14]', async () => {
  const writer = sessions.open(['writer'])
  expect(await rejectionCode(audit, writer)).toBe('NOT_ALLOWED')

  await gateway.handle(ReportAccessDenied, ({ token }) => {
    noted.push(token ?? '')
    return { heard: true }
  })

  expect(await untilNoted(writer, 1, () => rejectionCode(audit, writer))).toBe(1)
})

test('every missing permission is reported to identity, and the same one once a minute [S14, ADM-09]', async () => {
  const writer = sessions.open(['writer'])
  for (const query of [audit, people, audit, people, audit])
    expect(await rejectionCode(query, writer)).toBe('NOT_ALLOWED')

  expect(await untilNoted(writer, 2)).toBe(2)
  await pause(200)
  expect(notedOf(writer)).toBe(2)
})

test('granted requests, re-authentication and anonymous requests are not recorded [S14]', async () => {
  const before = noted.length
  const [auditor, stale] = [sessions.open(['auditor']), sessions.open(['admin'], { authenticatedSecondsAgo: 601 })]
  expect(await rejectionCode(audit, auditor)).toBeUndefined()
  expect(await rejectionCode(people, stale)).toBe('REAUTHENTICATION_REQUIRED')
  expect(rejectionOf(await gateway.graphql(people, {}, fromOurPage()))).toBe('SIGN_IN_REQUIRED')

  await pause(300)
  expect(noted.length).toBe(before)
})
