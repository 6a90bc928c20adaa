import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { prefixOf } from './deployables.mjs'
import { defaultStateDir, root } from './places.mjs'
import { withLogin } from './postgres.mjs'

/**
 * `npm run dead-letters -- list|replay <service> [id]`: the kit's desk, told where the database of the local stack
 * is. Variables that are set already win, so it works against any database.
 */
const [, , , service] = process.argv
const program = join(root, 'packages', 'service-kit', 'dist', 'bin', 'dead-letters.js')

if (existsSync(program)) {
  const env = { ...(await localEnvironment()), ...process.env }
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} else {
  console.error('The dead-letter desk is not built yet; run npm run build first.')
  process.exitCode = 1
}

async function localEnvironment() {
  const [stackFile, secretsFile] = ['stack.json', 'secrets.json'].map((name) => join(defaultStateDir, name))
  if (!service || !existsSync(stackFile) || !existsSync(secretsFile)) return {}
  const { postgres } = JSON.parse(readFileSync(stackFile, 'utf8'))
  const { database } = JSON.parse(readFileSync(secretsFile, 'utf8'))
  if (!database[service]) return {}
  const { roleOf } = await import('@seneb/service-kit/database-setup')
  const prefix = prefixOf(service)
  return {
    [`${prefix}_DATABASE_URL`]: withLogin(postgres, roleOf(service), database[service]),
    // The desk needs no bus; the environment of a service is read as a whole.
    [`${prefix}_NATS_URL`]: 'nats://127.0.0.1',
  }
}
