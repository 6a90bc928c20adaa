import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { assertNodeIsRecent, installPackages } from './install.mjs'
import { runOnPackagedNode } from './on-packaged-node.mjs'
import { defaultStateDir, root } from './places.mjs'
import { sentence, wordsFor } from './plain-failure.mjs'
import { Progress } from './progress.mjs'

/**
 * `npm test`: installs and builds what is missing, runs everything that has to hold, shows what failed, and ends with
 * the line `N passed, N failed`. `npm run check` is the quick subset.
 */
const progress = new Progress()
const failures = []
const total = { passed: 0, failed: 0 }

try {
  assertNodeIsRecent()
  const options = readOptions(process.argv.slice(2))
  if (!process.env.SENEB_TEST_INSTALLED) await progress.step('packages', (note) => installPackages(note))
  const ended = await runOnPackagedNode({ SENEB_TEST_INSTALLED: 'yes' })
  if (ended !== undefined) process.exit(ended)
  process.exitCode = await main(options)
} catch (error) {
  console.error(`\n${wordsFor(error)}\n\n${total.passed} passed, ${total.failed + 1} failed`)
  process.exitCode = 1
}

function readOptions(args) {
  try {
    return parseArgs({ args, options: { quick: { type: 'boolean' } } }).values
  } catch {
    throw sentence('npm test takes no option; npm run check is the quick subset.')
  }
}

async function main({ quick = false }) {
  const { endChecks } = await import('./check-run.mjs')
  const { generateStep, readingSteps, runningSteps } = await import('./check-steps.mjs')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endChecks()
      failures.push({ name: 'not finished', output: `${signal} ended the run.` })
      total.failed += 1
      process.exit(report())
    })
  }
  const wanted = (step) => (quick ? !step.full : !step.quick)
  await setUp(quick)

  await inTurn([generateStep])
  // Two at once: that is how many cores a small machine has.
  await atOnce(2, readingSteps.filter(wanted))
  await inTurn(runningSteps.filter(wanted))
  return report()
}

async function setUp(quick) {
  const { build } = await import('../build/build.ts')
  const { natsServerProgram } = await import('./nats-server-program.mjs')
  const toolsDir = join(defaultStateDir, 'tools')
  await progress.step('nats-server', async (note) => {
    await natsServerProgram({ toolsDir, report: note })
    note('')
  })
  await progress.step('clamd', findClamd)
  if (!quick) await progress.step('chromium', findChromium)
  if (!quick) await progress.step('java', findJava)
  await progress.step('build', () => build())
}

async function findChromium(note) {
  const { chromiumProgram } = await import('./chromium.mjs')
  const found = await chromiumProgram(note)
  note(found)
  return found
}

async function findClamd(note) {
  const { clamdProgram } = await import('./clamd-program.mjs')
  const found = await clamdProgram(note)
  note(found)
  return found
}

async function findJava(note) {
  const { javaProgram } = await import('./java.mjs')
  const found = await javaProgram(note)
  note(found)
  return found
}

async function inTurn(steps) {
  for (const step of steps) await check(step)
}

async function atOnce(count, steps) {
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await check(step)
  }
  await Promise.all(Array.from({ length: count }, worker))
}

/** Runs a step, counts what it gave and keeps what it said when something failed. */
async function check(step) {
  const missing = step.needs.filter((path) => !existsSync(join(root, path)))
  const outcome = { passed: 0, failed: 1, output: `${missing.join(', ')} is missing` }
  await progress
    .step(step.name, async (note) => {
      if (missing.length === 0) Object.assign(outcome, await step.run())
      note(outcome.passed + outcome.failed > 1 ? `${outcome.passed} passed, ${outcome.failed} failed` : '')
      if (outcome.failed > 0) throw sentence(step.name)
    })
    .catch(() => failures.push({ name: step.name, output: outcome.output }))
  total.passed += outcome.passed
  total.failed += outcome.failed
}

function report() {
  for (const { name, output } of failures) console.log(`\n━━ ${name} ━━\n${output.trim()}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}
