import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { SignInMethodsChanged } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { maxListedTokens, maxLiveTokens, maxTokensPerDay } from '@seneb/contracts/vocabulary/personal-tokens'
import type { Permission } from '@seneb/contracts/vocabulary/staff-access'
import { apiKeyDigest, newApiKey, parseApiKey, parsePersonalToken } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  anInvitation,
  aPerson,
  asStaff,
  goodPassword,
  identityDb,
  identityTestCtx,
  nextCode,
  office,
  type IdentityTestCtx,
  type Person,
} from '../identity.fixture.js'
import { acceptInvitation } from '../invitations/accept-invitation.js'
import { readInvitation } from '../invitations/read-invitation.js'
import { changePassword } from '../password-resets/change-password.js'
import { changeStaffAccess } from '../rights/change-staff-access.js'
import { changeStaffRoles } from '../rights/change-staff-roles.js'
import { SecurityEvent } from '../security-events/security-event.entity.js'
import { endOtherSessions, endSessionsOfStaff } from '../sessions/end-session.js'
import { reportAccessDenied } from '../sessions/report-access-denied.js'
import { confirmSignInReset, requestSignInReset } from '../sign-in-methods/reset-sign-in-methods.js'
import { createPersonalToken } from './create-personal-token.js'
import { listPersonalTokens, revokePersonalToken } from './manage-personal-tokens.js'
import { PersonalToken } from './personal-token.entity.js'
import { verifyPersonalToken } from './verify-personal-token.js'

const newPassword = 'seven tall palms lean over the canal'
const dayMs = 24 * 60 * 60_000

let postgres: TestDb
let ctx: IdentityTestCtx
let admin: Person
let otherAdmin: Person

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  admin = await aPerson(ctx, ['admin'])
  otherAdmin = await aPerson(ctx, ['admin'])
})
afterAll(() => postgres.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const create = (person: Person, scopes: readonly Permission[] = ['queue:read'], days = 90) =>
  createPersonalToken({ name: 'Nightly report', scopes: [...scopes], days }, asStaff(person, ctx))
const proofOf = (token: string) => ({
  keyId: parsePersonalToken(token)!.keyId,
  digest: apiKeyDigest(token).toString('base64url'),
})
const verify = (token: string) => verifyPersonalToken(proofOf(token), ctx)
const actionsOn = async (tokenId: string) =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === tokenId)
const noticesTo = async ({ email }: Person) =>
  (await outboxPayloads(postgres.db, SignInMethodsChanged))
    .filter(({ personal }) => personal.email === email)
    .map(({ change }) => change)

test('a token is shown once, stored as a digest, audited without its secret, and mailed to its owner [S9, S10]', async () => {
  const person = await aPerson(ctx, ['ops'])

  const { expiresAt, token, tokenId } = await create(person, ['queue:replay', 'queue:read', 'queue:read'])

  expect(token).toMatch(/^snb_staff_[0-9A-HJKMNP-TV-Z]{10}_[0-9A-Za-z]{49}$/)
  expect(parseApiKey(token)).toBeUndefined()
  const stored = await ctx.db.read((tx) => tx.findOne(PersonalToken, { id: tokenId }))
  expect(JSON.stringify(stored)).not.toContain(token.slice(21))
  expect(stored?.digest.equals(apiKeyDigest(token))).toBe(true)
  expect(await listPersonalTokens(asStaff(person, ctx))).toEqual({
    tokens: [
      {
        tokenId,
        name: 'Nightly report',
        prefix: token.slice(0, 20),
        scopes: ['queue:read', 'queue:replay'],
        state: 'active',
        createdAt: ctx.now().toISOString(),
        expiresAt,
        lastUsedOn: undefined,
      },
    ],
  })
  const [action] = await actionsOn(tokenId)
  expect(action).toMatchObject({ action: 'create-token', object: { kind: 'personal-token' } })
  expect(JSON.stringify(action)).not.toContain('snb_staff')
  expect(await noticesTo(person)).toEqual(['token-created'])
})

test("a used token has its owner's current roles, and the day of its last use is stored [S6]", async () => {
  const person = await aPerson(ctx, ['ops'])
  const { token, tokenId } = await create(person, ['queue:read', 'site:read'])

  const verified = await verify(token)

  expect(verified).toMatchObject({ tokenId, scopes: ['site:read', 'queue:read'], viewer: { roles: ['ops'] } })
  const actor = await new IdentityTokenVerifier(ctx.tokenSigner.publicKey).verifyStaff(
    verified.identityToken,
    ctx.now(),
  )
  expect(actor).toMatchObject({
    id: person.staffId,
    sessionId: tokenId,
    roles: ['ops'],
    scopes: ['site:read', 'queue:read'],
    source: 'token',
  })
  const { tokens } = await listPersonalTokens(asStaff(person, ctx))
  expect(tokens[0]?.lastUsedOn).toBe(ctx.now().toISOString().slice(0, 10))

  await changeStaffRoles({ staffId: person.staffId, roles: ['writer'] }, asStaff(admin, ctx))
  expect((await verify(token)).viewer.roles).toEqual(['writer'])
})

