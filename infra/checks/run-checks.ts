import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { changedFiles, readPassedSteps, storePassed, workingTree } from './changed-files.ts'
import { endChecks } from './check-run.ts'
import { generateStep, readingSteps, stages, type CheckStep } from './check-steps.ts'
import type { Outcome } from './check-tools.ts'
import { chromiumProgram, clamdProgram, dovecotProgram, javaProgram } from '../programs/programs.ts'
import { natsServerProgram } from '../programs/nats-server-program.ts'
import { root, toolsDir } from '../process/paths.mjs'
import { plainFailure, textFor } from '../process/plain-failure.mjs'
import type { Progress } from '../process/progress.mjs'

interface ChecksRun {
  /** The subset of `npm run check`. */
  readonly quick: boolean
  /** Whether only the checks that apply to changed files run, out of that subset. */
  readonly changed: boolean
  readonly progress: Progress
}

/**
 * The second half of `npm test`: finds the programs that tests need, builds, and runs every check. Returns the exit
 * code.
 */
export async function runChecks({ changed, progress, quick }: ChecksRun): Promise<number> {
  const checks = new Checks(progress)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endChecks()
      checks.fail('not finished', `${signal} ended the run.`)
      process.exit(checks.report())
    })
  }
  try {
    await setUp({ changed, progress, quick })
    await runSteps(checks, { changed, quick })
  } catch (error) {
    checks.fail('not finished', textFor(error))
  }
  return checks.report()
}

async function runSteps(checks: Checks, { changed, quick }: Omit<ChecksRun, 'progress'>): Promise<void> {
  const isSelected = (step: CheckStep) => (quick ? !step.full && !(changed && step.entireTree) : !step.quick)
  const tree = workingTree()
  const before = readPassedSteps()
  const run = async (step: CheckStep) => {
    const passedOn = before[step.name] ?? (changed && step.runChanged ? headTree : undefined)
    const outcome = await checks.run(quick && passedOn ? limitToChanges(step, passedOn, tree) : step)
    if (outcome.failed === 0) storePassed(step.name, tree, outcome.passed)
  }
  if (isSelected(generateStep)) await run(generateStep)
  // Two concurrently, because a small machine has two cores.
  const waiting = readingSteps.filter(isSelected)
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step)
  }
  await Promise.all([worker(), worker()])
  const runLane = async (lane: readonly CheckStep[]) => {
    for (const step of lane.filter(isSelected)) await run(step)
  }
  for (const lanes of stages) await Promise.all(lanes.map(runLane))
}

/** The last commit counts as checked. */
const headTree = { tree: 'HEAD', passed: 1 }

/** The step, limited to changes since it last passed. */
function limitToChanges(step: CheckStep, passedOn: { tree: string; passed: number }, tree: string): CheckStep {
  const { run, runChanged } = step
  const files = changedFiles(passedOn.tree, tree)
  const isSame = passedOn.tree === tree || (runChanged && files.length === 0)
  const unchanged = { passed: passedOn.passed, failed: 0, output: '', note: 'unchanged since it passed' }
  return { ...step, run: () => (isSame ? unchanged : runChanged ? runChanged(files) : run()) }
}

async function setUp({ progress, quick }: ChecksRun): Promise<void> {
  await progress.step('nats-server', async (note) => {
    await natsServerProgram({ toolsDir, report: note })
    note('')
  })
  await findProgramStep(progress, 'clamd', clamdProgram)
  await findProgramStep(progress, 'dovecot', dovecotProgram)
  if (!quick) await findProgramStep(progress, 'chromium', chromiumProgram)
  if (!quick) await findProgramStep(progress, 'java', javaProgram)
  await progress.step('build', async () => {
    const { build } = await import('../build/build.ts')
    return build()
  })
}

function findProgramStep(
  progress: Progress,
  name: string,
  find: (note: (text: string) => void) => Promise<string>,
): Promise<void> {
  return progress.step(name, async (note) => note(await find(note)))
}

/** Results of one run's checks so far. */
class Checks {
  readonly #progress: Progress
  readonly #failures: string[] = []
  #passed = 0
  #failed = 0

  constructor(progress: Progress) {
    this.#progress = progress
  }

  /** Runs a step, counts its results and stores its output when a test failed. */
  async run(step: CheckStep): Promise<Outcome> {
    const missing = step.needs.filter((path) => !existsSync(join(root, path)))
    let outcome: Outcome = { passed: 0, failed: 1, output: `${missing.join(', ')} is missing` }
    await this.#progress
      .step(step.name, async (note) => {
        if (missing.length === 0) outcome = await step.run()
        const { failed, passed } = outcome
        const figures = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
        note([figures, outcome.note ?? ''].filter(Boolean).join(', '))
        if (failed > 0) throw plainFailure(step.name)
      })
      .catch((error: unknown) => {
        const message = error instanceof Error && error.message !== step.name ? textFor(error) : outcome.output
        this.#tell(step.name, message)
      })
    this.#passed += outcome.passed
    this.#failed += outcome.failed
    return outcome
  }

  fail(name: string, output: string): void {
    this.#tell(name, output)
    this.#failed += 1
  }

  /** Prints the reason for a failed step immediately, while the others continue. */
  #tell(name: string, output: string): void {
    this.#failures.push(name)
    this.#progress.print(`\n━━ ${name} ━━\n${output.trim()}\n`)
  }

  /** Names the failed steps, prints the last line and returns the exit code. */
  report(): number {
    if (this.#failures.length > 0) console.log(`\nFailed, as told above: ${this.#failures.join(', ')}`)
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed > 0 ? 1 : 0
  }
}
