import type { Type } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { eraseMessages, readErasureLedger, writeErasureLedger } from '@seneb/bus/erase-messages'
import type { ServiceName } from '@seneb/contracts/define'
import { ledgerWriter } from '@seneb/contracts/topology'
import {
  assertNoMigrationLogin,
  readServiceEnvironment,
  readSettings,
  readTelemetryEnvironment,
  type ServiceEnvironment,
  type TelemetryEnvironment,
} from '@seneb/platform/config'
import { createLogger, type Logger } from '@seneb/platform/logger'
import { retryUntilSuccess } from '@seneb/platform/retry-until-success'
import { exitOnSignals } from '@seneb/platform/shutdown'
import { startTelemetry, type Telemetry } from '@seneb/platform/telemetry'
import { readOrExit, readAllSettings } from '@seneb/platform/invalid-settings'
import 'reflect-metadata'
import type { MigrationInterface } from 'typeorm'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import { startHealth, type ReadinessChecks } from '@seneb/platform/health'
import { withTimeout } from '@seneb/platform/with-timeout'

import { IdentityTokenVerifier } from '../requests/identity-token-verifier.js'
import { createCtx, type Ctx } from '../ctx.js'
import { RecordGrants } from '../data-export/record-grants.js'
import type { ErasureHandler, Erasure } from '../erasure/erasure-handler.js'
import { finishErasures, refillLedger, replayLedger } from '../erasure/erasure-work.js'
import { replayRequestedDeadLetters, deadLetterReplayWorker } from '../events/dead-letters.js'
import type { EventConsumerDeps } from '../events/event-consumer.js'
import { createProcessState, type ProcessState } from '../operations/process-state.js'
import { OutboxRelay } from '../outbox/outbox-relay.js'
import type { PooledDataSource } from '../database/data-source.js'
import { openDatabase, whenDatabaseReady } from '../database/open-database.js'
import { PostgresDb } from '../database/postgres-db.js'
import { retentionWorkers } from '../workers/retention-workers.js'
import { WorkerLoop, type Worker } from '../workers/worker-loop.js'
import { assertAllHandled, type HandledMessage, NatsTransport } from './nats-transport.js'
import { readServiceKeys } from './service-keys.js'
import { observeDatabase } from './service-metrics.js'

type AnySettings = ObjectSchema<AnyObject>

/** Definition of one service, built from the kit's parts. */
export interface ServiceDefinition<S extends AnySettings, C extends Ctx> {
  readonly name: ServiceName
  /** The Nest module with the service's controllers. */
  readonly module: Type
  readonly entities: readonly (new () => object)[]
  /** Migrations that the schema must have; the migrate step applies them, a service only waits for them. */
  readonly migrations: readonly (new () => MigrationInterface)[]
  /** Environment of the service, by variable name. */
  readonly settings: S
  /** Adds the service's ports to the context of its use cases. */
  readonly ctx: (base: Ctx, settings: InferType<S>, bus: Bus) => C
  /** Puts in the data the service ships with; runs at every start, so it must be safe to repeat. */
  readonly seed?: (ctx: C) => Promise<void>
  readonly workers?: readonly Worker<C>[]
  /** Erasure of the data it stores about an enquiry; omitted when it stores none. */
  readonly erasing?: ErasureHandler<C>
  /** Closes the resources that `ctx` opened. */
  readonly close?: (ctx: C) => Promise<void>
  /** Maximum number of events of one kind handled concurrently. */
  readonly handlerConcurrency?: number
}

/**
 * Starts a service and keeps it running until SIGTERM or SIGINT. Its dependencies may be unavailable, at the start as
 * later; the service is then live and not ready. Exits 1 with one clear line when it cannot start for a reason that is
 * not a dependency.
 */
