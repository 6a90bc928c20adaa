import { buildWeb } from '../../../infra/build/web-build.ts'
import { readCommandLine } from '../../../infra/process/command-line.ts'
import { SeededRandom } from '../../chaos/seeded-random.js'
import { endOnSignals } from '../../support/end-on-signals.js'
import { readAttackOptions, usage, type AttackOptions } from './attack-options.js'
import { evidenceFamily, takeBaseline } from './evidence.js'
import { everyFamily } from './every-family.js'
import { HonestVisitors } from './honest-visitors.js'
import { brokenLines, closingLine, exitCodeOf, tableHead } from './report.js'
import { runAttacks, type CaseResult } from './run-attacks.js'
import { openScene } from './scene.js'
import { upkeepOf } from './upkeep.js'

/** Maximum duration of a run; it is exceeded only when something hangs. */
const runTimeoutMs = { quick: 5 * 60_000, whole: 25 * 60_000 }

const familyNames = everyFamily.map(({ name }) => name)
const words = {
  usage,
  about: `Replays what adversaries tried against a product of its own on this machine.\n\nFamilies:\n${everyFamily.map(familyWords).join('\n')}`,
}

endOnSignals()
process.exitCode = await main()

/** `npm run security:attack`: replays known attacks against a separate instance of the product on this machine. */
async function main(): Promise<number> {
  const options = readCommandLine(words, (args) => readAttackOptions(args, familyNames))
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
