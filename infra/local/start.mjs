import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { installPackages, assertNodeIsRecent } from './install.mjs'
import { whenNpmIsGone } from './npm-watch.mjs'
import { runOnPackagedNode } from './on-packaged-node.mjs'
import { readStartOptions, usage } from './options.mjs'
import { compileCache, defaultStateDir, root, spoken } from './places.mjs'
import { sentence, wordsFor } from './plain-failure.mjs'
import { Progress } from './progress.mjs'
import { runQuietly } from './run-quietly.mjs'
import { claim } from './running-mark.mjs'

/**
 * `npm start`: brings the platform up on this machine and keeps it up until Ctrl-C. Begins on whatever Node there is
 * (20 or newer) without any package, installs what the lockfile names, and goes on with the Node that came with it.
 */
const progress = new Progress()
const begun = Number(process.env.SENEB_START_BEGUN ?? Date.now())

try {
  assertNodeIsRecent()
  const options = readStartOptions(process.argv.slice(2))
  if (options.help) console.log(usage)
  else process.exit(await main(options))
} catch (error) {
  fail(error)
}

async function main(options) {
  const inherited = process.env.SENEB_START_CLAIM
  const claimed = inherited
    ? { leftover: inherited === 'leftover', release: () => {} }
    : claim(defaultStateDir, options)
  try {
    if (!inherited) await progress.step('packages', (note) => installPackages(note))
    const handover = {
      SENEB_START_CLAIM: claimed.leftover ? 'leftover' : 'clean',
      SENEB_START_BEGUN: String(begun),
    }
    const ended = await runOnPackagedNode(handover)
    return ended ?? (await run(options, claimed))
  } finally {
    claimed.release()
  }
}

async function run({ portBase, fresh }, { leftover }) {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(compileCache)
  const { forgetEverything, startStack } = await import('./stack.mjs')
  const { Supervisor } = await import('./supervisor.mjs')
  const { removeStackFile } = await import('./stack-file.mjs')

  // What the shell says wins over the file.
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const ending = Promise.withResolvers()
  const end = (code, words) => ending.resolve({ code, words })
  const supervisor = new Supervisor({ say: (text) => progress.say(text), giveUp: (words) => end(1, words) })
  whenAskedToStop(() => (supervisor.isStopping ? supervisor.kill() : end(0)))

  const dir = defaultStateDir
  const start = async () => {
    await progress.step('build', buildApart)
    if (fresh) await progress.step('forget everything', () => forgetEverything(dir))
    const stack = { dir, portBase, env: process.env, supervisor, progress, afterUncleanEnd: leftover }
    const found = await startStack(stack)
    welcome(found)
  }
  start().catch((error) => end(1, wordsFor(error)))

  const { code, words } = await ending.promise
  progress.close()
  if (words) console.error(`\n${words}`)
  removeStackFile(dir)
  if (!words) progress.say('\nStopping …')
  await supervisor.stop()
  return code
}

/** Calls `stop` on every signal that asks for an end, and when npm, which started us, is gone. */
function whenAskedToStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  whenNpmIsGone(stop)
}

/** In a process of its own, because the compiler's memory would stay with this one for as long as the stack runs. */
async function buildApart(note) {
  try {
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
    const output = await runQuietly(process.execPath, [join(root, 'infra', 'build', 'build.ts')], { env })
    note(output.trim().split('\n').at(-1))
  } catch (error) {
    throw sentence(error.output ?? error.message)
  }
}

function welcome(found) {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const lines = [
    ['website', found.web],
    ['graph', found.graphql],
    ['mailbox', found.mailbox],
    ['database', found.postgres],
    ['logs', spoken(found.logs)],
  ]
  const shown = lines.filter(([, value]) => value).map(([name, value]) => `   ${name.padEnd(10)} ${value}`)
  progress.say(`\nSeneb is ready after ${seconds} s. Ctrl-C stops it.\n\n${shown.join('\n')}\n`)
}

function fail(error) {
  console.error(wordsFor(error))
  process.exitCode = 1
}
