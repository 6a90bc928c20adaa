import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions, type TestSession } from './staff-session.fixture.js'

const noEntries = { entries: [], hasOlder: false, choices: { actorNames: [], actions: [], objectKinds: [] } }
const audit = '{ auditEntries { nodes { seq } } }'
const graphiql = { 'seneb-tool': 'graphiql' }

let gateway: TestGateway
let sessions: TestSessions
let sources: (string | undefined)[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { adHoc: 'keys', staffAdHoc: 'nobody' } })
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListAuditEntries, (_input, { staff }) => {
    sources.push(staff?.source)
    return noEntries
  })
})
afterAll(() => gateway.close())

const send = (session: TestSession | undefined, headers: Record<string, string>) =>
  gateway.graphql(audit, {}, { ...fromOurPage(session), ...headers })

test('GraphiQL of an open session sends ad-hoc documents, and services see it as the source [S10, ADM-09]', async () => {
  sources = []
  const admin = sessions.open(['admin'])

  expect(rejectionOf(await send(admin, {}))).toBe('DOCUMENT_REFUSED')
  expect(rejectionOf(await send(admin, graphiql))).toBeUndefined()
  expect(sources).toEqual(['graphiql'])
  expect(rejectionOf(await send(sessions.open(['writer']), graphiql))).toBe('NOT_ALLOWED')
})

test('a session without a recent sign-in sends no documents of GraphiQL, and reads why [S4, S9]', async () => {
  const session = sessions.open(['admin'], { authenticatedSecondsAgo: 601 })
  const response = await send(session, graphiql)

  expect([response.status, rejectionOf(response)]).toEqual([403, 'REAUTHENTICATION_REQUIRED'])
  expect(rejectionOf(await send(session, {}))).toBe('DOCUMENT_REFUSED')
})

test.each([
  ['nobody', undefined, {}],
  ['a locked session', 'locked', {}],
  ['a session that is over', 'over', {}],
  ['a page of another site', 'open', { 'sec-fetch-site': 'cross-site' }],
  ['another origin', 'open', { origin: 'https://evil.example' }],
] as const)('%s is not GraphiQL by its header alone [S4, S9]', async (_who, state, changed) => {
  const session = state && sessions.open(['admin'], { state })

  expect(['DOCUMENT_REFUSED', 'ORIGIN_REFUSED']).toContain(
    rejectionOf(await send(session, { ...graphiql, ...changed })),
  )
})