export async function startService<S extends AnySettings, C extends Ctx>(
  definition: ServiceDefinition<S, C>,
): Promise<void> {
  const telemetry = readOrExit(definition.name, readTelemetryEnvironment)
  const log = createLogger(definition.name, telemetry.logLevel)
  // Before it serves, there is nothing to shut down in order.
  let close = (): Promise<void> => Promise.resolve()
  exitOnSignals(log, () => close())
  try {
    const running = await openService(definition, log, telemetry)
    close = running.close
    log.info({ port: running.healthPort }, `${definition.name} is ready`)
  } catch (error) {
    // Configuration errors have messages of ours, so the message is shown in full.
    process.stderr.write(
      `${definition.name} could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    log.error({ err: error }, 'could not start')
    process.exit(1)
  }
}

async function openService<S extends AnySettings, C extends Ctx>(
  definition: ServiceDefinition<S, C>,
  log: Logger,
  telemetryEnvironment: TelemetryEnvironment,
) {
  const { name: service } = definition
  const { environment, keys, settings } = readAllServiceSettings(definition)
  const open: ServiceDeps = { isServing: false }
  const telemetry = await startTelemetry(service, telemetryEnvironment)
  const health = await startHealthServer(environment, telemetry.prometheus, open)
  const { bus, dataSource } = await openConnections(definition, environment, { log, open })

  const relay = new OutboxRelay({ service, bus, dataSource, log })
  const loops: WorkerLoop<C>[] = []
  const wake = (worker: string) => loops.find(({ name }) => name === worker)?.wake()
  const db = new PostgresDb(dataSource, (entries) => relay.onCommit(entries), keys.events)
  const ctx = definition.ctx(
    createCtx({ db, log, wake, atRest: keys.atRest, recordGrants: new RecordGrants(keys.events) }),
    settings,
    bus,
  )
  await whenDatabaseReady(async () => definition.seed?.(ctx), log)
  await eraseRestoredRecords(definition, bus, ctx)
  relay.start()

  const tokenVerifier = new IdentityTokenVerifier(environment.identityTokenKeys)
  const processState = createProcessState({ loops, relay, dataSource, poolSize: environment.databasePoolSize })
  const { app, server } = await listen(definition, {
    bus,
    ctx,
    log,
    tokenVerifier,
    processState,
    eventEncryption: keys.events,
  })
  loops.push(...workersOf(definition, server, bus).map((worker) => new WorkerLoop(worker, ctx)))
  for (const loop of loops) loop.start()
  open.isServing = true
  const close = () =>
    closeInOrder([
      () => health.drain(),
      () => app.close(),
      () => Promise.all(loops.map((loop) => loop.stop())),
      () => relay.stop(),
      () => bus.drain(),
      () => definition.close?.(ctx),
      () => dataSource.destroy(),
      () => health.close(),
      () => telemetry.stop(),
    ])
  return { close, healthPort: health.port }
}

/**
 * Runs before any event is published or consumed and any request is handled, because a restored database may contain
 * records erased since its backup (LEGAL-05).
 */
async function eraseRestoredRecords<S extends AnySettings, C extends Ctx>(
  { erasing }: ServiceDefinition<S, C>,
  bus: Bus,
  ctx: C,
): Promise<void> {
  if (!erasing) return
  const reason = () => 'the ledger of erasures cannot be read yet, waiting for NATS and the database'
  await retryUntilSuccess(() => replayLedger(readErasureLedger(bus), erasing, ctx), {
    log: ctx.log,
    describeRetryable: reason,
  })
}

/** Returns all settings of the process; throws one error that lists every fault. */
function readAllServiceSettings<S extends AnySettings, C extends Ctx>({ name, settings }: ServiceDefinition<S, C>) {
  assertNoMigrationLogin(name)
  return readAllSettings({
    environment: () => readServiceEnvironment(name),
    settings: () => readSettings(settings),
    keys: () => readServiceKeys(name),
  })
}

/** Binds the controllers to the bus; throws when a message of the contracts has no method. */
async function listen<S extends AnySettings, C extends Ctx>(
  { handlerConcurrency = 8, module, name: service }: ServiceDefinition<S, C>,
  closables: Omit<EventConsumerDeps, 'service' | 'handlerConcurrency'> & {
    readonly tokenVerifier: IdentityTokenVerifier
    readonly processState: ProcessState
  },
) {
  const assertBound = (bound: readonly HandledMessage[]) => assertAllHandled(service, bound)
  const server = new NatsTransport({ ...closables, service, handlerConcurrency }, assertBound)
  const app = await NestFactory.createMicroservice(module, { strategy: server, logger: ['error', 'warn'] })
  await app.listen()
  return { app, server }
}

/** Waits for Postgres with its tables up to date, and for NATS at the same time. */
async function openConnections<S extends AnySettings, C extends Ctx>(
  { entities, migrations, name: service }: ServiceDefinition<S, C>,
  { databasePoolSize: poolSize, databaseUrl: url, natsCa: ca, natsUrl }: ServiceEnvironment,
  { log, open }: { log: Logger; open: ServiceDeps },
): Promise<{ bus: Bus; dataSource: PooledDataSource }> {
  const [bus, dataSource] = await Promise.all([
    connectBus({ name: service, url: natsUrl, ca, log }).then((bus) => (open.bus = bus)),
    openDatabase({ service, url, entities, migrations, poolSize, log }).then((found) => (open.dataSource = found)),
  ])
  observeDatabase(dataSource)
  return { bus, dataSource }
}

function workersOf<S extends AnySettings, C extends Ctx>(
  definition: ServiceDefinition<S, C>,
  server: NatsTransport,
  bus: Bus,
): Worker<C>[] {
  const { erasing, name: service, workers = [] } = definition
  const replay: Worker = {
    name: deadLetterReplayWorker,
    intervalMs: 2000,
    run: (ctx) => replayRequestedDeadLetters(ctx, server.handlers),
  }
  return [...workers, ...(erasing ? erasersOf(erasing, bus, service) : []), ...retentionWorkers, replay]
}

/** Ends erasures in rows and stream; the one who starts them sees to it that the ledger has each. */
function erasersOf<C extends Ctx>(erasing: ErasureHandler<C>, bus: Bus, service: ServiceName): Worker<C>[] {
  const isWriter = service === ledgerWriter
  const write = (erasure: Erasure) => writeErasureLedger(bus, erasure)
  const finish = finishErasures(erasing, async (erasure) => {
    await eraseMessages({ bus, service }, erasure.recordIds)
    if (isWriter) await write(erasure)
  })
  return isWriter ? [finish, refillLedger({ read: () => readErasureLedger(bus), write })] : [finish]
}

/**
 * Ends the parts of a process one after the other, in the given order: those that accept work first, those needed to
 * finish it last. When a part fails to end, the later ones end with the process.
 */
async function closeInOrder(closables: readonly (() => unknown)[]): Promise<void> {
  for (const close of closables) await close()
}

/** Connections that a starting service has opened so far. */
interface ServiceDeps {
  bus?: Bus
  dataSource?: PooledDataSource
  isServing: boolean
}

/**
 * Reports whether the service is alive and whether everything it needs is available, from the first moment of its
 * start.
 */
function startHealthServer(
  { healthHost: host, healthPort: port }: ServiceEnvironment,
  prometheus: Telemetry['prometheus'],
  open: ServiceDeps,
) {
  return startHealth({ host, port, prometheus, checks: readinessOf(open) })
}

function readinessOf(open: ServiceDeps): ReadinessChecks {
  return {
    database: async () => open.dataSource !== undefined && isDatabaseAlive(open.dataSource),
    nats: async () => open.bus !== undefined && open.bus.isAlive(),
    serving: () => Promise.resolve(open.isServing),
  }
}

async function isDatabaseAlive(dataSource: PooledDataSource): Promise<boolean> {
  const responded = dataSource.pool.query('select 1').then(() => true)
  return withTimeout(responded, { ms: 500, onTimeout: () => false })
}
