import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { deleteDataOutside } from '../postgres/postgres-binaries.ts'
import { onParentExit } from '../process/npm-watch.mjs'
import { compileCache, defaultStateDir, root } from '../process/paths.mjs'
import { plainFailure, textFor } from '../process/plain-failure.mjs'
import type { Progress } from '../process/progress.mjs'
import { outputOf, captureOutput } from '../process/run-quietly.ts'
import { Supervisor } from '../process/supervisor.ts'
import { removeStackFile } from './stack-file.ts'
import { welcome } from './welcome.ts'

interface DevelopmentOptions {
  /** Names of the processes that open a debugger port. */
  readonly inspect: readonly string[]
  /** Whether the statements of each request are printed. */
  readonly sql: boolean
}

interface StackRun {
  readonly portBase: number
  readonly fresh: boolean
  /** An earlier start ended without cleaning up. */
  readonly leftover: boolean
  readonly progress: Progress
  /** Time at which the start began, in ms since 1970. */
  readonly startedAt: number
  /** Runs the platform from its sources (`npm run dev`) instead of from a build. */
  readonly development?: DevelopmentOptions
}

/**
 * Second half of `npm start`: builds, starts the stack and keeps it running until it is told to stop. Returns the exit
 * code.
 */
export async function runStack(run: StackRun): Promise<number> {
  const { progress } = run
  // Variables from the shell take precedence over the file.
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const ending = Promise.withResolvers<{ readonly code: number; readonly message?: string }>()
  const end = (code: number, message?: string) => ending.resolve({ code, message })
  const supervisor = new Supervisor({ log: (text) => progress.print(text), giveUp: (message) => end(1, message) })
  onStopSignal(() => (supervisor.isStopping() ? supervisor.kill() : end(0)))
  start(run, supervisor).catch((error: unknown) => end(1, textFor(error)))

  const { code, message } = await ending.promise
  progress.close()
  if (message) console.error(`\n${message}`)
  removeStackFile(defaultStateDir)
  if (!message) progress.print('\nStopping …')
  await supervisor.stop()
  return code
}

async function start(run: StackRun, supervisor: Supervisor): Promise<void> {
  const { startedAt, development, fresh, leftover, portBase, progress } = run
  const dir = defaultStateDir
  await progress.step('build', (note) => buildInIsolation(note, development ? ['--servers'] : []))
  // Imported late, because they depend on packages that the build creates.
  const { startStack } = await import('./stack.ts')
  const { firstAdminFile } = await import('./first-admin.ts')
  const loop = development && (await startDevelopment(run, supervisor, development))
  if (fresh) await progress.step('forget everything', () => deleteEverything(dir))
  const env = process.env
  const stack = {
    dir,
    portBase,
    env,
    supervisor,
    progress,
    afterUncleanEnd: leftover,
    startDeployable: loop?.startDeployable,
  }
  const started = await startStack(stack)
  // A log that captures the output may be readable by others than the person at a terminal.
  const setUp = started.setUp && !process.stdout.isTTY ? `the link in ${firstAdminFile(dir)}` : started.setUp
  const more = loop ? loop.follow(started) : []
  progress.print(welcome({ ...started, setUp }, (Date.now() - startedAt) / 1000, more))
}

async function startDevelopment({ progress }: StackRun, supervisor: Supervisor, options: DevelopmentOptions) {
  const { Development } = await import('./development.ts')
  const loop = new Development({ supervisor, log: (text) => progress.print(text), ...options })
  await progress.step('GraphQL types', () => loop.generate())
  return loop
}

/** Calls `stop` on every termination signal, and when npm, which started this process, has exited. */
function onStopSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  onParentExit(stop)
}

/** Runs in a separate process, because this one would keep the compiler's memory while the stack runs. */
async function buildInIsolation(note: (text: string) => void, options: readonly string[]): Promise<void> {
  try {
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
    const output = await captureOutput(process.execPath, [join(root, 'infra', 'build', 'build.ts'), ...options], {
      env,
    })
    note(output.trim().split('\n').at(-1) ?? '')
  } catch (error) {
    throw plainFailure(outputOf(error))
  }
}

/** Removes the data of earlier starts; external databases and buses stay as they are. */
export function deleteEverything(dir: string): void {
  rmSync(compileCache, { recursive: true, force: true })
  deleteDataOutside(join(dir, 'postgres'))
  for (const name of ['postgres', 'nats', 'mail', 'logs', 'secrets.json', 'stack.json']) {
    rmSync(join(dir, name), { recursive: true, force: true })
  }
}
