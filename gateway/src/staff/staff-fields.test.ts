import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createRequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import { eventSubject, type Output } from '@seneb/contracts/define'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import { RevokeOtherSessions, ListSessions, SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { ChangeStaffRoles, ListStaff, StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testIdentityToken } from '@seneb/testkit/test-identity-token'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
} from 'graphql'

import { foundWithin } from '../../../tests/support/found-within.js'
import { TestGateway, type HttpResponse } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions, type TestSession } from './staff-session.fixture.js'

const noEntries = { entries: [], hasOlder: false, filterOptions: { actorNames: [], actions: [], objectKinds: [] } }
const audit = '{ auditEntries { nodes { seq } } }'
const people = '{ staffMembers { id name roles state } }'
const changeRoles = `mutation ($id: ID!) {
  changeStaffRoles(staffId: $id, roles: [CARE_AGENT, OPS]) {
    ... on StaffRolesChanged { roles }
    ... on Problem { code message }
    ... on NotAllowed { roles }
    ... on ReauthenticationRequired { maxAuthAgeSeconds }
  }
}`
const anId = '0190f5fe-7c00-7a00-8000-000000000001'

let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open({
    settings: { introspection: true },
    documents: { countries: '{ countries { source } }' },
  })
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListCountries, () => ({ source: 'DATABASE' as const, countries: [] }))
  await gateway.handle(ListAuditEntries, () => noEntries)
  await gateway.handle(ListSessions, () => ({ sessions: [] }))
  await gateway.handle(RevokeOtherSessions, () => ({ sessionIds: [] }))
  await gateway.handle(ChangeStaffRoles, ({ roles, staffId }) => ({ staffId, roles }))
  await gateway.handle(ListStaff, (_input, ctx): Output<typeof ListStaff> => ({
    people: [
      {
        staffId: ctx.staff!.id,
        email: 'a@seneb.example',
        name: 'A',
        title: 'B',
        state: 'active',
        roles: ['care-lead'],
      },
    ],
  }))
})
afterAll(() => gateway.close())

const request = (query: string, session?: TestSession, headers: Record<string, string> = {}): Promise<HttpResponse> =>
  gateway.graphql(query, { id: anId }, { ...fromOurPage(session), ...headers })

test('a field for staff is answered with a token that the service verifies itself [S6, ADM-09]', async () => {
  const admin = sessions.open(['admin'])

  const { json } = await request(people, admin)

  expect(json.data).toEqual({ staffMembers: [{ id: admin.staffId, name: 'A', roles: ['CARE_LEAD'], state: 'ACTIVE' }] })
})

test('no session, a locked one and an expired one must sign in [S6, S9]', async () => {
  const refusals = [
    await request(audit),
    await request(audit, sessions.open(['admin'], { state: 'locked' })),
    await request(audit, sessions.open(['admin'], { state: 'over' })),
    await request(changeRoles),
  ].map(rejectionOf)

  expect(refusals).toEqual(Array.from({ length: 4 }, () => 'SIGN_IN_REQUIRED'))
})

test('a caller without the role gets the required roles, in queries and mutations [ADM-09]', async () => {
  const writer = sessions.open(['writer'])

  const [query, mutation] = [await request(audit, writer), await request(changeRoles, writer)]

  const message = 'Your roles do not allow this. It takes: admin.'
  expect(mutation.json.data).toEqual({ changeStaffRoles: { code: 'NOT_ALLOWED', message, roles: ['ADMIN'] } })
  expect(query.json.errors?.[0]).toMatchObject({
    message: 'Your roles do not allow this. It takes: auditor, admin.',
    extensions: { code: 'NOT_ALLOWED', roles: ['AUDITOR', 'ADMIN'] },
  })
})

test('a field that requires a recent sign-in is denied after ten minutes, with the maximum age in seconds [S9]', async () => {
  const stale = sessions.open(['admin'], { authenticatedSecondsAgo: 601 })

  expect((await request(changeRoles, stale)).json.data).toMatchObject({
    changeStaffRoles: { code: 'REAUTHENTICATION_REQUIRED', maxAuthAgeSeconds: 600 },
  })
  expect(rejectionOf(await request(people, stale))).toBe('REAUTHENTICATION_REQUIRED')
  expect(rejectionOf(await request(audit, stale))).toBeUndefined()
})

test('the gateway rejects on its own, before a service is called [S6]', async () => {
  // No service handles this request in the test, so a mutation that the gateway does not refuse results in UNAVAILABLE.
  const mutation = `mutation ($id: ID!) {
    changeStaffAccess(staffId: $id, isActive: false) { __typename ... on Problem { code } } }`
  const of = async (session?: TestSession) => rejectionOf(await request(mutation, session))

  expect(await of()).toBe('SIGN_IN_REQUIRED')
  expect(await of(sessions.open(['writer']))).toBe('NOT_ALLOWED')
  expect(await of(sessions.open(['admin'], { authenticatedSecondsAgo: 601 }))).toBe('REAUTHENTICATION_REQUIRED')
  expect(await of(sessions.open(['admin']))).toBe('UNAVAILABLE')
})

test("a response to staff contains the change, with roles in the schema's spelling [ADM-09]", async () => {
  expect((await request(changeRoles, sessions.open(['admin']))).json.data).toEqual({
    changeStaffRoles: { roles: ['CARE_AGENT', 'OPS'] },
  })
})

