import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import type { BusUser } from '@seneb/contracts/nats-permissions'
import { databaseSetupStatements } from '@seneb/service-kit/database/database-setup'

import { databaseLogins } from '../../infra/postgres/local-postgres.ts'
import { runMigrateStep } from '../../infra/local/migrate-step.ts'
import type { natsAdmin } from '../../infra/nats/nats.ts'
import { deleteDataOutside } from '../../infra/postgres/postgres-binaries.ts'
import { createDatabase, runStatements, withDatabase } from '../../infra/postgres/postgres.ts'
import { inheritedEnvironment } from './config.js'
import { deployableProcesses, type Deployable, type Replica } from './deployables.js'
import { database, databasePasswords, natsProcess, postgresProcess, type BusDeps } from './infrastructure-processes.js'
import type { StackProcess } from './process-part.js'

export type ProcessName = 'postgres' | 'nats' | `nats-${number}` | Replica

/** Password and its owner, such as `enquiry database`. */
export interface Secret {
  readonly of: string
  readonly value: string
}

export interface StackOptions {
  /** URL of the mail server. */
  readonly smtpUrl: string
  /** More of the environment of every deployable. */
  readonly environment?: Readonly<Record<string, string>>
  /** Deployables to start in addition to the topology step; gateway and services when omitted. */
  readonly deployables?: readonly Deployable[]
  readonly postgresFlags?: readonly string[]
  /** Number of processes of the gateway and of each service; one by default. */
  readonly replicas?: number
  /** Bus that replaces the default of one separate server. */
  readonly bus?: (dir: string) => Promise<BusDeps>
}

/** For the parts of one replica on a busy machine; the processes of several share the same cores. */
const startWithinMs = 90_000

/** The real system as built, each part a separate process, in a separate folder and on separate ports. */
export class Stack {
  private static readonly running = new Set<Stack>()

  private constructor(
    readonly dir: string,
    readonly processes: ReadonlyMap<ProcessName, StackProcess>,
    /** Database and bus, which all processes need. */
    private readonly infrastructure: readonly StackProcess[],
    /** The superuser's URL, for looking behind the curtain. */
    readonly adminUrl: string,
    readonly natsUrlOf: (user: BusUser | typeof natsAdmin) => string,
    /** URLs of the gateway, followed by those of its further replicas. */
    readonly graphqlUrls: readonly string[],
    /** URL of the site when `web` is among the deployables. */
    readonly siteUrl: string,
    /** Health URL of each deployable. */
    private readonly healthUrls: ReadonlyMap<string, string>,
    /** Every password with its owner, to search for where it must not appear. */
    readonly secrets: readonly Secret[],
  ) {}

  /** Starts everything and waits until it is ready; stops everything and rejects when a part fails to start. */
  static async start(options: StackOptions): Promise<Stack> {
    const dir = mkdtempSync(join(tmpdir(), 'seneb-stack-'))
    // A database server that root starts runs under another account and must be able to enter.
    chmodSync(dir, 0o711)
    const stack = await Stack.prepare(dir, options)
    Stack.running.add(stack)
    try {
      await stack.startAll()
      return stack
    } catch (error) {
      await stack.stop()
      throw error
    }
  }

  get graphqlUrl(): string {
    return this.graphqlUrls[0] ?? ''
  }

  part(name: ProcessName): StackProcess {
    const part = this.processes.get(name)
    if (!part) throw new Error(`this stack has no ${name}`)
    return part
  }

  /** Returns the URL of a deployable's health and metrics, without a trailing slash. */
  healthUrlOf(name: Replica): string {
    const url = this.healthUrls.get(name)
    if (url === undefined) throw new Error(`this stack has no ${name}`)
    return url
  }

  /** The lines a part has logged so far. */
  logOf(name: ProcessName): string[] {
    return readFileSync(join(this.dir, `${name}.log`), 'utf8').split('\n')
  }

  /** Runs SQL as the superuser. */
  query(sql: string): Promise<void> {
    return runStatements(this.adminUrl, [sql])
  }

  /** Deletes NATS's store; only while it is stopped. */
  wipeNats(): void {
    rmSync(join(this.dir, 'nats', 'store'), { recursive: true, force: true })
  }

  /** Stops everything in order and removes its files. */
  async stop(): Promise<void> {
    await Promise.all(this.deployables.map((part) => part.stop()))
    await Promise.all(this.infrastructure.map((part) => part.stop()))
    this.cleanUp()
  }

  private get deployables(): readonly StackProcess[] {
    return [...this.processes.values()].filter((part) => !this.infrastructure.includes(part))
  }

  /** Kills every stack of this process at once and removes their files, for a program that must end. */
  static async discardAll(): Promise<void> {
    const stacks = [...Stack.running]
    await Promise.all(stacks.flatMap(({ processes }) => [...processes.values()].map((part) => part.kill())))
    for (const stack of stacks) stack.cleanUp()
  }

  private cleanUp(): void {
    Stack.running.delete(this)
    deleteDataOutside(join(this.dir, 'postgres'))
    rmSync(this.dir, { recursive: true, force: true })
  }

  /** Runs the migrate step for the schemas of these services. */
  migrate(names: readonly ServiceName[]): Promise<void> {
    const databaseUrlOf = databaseLogins(this.adminUrl, databasePasswords)
    return runMigrateStep({ env: inheritedEnvironment(), names, databaseUrlOf })
  }

  private async startAll(): Promise<void> {
    for (const part of this.infrastructure) part.start()
    await Promise.all(this.infrastructure.map((part) => part.untilReady(startWithinMs)))
    await createDatabase(withDatabase(this.adminUrl, 'postgres'), database)
    await runStatements(this.adminUrl, databaseSetupStatements({ passwords: databasePasswords }))
    await this.migrate(serviceNames)
    for (const part of this.deployables) part.start()
    const withinMs = startWithinMs * this.graphqlUrls.length
    await Promise.all(this.deployables.map((part) => part.untilReady(withinMs)))
  }

  private static async prepare(dir: string, options: StackOptions): Promise<Stack> {
    const postgres = await postgresProcess(dir, options.postgresFlags ?? [])
    const bus = await (options.bus ?? natsProcess)(dir)
    const { processes, healthUrls, graphqlUrls, siteUrl } = await deployableProcesses({
      dir,
      names: ['topology', ...(options.deployables ?? ['gateway', ...serviceNames])],
      replicas: options.replicas ?? 1,
      databaseUrl: postgres.adminUrl,
      databasePasswords,
      natsUrlOf: bus.urlOf,
      smtpUrl: options.smtpUrl,
      environment: { ...bus.environment, ...options.environment },
    })
    const infrastructure = [postgres.part, ...bus.servers]
    const named = infrastructure.map((part): [ProcessName, StackProcess] => [part.name as ProcessName, part])
    const secrets = [
      { of: 'superuser', value: postgres.password },
      ...Object.entries(databasePasswords).map(([user, value]) => ({ of: `${user} database`, value })),
      ...Object.entries(bus.passwords).map(([user, value]) => ({ of: `${user} bus`, value })),
    ]
    const all = new Map<ProcessName, StackProcess>([...named, ...processes])
    return new Stack(dir, all, infrastructure, postgres.adminUrl, bus.urlOf, graphqlUrls, siteUrl, healthUrls, secrets)
  }
}
