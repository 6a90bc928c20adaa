import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import { orphanGuard } from '../process/orphan-guard.mjs'
import { root } from '../process/paths.mjs'

/** Time without output after which a program counts as hanging; one that keeps reporting progress may take longer. */
const maxSilenceMs = 10 * 60_000
/** Maximum time for a program to exit after it has finished its work. */
const endTimeoutMs = 15_000

const running = new Set<ChildProcess>()

interface CheckOptions {
  /** More of the environment. */
  readonly env?: NodeJS.ProcessEnv
  /** True once the work is done and only the end is missing. */
  readonly isDone?: () => boolean
}

export interface CheckEnd {
  readonly code: number | null
  readonly output: string
}

interface ProgramEnd {
  readonly code: number | null
  readonly reason: string
}

/** Runs one program of the checks, `command` with its arguments, to its end. */
export async function runCheck(
  [program = '', ...args]: readonly string[],
  { env = {}, isDone = () => false }: CheckOptions = {},
): Promise<CheckEnd> {
  // A separate process group, so that ending it also ends its child processes.
  const options = { cwd: root, env: { ...process.env, ...env }, detached: true }
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  orphanGuard(child, 'SIGTERM')
  running.add(child)
  let output = ''
  let publishedAt = Date.now()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
      publishedAt = Date.now()
    })
  }
  const exited = new Promise<ProgramEnd>((resolve) => {
    child.once('error', (error) => resolve({ code: 127, reason: error.message }))
    child.once('close', (code, signal) => resolve({ code, reason: signal ? `ended by ${signal}` : '' }))
  })
  const isSilent = () => Date.now() - publishedAt > maxSilenceMs
  const { code, reason } = await Promise.race([
    exited,
    detectHang({ isDone, isSilent, isRunning: () => running.has(child) }),
  ])
  if (code === null) endGroup(child, 'SIGKILL')
  running.delete(child)
  return { code, output: reason ? `${output}\n${reason}` : output }
}

interface WatchedRun {
  readonly isDone: () => boolean
  readonly isSilent: () => boolean
  readonly isRunning: () => boolean
}

/** Resolves when a program hangs: it writes no output, or it has finished its work and does not exit. */
async function detectHang({ isDone, isSilent, isRunning }: WatchedRun): Promise<ProgramEnd> {
  let doneAt = Infinity
  while (isRunning()) {
    if (isSilent()) return { code: null, reason: 'it said nothing for 10 minutes' }
    if (isDone()) doneAt = Math.min(doneAt, Date.now())
    if (Date.now() - doneAt > endTimeoutMs) return { code: null, reason: leftOpen }
    await pause(250, undefined, { ref: false })
  }
  return { code: null, reason: '' }
}

const leftOpen =
  'it did not end by itself: a test has left something open (npm run test:one -- <path> --detectOpenHandles tells what)'

/** Ends all checks in progress. */
export function endChecks(): void {
  for (const child of running) endGroup(child, 'SIGTERM')
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
