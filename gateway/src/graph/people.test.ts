import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListInvitations } from '@seneb/contracts/messages/identity/invitation.messages'
import {
  ReadSignInMethods,
  CreatePasskeyChallenge,
  RemovePasskey,
  RenamePasskey,
  RequestPasswordReset,
  ResetPassword,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { UnlockSession } from '@seneb/contracts/messages/identity/session.messages'
import { VerifySignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'
import {
  ChangeStaffRoles,
  ConfirmSignInReset,
  InviteStaff,
  ReadStaff,
} from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions, type TestSession } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const at = '2026-11-22T12:00:00.000Z'
const token = 'a-token-of-a-session-that-was-just-opened-12'
const opened = {
  token,
  freshUntil: at,
  viewer: { staffId, name: 'Mona', title: 'Care lead', roles: ['admin' as const] },
}
const passkeys = [{ passkeyId: staffId, name: 'Key', isBackedUp: true, addedAt: at }]
const signInMethods = {
  email: 'mona@seneb.example',
  hasPassword: true,
  hasCodeApp: false,
  recoveryCodesLeft: 9,
  passkeys,
}
const passkeyArgs = 'passkey: { challengeToken: "offer", credentialJson: "{}" }'

let gateway: TestGateway
let sessions: TestSessions
const requests: unknown[] = []

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(CreatePasskeyChallenge, () => ({ challengeToken: 'offer', optionsJson: '{}', expiresAt: at }))
  await gateway.handle(VerifySignInByPasskey, (input) => {
    requests.push(input)
    return { ...opened, deviceToken: 'device-token', recoveryCodesLeft: 9 }
  })
  await gateway.handle(UnlockSession, (input) => {
    requests.push(input)
    return opened
  })
  await gateway.handle(RequestPasswordReset, () => ({ isRequested: true }))
  await gateway.handle(ResetPassword, (input) => {
    requests.push(input)
    return { isReset: true }
  })
  await gateway.handle(ReadSignInMethods, () => signInMethods)
  await gateway.handle(RemovePasskey, () => {
    throw new AppError('LAST_SIGN_IN_METHOD')
  })
  await gateway.handle(RenamePasskey, (input) => {
    requests.push(input)
    return { isRenamed: true }
  })
  await gateway.handle(ChangeStaffRoles, (input) => {
    requests.push(input)
    throw new AppError('CHANGED_MEANWHILE')
  })
  await gateway.handle(ConfirmSignInReset, () => {
    throw new AppError('SECOND_PERSON_NEEDED')
  })
  await gateway.handle(InviteStaff, (input) => {
    requests.push(input)
    return { staffId, expiresAt: at }
  })
  await gateway.handle(ListInvitations, () => ({ invitations: [] }))
  await gateway.handle(ReadStaff, (): Output<typeof ReadStaff> => ({
    staffId,
    name: 'Mona',
    title: 'Care lead',
    state: 'active',
    roles: ['care-lead'],
    ...signInMethods,
    sessions: [{ sessionId: staffId, userAgent: 'Firefox on Linux', openedAt: at, lastSeenAt: at }],
    signInReset: undefined,
  }))
})
afterAll(() => gateway.close())

const request = (query: string, session?: TestSession) => gateway.graphql(query, {}, fromOurPage(session))

test('a passkey alone signs in, and its session is in the cookie [S9, ADM-05]', async () => {
  requests.length = 0
  const offered = await request(
    'mutation { createPasskeyChallenge { ... on PasskeyChallenge { challengeToken optionsJson } } }',
  )
  const signedIn = await request(`mutation { signInByPasskey(${passkeyArgs}) { ... on SignedIn { viewer { name } } } }`)

  expect(offered.json.data).toEqual({ createPasskeyChallenge: { challengeToken: 'offer', optionsJson: '{}' } })
  expect(signedIn.json.data).toEqual({ signInByPasskey: { viewer: { name: 'Mona' } } })
  expect(signedIn.headers.getSetCookie()[0]).toMatch(`seneb-staff=${token};`)
  expect(requests).toMatchObject([{ challengeToken: 'offer', credentialJson: '{}', client: { network: '127.0.0.0' } }])
})

