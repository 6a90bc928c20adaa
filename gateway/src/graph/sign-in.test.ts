import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AcceptInvitation, ReadInvitation } from '@seneb/contracts/messages/identity/invitation.messages'
import {
  SignOut,
  Reauthenticate,
  LockSession,
  UnlockSession,
} from '@seneb/contracts/messages/identity/session.messages'
import { StartSignIn, VerifySignIn } from '@seneb/contracts/messages/identity/sign-in.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway, type HttpResponse, type TestGatewayOptions } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const token = 'a-token-of-a-session-that-was-just-opened-12'
const deviceToken = 'a-token-of-a-browser-that-was-seen-before-1'
const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const viewer = { staffId, name: 'Mona', title: 'Care lead', roles: ['care-lead' as const] }
const freshUntil = '2026-11-22T12:10:00.000Z'
const opened = { token, freshUntil, viewer }

const begin = `mutation { startSignIn(email: "mona@seneb.example", password: "four blue herons") {
  ... on SignInStarted { challengeToken } ... on Problem { code message } } }`
const prove = `mutation { verifySignIn(challengeToken: "step", code: "123456") {
  ... on SignedIn { recoveryCodesLeft viewer { id name roles isLocked rights { permission description } } }
  ... on Problem { code message } } }`
const signOut = 'mutation { signOut { ... on SignedOut { isSignedOut } ... on Problem { code } } }'
const lock = 'mutation { lockSession { ... on SessionLocked { sessionId } ... on Problem { code } } }'
const unlock = `mutation { unlockSession(password: "four blue herons") {
  ... on SessionUnlocked { viewer { isLocked } } ... on Problem { code } } }`
const freshen = `mutation { reauthenticate(password: "four blue herons", code: "123456") {
  ... on Reauthenticated { viewer { reauthenticationExpiresAt } } ... on Problem { code } } }`
const accept = `mutation { acceptInvitation(token: "link", name: "Mona", password: "four blue herons", code: "123456") {
  ... on InvitationAccepted { recoveryCodes viewer { name } } ... on Problem { code } } }`
const read = `mutation { readInvitation(token: "link") { ... on Invitation { email totpUri } ... on Problem { code } } }`

let gateway: TestGateway
let sessions: TestSessions
const requests: unknown[] = []

const openGateway = async (options?: TestGatewayOptions) => {
  const testGateway = await TestGateway.open(options)
  await testGateway.handle(StartSignIn, (input) => {
    requests.push(input)
    return { challengeToken: 'step', expiresAt: freshUntil }
  })
  await testGateway.handle(VerifySignIn, (input) => {
    requests.push(input)
    return { ...opened, deviceToken, recoveryCodesLeft: 9 }
  })
  await testGateway.handle(AcceptInvitation, () => ({ ...opened, deviceToken, recoveryCodes: ['AAAAA-BBBBB'] }))
  return testGateway
}

beforeAll(async () => {
  gateway = await openGateway()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(SignOut, () => ({ ended: true }))
  await gateway.handle(LockSession, () => ({ sessionId: staffId }))
  await gateway.handle(UnlockSession, () => opened)
  await gateway.handle(Reauthenticate, () => opened)
})
afterAll(() => gateway.close())

const request = (query: string, headers: Record<string, string> = fromOurPage()) => gateway.graphql(query, {}, headers)
const cookiesOf = ({ headers }: HttpResponse) => headers.getSetCookie()
const attributes = 'Path=/; Max-Age=28800; HttpOnly; SameSite=Strict'

