import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import type { BusUser } from '@seneb/contracts/nats-permissions'
import { databaseSetupStatements } from '@seneb/service-kit/storing/database-setup'

import { databaseLogins } from '../../infra/local/database-logins.ts'
import { runMigrateStep } from '../../infra/local/migrate-step.ts'
import type { natsAdmin } from '../../infra/nats/nats.ts'
import { forgetDataOutside } from '../../infra/postgres/postgres-binaries.ts'
import { createDatabase, runStatements, withDatabase } from '../../infra/postgres/postgres.ts'
import { inheritedEnvironment } from './config.js'
import { deployableParts, type Deployable } from './deployables.js'
import { database, databasePasswords, natsPart, postgresPart } from './infrastructure-parts.js'
import type { ProcessPart } from './process-part.js'

export type PartName = 'postgres' | 'nats' | Deployable

/** A password, and whose it is: `enquiry database`. */
export interface Secret {
  readonly of: string
  readonly value: string
}

export interface StackOptions {
  /** Where mail is sent. */
  readonly smtpUrl: string
  /** More of the environment of every deployable. */
  readonly environment?: Readonly<Record<string, string>>
  /** The deployables to start beside the topology step; gateway and services when left out. */
  readonly deployables?: readonly Deployable[]
  readonly postgresFlags?: readonly string[]
}

const startWithinMs = 45_000

/** The real system as built, each part a process of its own, in a folder and on ports of its own. */
export class Stack {
  private static readonly running = new Set<Stack>()

  private constructor(
    readonly dir: string,
    readonly parts: ReadonlyMap<PartName, ProcessPart>,
    /** The superuser's URL, for looking behind the curtain. */
    readonly adminUrl: string,
    readonly natsUrlOf: (user: BusUser | typeof natsAdmin) => string,
    readonly graphqlUrl: string,
    /** Where the site answers when `web` is among the deployables. */
    readonly siteUrl: string,
    /** Where each deployable tells how it is. */
    private readonly healthUrls: ReadonlyMap<string, string>,
    /** Every password there is, and whose it is, for looking where it must not be. */
    readonly secrets: readonly Secret[],
  ) {}

  /** Starts everything and waits until it is ready; rejects, having stopped everything, when a part does not come. */
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

  part(name: PartName): ProcessPart {
    const part = this.parts.get(name)
    if (!part) throw new Error(`this stack has no ${name}`)
    return part
  }

  /** Where a deployable tells its health and its metrics, without a slash at the end. */
  healthUrlOf(name: Deployable): string {
    const url = this.healthUrls.get(name)
    if (url === undefined) throw new Error(`this stack has no ${name}`)
    return url
  }

  /** The lines a part has logged so far. */
  logOf(name: PartName): string[] {
    return readFileSync(join(this.dir, `${name}.log`), 'utf8').split('\n')
  }

  /** Runs SQL as the superuser. */
  query(sql: string): Promise<void> {
    return runStatements(this.adminUrl, [sql])
  }

  /** Loses everything NATS had stored; only while it is down. */
  wipeNats(): void {
    rmSync(join(this.dir, 'nats', 'store'), { recursive: true, force: true })
  }

  /** Stops everything in order and removes its files. */
  async stop(): Promise<void> {
    const infrastructure = [this.part('nats'), this.part('postgres')]
    const deployables = [...this.parts.values()].filter((part) => !infrastructure.includes(part))
    await Promise.all(deployables.map((part) => part.stop()))
    await Promise.all(infrastructure.map((part) => part.stop()))
    this.forget()
  }

  /** Ends every stack of this process at once and removes their files, for a program that is told to end. */
  static async discardAll(): Promise<void> {
    const stacks = [...Stack.running]
    await Promise.all(stacks.flatMap(({ parts }) => [...parts.values()].map((part) => part.kill())))
    for (const stack of stacks) stack.forget()
  }

  private forget(): void {
    Stack.running.delete(this)
    forgetDataOutside(join(this.dir, 'postgres'))
    rmSync(this.dir, { recursive: true, force: true })
  }

  /** Runs the migrate step for the schemas of these services. */
  migrate(names: readonly ServiceName[]): Promise<void> {
    const databaseUrlOf = databaseLogins(this.adminUrl, databasePasswords)
    return runMigrateStep({ dir: this.dir, env: inheritedEnvironment(), names, databaseUrlOf })
  }

  private async startAll(): Promise<void> {
    const { nats, postgres } = { nats: this.part('nats'), postgres: this.part('postgres') }
    for (const part of [postgres, nats]) part.start()
    await Promise.all([postgres, nats].map((part) => part.untilReady(startWithinMs)))
    await createDatabase(withDatabase(this.adminUrl, 'postgres'), database)
    await runStatements(this.adminUrl, databaseSetupStatements({ passwords: databasePasswords }))
    await this.migrate(serviceNames)
    const deployables = [...this.parts.values()].filter((part) => part !== nats && part !== postgres)
    for (const part of deployables) part.start()
    await Promise.all(deployables.map((part) => part.untilReady(startWithinMs)))
  }

  private static async prepare(dir: string, options: StackOptions): Promise<Stack> {
    const postgres = await postgresPart(dir, options.postgresFlags ?? [])
    const nats = await natsPart(dir)
    const { parts, healthUrls, graphqlUrl, siteUrl } = await deployableParts({
      dir,
      names: ['topology', ...(options.deployables ?? ['gateway', ...serviceNames])],
      databaseUrl: postgres.adminUrl,
      databasePasswords,
      natsUrlOf: nats.urlOf,
      smtpUrl: options.smtpUrl,
      environment: options.environment ?? {},
    })
    const all = new Map<PartName, ProcessPart>([['postgres', postgres.part], ['nats', nats.part], ...parts])
    const secrets = [
      { of: 'superuser', value: postgres.password },
      ...Object.entries(databasePasswords).map(([user, value]) => ({ of: `${user} database`, value })),
      ...Object.entries(nats.passwords).map(([user, value]) => ({ of: `${user} bus`, value })),
    ]
    return new Stack(dir, all, postgres.adminUrl, nats.urlOf, graphqlUrl, siteUrl, healthUrls, secrets)
  }
}
