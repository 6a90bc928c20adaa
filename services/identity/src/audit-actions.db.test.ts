import 'reflect-metadata'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createRequestClient, type RequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import { StaffActionCompleted, StaffActionDenied } from '@seneb/contracts/messages/identity/every-service.messages'
import { ListSecurityEvents } from '@seneb/contracts/messages/identity/audit.messages'
import { RenewRecoveryCodes } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { NatsTransport } from '@seneb/service-kit/bootstrap/nats-transport'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import type { TestDb } from '@seneb/testkit/test-db'
import { testEventSealing } from '@seneb/testkit/test-keys'
import { Controller, Module } from '@nestjs/common'
import { Ctx as Context } from '@nestjs/microservices'
import { NestFactory } from '@nestjs/core'

import { identityDb, identityTestCtx, type IdentityTestCtx } from './identity.fixture.js'
import type { IdentityCtx } from './identity-ctx.js'
import { SecurityEvent } from './security-events/security-event.entity.js'
import { staffAudit } from './staff/change-member.js'

/** Behavior of the request handler below; each test sets it. */
let does: (ctx: IdentityCtx) => Promise<unknown>

@Controller()
class TestController {
  @HandleRequest(RenewRecoveryCodes)
  async renew(_input: object, @Context() ctx: IdentityCtx) {
    await does(ctx)
    return { recoveryCodes: [] }
  }

  @HandleRequest(ListSecurityEvents)
  list() {
    const event = { at: new Date(0).toISOString(), kind: 'signed-in' }
    return Promise.resolve({ events: [event, event].map((each) => ({ ...each, id: crypto.randomUUID() })) })
  }
}

@Module({ controllers: [TestController] })
class TestModule {}

let nats: TestBus
let postgres: TestDb
let ctx: IdentityTestCtx
let client: RequestClient
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  ;[nats, postgres] = await Promise.all([testBus(), identityDb()])
  ctx = identityTestCtx(postgres)
  const log = silentLogger
  const [bus, gateway] = await Promise.all(
    (['identity', 'gateway'] as const).map((name) => connectBus({ name, url: nats.urlOf(name), log })),
  )
  const deps = { bus: bus!, ctx, log, eventEncryption: testEventSealing, handlerConcurrency: 4 }
  const server = new NatsTransport({
    service: 'identity',
    ...deps,
    tokenVerifier: new IdentityTokenVerifier(ctx.tokenSigner.publicKey),
  })
  const app = await NestFactory.createMicroservice(TestModule, { strategy: server, logger: false })
  await app.listen()
  client = createRequestClient(gateway!)
  closing.push(
    () => gateway!.drain(),
    () => app.close(),
    () => bus!.drain(),
  )
})
afterAll(async () => {
  for (const close of closing) await close()
  await Promise.all([nats.stop(), postgres.close()])
})

const requestAs = async (roles: readonly StaffRole[], how: typeof does, authenticatedAt = ctx.now()) => {
  does = how
  const viewer = { staffId: crypto.randomUUID(), name: 'Mona', title: 'Lead', roles: [...roles] }
  const { token } = await ctx.tokenSigner.sign({ viewer, sessionId: crypto.randomUUID(), authenticatedAt }, ctx.now())
  const before = (await outboxPayloads(postgres.db, StaffActionCompleted)).length
  const outcome = await client.request(RenewRecoveryCodes, {}, { identityToken: token }).then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
  return { outcome, auditEntries: (await outboxPayloads(postgres.db, StaffActionCompleted)).slice(before), viewer }
}
const change = (tx: WriteTx) =>
  tx.save(Object.assign(new SecurityEvent(), { id: crypto.randomUUID(), at: ctx.now(), kind: 'signed-in' }))
/** Returns the context of a staff member, for whom each change requires exactly one audit entry. */
const mona = (unauditedTables?: readonly string[]) => {
  const staff = { id: crypto.randomUUID(), sessionId: crypto.randomUUID(), name: 'Mona', title: 'Lead' }
  return staffCtx(ctx, 'identity', { ...staff, roles: ['ops'], authenticatedAt: ctx.now() }, unauditedTables)
}
const action = (by: IdentityCtx, tx: WriteTx) =>
  by.audit(tx, { action: 'change-title', object: { resource: staffAudit, id: '7' }, after: { title: 'Lead' } })

test('an audited change is answered, and its action has actor, resource, old and new values [S10]', async () => {
  const {
    auditEntries: auditActions,
    outcome,
    viewer,
  } = await requestAs(['ops'], (by) =>
    by.db.write(async (tx) => {
      await change(tx)
      await action(by, tx)
    }),
  )

  expect(outcome).toBe('answered')
  expect(auditActions).toMatchObject([
    {
      actor: { id: `staff:${viewer.staffId}`, name: 'Mona' },
      action: 'change-title',
      object: { kind: 'staff', id: '7' },
      fields: [{ name: 'title', to: 'Lead' }],
    },
  ])
})