test.each<[string, readonly Permission[]]>([
  ['a permission that the person lacks', ['enquiry:read']],
  ['one that they have and one that they lack', ['queue:read', 'content:publish']],
])('a token for %s is rejected at its field and not stored [ADM-09]', async (_what, scopes) => {
  const person = await aPerson(ctx, ['ops'])

  await expect(create(person, scopes)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'scopes', code: 'SCOPES_NOT_HELD' }],
  })
  expect((await listPersonalTokens(asStaff(person, ctx))).tokens).toEqual([])
})

test('a person has at most ten live tokens, also when they are created concurrently [ADM-09]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const outcomes = await Promise.all(Array.from({ length: maxLiveTokens + 2 }, () => codeOf(create(person))))

  expect(outcomes.filter((code) => code === 'ok')).toHaveLength(maxLiveTokens)
  expect(outcomes.filter((code) => code === 'TOO_MANY_TOKENS')).toHaveLength(2)
  const { tokens } = await listPersonalTokens(asStaff(person, ctx))
  await revokePersonalToken({ tokenId: tokens[0]!.tokenId }, asStaff(person, ctx))
  expect(await codeOf(create(person))).toBe('ok')
})

test('a person creates at most twenty tokens within a day, however many they revoke [ADM-09]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const createAndRevoke = async () => {
    const { tokenId } = await create(person)
    await revokePersonalToken({ tokenId }, asStaff(person, ctx))
  }
  for (let at = 0; at < maxTokensPerDay; at++) await createAndRevoke()

  await expect(create(person)).rejects.toMatchObject({
    code: 'TOO_MANY_TOKENS',
    message: 'You have created 20 tokens within a day. Please try again tomorrow.',
  })
  ctx.clock.advance(dayMs)
  expect(await codeOf(create(person))).toBe('ok')
})

test('a list has every live token and the newest others, however many there were [P9]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const { tokenId: oldest } = await create(person, ['queue:read'], 365)
  await postgres.db.write((tx) =>
    tx.query(
      `/* test */ insert into personal_tokens (id, key_id, staff_id, name, digest, scopes, created_at, expires_at, revoked_at)
        select gen_random_uuid(), '7K3M9Q' || lpad((1000 + n)::text, 4, '0'), $1, 'old', sha256(n::text::bytea), '{queue:read}',
          $2::timestamptz + n * interval '1 minute', $2::timestamptz + interval '2 days', $2::timestamptz + interval '1 hour'
        from generate_series(1, 60) n`,
      [person.staffId, ctx.now()],
    ),
  )

  const { tokens } = await listPersonalTokens(asStaff(person, ctx))
  expect(tokens).toHaveLength(maxListedTokens + 1)
  expect([tokens.at(-1)?.tokenId, tokens.at(-1)?.state]).toEqual([oldest, 'active'])
})

test('a revoked token is rejected, with one mail and one audit entry, and gateways are notified [S9, S10]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const { token, tokenId } = await create(person)

  await revokePersonalToken({ tokenId }, asStaff(person, ctx))
  await revokePersonalToken({ tokenId }, asStaff(person, ctx))

  expect(await codeOf(verify(token))).toBe('TOKEN_INVALID')
  expect((await actionsOn(tokenId)).map(({ action }) => action)).toEqual(['create-token', 'revoke-token'])
  expect(await noticesTo(person)).toEqual(['token-created', 'token-revoked'])
  expect(await outboxPayloads(postgres.db, StaffChanged, person.staffId)).toHaveLength(1)
})

test('a token of another person is reported like an unknown one [ASVS 7.5.2]', async () => {
  const [person, stranger] = [await aPerson(ctx, ['ops']), await aPerson(ctx, ['ops'])]
  const { token, tokenId } = await create(person)

  expect(await codeOf(revokePersonalToken({ tokenId }, asStaff(stranger, ctx)))).toBe('TOKEN_UNKNOWN')
  expect(await codeOf(revokePersonalToken({ tokenId: crypto.randomUUID() }, asStaff(stranger, ctx)))).toBe(
    'TOKEN_UNKNOWN',
  )
  expect((await listPersonalTokens(asStaff(stranger, ctx))).tokens).toEqual([])
  expect(await codeOf(verify(token))).toBe('ok')
})

test('an expired, a mistyped and an unknown token are refused alike [S11]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const { token } = await create(person, ['queue:read'], 1)
  const [other, unknown] = [await create(person), newApiKey('staff', (size) => ctx.randomBytes(size))]

  const stolenId = { ...proofOf(other.token), keyId: proofOf(token).keyId }
  expect(await codeOf(verifyPersonalToken(stolenId, ctx))).toBe('TOKEN_INVALID')
  expect(await codeOf(verify(unknown.text))).toBe('TOKEN_INVALID')
  const { expiresAt } = await create(person, ['queue:read'], 1)
  const { tokenExpiresAt } = await verify(token)
  expect(Date.parse(tokenExpiresAt)).toBeLessThanOrEqual(Date.parse(expiresAt))
  ctx.clock.advance(dayMs)
  expect(await codeOf(verify(token))).toBe('TOKEN_INVALID')
  const { tokens } = await listPersonalTokens(asStaff(person, ctx))
  expect(tokens.map(({ state }) => state).toSorted()).toEqual(['active', 'expired', 'expired'])
})