test('both steps open a session whose token is only in a cookie [S9, ADM-05]', async () => {
  const first = await request(begin)
  const response = await request(prove)

  expect(first.json.data).toEqual({ startSignIn: { challengeToken: 'step' } })
  expect(cookiesOf(first)).toEqual([])
  expect(response.json.data).toMatchObject({
    verifySignIn: { recoveryCodesLeft: 9, viewer: { id: staffId, roles: ['CARE_LEAD'], isLocked: false } },
  })
  expect(response.text).toContain('"description":"approve plans"')
  expect(cookiesOf(response)).toEqual([
    `seneb-staff=${token}; ${attributes}`,
    `seneb-device=${deviceToken}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict`,
  ])
  expect(response.text).not.toMatch(new RegExp(`${token}|${deviceToken}`))
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('identity receives the browser and the network, never the address [S9, S14]', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  requests.length = 0
  await request(begin, { ...fromOurPage(), cookie: `seneb-device=${deviceToken}`, 'user-agent': agent })

  expect(requests).toEqual([
    {
      email: 'mona@seneb.example',
      password: 'four blue herons',
      deviceToken,
      client: { text: 'Firefox on Linux', network: '127.0.0.0' },
    },
  ])
})

test.each([begin, prove, accept, read, lock, unlock, freshen, signOut])(
  'only our own pages can send %s, which prevents login CSRF [S4, S9]',
  async (mutation) => {
    const responses = await Promise.all([
      gateway.graphql(mutation),
      gateway.graphql(mutation, {}, { ...fromOurPage(), 'sec-fetch-site': 'same-site' }),
    ])

    expect(responses.map(rejectionOf)).toEqual(['SIGN_IN_REFUSED', 'SIGN_IN_REFUSED'])
    expect(responses.flatMap(cookiesOf)).toEqual([])
  },
)

test('over https the cookies are tied to the host, and go over https alone [S9]', async () => {
  const origin = 'https://www.seneb.example'
  const secured = await openGateway({ settings: { staffOrigins: [origin] } })
  try {
    const response = await secured.graphql(prove, {}, { origin })

    expect(cookiesOf(response)[0]).toBe(`__Host-seneb-staff=${token}; ${attributes}; Secure`)
    expect(cookiesOf(response)[1]).toMatch(/^__Host-seneb-device=.*; Secure$/)
    expect(cookiesOf(await secured.graphql(accept, {}, { origin }))).toHaveLength(2)
  } finally {
    await secured.close()
  }
})

test('signing out removes the cookie, also without a session [S9]', async () => {
  const clearedCookie = 'seneb-staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'
  const responses = [await request(signOut), await request(signOut, fromOurPage(sessions.open(['admin'])))]

  for (const response of responses) {
    expect(response.json.data).toEqual({ signOut: { isSignedOut: true } })
    expect(cookiesOf(response)).toEqual([clearedCookie])
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
  }
})

test('a lock takes effect with the next request, and unlocking and reauthenticating issue a new token [S9]', async () => {
  const session = sessions.open(['admin'])
  const audit = '{ auditEntries { nodes { seq } } }'
  const isLocked = '{ viewer { isLocked } }'
  expect((await request(isLocked, fromOurPage(session))).json.data).toEqual({ viewer: { isLocked: false } })
  session.state = 'locked'
  expect((await request(lock, fromOurPage(session))).json.data).toEqual({ lockSession: { sessionId: staffId } })

  expect((await request(isLocked, fromOurPage(session))).json.data).toEqual({ viewer: { isLocked: true } })
  expect(rejectionOf(await request(audit, fromOurPage(session)))).toBe('SIGN_IN_REQUIRED')
  for (const proof of [unlock, freshen]) {
    const response = await request(proof, fromOurPage(session))
    expect(rejectionOf(response)).toBeUndefined()
    expect(cookiesOf(response)).toEqual([`seneb-staff=${token}; ${attributes}`])
  }
})

test('every wrong credential gives the same message and no cookie [S9, G11]', async () => {
  await gateway.handle(VerifySignIn, () => {
    throw new AppError('SIGN_IN_REFUSED')
  })
  await gateway.handle(ReadInvitation, () => {
    throw new AppError('INVITATION_INVALID')
  })

  const responses = [await request(prove), await request(read), await request(unlock)]

  expect(responses.map(rejectionOf)).toEqual(['SIGN_IN_REFUSED', 'INVITATION_INVALID', 'SIGN_IN_REQUIRED'])
  expect(responses.flatMap(cookiesOf)).toEqual([])
})

test('an unknown session signs no one in and is not an error [S9]', async () => {
  const response = await request(
    '{ viewer { id } }',
    fromOurPage({ token: 'a-token-that-was-never-given-out-to-anybody' }),
  )

  expect(response.json).toEqual({ data: { viewer: null } })
})

test('while identity is unavailable staff see an error, and the public API works [R5, S9]', async () => {
  const isolated = await TestGateway.open({ deadlineMs: 4000 })
  try {
    const response = await isolated.graphql('{ auditEntries { nodes { seq } } }', {}, fromOurPage({ token }))

    expect(rejectionOf(response)).toBe('UNAVAILABLE')
    expect((await isolated.graphql('{ viewer { id } }')).json.data).toEqual({ viewer: null })
  } finally {
    await isolated.close()
  }
})
