import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { serviceNames } from '@seneb/contracts/define'
import { busUsers, natsUsers, type BusUser } from '@seneb/contracts/permissions'
import { databaseSetupStatements, type DatabaseUser } from '@seneb/service-kit/database-setup'

import { natsServerProgram } from '../../infra/local/nats-server-program.mjs'
import { natsAdmin, natsCommand, natsUrl, untilNatsReady } from '../../infra/local/nats.mjs'
import { forgetDataOutside } from '../../infra/local/postgres-binaries.mjs'
import {
  createCluster,
  createDatabase,
  runStatements,
  serverCommand,
  superuser,
  untilAccepting,
  withDatabase,
} from '../../infra/local/postgres.mjs'
import { deployableParts, type Deployable } from './deployables.js'
import { ProcessPart } from './process-part.js'
import { steadyPort } from './steady-port.js'

export type PartName = 'postgres' | 'nats' | Deployable

export interface StackOptions {
  /** Where mail is sent. */
  readonly smtpUrl: string
  /** More of the environment of every deployable. */
  readonly environment?: Readonly<Record<string, string>>
  /** The deployables to start; gateway and services when left out. */
  readonly deployables?: readonly Deployable[]
  readonly postgresFlags?: readonly string[]
}

const startWithinMs = 45_000
const database = 'seneb'
const toolsDir = fileURLToPath(new URL('../../.local/tools', import.meta.url))

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

  private async startAll(): Promise<void> {
    const { nats, postgres } = { nats: this.part('nats'), postgres: this.part('postgres') }
    for (const part of [postgres, nats]) part.start()
    await Promise.all([postgres, nats].map((part) => part.untilReady(startWithinMs)))
    await createDatabase(withDatabase(this.adminUrl, 'postgres'), database)
    await runStatements(this.adminUrl, databaseSetupStatements({ passwords: databasePasswords }))
    const deployables = [...this.parts.values()].filter((part) => part !== nats && part !== postgres)
    for (const part of deployables) part.start()
    await Promise.all(deployables.map((part) => part.untilReady(startWithinMs)))
  }

  private static async prepare(dir: string, options: StackOptions): Promise<Stack> {
    const postgres = await postgresPart(dir, options.postgresFlags ?? [])
    const nats = await natsPart(dir)
    const { parts, graphqlUrl, siteUrl } = await deployableParts({
      dir,
      names: options.deployables ?? ['gateway', ...serviceNames],
      databaseUrl: postgres.adminUrl,
      databasePasswords,
      natsUrlOf: nats.urlOf,
      smtpUrl: options.smtpUrl,
      environment: options.environment ?? {},
    })
    const all = new Map<PartName, ProcessPart>([['postgres', postgres.part], ['nats', nats.part], ...parts])
    return new Stack(dir, all, postgres.adminUrl, nats.urlOf, graphqlUrl, siteUrl)
  }
}

const databaseUsers: readonly DatabaseUser[] = ['migrator', ...serviceNames]
const databasePasswords = randomPasswords(databaseUsers)

async function postgresPart(dir: string, flags: readonly string[]) {
  const password = secret()
  const port = await steadyPort()
  const cluster = await createCluster({ home: join(dir, 'postgres'), password, flags: ['--no-sync'] })
  const serverUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  const command = serverCommand({ ...cluster, port, flags: [...flags] })
  const part = new ProcessPart('postgres', command, join(dir, 'postgres.log'), () =>
    untilAccepting(serverUrl, { withinMs: 0 }).then(() => true),
  )
  return { part, adminUrl: withDatabase(serverUrl, database) }
}

async function natsPart(dir: string) {
  const [port, monitorPort, program] = [await steadyPort(), await steadyPort(), await natsServerProgram({ toolsDir })]
  const passwords = { ...randomPasswords(busUsers), [natsAdmin]: secret() } as Record<string, string> &
    Record<BusUser, string>
  const accounts = [...natsUsers(passwords), { user: natsAdmin, password: passwords[natsAdmin] ?? '' }]
  const command = natsCommand({ program, dir: join(dir, 'nats'), port, monitorPort, storeKey: secret(), accounts })
  const part = new ProcessPart('nats', command, join(dir, 'nats.log'), () =>
    untilNatsReady({ port, monitorPort }, { withinMs: 0 }).then(() => true),
  )
  return { part, urlOf: (user: string) => natsUrl({ user, password: passwords[user] ?? '', port }) }
}

function secret(): string {
  return randomBytes(16).toString('hex')
}

function randomPasswords<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, secret()])) as Record<Name, string>
}
