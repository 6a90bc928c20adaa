import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Settings } from '../deployables.ts'
import { defaultStateDir } from '../process/paths.mjs'
import type { Secrets } from './secrets.ts'
import type { StackInfo } from './stack-file.ts'

/** Addresses of the local stack for a tool that works on all of it, the superuser's database URL included. */
export interface LocalStackAccess {
  readonly siteUrl: string
  readonly graphqlUrl: string
  readonly adminUrl: string
  /** Null when mails go to a server that is not ours. */
  readonly mailbox: string | null
  /** Address at which the mailbox receives mails. */
  readonly smtp: string
}

/** Returns the addresses of the local stack; undefined when no stack runs here. */
export function localStackAccess(): LocalStackAccess | undefined {
  const stack = readLocalStack()
  if (!stack) return undefined
  const { graphql, mailbox, postgres, secrets, smtp, web } = stack
  const adminUrl = new URL(postgres)
  adminUrl.password = secrets.superuser
  return { siteUrl: web, graphqlUrl: graphql, adminUrl: adminUrl.href, mailbox, smtp }
}

/**
 * Returns the database settings of a service of the local stack as the service's environment; empty when no stack was
 * started here.
 */
export async function localServiceEnvironment(service: string | undefined): Promise<Settings> {
  const stack = readLocalStack()
  if (!service || !stack?.secrets.database[service]) return {}
  const { environmentPrefix } = await import('@seneb/platform/config')
  const prefix = environmentPrefix(service)
  return {
    SENEB_ENV: 'local',
    [`${prefix}_DATABASE_URL`]: (await loginsOf(stack))(service),
    // These programs need no bus; the environment of a service is read as a whole.
    [`${prefix}_NATS_URL`]: 'nats://127.0.0.1',
  }
}

/** Returns the environment of identity's commands for the local stack; empty when no stack was started here. */
export async function localIdentityEnvironment(): Promise<Settings> {
  const stack = readLocalStack()
  if (!stack) return {}
  const { identityCommandEnvironment } = await import('./identity-command-environment.ts')
  const databaseUrl = (await loginsOf(stack))('identity')
  return identityCommandEnvironment({ databaseUrl, secrets: stack.secrets, siteUrl: stack.web })
}

/**
 * Returns the logins of the migration roles of the local stack, for the migrate step; empty when no stack was started
 * here.
 */
export async function localMigrationEnvironment(): Promise<Settings> {
  const stack = readLocalStack()
  if (!stack) return {}
  const { migrateStep } = await import('../deployables.ts')
  return { SENEB_ENV: 'local', ...migrateStep.wiring({ databaseUrlOf: await loginsOf(stack) }) }
}

/** Imported lazily, because it depends on build output; without a build, the person gets a one-sentence error. */
async function loginsOf({ postgres, secrets }: LocalStack): Promise<(user: string) => string> {
  const { databaseLogins } = await import('../postgres/local-postgres.ts')
  return databaseLogins(postgres, secrets.database)
}

/** Returns the environment for inspecting the quarantine of the local stack; empty when no stack was started here. */
export function localQuarantineEnvironment(): Settings {
  const stack = readLocalStack()
  const natsUrl = stack && natsUrlOf(stack, 'quarantine')
  if (!natsUrl) return {}
  return { SENEB_ENV: 'local', QUARANTINE_NATS_URL: natsUrl, QUARANTINE_DOCUMENT_KEY: stack.secrets.documentKey }
}

/** Returns the environment for emptying the bus of the local stack; empty when no stack was started here. */
export function localEmptyBusEnvironment(): Settings {
  const stack = readLocalStack()
  const natsUrl = stack && natsUrlOf(stack, 'empty-bus')
  return natsUrl ? { SENEB_ENV: 'local', EMPTY_BUS_NATS_URL: natsUrl } : {}
}

/** Undefined when the stack was started before there was such a user. */
function natsUrlOf({ nats, secrets }: LocalStack, user: string): string | undefined {
  const password = secrets.nats[user]
  if (!password) return undefined
  const url = new URL(nats)
  url.username = user
  url.password = password
  return url.href
}

interface LocalStack extends Pick<StackInfo, 'graphql' | 'mailbox' | 'nats' | 'postgres' | 'smtp' | 'web'> {
  readonly secrets: Secrets
}

function readLocalStack(): LocalStack | undefined {
  const [stackFile, secretsFile] = [join(defaultStateDir, 'stack.json'), join(defaultStateDir, 'secrets.json')]
  if (!existsSync(stackFile) || !existsSync(secretsFile)) return undefined
  const stack = JSON.parse(readFileSync(stackFile, 'utf8')) as StackInfo
  return { ...stack, secrets: JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets }
}
