import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { DatabaseUser } from '@seneb/service-kit/storing/database-setup'

import { migrationSettings, prefixOf } from './deployable-plan.ts'
import { defaultStateDir } from '../process/places.mjs'
import { withLogin } from '../postgres/postgres.ts'
import type { Secrets } from './secrets.ts'
import type { Whereabouts } from './stack-file.ts'

type Settings = Readonly<Record<string, string>>

/**
 * Where the database of a service of the local stack is, as the service's own environment says it; nothing when no
 * stack was started here.
 */
export async function localServiceEnvironment(service: string | undefined): Promise<Settings> {
  const stack = readLocalStack()
  const password = service && stack?.secrets.database[service]
  if (!service || !password) return {}
  const { roleOf } = await import('@seneb/service-kit/storing/database-setup')
  const prefix = prefixOf(service)
  return {
    SENEB_ENV: 'local',
    [`${prefix}_DATABASE_URL`]: withLogin(stack.postgres, roleOf(service as DatabaseUser), password),
    // These programs need no bus; the environment of a service is read as a whole.
    [`${prefix}_NATS_URL`]: 'nats://127.0.0.1',
  }
}

/**
 * The logins of the migration roles of the local stack, for the migrate step; nothing when no stack was started here.
 */
export async function localMigrationEnvironment(): Promise<Settings> {
  const stack = readLocalStack()
  if (!stack) return {}
  const { postgres: databaseUrl } = stack
  const { serviceNames: names } = await import('@seneb/contracts/define')
  const { databaseUsers, roleOf } = await import('@seneb/service-kit/storing/database-setup')
  const roles = Object.fromEntries(databaseUsers.map((user) => [user, roleOf(user)]))
  return { SENEB_ENV: 'local', ...migrationSettings({ names, databaseUrl, roles, passwords: stack.secrets.database }) }
}

/** How to look into the quarantine of the local stack; nothing when no stack was started here. */
export function localQuarantineEnvironment(): Settings {
  const stack = readLocalStack()
  const password = stack?.secrets.nats.quarantine
  if (!password) return {}
  const url = new URL(stack.nats)
  url.username = 'quarantine'
  url.password = password
  return { SENEB_ENV: 'local', QUARANTINE_NATS_URL: url.href, QUARANTINE_DOCUMENT_KEY: stack.secrets.documentKey }
}

interface LocalStack {
  readonly postgres: string
  readonly nats: string
  readonly secrets: Secrets
}

function readLocalStack(): LocalStack | undefined {
  const [stackFile, secretsFile] = [join(defaultStateDir, 'stack.json'), join(defaultStateDir, 'secrets.json')]
  if (!existsSync(stackFile) || !existsSync(secretsFile)) return undefined
  const { nats, postgres } = JSON.parse(readFileSync(stackFile, 'utf8')) as Whereabouts
  return { postgres, nats, secrets: JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets }
}
