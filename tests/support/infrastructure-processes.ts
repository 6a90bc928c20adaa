import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { busUsers, natsUsers, type BusUser } from '@seneb/contracts/nats-permissions'
import { databaseUsers } from '@seneb/service-kit/database/database-setup'
import { freePort } from '@seneb/testkit/free-port'

import { natsServerProgram } from '../../infra/programs/nats-server-program.ts'
import { natsAdmin, natsCommand, natsUrl, untilNatsReady } from '../../infra/nats/nats.ts'
import { createCluster, serverCommand, superuser, untilAccepting, withDatabase } from '../../infra/postgres/postgres.ts'
import { StackProcess } from './process-part.js'

/** The database of a stack. */
export const database = 'seneb'
const toolsDir = fileURLToPath(new URL('../../.local/tools', import.meta.url))

/** The passwords of the database roles of every stack of this process. */
export const databasePasswords = randomPasswords(databaseUsers)

/** Creates a separate PostgreSQL server. */
export async function postgresProcess(dir: string, flags: readonly string[]) {
  const password = secret()
  const port = await freePort()
  const cluster = await createCluster({ home: join(dir, 'postgres'), password, flags: ['--no-sync'] })
  const serverUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  const command = serverCommand({ ...cluster, port, flags: [...flags] })
  const part = new StackProcess('postgres', command, join(dir, 'postgres.log'), () =>
    untilAccepting(serverUrl, { withinMs: 0 }).then(() => true),
  )
  return { part, password, adminUrl: withDatabase(serverUrl, database) }
}

/** The bus of a stack. */
export interface BusDeps {
  /** Its servers by name; the first is the one that a stack of one server kills. */
  readonly servers: readonly StackProcess[]
  readonly passwords: Readonly<Record<string, string>>
  /** Returns the URL at which a user connects. */
  readonly urlOf: (user: string) => string
  /** Additional environment of the deployables. */
  readonly environment: Readonly<Record<string, string>>
}

/** Creates a separate NATS server with the users of the contracts. */
export async function natsProcess(dir: string): Promise<BusDeps> {
  const [port, monitorPort, program] = [await freePort(), await freePort(), await natsServerProgram({ toolsDir })]
  const passwords = { ...randomPasswords(busUsers), [natsAdmin]: secret() } as Record<string, string> &
    Record<BusUser, string>
  const accounts = [...natsUsers(passwords), { user: natsAdmin, password: passwords[natsAdmin] ?? '' }]
  const command = natsCommand({ program, dir: join(dir, 'nats'), port, monitorPort, storeKey: secret(), accounts })
  const part = new StackProcess('nats', command, join(dir, 'nats.log'), () =>
    untilNatsReady({ port, monitorPort }, { withinMs: 0 }).then(() => true),
  )
  const urlOf = (user: string) => natsUrl({ user, password: passwords[user] ?? '', port })
  return { servers: [part], passwords, urlOf, environment: {} }
}

function secret(): string {
  return randomBytes(16).toString('hex')
}

function randomPasswords<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, secret()])) as Record<Name, string>
}
