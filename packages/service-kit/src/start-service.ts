import 'reflect-metadata'

import type { ServiceName } from '@seneb/contracts/define'
import type { Type } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import type { DataSource, MigrationInterface } from 'typeorm'

import { BusServer } from './bus-server.js'
import { connectBus, type Bus } from './bus.js'
import {
  readServiceEnvironment,
  readSettings,
  readTelemetryEnvironment,
  type ServiceEnvironment,
  type TelemetryEnvironment,
} from './config.js'
import { createCtx, type Ctx } from './ctx.js'
import { connectDataSource, migrate } from './data-source.js'
import { replayRequestedLetters } from './dead-letters.js'
import { startHealth } from './health.js'
import { housekeeping } from './housekeeping.js'
import { createLogger, type Logger } from './logger.js'
import { poolOf } from './pg-pool.js'
import { PostgresDb } from './postgres-db.js'
import { Relay } from './relay.js'
import { observeStanding } from './service-metrics.js'
import { exitOnSignals } from './shutdown.js'
import { startTelemetry } from './telemetry.js'
import { WorkerLoop, type Worker } from './workers.js'

type AnySettings = ObjectSchema<AnyObject>

/** What makes one service of the kit's parts. */
export interface ServiceDefinition<S extends AnySettings, C extends Ctx> {
  readonly name: ServiceName
  /** The Nest module with the service's controllers. */
  readonly module: Type
  readonly entities: readonly (new () => object)[]
  readonly migrations: readonly (new () => MigrationInterface)[]
  /** The service's own environment, by variable name. */
  readonly settings: S
  /** Adds the service's ports to what its use cases receive. */
  readonly ctx: (base: Ctx, settings: InferType<S>, bus: Bus) => C
  /** Puts in the data the service ships with; runs at every start, so it must be safe to repeat. */
  readonly seed?: (ctx: C) => Promise<void>
  readonly workers?: readonly Worker<C>[]
  /** Closes what `ctx` opened. */
  readonly close?: (ctx: C) => Promise<void>
  /** How many events of one kind are heard at once. */
  readonly hearingConcurrency?: number
}

/** Starts a service and keeps it running until SIGTERM or SIGINT; exits 1 with one clear line when it cannot start. */
export async function startService<S extends AnySettings, C extends Ctx>(
  definition: ServiceDefinition<S, C>,
): Promise<void> {
  const telemetry = readTelemetryEnvironment()
  const log = createLogger(definition.name, telemetry.logLevel)
  try {
    const running = await openService(definition, log, telemetry)
    exitOnSignals(log, running.close)
    log.info({ port: running.healthPort }, `${definition.name} is ready`)
  } catch (error) {
    // Configuration faults are ours to word, so the sentence is shown whole.
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
  const environment = readServiceEnvironment(service)
  const settings = readSettings(definition.settings)
  const telemetry = startTelemetry(service, telemetryEnvironment)
  const { bus, dataSource } = await openConnections(definition, environment, log)

  const relay = new Relay({ service, bus, dataSource, databaseUrl: environment.databaseUrl, log })
  const loops: WorkerLoop<C>[] = []
  const wake = (worker: string) => loops.find(({ name }) => name === worker)?.wake()
  const ctx = definition.ctx(
    createCtx({ db: new PostgresDb(dataSource, () => relay.said()), log, wake }),
    settings,
    bus,
  )
  await definition.seed?.(ctx)
  await relay.start()

  const server = new BusServer({ service, bus, ctx, log, hearingConcurrency: definition.hearingConcurrency ?? 8 })
  const app = await NestFactory.createMicroservice(definition.module, { strategy: server, logger: ['error', 'warn'] })
  await app.listen()
  loops.push(...workersOf(definition, server).map((worker) => new WorkerLoop(worker, ctx)))
  for (const loop of loops) loop.start()
  const checks = { database: () => isDatabaseAlive(dataSource), nats: () => bus.isAlive() }
  const health = await startHealth({ port: environment.healthPort, prometheus: telemetry.prometheus, checks })

  /** Takes nothing new, ends what is under way, gives back every connection; in the order of the work's flow. */
  const close = async (): Promise<void> => {
    health.drain()
    await app.close()
    await Promise.all(loops.map((loop) => loop.stop()))
    await relay.stop()
    await bus.drain()
    await definition.close?.(ctx)
    await dataSource.destroy()
    await health.close()
    await telemetry.stop()
  }
  return { close, healthPort: health.port }
}

/** Brings the tables up to date and connects to Postgres, and meanwhile to NATS. */
async function openConnections<S extends AnySettings, C extends Ctx>(
  { entities, migrations, name: service }: ServiceDefinition<S, C>,
  environment: ServiceEnvironment,
  log: Logger,
): Promise<{ bus: Bus; dataSource: DataSource }> {
  const { databasePoolSize: poolSize, databaseUrl: url, migrationDatabaseUrl, natsUrl } = environment
  const openDatabase = async () => {
    if (migrationDatabaseUrl) await migrate(service, migrationDatabaseUrl, migrations)
    return connectDataSource({ service, url, entities, poolSize, log })
  }
  const [bus, dataSource] = await Promise.all([connectBus({ name: service, url: natsUrl, log }), openDatabase()])
  observeStanding(dataSource)
  return { bus, dataSource }
}

function workersOf<S extends AnySettings, C extends Ctx>(
  definition: ServiceDefinition<S, C>,
  server: BusServer,
): Worker<C>[] {
  const replay: Worker = {
    name: 'dead-letter-replay',
    everyMs: 2000,
    run: (ctx) => replayRequestedLetters(ctx, server.hearings),
  }
  return [...(definition.workers ?? []), housekeeping, replay]
}

async function isDatabaseAlive(dataSource: DataSource): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), 500).unref())
  const answered = poolOf(dataSource)
    .query('select 1')
    .then(() => true)
  return Promise.race([answered, tooLate])
}
