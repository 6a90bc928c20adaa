import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './places.mjs'
import { localQuarantineEnvironment } from './service-environment.mjs'

/**
 * `npm run quarantine -- list|open <id> <file>|delete <id>`: the gateway's desk, told where the bus of the local stack is.
 * Variables that are set already win, so it works at any bus. `file` is read from where the command was given.
 */
const program = join(root, 'gateway', 'dist', 'quarantine.js')

if (existsSync(program)) {
  const env = { ...localQuarantineEnvironment(), ...process.env }
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env,
    stdio: 'inherit',
  })
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} else {
  console.error('The quarantine desk is not built yet; run npm run build first.')
  process.exitCode = 1
}
