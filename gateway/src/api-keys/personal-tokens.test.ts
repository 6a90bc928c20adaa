import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createRequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import { eventSubject, type Input } from '@seneb/contracts/define'
import { MovePublication } from '@seneb/contracts/messages/content/publication-version.messages'
import { StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import { CreatePersonalToken, VerifyPersonalToken } from '@seneb/contracts/messages/identity/personal-token.messages'
import { ListSessions, ReportAccessDenied } from '@seneb/contracts/messages/identity/session.messages'
import { ChangeStaffRoles, ListStaffNames, StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import type { Permission, StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { newApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testPersonalToken } from '@seneb/testkit/test-identity-token'

import { foundWithin } from '../../../tests/support/found-within.js'
import { ourOrigin, TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'
import { PersonalTokens } from './personal-tokens.js'

interface TestToken {
  readonly text: string
  readonly digest: string
  readonly keyId: string
  readonly staffId: string
  readonly tokenId: string
  roles: readonly StaffRole[]
  readonly scopes: readonly Permission[]
  isRevoked: boolean
}

const noEntries = { entries: [], hasOlder: false, choices: { actorNames: [], actions: [], objectKinds: [] } }
const audit = '{ auditEntries { nodes { seq } } }'
const anId = '0190f5fe-7c00-7a00-8000-000000000001'
const erase = `mutation {
  eraseCareEnquiry(id: "${anId}", version: 1, reference: "SNB-7K3M9Q", reason: PERSON_ASKED) {
    __typename ... on Problem { code } } }`
const changeRoles = `mutation { changeStaffRoles(staffId: "${anId}", roles: [OPS]) { __typename ... on Problem { code } } }`
const createToken = `mutation {
  createPersonalToken(input: { name: "x", scopes: [AUDIT_READ] }) { __typename ... on Problem { code } } }`

let gateway: TestGateway
let sessions: TestSessions
const tokens = new Map<string, TestToken>()
const reported: Input<typeof ReportAccessDenied>[] = []
const verified: string[] = []
const erased: string[] = []

beforeAll(async () => {
  gateway = await TestGateway.open({ settings: { adHoc: 'keys', staffAdHoc: 'nobody', staffMutationsPerMinute: 100 } })
  sessions = await TestSessions.of(gateway)
  await gateway.handle(VerifyPersonalToken, verify)
  await gateway.handle(ListAuditEntries, () => noEntries)
  await gateway.handle(ListSessions, () => ({ sessions: [] }))
  await gateway.handle(ChangeStaffRoles, ({ roles, staffId }) => ({ staffId, roles }))
  await gateway.handle(CreatePersonalToken, () => ({ tokenId: anId, token: 'x', expiresAt: new Date().toISOString() }))
  await gateway.handle(ReportAccessDenied, (input) => {
    reported.push(input)
    return { heard: true }
  })
})
afterAll(() => gateway.close())

function aToken(roles: readonly StaffRole[], scopes: readonly Permission[], staffId: string = randomUUID()): TestToken {
  const { digest, keyId, text } = newApiKey('staff', randomBytes)
  const ids = { keyId, staffId, tokenId: randomUUID(), digest: digest.toString('base64url') }
  const token: TestToken = { text, ...ids, roles, scopes, isRevoked: false }
  tokens.set(token.digest, token)
  return token
}

/** Replaces identity: knows tokens by their digests. */
function verify({ digest, keyId }: Input<typeof VerifyPersonalToken>) {
  verified.push(keyId)
  const token = tokens.get(digest)
  if (!token || token.isRevoked || token.keyId !== keyId) throw new AppError('TOKEN_INVALID')
  const { roles, scopes, staffId, tokenId } = token
  return {
    tokenId,
    viewer: { staffId, name: 'Mona', title: 'Care lead', roles: [...roles] },
    scopes: [...scopes],
    identityToken: testPersonalToken({ roles, scopes, staffId, sessionId: tokenId }),
    tokenExpiresAt: new Date(Date.now() + 60_000).toISOString(),
  }
}

const send = (query: string, text: string, headers: Record<string, string> = {}) =>
  gateway.graphql(query, {}, { authorization: `Bearer ${text}`, ...headers })

test('a script needs only its token: ad-hoc documents work without cookie and origin [S6, ADM-09]', async () => {
  const token = aToken(['auditor'], ['audit:read'])

  expect((await send(audit, token.text)).json).toEqual({ data: { auditEntries: { nodes: [] } } })
  expect(verified.at(-1)).toBe(token.keyId)
})

test('a script reads records without the names of the team, which no scope contains; a session reads them [S6, ADM-09]', async () => {
  let listed = 0
  await gateway.handle(ListStaffNames, () => {
    listed += 1
    return { people: [] }
  })
  await send(audit, aToken(['auditor'], ['audit:read']).text)
  expect(listed).toBe(0)
  expect(rejectionOf(await send('{ staffNames { id } }', aToken(['auditor'], ['audit:read']).text))).toBe(
    'NOT_FOR_TOKENS',
  )

  const opened = fromOurPage(sessions.open(['auditor']))
  await gateway.graphql(audit, {}, { ...opened, 'seneb-tool': 'graphiql' })
  expect(listed).toBeGreaterThan(0)
})

test.each<[string, () => string]>([
  ['an unknown', () => newApiKey('staff', randomBytes).text],
  ['a mistyped', () => `${aToken(['auditor'], ['audit:read']).text.slice(0, -1)}#`],
  ['a revoked', () => Object.assign(aToken(['auditor'], ['audit:read']), { isRevoked: true }).text],
  ['a truncated', () => 'snb_staff_'],
])('%s token is refused with one sentence, and never answered as if it had none [S11]', async (_which, text) => {
  const response = await send('{ countries { source } }', text())

  expect([response.status, rejectionOf(response)]).toEqual([401, 'TOKEN_INVALID'])
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
})

test('wrong tokens are counted by the address they come from, and slow the sender down [S11, S20]', async () => {
  const limited = await TestGateway.open({ settings: { wrongKeysPerMinute: 3 } })
  await limited.handle(VerifyPersonalToken, verify)
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 5; at++) {
    const { text } = newApiKey('staff', randomBytes)
    codes.push(rejectionOf(await limited.graphql(audit, {}, { authorization: `Bearer ${text}` })))
  }
  await limited.close()

  expect(codes).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', 'TOKEN_INVALID', 'RATE_LIMITED', 'RATE_LIMITED'])
})

test('a field outside the scopes is denied with the required scope, and recorded [S14, ADM-09]', async () => {
  const token = aToken(['ops', 'auditor'], ['queue:read'])
  const response = await send(audit, token.text)

  expect(response.json.errors?.[0]?.extensions).toMatchObject({ code: 'SCOPE_MISSING', scope: 'AUDIT_READ' })
  await foundWithin(5, 'a report', () =>
    Promise.resolve(reported.some(({ personalToken }) => personalToken?.keyId === token.keyId)),
  )
  expect(JSON.stringify(reported)).not.toContain(token.text)
})

test('a scope has no effect once its owner lost the permission [S6, ADM-09]', async () => {
  const token = aToken(['writer'], ['audit:read'])

  expect(rejectionOf(await send(audit, token.text))).toBe('NOT_ALLOWED')
})

test.each([
  ['erases a person', erase, ['care-lead'], 'enquiry:erase'],
  ['changes roles', changeRoles, ['admin'], 'staff:manage'],
  ['creates a token', createToken, ['admin'], 'self:sign-in-methods'],
  ['lists sessions', '{ sessions { id } }', ['admin'], 'self:sessions'],
] as const)(
  'no token %s, whatever scopes it claims, at the gateway or at the service [S6, S9]',
  async (_what, query, roles, scope) => {
    expect(rejectionOf(await send(query, aToken(roles, [scope]).text))).toBe('NOT_FOR_TOKENS')

    // A compromised gateway still sends the request.
    const bus = await connectBus({ name: 'gateway', url: gateway.bus.urlOf('gateway'), log: silentLogger })
    await gateway.handle(StartErasure, ({ enquiryId }) => {
      erased.push(enquiryId)
      throw new AppError('ENQUIRY_UNKNOWN')
    })
    const identityToken = testPersonalToken({ roles: ['care-lead'], scopes: ['enquiry:erase'] })
    const code = await createRequestClient(bus)
      .request(
        StartErasure,
        { enquiryId: anId, version: 1, reference: 'SNB-7K3M9Q', reason: 'person-asked' },
        { identityToken },
      )
      .catch((error: unknown) => (error instanceof AppError ? error.code : String(error)))
    await bus.drain()
    expect([code, erased]).toEqual(['NOT_FOR_TOKENS', []])
  },
)

test('no token may submit the forms of the website, because their limits would not count it [S20]', async () => {
  const { text } = aToken(['admin'], ['audit:read'])
  const submit = 'mutation ($input: TripPlanInput!) { submitTripPlan(input: $input) { ... on Problem { code } } }'
  const submitted: unknown[] = []
  await gateway.handle(SubmitTripPlan, (input) => {
    submitted.push(input)
    return { id: anId, reference: 'SNB-7K3M9Q' }
  })

  const response = await gateway.graphql(submit, { input: aTripPlan({}) }, { authorization: `Bearer ${text}` })
  expect([rejectionOf(response), submitted]).toEqual(['NOT_FOR_TOKENS', []])
})

test('a token cannot sign in, and a cookie sent with it is ignored [S4, S9]', async () => {
  const [token, admin] = [aToken(['ops'], ['queue:read']), sessions.open(['admin'])]
  const { cookie = '' } = fromOurPage(admin)

  expect(rejectionOf(await send(audit, token.text, { cookie }))).toBe('NOT_ALLOWED')
  expect((await send('{ viewer { id } }', token.text)).json.data).toEqual({ viewer: null })
})

test('a token in a page or in an address is refused, because others could read it there [S11]', async () => {
  const { text } = aToken(['auditor'], ['audit:read'])
  const inPage = await send(audit, text, { origin: ourOrigin, 'sec-fetch-site': 'same-origin' })

  expect([inPage.status, rejectionOf(inPage)]).toEqual([403, 'API_KEY_IN_BROWSER'])
  const inUrl = await gateway.fetch(`/graphql?token=${text}`)
  expect([inUrl.status, rejectionOf(inUrl)]).toEqual([400, 'API_KEY_IN_URL'])
})

test('a revoked token is refused within a second, and within ten without the event [S9, ADM-09]', async () => {
  const [told, untold] = [aToken(['auditor'], ['audit:read']), aToken(['auditor'], ['audit:read'])]
  await send(audit, told.text)
  told.isRevoked = true
  const { connection } = await gateway.busOf('identity')
  connection.publish(eventSubject(StaffChanged, { staffId: told.staffId }), '{}')
  await connection.flush()
  await foundWithin(1, 'a refusal', async () => rejectionOf(await send(audit, told.text)) === 'TOKEN_INVALID')

  let now = Date.now()
  const bus = await connectBus({ name: 'gateway', url: gateway.bus.urlOf('gateway'), log: silentLogger })
  const cached = new PersonalTokens(createRequestClient(bus), () => now)
  const reserve = () => Promise.resolve({ isGranted: true, retryAfterSeconds: 0, settle: () => Promise.resolve() })
  expect(await cached.find(untold.text, reserve)).toBeDefined()
  untold.isRevoked = true
  now += 10_000
  expect(await cached.find(untold.text, reserve)).toBeUndefined()
  await bus.drain()
})

test('all tokens of a person together have the budget of a session, and another person’s have their own [S20]', async () => {
  const limited = await TestGateway.open({ bus: gateway.bus, settings: { staffMutationsPerMinute: 2 } })
  const first = aToken(['admin'], ['audit:read'])
  const second = aToken(['admin'], ['audit:read'], first.staffId)
  const others = aToken(['admin'], ['audit:read'])
  const codesOf = async ({ text }: TestToken) => {
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 3; at++)
      codes.push(rejectionOf(await limited.graphql(changeRoles, {}, { authorization: `Bearer ${text}` })))
    return codes
  }

  expect(await codesOf(first)).toEqual(['NOT_FOR_TOKENS', 'NOT_FOR_TOKENS', 'RATE_LIMITED'])
  expect(await codesOf(second)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED'])
  expect(await codesOf(others)).toEqual(['NOT_FOR_TOKENS', 'NOT_FOR_TOKENS', 'RATE_LIMITED'])
  await limited.close()
})

test('a script with every permission of texts moves no record of the register of claims [GEN-08, ADM-09]', async () => {
  const { text } = aToken(['editor'], ['content:read', 'content:write', 'content:publish', 'claim:publish'])
  const move = (mutation: string) => `mutation {
    ${mutation}(kind: CLAIM, key: "fast-reply", from: 2, to: 1) {
      __typename ... on Problem { code } ... on InvalidInput { fields { path } } } }`
  let moved = 0
  await gateway.handle(MovePublication, ({ key, kind, to }) => {
    moved += 1
    return { kind, key, number: to }
  })

  expect(rejectionOf(await send(move('moveClaim'), text))).toBe('NOT_FOR_TOKENS')
  expect((await send(move('movePublication'), text)).json.data).toMatchObject({
    movePublication: { fields: [{ path: 'kind' }] },
  })
  expect(moved).toBe(0)
})
