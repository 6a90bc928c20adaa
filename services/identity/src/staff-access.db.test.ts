import 'reflect-metadata'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createRequestClient, type RequestClient } from '@seneb/bus/request-client'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { isPartnerAccess, type RequestContract } from '@seneb/contracts/define'
import { ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import {
  CreateApiKey,
  RevokeApiKey,
  RollApiKey,
  VerifyApiKey,
} from '@seneb/contracts/messages/identity/api-key.messages'
import { CreatePartner } from '@seneb/contracts/messages/identity/partner.messages'
import { VerifySession } from '@seneb/contracts/messages/identity/session.messages'
import { ChangeStaffRoles, ListStaff } from '@seneb/contracts/messages/identity/staff.messages'
import { allRequests } from '@seneb/contracts/messages/all-messages'
import type { PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { staffRoles, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { apiKeyDigest } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import { OutboxRelay } from '@seneb/service-kit/outbox/outbox-relay'
import { NatsTransport } from '@seneb/service-kit/bootstrap/nats-transport'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import type { TestDb } from '@seneb/testkit/test-db'
import { testEventSealing, testKey } from '@seneb/testkit/test-keys'
import { NestFactory } from '@nestjs/core'

import { aPerson, identityDb, identityTestCtx, type IdentityTestCtx } from './identity.fixture.js'
import { IdentityModule } from './identity.module.js'
import { TokenSigner } from './sessions/token-signing.js'

/**
 * The real service behind a real NATS; the client is the gateway's NATS user, as an attacker in control of the gateway
 * would be.
 */
let nats: TestBus
let postgres: TestDb
let ctx: IdentityTestCtx
let client: RequestClient
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  ;[nats, postgres] = await Promise.all([testBus(), identityDb()])
  ctx = identityTestCtx(postgres)
  const log = silentLogger
  const [bus, gateway]: [Bus, Bus] = await Promise.all([
    connectBus({ name: 'identity', url: nats.urlOf('identity'), log }),
    connectBus({ name: 'gateway', url: nats.urlOf('gateway'), log }),
  ])
  const relay = new OutboxRelay({ service: 'identity', bus, dataSource: postgres.dataSource, log })
  relay.start()
  const deps = { bus, ctx, log, eventEncryption: testEventSealing, handlerConcurrency: 4 }
  const server = new NatsTransport({
    service: 'identity',
    ...deps,
    tokenVerifier: new IdentityTokenVerifier(ctx.tokenSigner.publicKey),
  })
  const app = await NestFactory.createMicroservice(IdentityModule, { strategy: server, logger: false })
  await app.listen()
  client = createRequestClient(gateway)
  closing.push(
    () => gateway.drain(),
    () => app.close(),
    () => relay.stop(),
    () => bus.drain(),
  )
})
afterAll(async () => {
  for (const close of closing) await close()
  await Promise.all([nats.stop(), postgres.close()])
})

const codeOf = (contract: RequestContract, identityToken?: string) =>
  client.request(contract, 'no object' as never, { identityToken }).then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const tokenFor = async (roles: readonly StaffRole[], { by = ctx.tokenSigner, ageS = 0 } = {}) => {
  const viewer = { staffId: crypto.randomUUID(), name: 'Mona', title: 'Lead', roles: [...roles] }
  const contents = { viewer, sessionId: crypto.randomUUID(), authenticatedAt: ctx.now() }
  const { token } = await by.sign(contents, new Date(ctx.now().getTime() - ageS * 1000))
  return token
}

const own = allRequests.filter(({ service }) => service === 'identity')
const forStaff = own.filter(({ access }) => access !== 'anyone' && !isPartnerAccess(access))
const forPartners = own.filter(({ access }) => isPartnerAccess(access))

test('there are questions for staff', () => {
  expect(forStaff.length).toBe(Object.keys(allowed).length)
})

test.each(forStaff.map((contract) => [contract.subject, contract] as const))(
  '%s is denied with a missing, expired, invented or foreign identity token [S6, ADM-09]',
  async (_subject, contract) => {
    const admin = ['admin'] as const
    const another = new TokenSigner(testKey('another'))
    const codes = [
      await codeOf(contract),
      await codeOf(contract, 'invented'),
      await codeOf(contract, await tokenFor(admin, { ageS: 70 })),
      await codeOf(contract, await tokenFor(admin, { by: another })),
    ]

    expect(new Set(codes)).toEqual(new Set(['SIGN_IN_REQUIRED']))
  },
)

/** Written by hand from the role matrix. The input is unreadable, so an allowed caller gets INPUT_INVALID. */
const allowed: Readonly<Record<string, readonly StaffRole[]>> = {
  'identity.session.list': staffRoles,
  'identity.session.revoke-others': staffRoles,
  'identity.session.revoke-own': staffRoles,
  'identity.session.revoke-of': ['admin'],
  'identity.sign-in-methods.read': staffRoles,
  'identity.personal-token.create': staffRoles,
  'identity.personal-token.list': staffRoles,
  'identity.personal-token.revoke': staffRoles,
  'identity.passkey.start-registration': staffRoles,
  'identity.passkey.finish-registration': staffRoles,
  'identity.passkey.remove': staffRoles,
  'identity.passkey.rename': staffRoles,
  'identity.password.change': staffRoles,
  'identity.second-factor.start-totp-setup': staffRoles,
  'identity.second-factor.confirm-totp-setup': staffRoles,
  'identity.second-factor.renew-recovery-codes': staffRoles,
  'identity.invitation.list': ['admin'],
  'identity.invitation.renew': ['admin'],
  'identity.invitation.revoke': ['admin'],
  'identity.staff.invite': ['admin'],
  'identity.staff.list': ['admin'],
  'identity.staff.list-names': staffRoles,
  'identity.staff.read': ['admin'],
  'identity.staff.request-sign-in-reset': ['admin'],
  'identity.staff.confirm-sign-in-reset': ['admin'],
  'identity.staff.change-roles': ['admin'],
  'identity.staff.change-access': ['admin'],
  'identity.partner.list': ['admin'],
  'identity.partner.create': ['admin'],
  'identity.partner.update': ['admin'],
  'identity.partner.disable': ['admin'],
  'identity.partner.enable': ['admin'],
  'identity.partner.delete': ['admin'],
  'identity.api-key.create': ['admin'],
  'identity.api-key.roll': ['admin'],
  'identity.api-key.revoke': ['admin'],
  'identity.audit.export': ['auditor', 'admin'],
  'identity.audit.list': ['auditor', 'admin'],
  'identity.audit.verify': ['auditor', 'admin'],
  'identity.security-event.list': ['auditor', 'admin'],
  'identity.dead-letter.list': ['ops', 'auditor'],
  'identity.dead-letter.count-reasons': ['ops', 'auditor'],
  'identity.dead-letter.replay': ['ops'],
  'identity.dead-letter.replay-reason': ['ops'],
  'identity.dead-letter.discard': ['ops'],
  'identity.outbox.read': ['ops', 'auditor'],
  'identity.worker.list': ['ops', 'auditor'],
  'identity.service-status.read': ['writer', 'editor', 'ops', 'auditor', 'admin'],
}

test.each(forStaff.map((contract) => [contract.subject, contract] as const))(
  '%s is allowed for its roles alone, and other requests are denied before their input is read [S6, ADM-09]',
  async (subject, contract) => {
    for (const role of staffRoles) {
      const code = await codeOf(contract, await tokenFor([role]))
      expect({ role, code }).toEqual({ role, code: allowed[subject]?.includes(role) ? 'INPUT_INVALID' : 'NOT_ALLOWED' })
    }
  },
)

test('an action that requires a recent sign-in is denied eleven minutes after it, and only a session yields an identity token [S6, S9]', async () => {
  const owner = await aPerson(ctx, ['admin'])
  const currentToken = async () =>
    (await client.request(VerifySession, { token: owner.token, isBackground: false })).identityToken

  expect(
    (await client.request(ListStaff, {}, { identityToken: await currentToken() })).people.map(({ email }) => email),
  ).toContain(owner.email)
  ctx.clock.advance(11 * 60_000)
  await expect(client.request(ListStaff, {}, { identityToken: await currentToken() })).rejects.toMatchObject({
    code: 'REAUTHENTICATION_REQUIRED',
  })
  expect((await client.request(VerifyAudit, { after: 0 }, { identityToken: await currentToken() })).ok).toBe(true)
})

test('a change of roles is audited once, with actor, old and new roles [ADM-09, S10]', async () => {
  const [owner, person] = [await aPerson(ctx, ['admin']), await aPerson(ctx, ['writer'])]
  const { identityToken } = await client.request(VerifySession, { token: owner.token, isBackground: false })
  await client.request(ChangeStaffRoles, { staffId: person.staffId, roles: ['editor'] }, { identityToken })

  const entered = async () => {
    const { entries } = await client.request(ListAuditEntries, {}, { identityToken })
    return entries.filter(({ action, objectId }) => action === 'change-roles' && objectId === person.staffId)
  }
  const deadline = performance.now() + 10_000
  while ((await entered()).length === 0 && performance.now() < deadline)
    await new Promise((done) => setTimeout(done, 50))

  expect(await entered()).toMatchObject([
    { service: 'identity', actorName: 'Mona', changes: ['roles: writer → editor'] },
  ])
  expect((await client.request(VerifyAudit, { after: 0 }, { identityToken })).ok).toBe(true)
})

test('a key is created, replaced and revoked by an admin over the bus, with one audit action each, and found by its digest [S10, S11]', async () => {
  const owner = await aPerson(ctx, ['admin'])
  const { identityToken } = await client.request(VerifySession, { token: owner.token, isBackground: false })
  const { partnerId } = await client.request(CreatePartner, { name: 'Nile Travel' }, { identityToken })
  const input = { partnerId, name: 'Server', mode: 'test', scopes: ['usage:read'] }
  const created = await client.request(CreateApiKey, input, { identityToken })
  const digestOf = (key: string) => apiKeyDigest(key).toString('base64url')
  const next = await client.request(RollApiKey, { keyId: created.keyId, graceHours: 1 }, { identityToken })
  await client.request(RevokeApiKey, { keyId: created.keyId }, { identityToken })

  await expect(
    client.request(VerifyApiKey, { keyId: created.keyId, digest: digestOf(created.key) }),
  ).rejects.toMatchObject({
    code: 'API_KEY_INVALID',
  })
  expect(await client.request(VerifyApiKey, { keyId: next.keyId, digest: digestOf(next.key) })).toMatchObject({
    partnerId,
    mode: 'test',
    scopes: ['usage:read'],
  })
})

test('partner requests require a partner token, and scoped ones a key with the scope [S6, S11]', async () => {
  const another = new TokenSigner(testKey('another'))
  const tokenOfKey = async (scopes: readonly PartnerScope[], by = ctx.tokenSigner, ageS = 0) => {
    const [at, until] = [new Date(ctx.now().getTime() - ageS * 1000), new Date(ctx.now().getTime() + 60_000)]
    const key = {
      partnerId: crypto.randomUUID(),
      name: 'Nile Travel',
      keyId: '7K3M9QXA4T',
      mode: 'live',
      scopes,
      until,
    } as const
    return (await by.signPartner(key, at)).token
  }
  const [bare, reading] = [await tokenOfKey([]), await tokenOfKey(['usage:read'])]
  const rejectedTokens = [
    undefined,
    'invented',
    await tokenFor(['admin']),
    await tokenOfKey([], another),
    await tokenOfKey([], ctx.tokenSigner, 70),
  ]
  const codesOf = (identityToken?: string) =>
    Promise.all(forPartners.map(async (contract) => [contract.subject, await codeOf(contract, identityToken)]))

  for (const identityToken of rejectedTokens)
    expect(new Set((await codesOf(identityToken)).map(([, code]) => code))).toEqual(new Set(['API_KEY_REQUIRED']))
  expect(Object.fromEntries(await codesOf(bare))).toEqual({
    'identity.partner.read': 'INPUT_INVALID',
    'identity.api-key.list-own': 'SCOPE_MISSING',
  })
  expect(new Set((await codesOf(reading)).map(([, code]) => code))).toEqual(new Set(['INPUT_INVALID']))
  for (const contract of forStaff) expect(await codeOf(contract, reading)).toBe('SIGN_IN_REQUIRED')
})
