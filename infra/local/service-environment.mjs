import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { migrationSettings, prefixOf } from './deployables.mjs'
import { defaultStateDir } from './places.mjs'
import { withLogin } from './postgres.mjs'

/**
 * Where the database of a service of the local stack is, as the service's own environment says it; nothing when no
 * stack was started here.
 * @param {string | undefined} service
 * @returns {Promise<Record<string, string>>}
 */
export async function localServiceEnvironment(service) {
  const { postgres, database } = readLocalStack() ?? {}
  if (!service || !database?.[service]) return {}
  const { roleOf } = await import('@seneb/service-kit/storing/database-setup')
  const prefix = prefixOf(service)
  return {
    SENEB_ENV: 'local',
    [`${prefix}_DATABASE_URL`]: withLogin(postgres, roleOf(service), database[service]),
    // These programs need no bus; the environment of a service is read as a whole.
    [`${prefix}_NATS_URL`]: 'nats://127.0.0.1',
  }
}

/**
 * The logins of the migration roles of the local stack, for the migrate step; nothing when no stack was started here.
 * @returns {Promise<Record<string, string>>}
 */
export async function localMigrationEnvironment() {
  const { postgres: databaseUrl, database: passwords } = readLocalStack() ?? {}
  if (!databaseUrl) return {}
  const { serviceNames: names } = await import('@seneb/contracts/define')
  const { databaseUsers, roleOf } = await import('@seneb/service-kit/storing/database-setup')
  const roles = Object.fromEntries(databaseUsers.map((user) => [user, roleOf(user)]))
  return { SENEB_ENV: 'local', ...migrationSettings({ names, databaseUrl, roles, passwords }) }
}

/**
 * How to look into the quarantine of the local stack; nothing when no stack was started here.
 * @returns {Record<string, string>}
 */
export function localQuarantineEnvironment() {
  const { nats, natsPasswords, documentKey } = readLocalStack() ?? {}
  if (!nats || !natsPasswords?.quarantine) return {}
  const url = new URL(nats)
  url.username = 'quarantine'
  url.password = natsPasswords.quarantine
  return { SENEB_ENV: 'local', QUARANTINE_NATS_URL: url.href, QUARANTINE_DOCUMENT_KEY: documentKey }
}

function readLocalStack() {
  const [stackFile, secretsFile] = ['stack.json', 'secrets.json'].map((name) => join(defaultStateDir, name))
  if (!existsSync(stackFile) || !existsSync(secretsFile)) return undefined
  const { nats, postgres } = JSON.parse(readFileSync(stackFile, 'utf8'))
  const { database, documentKey, nats: natsPasswords } = JSON.parse(readFileSync(secretsFile, 'utf8'))
  return { postgres, database, nats, natsPasswords, documentKey }
}
