import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ApiKeyChanged } from '@seneb/contracts/messages/identity/api-key.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'
import { apiKeyDigest, newApiKey, parseApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { ownMsOf } from '../../../../tests/support/own-time.js'
import { aPerson, asStaff, identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { createApiKey, rollApiKey, revokeApiKey } from './change-api-keys.js'
import { createPartner } from './create-partner.js'
import { ApiKey } from './partner.entity.js'
import { listOwnApiKeys, listPartners, readPartner } from './read-partners.js'
import { verifyApiKey } from './verify-api-key.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let admin: IdentityTestCtx
let adminId: string

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  const person = await aPerson(ctx, ['admin'])
  admin = asStaff(person, ctx)
  adminId = person.staffId
})
afterAll(() => postgres.close())

let partners = 0
const aPartner = async () => (await createPartner({ name: `Partner ${++partners}` }, admin)).partnerId
const aKey = async (changes: Partial<Parameters<typeof createApiKey>[0]> = {}) =>
  createApiKey({ partnerId: await aPartner(), name: 'Server', mode: 'test', scopes: [], days: 30, ...changes }, admin)
const verified = (key: string, keyId = parseApiKey(key)?.keyId ?? '') =>
  verifyApiKey({ keyId, digest: apiKeyDigest(key).toString('base64url') }, ctx)
const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? `${error.code}: ${error.message}` : String(error)),
  )
const codeOf = async (promise: Promise<unknown>) => (await rejectionOf(promise)).replace(/:.*/, '')
const hour = 60 * 60_000
const day = 24 * hour
const auditActionsOn = async (id: string) =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === id)

test('a key has no access without scopes, and its identity token carries its scopes and mode [S6, S11]', async () => {
  const [bare, scoped] = [await aKey(), await aKey({ mode: 'live', scopes: ['usage:read', 'catalogue:read'] })]
  const [ofBare, ofScoped] = [await verified(bare.key), await verified(scoped.key)]

  expect([bare.key, scoped.key].map((key) => parseApiKey(key)?.mode)).toEqual(['test', 'live'])
  expect([ofBare.scopes, ofScoped.scopes]).toEqual([[], ['catalogue:read', 'usage:read']])
  const reader = new IdentityTokenVerifier(ctx.tokenSigner.publicKey)
  expect(await reader.verifyPartner(ofScoped.identityToken, ctx.now())).toEqual({
    id: ofScoped.partnerId,
    name: expect.stringMatching(/^Partner /),
    keyId: scoped.keyId,
    mode: 'live',
    scopes: ['catalogue:read', 'usage:read'],
  })
  expect(await reader.verifyStaff(ofScoped.identityToken, ctx.now())).toBeUndefined()
})

test('a key is bound to the latest API version at its creation, and so is its replacement [F-A20, S11]', async () => {
  const created = await aKey()
  expect((await verified(created.key)).version).toBe(latestApiVersion)

  await ctx.db.write((tx) => tx.update(ApiKey, { id: created.keyId }, { version: '2026-10' }))
  const rolled = await rollApiKey({ keyId: created.keyId, graceHours: 1 }, admin)
  expect([(await verified(created.key)).version, (await verified(rolled.key)).version]).toEqual(['2026-10', '2026-10'])
  const { partners: all } = await listPartners(admin)
  const shown = all.flatMap(({ keys }) => keys).filter(({ keyId }) => [created.keyId, rolled.keyId].includes(keyId))
  expect(shown.map(({ version }) => version)).toEqual(['2026-10', '2026-10'])
})

test('every invalid key is rejected with the same code and message [S11]', async () => {
  const [right, expired, revoked, retired] = [await aKey(), await aKey({ days: 1 }), await aKey(), await aKey()]
  await revokeApiKey({ keyId: revoked.keyId }, admin)
  await rollApiKey({ keyId: retired.keyId, graceHours: 0 }, admin)
  const other = newApiKey('test', randomBytes).text
  ctx.clock.advance(day)

  const refusals = [
    await rejectionOf(verified(expired.key)),
    await rejectionOf(verified(revoked.key)),
    await rejectionOf(verified(retired.key)),
    // A wrong secret for an existing ID, the correct secret for another ID, and a key that was never created.
    await rejectionOf(verified(other, right.keyId)),
    await rejectionOf(verified(right.key, expired.keyId)),
    await rejectionOf(verified(other)),
  ]

  expect(await codeOf(verified(right.key))).toBe('taken')
  expect(new Set(refusals)).toEqual(new Set([`API_KEY_INVALID: ${new AppError('API_KEY_INVALID').message}`]))
})

