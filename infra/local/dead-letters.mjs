import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './places.mjs'
import { localServiceEnvironment } from './service-environment.mjs'

/**
 * `npm run dead-letters -- list|replay <service> [id]`: the kit's desk, told where the database of the local stack
 * is. Variables that are set already win, so it works against any database.
 */
const [, , , service] = process.argv
const program = join(root, 'packages', 'service-kit', 'dist', 'bin', 'dead-letters.js')

if (existsSync(program)) {
  const env = { ...(await localServiceEnvironment(service)), ...process.env }
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} else {
  console.error('The dead-letter desk is not built yet; run npm run build first.')
  process.exitCode = 1
}
