import 'reflect-metadata'

import { createRequestClient, type RequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import type { Input, Output, RequestContract } from '@seneb/contracts/define'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { tokenSigningKey, publicTokenKey } from '@seneb/platform/identity-token-keys'
import { withOneAuditEntry } from '@seneb/testkit/audited-once'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus } from '@seneb/testkit/test-bus'
import { testCtx, type TestCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testEventSealing, testKey } from '@seneb/testkit/test-keys'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { SignJWT } from 'jose'

import { IdentityTokenVerifier } from '../requests/identity-token-verifier.js'
import { NatsTransport } from '../bootstrap/nats-transport.js'
import type { ProcessState } from './process-state.js'

@Module({})
class NothingOfItsOwn {}

/**
 * A notification service made of the kit only: the requests that every service handles, with a real NATS server and
 * identity tokens.
 */
export interface OperatedService {
  readonly postgres: TestDb
  readonly ctx: TestCtx
  /** Sends a request as the gateway does, for a staff member with these roles who authenticated `ageS` seconds ago. */
  readonly askAs: <Q extends RequestContract>(
    roles: readonly StaffRole[] | undefined,
    contract: Q,
    input: Input<Q>,
    ageS?: number,
  ) => Promise<Output<Q>>
  readonly close: () => Promise<void>
}

export async function operatedService(processState?: ProcessState): Promise<OperatedService> {
  const [nats, postgres] = await Promise.all([testBus(), testDb({ schema: 'notification' })])
  const ctx = testCtx({ db: postgres.db })
  const log = silentLogger
  const [bus, gateway] = await Promise.all([
    connectBus({ name: 'notification', url: nats.urlOf('notification'), log }),
    connectBus({ name: 'gateway', url: nats.urlOf('gateway'), log }),
  ])
  const tokenVerifier = new IdentityTokenVerifier(publicTokenKey(testKey('identity-token')))
  const auditingCtx = { ...ctx, db: withOneAuditEntry(postgres.db, 'notification') }
  const deps = {
    bus,
    ctx: auditingCtx,
    log,
    tokenVerifier,
    processState,
    eventEncryption: testEventSealing,
    handlerConcurrency: 4,
  }
  const server = new NatsTransport({ service: 'notification', ...deps })
  const app = await NestFactory.createMicroservice(NothingOfItsOwn, { strategy: server, logger: false })
  await app.listen()
  const client: RequestClient = createRequestClient(gateway)
  return {
    ctx,
    postgres,
    askAs: async (roles, contract, input, ageS = 0) => {
      const identityToken = roles && (await tokenFor(roles, ctx.now(), ageS))
      return client.request(contract, input, { identityToken })
    },
    close: async () => {
      await gateway.drain()
      await app.close()
      await bus.drain()
      await Promise.all([nats.stop(), postgres.close()])
    },
  }
}

function tokenFor(roles: readonly StaffRole[], now: Date, ageS: number): Promise<string> {
  const { id: kid, key } = tokenSigningKey(testKey('identity-token'))
  const seconds = Math.floor(now.getTime() / 1000)
  const claims = { sid: crypto.randomUUID(), name: 'Mona', title: 'Ops', roles: [...roles], auth_time: seconds - ageS }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'seneb-staff-token', kid })
    .setIssuer('identity')
    .setSubject(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(key)
}