test.each([
  ['no origin', { origin: '' }],
  ['a site that is not ours', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
])('the cookie is ignored in a request of %s [S4, S9]', async (_of, changed) => {
  const all: Record<string, string> = { ...fromOurPage(sessions.open(['admin'])), ...changed }
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))

  expect(rejectionOf(await gateway.graphql(audit, {}, sent))).toBe('SIGN_IN_REQUIRED')
  expect((await gateway.graphql('{ viewer { id } }', {}, sent)).json.data).toEqual({ viewer: null })
})

test('a GET reads nothing of staff, and of two cookies with one name neither counts [S4, S9]', async () => {
  const [admin, other] = [sessions.open(['admin']), sessions.open(['admin'])]
  const query = `/graphql?query=${encodeURIComponent(audit)}`
  const headers = { ...fromOurPage(admin), 'apollo-require-preflight': '1' }

  expect(rejectionOf(await gateway.fetch(query, { headers }))).toBe('SIGN_IN_REQUIRED')
  const tossed = `seneb-staff=${other.token}; seneb-staff=${admin.token}`
  expect(rejectionOf(await request(audit, admin, { cookie: tossed }))).toBe('SIGN_IN_REQUIRED')
})

test('identity is called once for many requests of a session, and once for concurrent ones [S9]', async () => {
  const admin = sessions.open(['admin'])
  const before = sessions.requests.length

  await Promise.all(Array.from({ length: 12 }, () => request(audit, admin)))
  for (let i = 0; i < 5; i++) await request(audit, admin)

  expect(sessions.requests.length - before).toBe(1)
})

test('background requests of the browser do not extend the session [S9]', async () => {
  const admin = sessions.open(['admin'])
  const backgroundFlags = () =>
    sessions.requests.filter(({ token }) => token === admin.token).map(({ isBackground }) => isBackground)

  await request(audit, admin, { 'x-seneb-background': '1' })
  expect(backgroundFlags()).toEqual([true])
  await request(audit, admin)
  expect(backgroundFlags()).toEqual([true, false])
  await request(audit, admin, { 'x-seneb-background': '1' })
  expect(backgroundFlags()).toEqual([true, false])
})

const rejectedWithin = (seconds: number, session: TestSession, query = audit): Promise<void> =>
  foundWithin(seconds, 'a refusal', async () => rejectionOf(await request(query, session)) === 'SIGN_IN_REQUIRED')

test('an ended session is rejected within a second, and so is one of a changed account [S9, ADM-09]', async () => {
  const [ended, changed] = [sessions.open(['admin']), sessions.open(['admin'])]
  const { connection } = await gateway.busOf('identity')
  for (const session of [ended, changed]) {
    expect(rejectionOf(await request(audit, session))).toBeUndefined()
    session.state = 'over'
    // Without an event, cached session data stays valid for its minute.
    expect(rejectionOf(await request(audit, session))).toBeUndefined()
  }

  const { sessionId, staffId } = ended
  connection.publish(eventSubject(SessionEnded, { sessionId, staffId, reason: 'signed-out' }), '{}')
  await rejectedWithin(1, ended)
  expect(rejectionOf(await request(audit, changed))).toBeUndefined()
  connection.publish(eventSubject(StaffChanged, { staffId: changed.staffId }), '{}')
  await rejectedWithin(1, changed)
})

test('the gateway cannot send a staff request without an identity token [S6]', async () => {
  const bus = await connectBus({ name: 'gateway', url: gateway.bus.urlOf('gateway'), log: silentLogger })
  const codeOf = (identityToken?: string) =>
    createRequestClient(bus)
      .request(ListStaff, {}, { identityToken })
      .catch((error: unknown) => (error instanceof AppError ? error.code : error))
  try {
    expect(await codeOf()).toBe('SIGN_IN_REQUIRED')
    expect(await codeOf('invented')).toBe('SIGN_IN_REQUIRED')
    expect(await codeOf(testIdentityToken({ roles: ['writer'] }))).toBe('NOT_ALLOWED')
  } finally {
    await bus.drain()
  }
})

/** Returns a schema as text, without the descriptions of scalars, which are missing at run time. */
const sorted = (schema: GraphQLSchema) =>
  printSchema(lexicographicSortSchema(schema)).replaceAll(/"""(?:(?!""")[^])*"""\n(?=scalar )/g, '')

test('a caller without a session gets the committed public schema by every way of introspection [S6]', async () => {
  const committed = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
  const { json } = await gateway.graphql(getIntrospectionQuery({ specifiedByUrl: true, oneOf: true }))
  const shown = buildClientSchema(json.data as never)

  expect(sorted(shown)).toBe(sorted(committed))
  const one = await request('{ __type(name: "StaffMember") { name } countries { source } }')
  expect(one.json.data).toEqual({ __type: null, countries: { source: 'DATABASE' } })
  const response = await request('{ __type(name: "StaffMember") { name } }', sessions.open(['writer']))
  expect(response.json.data).toEqual({ __type: { name: 'StaffMember' } })
})

test('public responses are equal with and without a session, and staff responses are not stored for others [S6, P1]', async () => {
  const staff = { ...fromOurPage(sessions.open(['admin'])) }
  const path = '/graphql?documentId=countries'
  const own = await gateway.fetch(path, { headers: { cookie: staff['cookie']! } })
  const first = await gateway.fetch(path)
  const cached = await gateway.fetch(path)
  const ownAgain = await gateway.fetch(path, { headers: { cookie: staff['cookie']! } })

  expect(new Set([own, first, cached, ownAgain].map(({ text }) => text)).size).toBe(1)
  // Responses from the cache have no request id.
  const isFromMemory = ({ headers }: HttpResponse) => !headers.has('x-request-id')
  expect([own, first, cached, ownAgain].map(isFromMemory)).toEqual([false, false, true, false])
  expect([own, ownAgain].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
})
