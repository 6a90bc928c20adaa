import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { prefixOf } from './deployables.mjs'
import { defaultStateDir } from './places.mjs'
import { withLogin } from './postgres.mjs'

/**
 * Where the database of a service of the local stack is, as the service's own environment says it; nothing when no
 * stack was started here.
 * @param {string | undefined} service
 * @returns {Promise<Record<string, string>>}
 */
export async function localServiceEnvironment(service) {
  const [stackFile, secretsFile] = ['stack.json', 'secrets.json'].map((name) => join(defaultStateDir, name))
  if (!service || !existsSync(stackFile) || !existsSync(secretsFile)) return {}
  const { postgres } = JSON.parse(readFileSync(stackFile, 'utf8'))
  const { database } = JSON.parse(readFileSync(secretsFile, 'utf8'))
  if (!database[service]) return {}
  const { roleOf } = await import('@seneb/service-kit/database-setup')
  const prefix = prefixOf(service)
  return {
    [`${prefix}_DATABASE_URL`]: withLogin(postgres, roleOf(service), database[service]),
    // These programs need no bus; the environment of a service is read as a whole.
    [`${prefix}_NATS_URL`]: 'nats://127.0.0.1',
  }
}
