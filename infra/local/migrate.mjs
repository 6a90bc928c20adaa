import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './places.mjs'
import { localMigrationEnvironment } from './service-environment.mjs'

/**
 * `npm run migrate -- [service …]`: the migrate step, told where the database of the local stack is. Variables that
 * are set already win, so it works against any database.
 */
const program = join(root, 'infra', 'migrate', 'migrate.ts')

if (existsSync(join(root, 'packages', 'service-kit', 'dist', 'storing', 'migrate.js'))) {
  const env = { ...(await localMigrationEnvironment()), ...process.env }
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} else {
  console.error('The migrate step is not built yet; run npm run build first.')
  process.exitCode = 1
}