const forgetful: readonly (readonly [string, typeof does])[] = [
  ['a saved row', (by) => by.db.write(change)],
  ['a statement', (by) => by.db.write((tx) => tx.query('/* t */ update security_events set user_agent = null'))],
  ['an update', (by) => by.db.write((tx) => tx.update(SecurityEvent, { kind: 'signed-in' }, { user_agent: 'x' }))],
  ['a removal', (by) => by.db.write((tx) => tx.remove(SecurityEvent, { kind: 'signed-in' }))],
]
test.each(forgetful)('%s without an audit action fails in tests [S10]', async (_what, how) => {
  await ctx.db.write(change)

  await expect(how(mona())).rejects.toThrow('was said as 0 acts instead of 1')
})

test('two audit actions of one change fail in tests, and so does an action without a change [S10]', async () => {
  const twice = mona().db.write(async (tx) => {
    await change(tx)
    await action(mona(), tx)
    await action(mona(), tx)
  })
  await expect(twice).rejects.toThrow('was said as 2 acts instead of 1')

  const nothing = mona().db.write((tx) => action(mona(), tx))
  await expect(nothing).rejects.toThrow('was said as 1 acts instead of 0')
})

test('a page of people read with a personal token is audited with the number of records and the token; on the desk it is not [S10]', async () => {
  const [staffId, tokenId, until] = [crypto.randomUUID(), crypto.randomUUID(), new Date(ctx.now().getTime() + 60_000)]
  const viewer = { staffId, name: 'Mona', title: 'Auditor', roles: ['auditor' as const] }
  const read = async (identityToken: string) => {
    const before = (await outboxPayloads(postgres.db, StaffActionCompleted)).length
    expect((await client.request(ListSecurityEvents, { first: 2 }, { identityToken })).events).toHaveLength(2)
    return (await outboxPayloads(postgres.db, StaffActionCompleted)).slice(before)
  }
  const personal = { viewer, tokenId, scopes: ['audit:read' as const], until }

  expect(await read((await ctx.tokenSigner.signPersonalToken(personal, ctx.now())).token)).toMatchObject([
    {
      actor: { id: `staff:${staffId}`, sessionId: tokenId, source: 'token' },
      action: 'read-records',
      object: { kind: 'records', id: 'identity.security-event.list' },
      fields: [{ name: 'records', to: '2' }],
    },
  ])
  const session = { viewer, sessionId: crypto.randomUUID(), authenticatedAt: ctx.now() }
  expect(await read((await ctx.tokenSigner.sign(session, ctx.now())).token)).toEqual([])
})

test('a request that succeeded is answered, also when its audit action is missing [S10]', async () => {
  expect(await requestAs(['ops'], (by) => by.db.write(change))).toMatchObject({ outcome: 'answered', auditEntries: [] })
})

test('a draft that only its author sees needs no audit action [S10]', async () => {
  const { db } = mona(['security_events'])

  await db.write((tx) => tx.query('/* t */ update security_events set user_agent = null'))
  await db.write((tx) => tx.update(SecurityEvent, { kind: 'signed-in' }, { user_agent: 'x' }))
})

test('reading, locking and unchanged saves are not audited, and neither is a rolled-back change [S10]', async () => {
  await mona().db.write(async (tx) => {
    await tx.query('/* t */ select id from security_events for update')
    await tx.query('/* t */ update security_events set kind = kind where false returning id')
    await tx.update(SecurityEvent, { id: crypto.randomUUID() }, { user_agent: 'x' })
  })
  const rejected = await requestAs(['ops'], (by) =>
    by.db.write(async (tx) => {
      await change(tx)
      await action(by, tx)
      throw new AppError('INPUT_INVALID')
    }),
  )

  expect(rejected).toMatchObject({ outcome: 'INPUT_INVALID', auditEntries: [] })
})

test('a caller who is not staff cannot write an audit entry [S6, S10]', async () => {
  await expect(async () => ctx.db.write((tx) => action(ctx, tx))).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test('a denied permission is a security event and no audit entry [S14]', async () => {
  const before = (await outboxPayloads(postgres.db, StaffActionDenied)).length
  const stale = new Date(ctx.now().getTime() - 11 * 60_000)
  const {
    auditEntries: auditActions,
    outcome,
    viewer,
  } = await requestAs([], () => Promise.reject(new Error('not reached')))
  const { outcome: toReauthenticate } = await requestAs(['ops'], () => Promise.reject(new Error('not reached')), stale)

  expect({ outcome, auditEntries: auditActions, toReauthenticate }).toEqual({
    outcome: 'NOT_ALLOWED',
    auditEntries: [],
    toReauthenticate: 'REAUTHENTICATION_REQUIRED',
  })
  expect((await outboxPayloads(postgres.db, StaffActionDenied)).slice(before)).toMatchObject([
    { staffId: viewer.staffId, subject: 'identity.second-factor.renew-recovery-codes' },
  ])
})
