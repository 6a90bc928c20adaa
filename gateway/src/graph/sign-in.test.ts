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
const heard: unknown[] = []

const openGateway = async (options?: TestGatewayOptions) => {
  const made = await TestGateway.open(options)
  await made.answer(StartSignIn, (asked) => {
    heard.push(asked)
    return { stepToken: 'step', expiresAt: freshUntil }
  })
  await made.answer(VerifySignIn, (asked) => {
    heard.push(asked)
    return { ...opened, deviceToken, recoveryCodesLeft: 9 }
  })
  await made.answer(AcceptInvitation, () => ({ ...opened, deviceToken, recoveryCodes: ['AAAAA-BBBBB'] }))
  return made
}

beforeAll(async () => {
  gateway = await openGateway()
  sessions = await TestSessions.of(gateway)
  await gateway.answer(SignOut, () => ({ ended: true }))
  await gateway.answer(LockSession, () => ({ sessionId: staffId }))
  await gateway.answer(UnlockSession, () => opened)
  await gateway.answer(Reauthenticate, () => opened)
})
afterAll(() => gateway.close())

const request = (query: string, headers: Record<string, string> = fromOurPage()) => gateway.graphql(query, {}, headers)
const cookiesOf = ({ headers }: HttpResponse) => headers.getSetCookie()
const held = 'Path=/; Max-Age=28800; HttpOnly; SameSite=Strict'

test('both steps open a session whose token is in a cookie and nowhere else [S9, ADM-05]', async () => {
  const first = await request(begin)
  const answer = await request(prove)

  expect(first.json.data).toEqual({ startSignIn: { challengeToken: 'step' } })
  expect(cookiesOf(first)).toEqual([])
  expect(answer.json.data).toMatchObject({
    verifySignIn: { recoveryCodesLeft: 9, viewer: { id: staffId, roles: ['CARE_LEAD'], isLocked: false } },
  })
  expect(answer.text).toContain('"description":"approve plans"')
  expect(cookiesOf(answer)).toEqual([
    `seneb-staff=${token}; ${held}`,
    `seneb-device=${deviceToken}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict`,
  ])
  expect(answer.text).not.toMatch(new RegExp(`${token}|${deviceToken}`))
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('identity is told the browser and its network, and never the address [S9, S14]', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  heard.length = 0
  await request(begin, { ...fromOurPage(), cookie: `seneb-device=${deviceToken}`, 'user-agent': agent })

  expect(heard).toEqual([
    {
      email: 'mona@seneb.example',
      password: 'four blue herons',
      deviceToken,
      client: { text: 'Firefox on Linux', network: '127.0.0.0' },
    },
  ])
})

test.each([begin, prove, accept, read, lock, unlock, freshen, signOut])(
  'only our own pages send %s, so nobody is put into another session from elsewhere [S4, S9]',
  async (mutation) => {
    const answers = await Promise.all([
      gateway.graphql(mutation),
      gateway.graphql(mutation, {}, { ...fromOurPage(), 'sec-fetch-site': 'same-site' }),
    ])

    expect(answers.map(rejectionOf)).toEqual(['SIGN_IN_REFUSED', 'SIGN_IN_REFUSED'])
    expect(answers.flatMap(cookiesOf)).toEqual([])
  },
)

test('over https the cookies are tied to the host, and go over https alone [S9]', async () => {
  const origin = 'https://www.seneb.example'
  const secured = await openGateway({ settings: { staffOrigins: [origin] } })
  try {
    const answer = await secured.graphql(prove, {}, { origin })

    expect(cookiesOf(answer)[0]).toBe(`__Host-seneb-staff=${token}; ${held}; Secure`)
    expect(cookiesOf(answer)[1]).toMatch(/^__Host-seneb-device=.*; Secure$/)
    expect(cookiesOf(await secured.graphql(accept, {}, { origin }))).toHaveLength(2)
  } finally {
    await secured.close()
  }
})

test('signing out takes the cookie away, also from somebody who is not signed in [S9]', async () => {
  const gone = 'seneb-staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'
  const answers = [await request(signOut), await request(signOut, fromOurPage(sessions.open(['admin'])))]

  for (const answer of answers) {
    expect(answer.json.data).toEqual({ signOut: { isSignedOut: true } })
    expect(cookiesOf(answer)).toEqual([gone])
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  }
})

test('a lock is noticed with the next question, and unlocking and freshening give another token [S9]', async () => {
  const session = sessions.open(['admin'])
  const audit = '{ auditEntries { nodes { seq } } }'
  const isLocked = '{ viewer { isLocked } }'
  expect((await request(isLocked, fromOurPage(session))).json.data).toEqual({ viewer: { isLocked: false } })
  session.state = 'locked'
  expect((await request(lock, fromOurPage(session))).json.data).toEqual({ lockSession: { sessionId: staffId } })

  expect((await request(isLocked, fromOurPage(session))).json.data).toEqual({ viewer: { isLocked: true } })
  expect(rejectionOf(await request(audit, fromOurPage(session)))).toBe('SIGN_IN_REQUIRED')
  for (const proof of [unlock, freshen]) {
    const answer = await request(proof, fromOurPage(session))
    expect(rejectionOf(answer)).toBeUndefined()
    expect(cookiesOf(answer)).toEqual([`seneb-staff=${token}; ${held}`])
  }
})

test('whatever is wrong with what was given is one sentence, and leaves no cookie [S9, G11]', async () => {
  await gateway.answer(VerifySignIn, () => {
    throw new AppError('SIGN_IN_REFUSED')
  })
  await gateway.answer(ReadInvitation, () => {
    throw new AppError('INVITATION_INVALID')
  })

  const answers = [await request(prove), await request(read), await request(unlock)]

  expect(answers.map(rejectionOf)).toEqual(['SIGN_IN_REFUSED', 'INVITATION_INVALID', 'SIGN_IN_REQUIRED'])
  expect(answers.flatMap(cookiesOf)).toEqual([])
})

test('nobody is signed in by a session that identity does not know, and that is no failure [S9]', async () => {
  const answer = await request(
    '{ viewer { id } }',
    fromOurPage({ token: 'a-token-that-was-never-given-out-to-anybody' }),
  )

  expect(answer.json).toEqual({ data: { viewer: null } })
})

test('while identity is away staff are told that it is, and the public side answers [R5, S9]', async () => {
  const away = await TestGateway.open({ deadlineMs: 4000 })
  try {
    const answer = await away.graphql('{ auditEntries { nodes { seq } } }', {}, fromOurPage({ token }))

    expect(rejectionOf(answer)).toBe('UNAVAILABLE')
    expect((await away.graphql('{ viewer { id } }')).json.data).toEqual({ viewer: null })
  } finally {
    await away.close()
  }
})
