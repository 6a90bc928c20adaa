import { parseArgs } from 'node:util'

import { assertNodeIsRecent, installPackages } from '../install/install.mjs'
import { runOnPackagedNode } from '../install/on-packaged-node.mjs'
import { plainFailure, textFor } from '../process/plain-failure.mjs'
import { Progress } from '../process/progress.mjs'

/**
 * `npm test`: installs and builds missing parts, runs every check, shows failures, and ends with the line `N passed, N
 * failed`. `npm run check` is the quick subset; `-- --changed` limits it to the checks that concern changed files.
 * Plain JavaScript, because it starts on any installed version of Node.
 */
const progress = new Progress()

try {
  assertNodeIsRecent()
  const { changed = false, quick = false } = readOptions(process.argv.slice(2))
  if (!process.env.SENEB_TEST_INSTALLED) await progress.step('packages', (note) => installPackages(note))
  const exitCode = await runOnPackagedNode({ SENEB_TEST_INSTALLED: 'yes' })
  if (exitCode !== undefined) process.exit(exitCode)
  const { runChecks } = await import('../checks/run-checks.ts')
  process.exitCode = await runChecks({ changed, quick, progress })
} catch (error) {
  console.error(`\n${textFor(error)}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}

/** @param {string[]} args */
function readOptions(args) {
  const options = /** @type {const} */ ({ quick: { type: 'boolean' }, changed: { type: 'boolean' } })
  try {
    const { values } = parseArgs({ args, options })
    if (values.quick || !values.changed) return values
  } catch {
    // The error is reported below.
  }
  throw plainFailure('npm test takes no option; npm run check is the quick subset of it, and takes --changed.')
}