test('tokens end for good with their owner’s access, and with a reset of the sign-in methods [ADM-09]', async () => {
  const [disabled, reset] = [await aPerson(ctx, ['ops']), await aPerson(ctx, ['ops'])]
  const [ofDisabled, ofReset] = [await create(disabled), await create(reset)]

  await changeStaffAccess({ staffId: disabled.staffId, mayEnter: false }, asStaff(admin, ctx))
  expect(await codeOf(verify(ofDisabled.token))).toBe('TOKEN_INVALID')
  await changeStaffAccess({ staffId: disabled.staffId, mayEnter: true }, asStaff(admin, ctx))
  expect(await codeOf(verify(ofDisabled.token))).toBe('TOKEN_INVALID')

  await requestSignInReset({ staffId: reset.staffId }, asStaff(admin, ctx))
  await confirmSignInReset({ staffId: reset.staffId }, asStaff(otherAdmin, ctx))
  expect(await codeOf(verify(ofReset.token))).toBe('TOKEN_INVALID')
})

test.each<[string, string, (person: Person) => Promise<unknown>]>([
  ['a new password', 'change-password', (person) => changePassword({ password: newPassword }, asStaff(person, ctx))],
  ['an end of their other sessions', 'end-other-sessions', (person) => endOtherSessions(asStaff(person, ctx))],
  [
    'an end of their sessions by an admin',
    'end-sessions',
    ({ staffId }) => endSessionsOfStaff({ staffId }, asStaff(admin, ctx)),
  ],
  [
    'the end of their access',
    'change-access',
    ({ staffId }) => changeStaffAccess({ staffId, mayEnter: false }, asStaff(admin, ctx)),
  ],
])(
  'tokens end with %s, which is audited with their number, and gateways are told [S9, S10]',
  async (_what, action, end) => {
    const person = await aPerson(ctx, ['ops'])
    const tokens = [await create(person), await create(person)]
    const notifiedBefore = await outboxPayloads(postgres.db, StaffChanged, person.staffId)

    await end(person)

    for (const { token } of tokens) expect(await codeOf(verify(token))).toBe('TOKEN_INVALID')
    expect(await outboxPayloads(postgres.db, StaffChanged, person.staffId)).toHaveLength(notifiedBefore.length + 1)
    const [audited] = (await actionsOn(person.staffId)).filter((each) => each.action === action)
    expect(audited?.fields).toContainEqual({ name: 'tokens', from: '2', to: '0' })
  },
)

test('a person who loses access while requesting a token gets none [S9, ADM-09]', async () => {
  const [disabled, reset] = [await aPerson(ctx, ['ops']), await aPerson(ctx, ['ops'])]
  await changeStaffAccess({ staffId: disabled.staffId, mayEnter: false }, asStaff(admin, ctx))
  await requestSignInReset({ staffId: reset.staffId }, asStaff(admin, ctx))
  await confirmSignInReset({ staffId: reset.staffId }, asStaff(otherAdmin, ctx))

  expect(await codeOf(create(disabled))).toBe('SIGN_IN_REQUIRED')
  expect(await codeOf(create(reset))).toBe('SIGN_IN_REQUIRED')
})

test('a new member has no earlier tokens [S9]', async () => {
  const { staffId, token: link } = await anInvitation(ctx, ['ops'])
  await postgres.db.write((tx) =>
    tx.query(
      `/* test */ insert into personal_tokens (id, key_id, staff_id, name, digest, scopes, created_at, expires_at)
        values (gen_random_uuid(), '7K3M9Q0000', $1, 'from before', sha256('x'), '{queue:read}', $2, $2::timestamptz + interval '1 day')`,
      [staffId, ctx.now()],
    ),
  )
  const { challengeToken, totpSecret } = await readInvitation({ token: link }, ctx)
  const proof = { password: goodPassword, challengeToken, code: nextCode(totpSecret, ctx) }
  const { viewer } = await acceptInvitation({ token: link, name: 'Mona', client: office, ...proof }, ctx)

  const person = { staffId, viewer } as Person
  const { tokens } = await listPersonalTokens(asStaff(person, ctx))
  expect(tokens.map(({ state }) => state)).toEqual(['revoked'])
})

test('a denial at the gateway is recorded for the owner of a live token only [S14]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const { token, tokenId } = await create(person)
  const denied = () =>
    ctx.db.read((tx) => tx.find(SecurityEvent, { where: { kind: 'question-refused', staff_id: person.staffId } }))

  await reportAccessDenied({ personalToken: proofOf(token) }, ctx)
  await reportAccessDenied({ personalToken: { ...proofOf(token), digest: 'A'.repeat(43) } }, ctx)
  await reportAccessDenied({}, ctx)

  expect(await denied()).toMatchObject([{ staff_id: person.staffId, session_id: tokenId }])
})
