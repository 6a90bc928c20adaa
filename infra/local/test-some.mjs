import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { assertNodeIsRecent, installPackages } from '../install/install.mjs'
import { runOnPackagedNode } from '../install/on-packaged-node.mjs'
import { root } from '../process/paths.mjs'
import { plainFailure, reasonOf, textFor } from '../process/plain-failure.mjs'

/**
 * `npm run test:one -- <path> [-t name]` and `npm run test:browser -- <file> [-g name]`: run a few tests of one kind.
 * The arguments are checked first. Then what the tests need is installed and built, so that they never run against an
 * earlier build.
 */
const runners = /** @type {const} */ ({
  jest: {
    usage: 'npm run test:one -- <path or part of one> [-t part of a name]',
    web: false,
    options: { testNamePattern: { type: 'string', short: 't' }, detectOpenHandles: { type: 'boolean' } },
    args: ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--runInBand'],
  },
  browser: {
    usage: 'npm run test:browser -- <file or part of one> [-g part of a name]',
    web: true,
    options: {
      grep: { type: 'string', short: 'g' },
      headed: { type: 'boolean' },
      debug: { type: 'boolean' },
      'repeat-each': { type: 'string' },
    },
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'],
  },
})

const [kind = '', ...args] = process.argv.slice(2)

try {
  const runner = kind === 'browser' ? runners.browser : runners.jest
  if (args.length === 0 || args.includes('--help')) throw plainFailure(`Usage: ${runner.usage}`)
  checkArguments(runner)
  assertNodeIsRecent()
  await installPackages(() => {})
  const exitCode = await runOnPackagedNode({})
  if (exitCode !== undefined) process.exit(exitCode)
  const { build } = await import('../build/build.ts')
  await build({ web: runner.web })
  const { status } = spawnSync(process.execPath, [...runner.args.map(asPath), ...args], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(textFor(error))
  process.exitCode = 1
}

/** @param {string} argument */
function asPath(argument) {
  return argument.startsWith('node_modules/') ? join(root, argument) : argument
}

/** @param {(typeof runners)[keyof typeof runners]} runner */
function checkArguments({ options, usage }) {
  try {
    parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw plainFailure(`${reasonOf(error).split('. ')[0]}\nUsage: ${usage}`)
  }
}