test('the response time does not reveal why a key is rejected [S11]', async () => {
  const [right, revoked] = [await aKey(), await aKey()]
  await revokeApiKey({ keyId: revoked.keyId }, admin)
  const guessed = newApiKey('test', randomBytes).text
  const kinds = { unknown: [guessed], wrong: [guessed, right.keyId], revoked: [revoked.key] } as const
  const times: Record<string, number[]> = { unknown: [], wrong: [], revoked: [] }
  for (let round = 0; round < 150; round++) {
    for (const [kind, [key, keyId]] of Object.entries(kinds)) {
      times[kind]?.push(await ownMsOf(() => verified(key, keyId).catch(() => undefined)))
    }
  }

  const medians = Object.values(times).map((each) => each.toSorted((a, b) => a - b)[75] ?? NaN)
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(1)
})

test('an identity token lasts a minute, and never longer than its key [S6, S11]', async () => {
  const { key } = await aKey({ days: 1 })
  expect(Date.parse((await verified(key)).tokenExpiresAt) - ctx.now().getTime()).toBeGreaterThan(58_000)

  ctx.clock.advance(day - 20_000)
  const { tokenExpiresAt } = await verified(key)
  expect(Date.parse(tokenExpiresAt) - ctx.now().getTime()).toBeLessThanOrEqual(20_000)
  ctx.clock.advance(20_000)
  expect(await codeOf(verified(key))).toBe('API_KEY_INVALID')
})

test('a key is replaced without a gap: both work in the grace period, with equal scopes, and then the old one stops [S11]', async () => {
  const old = await aKey({ mode: 'live', scopes: ['enquiries:submit'], days: 90 })
  const next = await rollApiKey({ keyId: old.keyId, graceHours: 24 }, admin)

  expect(await verified(next.key)).toMatchObject({ keyId: next.keyId, mode: 'live', scopes: ['enquiries:submit'] })
  expect(next).toMatchObject({ replaces: old.keyId })
  expect(Date.parse(next.expiresAt) - ctx.now().getTime()).toBe(90 * day)
  expect(await outboxPayloads(postgres.db, ApiKeyChanged, old.keyId)).toHaveLength(1)
  expect(await codeOf(rollApiKey({ keyId: old.keyId, graceHours: 24 }, admin))).toBe('API_KEY_UNKNOWN')
  ctx.clock.advance(24 * hour - 1)
  expect(await codeOf(verified(old.key))).toBe('taken')
  ctx.clock.advance(1)
  expect(await codeOf(verified(old.key))).toBe('API_KEY_INVALID')
  expect(await codeOf(verified(next.key))).toBe('taken')
})

test('of ten concurrent replacements of one key, one succeeds [S11, R3]', async () => {
  const { keyId } = await aKey()
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(rollApiKey({ keyId, graceHours: 1 }, admin))))

  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'API_KEY_UNKNOWN'), 'taken'])
})

test('a revoked key is invalid right away, gateways are notified, and revoking it again writes no audit entry [S10, S11]', async () => {
  const { key, keyId } = await aKey()
  await revokeApiKey({ keyId }, admin)
  await revokeApiKey({ keyId }, admin)

  expect(await codeOf(verified(key))).toBe('API_KEY_INVALID')
  expect(await outboxPayloads(postgres.db, ApiKeyChanged, keyId)).toEqual([{ keyId }])
  expect((await auditActionsOn(keyId)).map(({ action, actor, fields }) => [action, actor.id, fields])).toEqual([
    ['create-api-key', `staff:${adminId}`, expect.arrayContaining([{ name: 'mode', to: 'test' }])],
    ['revoke-api-key', `staff:${adminId}`, [{ name: 'state', from: 'active', to: 'revoked' }]],
  ])
  expect(await codeOf(revokeApiKey({ keyId: '0000000000' }, admin))).toBe('API_KEY_UNKNOWN')
})

