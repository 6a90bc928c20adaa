import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { assertNodeIsRecent, installPackages } from '../install/install.mjs'
import { runOnPackagedNode } from '../install/on-packaged-node.mjs'
import { textFor } from '../process/plain-failure.mjs'

/**
 * `node infra/local/run.mjs <file.ts> [arguments]`: runs a TypeScript program of `tests` (chaos, bench) against the
 * built packages. Everything is installed and built first, so it works on a fresh clone.
 */
const [file = '', ...args] = process.argv.slice(2)

try {
  assertNodeIsRecent()
  await installPackages(() => {})
  const exitCode = await runOnPackagedNode({})
  if (exitCode !== undefined) process.exit(exitCode)
  await prepare()
  process.env.SENEB_ENV = 'local'
  process.argv = [process.execPath, resolve(file), ...args]
  await import(pathToFileURL(resolve(file)).href)
} catch (error) {
  console.error(textFor(error))
  process.exit(1)
}

async function prepare() {
  const { build } = await import('../build/build.ts')
  await build({ web: false })
  // Only the packaged Node has the features needed here, and this file may be started by any Node version.
  await import('../build/typescript-hooks.ts')
}
