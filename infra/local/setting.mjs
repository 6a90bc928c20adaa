import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './places.mjs'
import { localServiceEnvironment } from './service-environment.mjs'

/**
 * `npm run setting -- <key> "<value>"`: sets what the site shows, such as who runs it, at the local stack or wherever
 * CONTENT_DATABASE_URL points.
 */
const program = join(root, 'services', 'content', 'dist', 'change-setting.js')

if (existsSync(program)) {
  const env = { ...(await localServiceEnvironment('content')), ...process.env }
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} else {
  console.error('The content service is not built yet; run npm run build first.')
  process.exitCode = 1
}
