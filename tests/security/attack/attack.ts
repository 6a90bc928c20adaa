import { setTimeout as pause } from 'node:timers/promises'

import { serviceNames } from '@seneb/contracts/define'
import { startMailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { buildWeb } from '../../../infra/build/web-build.ts'
import { readCommandLine } from '../../../infra/process/command-line.ts'
import { SeededRandom } from '../../chaos/seeded-random.js'
import { endOnSignals } from '../../support/end-on-signals.js'
import { readAttackOptions, usage, type AttackOptions } from './attack-options.js'
import { inboundMailSecret } from './inbound-mail-secret.js'
import { evidenceFamily, takeBaseline } from './evidence.js'
import { everyFamily } from './every-family.js'
import { HonestVisitors, sendEnquiry } from './honest-visitors.js'
import { brokenLines, closingLine, exitCodeOf, tableHead } from './report.js'
import { runAttacks, type CaseResult, ProductIsDown, type Watch } from './run-attacks.js'
import { operatorAddress } from '../../support/deployables.js'
import { Stack, type ProcessName } from '../../support/stack.js'
import { closeConnections } from './exchange.js'
import { type Scene, Target } from './target.js'

const recoversWithinMs = 15_000
const startsWithinMs = 45_000

/**
 * Verifies that the product serves requests again soon after each family. A part that does not is restarted, so that
 * one fault does not hide all others; when the restart fails, the run ends.
 */
function upkeepOf(scene: Scene, visitors: HonestVisitors): Watch {
  const endCounts = new Map<string, number>()
  return {
    beforeFamily: (family) => {
      visitors.during = family
    },
    afterFamily: async () => {
      const fallen = newlyEnded(scene.stack, endCounts)
      const why = await untilServing(scene)
      if (why === undefined) return fallen && `${fallen} ended and had to be started again`
      await startAgain(scene.stack)
      const still = await untilServing(scene)
      if (still !== undefined)
        throw new ProductIsDown(`the run ends here, because it serves no more, not even started anew: ${still}`)
      return `it did not serve within ${recoversWithinMs / 1000} s and had to be started anew: ${why}`
    },
  }
}

/** Returns the names of deployables that ended unexpectedly since the last check. */
function newlyEnded({ processes }: Stack, endCounts: Map<string, number>): string | undefined {
  const fallen = [...processes.values()].filter(({ name, ownEnds }) => ownEnds > (endCounts.get(name) ?? 0))
  for (const { name, ownEnds } of fallen) endCounts.set(name, ownEnds)
  return fallen.length > 0 ? fallen.map(({ name }) => name).join(' and ') : undefined
}

/** Returns undefined when an enquiry is accepted and a page is shown; otherwise the reason. */
async function untilServing(scene: Scene): Promise<string | undefined> {
  const deadline = performance.now() + recoversWithinMs
  for (;;) {
    const target = new Target(scene)
    const enquiry = await sendEnquiry(target)
    const page = await target.send('site', { path: '/' })
    if (enquiry === true && page.status === 200) return undefined
    if (performance.now() > deadline) return enquiry === true ? `the home page answered ${page.status}` : enquiry
    await pause(500)
  }
}

async function startAgain(stack: Stack): Promise<void> {
  const infrastructure: readonly ProcessName[] = ['postgres', 'nats']
  const processes = [...stack.processes].filter(([name]) => !infrastructure.includes(name)).map(([, part]) => part)
  await Promise.all(processes.map((part) => part.kill()))
  for (const part of processes) part.start()
  await Promise.all(processes.map((part) => part.untilReady(startsWithinMs)))
}

/**
 * Budgets have their defaults, unlike in other tests. Three settings differ from production: clients are distinguished
 * by `X-Forwarded-For` from this machine, anyone may send ad-hoc documents, and plans are written without delay.
 */
const environment = {
  GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
  WEB_TRUSTED_PROXIES: '127.0.0.1',
  GATEWAY_ADHOC: 'anyone',
  GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: '20',
  GATEWAY_MUTATIONS_PER_HOUR: '200',
  GATEWAY_MUTATIONS_PER_DAY: '600',
  GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY: '3',
  GATEWAY_INBOUND_MAIL_PROVIDER: 'generic',
  GATEWAY_INBOUND_MAIL_SECRET: inboundMailSecret,
  AI_PLANNING_START_DELAY_MS: '50',
  AI_PLANNING_SETTLE_MS: '100',
  LOG_LEVEL: 'info',
}

/** Starts the complete product to be attacked, on free ports and in a separate folder. */
async function openScene(): Promise<Scene & { readonly close: () => Promise<void> }> {
  const mailbox = await startMailbox()
  const stack = await Stack.start({
    smtpUrl: mailbox.url,
    deployables: ['gateway', ...serviceNames, 'web'],
    environment,
  }).catch(async (error: unknown) => {
    await mailbox.stop()
    throw error
  })
  const database = new pg.Client({ connectionString: stack.adminUrl })
  // A server that closes an idle connection is noticed at the next query.
  database.on('error', () => undefined)
  await database.connect()
  const close = async () => {
    closeConnections()
    await database.end()
    await stack.stop()
    await mailbox.stop()
  }
  const port = (url: string) => Number(new URL(url).port)
  const ports = { gateway: port(stack.graphqlUrl), site: port(stack.siteUrl) }
  return { ports, stack, mailbox, database, addresses: new Set([operatorAddress]), close }
}

/** Maximum duration of a run; it is exceeded only when a part hangs. */
const runTimeoutMs = { quick: 5 * 60_000, whole: 30 * 60_000 }

const familyNames = everyFamily.map(({ name }) => name)
const help = {
  usage,
  about: `Replays what adversaries tried against a product of its own on this machine.\n\nFamilies:\n${everyFamily.map(familyWords).join('\n')}`,
}

endOnSignals()
process.exitCode = await main()

/** `npm run security:attack`: replays known attacks against a separate instance of the product on this machine. */
async function main(): Promise<number> {
  const options = readCommandLine(help, (args) => readAttackOptions(args, familyNames))
  const timer = setTimeout(() => {
    console.error('The run was not over in time, so it ends here; something hangs.')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }, runTimeoutMs[options.size])
  try {
    await buildWeb()
    const results = await attack(options)
    console.log([...brokenLines(results), '', closingLine(results)].join('\n'))
    return exitCodeOf(results)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    clearTimeout(timer)
  }
}

async function attack({ only, seed, size }: AttackOptions): Promise<readonly CaseResult[]> {
  const families = everyFamily.filter(({ name }) => !only || only.includes(name))
  const random = new SeededRandom(seed)
  const scene = await openScene()
  try {
    const visitors = new HonestVisitors(scene)
    const watch = upkeepOf(scene, visitors)
    const baseline = await takeBaseline(scene)
    console.log(`seed ${seed}, ${size} size\n${tableHead}`)
    const shuffled = <T>(list: readonly T[]) => random.shuffled(list)
    const playing = { scene, size, watch, shuffled, report: (line: string) => console.log(line) }
    visitors.start()
    const results = await runAttacks(families, playing)
    const honest = await visitors.end()
    return [...results, ...(await runAttacks([evidenceFamily(baseline, honest, visitors.count)], playing))]
  } finally {
    await scene.close()
  }
}

function familyWords({ name, replays }: { name: string; replays: string }): string {
  return `  ${name.padEnd(28)}${replays}`
}