test('a partner has at most five live keys of a mode, also with twelve concurrent requests [S11]', async () => {
  const partnerId = await aPartner()
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(aKey({ partnerId }))))

  expect(codes.filter((code) => code === 'taken')).toHaveLength(5)
  expect(new Set(codes)).toEqual(new Set(['taken', 'TOO_MANY_KEYS']))
  expect(await codeOf(aKey({ partnerId, mode: 'live' }))).toBe('taken')
  expect(await codeOf(aKey({ partnerId: crypto.randomUUID() }))).toBe('PARTNER_UNKNOWN')
})

test('partner names are unique in every spelling, and partners are listed with their keys by state [S11]', async () => {
  const { partnerId } = await createPartner({ name: 'Nile Travel' }, admin)
  const { key, keyId } = await aKey({ partnerId })
  await verified(key)
  expect(await codeOf(createPartner({ name: 'NILE travel' }, admin))).toBe('PARTNER_EXISTS')

  const listed = (await listPartners(ctx)).partners.find((partner) => partner.partnerId === partnerId)
  expect(listed).toMatchObject({ name: 'Nile Travel', keys: [{ keyId, state: 'active', scopes: [] }] })
  expect(listed?.keys[0]?.lastUsedAt).toBe(ctx.now().toISOString())
})

test('a partner reads only its own keys of the mode of the calling key [S6, S11]', async () => {
  const { partnerId } = await createPartner({ name: 'Delta Care' }, admin)
  const [mine, also, live] = [
    await aKey({ partnerId }),
    await aKey({ partnerId }),
    await aKey({ partnerId, mode: 'live' }),
  ]
  await aKey()
  const by = ({ keyId }: { keyId: string }, mode: 'live' | 'test', id = partnerId): IdentityTestCtx => ({
    ...ctx,
    partner: { id, name: 'Delta Care', keyId, mode, scopes: ['usage:read'] },
  })

  expect(await readPartner(by(mine, 'test'))).toMatchObject({ name: 'Delta Care', key: { keyId: mine.keyId } })
  const idsOf = async (client: IdentityTestCtx) =>
    (await listOwnApiKeys(client)).keys.map(({ keyId }) => keyId).toSorted()
  expect(await idsOf(by(mine, 'test'))).toEqual([mine.keyId, also.keyId].toSorted())
  expect(await idsOf(by(live, 'live'))).toEqual([live.keyId])
  expect(await idsOf(by(mine, 'test', crypto.randomUUID()))).toEqual([])
  expect(await codeOf(readPartner(by(mine, 'live')))).toBe('API_KEY_REQUIRED')
  expect(await codeOf(listOwnApiKeys(ctx))).toBe('API_KEY_REQUIRED')
})

test('no table and no event contains any of fifty used keys or their secrets [S11, S13]', async () => {
  const keys = await Promise.all(Array.from({ length: 50 }, () => aKey({ scopes: ['enquiries:read'] })))
  for (const { key } of keys) await verified(key)
  const tables = await ctx.db.read((tx) =>
    tx.query<{ name: string }>(`/* t */ select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`),
  )
  const dumped = await Promise.all(
    tables.map(({ name }) =>
      ctx.db.read((tx) => tx.query<{ row: string }>(`/* t */ select t::text as row from "${name}" t`)),
    ),
  )
  const text = dumped
    .flat()
    .map(({ row }) => row)
    .join('\n')

  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['api_keys', 'outbox', 'audit_entries']))
  // Shows that the search below can find a match: the ids are present.
  expect(keys.filter(({ keyId }) => !text.includes(keyId))).toEqual([])
  expect(keys.filter(({ key }) => text.includes(key.slice('snb_test_'.length + 11)))).toEqual([])
  expect(text).not.toContain('snb_test_')
})