test('a passkey unlocks like a password, and omitted arguments are not sent as null [S9]', async () => {
  requests.length = 0
  const session = sessions.open(['admin'], { state: 'locked' })

  const unlocked = await request(`mutation { unlockSession(password: null, ${passkeyArgs}) { __typename } }`, session)
  await request('mutation { resetPassword(token: "link", password: "p", code: "1", passkey: null) { __typename } }')

  expect(unlocked.json.data).toEqual({ unlockSession: { __typename: 'SessionUnlocked' } })
  expect(requests).toEqual([
    { token: session.token, passkey: { challengeToken: 'offer', credentialJson: '{}' } },
    { token: 'link', password: 'p', code: '1', client: expect.anything() },
  ])
})

test('only our own pages can request and use password links, signed in or not [S4, S9]', async () => {
  const mutation = 'mutation { requestPasswordReset(email: "x@seneb.example") { __typename ... on Problem { code } } }'

  expect((await request(mutation)).json.data).toEqual({
    requestPasswordReset: { __typename: 'PasswordResetRequested' },
  })
  expect(rejectionOf(await gateway.graphql(mutation))).toBe('SIGN_IN_REFUSED')
  expect(
    rejectionOf(await gateway.graphql(`mutation { signInByPasskey(${passkeyArgs}) { ... on Problem { code } } }`)),
  ).toBe('SIGN_IN_REFUSED')
})

test("an invitation accepts roles in the schema's spelling, and its response contains no link [ADM-09, S9]", async () => {
  requests.length = 0
  const input = 'input: { email: "x@seneb.example", name: "X", title: "Writer", roles: [CARE_AGENT, WRITER] }'
  const invited = await request(
    `mutation { inviteStaff(${input}) { ... on StaffInvited { staffId expiresAt } ... on Problem { code } } }`,
    sessions.open(['admin']),
  )

  expect(invited.json.data).toEqual({ inviteStaff: { staffId, expiresAt: at } })
  expect(requests).toEqual([{ email: 'x@seneb.example', name: 'X', title: 'Writer', roles: ['care-agent', 'writer'] }])
})

test('a person has roles, readable permissions and sign-in methods [ADM-09]', async () => {
  const shown = await request(
    `{ staffMember(staffId: "${staffId}") { id roles rights { description } passkeys { id } sessions { id } state } }`,
    sessions.open(['admin']),
  )

  expect(shown.json.data).toMatchObject({
    staffMember: { id: staffId, roles: ['CARE_LEAD'], state: 'ACTIVE', passkeys: [{ id: staffId }] },
  })
  expect(shown.text).toContain('"description":"approve plans"')
  expect((await request('{ signInMethods { email passkeys { name } } }', sessions.open(['writer']))).json.data).toEqual(
    {
      signInMethods: { email: 'mona@seneb.example', passkeys: [{ name: 'Key' }] },
    },
  )
})

test('an action that needs another admin, or removes the last sign-in method, is a union member [S9]', async () => {
  const admin = sessions.open(['admin'])

  const confirm = await request(
    `mutation { confirmSignInReset(staffId: "${staffId}") { __typename ... on Problem { code } } }`,
    admin,
  )
  const remove = await request(
    `mutation { removePasskey(passkeyId: "${staffId}") { __typename ... on Problem { code } } }`,
    admin,
  )

  expect(confirm.json.data).toMatchObject({ confirmSignInReset: { __typename: 'SecondPersonNeeded' } })
  expect(remove.json.data).toMatchObject({ removePasskey: { __typename: 'LastSignInMethod' } })
})

test('role changes require the roles that were seen, a concurrent change is a union member, and a passkey gets its name [ADM-09]', async () => {
  requests.length = 0
  const admin = sessions.open(['admin'])
  const change = `changeStaffRoles(staffId: "${staffId}", roles: [OPS], seenRoles: [CARE_LEAD, WRITER])`

  const changed = await request(`mutation { ${change} { __typename ... on Problem { code message } } }`, admin)
  const renamed = await request(
    `mutation { renamePasskey(passkeyId: "${staffId}", name: "My phone") { ... on PasskeyRenamed { isRenamed } } }`,
    sessions.open(['writer']),
  )

  expect(changed.json.data).toMatchObject({
    changeStaffRoles: { __typename: 'ChangedMeanwhile', code: 'CHANGED_MEANWHILE' },
  })
  expect(renamed.json.data).toEqual({ renamePasskey: { isRenamed: true } })
  expect(requests).toEqual([
    { staffId, roles: ['ops'], seenRoles: ['care-lead', 'writer'] },
    { passkeyId: staffId, name: 'My phone' },
  ])
})
