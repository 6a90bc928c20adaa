import { installPackages, assertNodeIsRecent } from '../install/install.mjs'
import { runOnPackagedNode } from '../install/on-packaged-node.mjs'
import { readStartOptions, usage } from './options.mjs'
import { acquirePidLock } from '../process/pid-lock.mjs'
import { compileCache, defaultStateDir } from '../process/paths.mjs'
import { textFor } from '../process/plain-failure.mjs'
import { Progress } from '../process/progress.mjs'

/**
 * `npm start`: starts the platform on this machine and keeps it running until Ctrl-C. Starts on any Node (20 or newer)
 * without packages, installs the packages of the lockfile, and continues with the Node among them. It and its static
 * imports are plain JavaScript, because that first Node may not support TypeScript.
 */
const progress = new Progress()
const startedAt = Number(process.env.SENEB_START_BEGUN ?? Date.now())

try {
  assertNodeIsRecent()
  const options = readStartOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exit(await main(options))
} catch (error) {
  console.error(textFor(error))
  process.exitCode = 1
}

/** @param {import('./options.mjs').StartOptions} options */
async function main(options) {
  const inherited = process.env.SENEB_START_CLAIM
  const lock = inherited
    ? { leftover: inherited === 'leftover', release: () => {} }
    : acquirePidLock(defaultStateDir, options)
  try {
    if (!inherited) await progress.step('packages', (note) => installPackages(note))
    const handover = {
      SENEB_START_CLAIM: lock.leftover ? 'leftover' : 'clean',
      SENEB_START_BEGUN: String(startedAt),
    }
    const exitCode = await runOnPackagedNode(handover)
    return exitCode ?? (await run(options, lock.leftover))
  } finally {
    lock.release()
  }
}

/**
 * @param {import('./options.mjs').StartOptions} options
 * @param {boolean} leftover
 */
async function run(options, leftover) {
  const { enableCompileCache } = await import('node:module')
  // Without it Node would strip the types again at each start, with a compiler that stays in memory.
  enableCompileCache(compileCache)
  const { runStack } = await import('./run-stack.ts')
  return runStack({ ...options, leftover, progress, startedAt })
}
