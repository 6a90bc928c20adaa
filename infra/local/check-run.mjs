import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import { guard } from './guard.mjs'
import { root } from './places.mjs'

/** Nothing we run takes this long; what does, hangs. */
const longestMs = 25 * 60_000
/** Who has done everything has this long to end. */
const lastWordsMs = 15_000

const running = new Set()

/**
 * Runs one program of the checks to its end.
 * @param {readonly string[]} command program and arguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] more of the environment
 * @param {() => boolean} [options.isDone] true once the work is done and only the end is missing
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runCheck([program, ...args], { env = {}, isDone = () => false } = {}) {
  // A group of its own, so that ending it ends what it started.
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true }
  const child = spawn(program, args, options)
  guard(child, 'SIGTERM')
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, reason: error.message }))
    child.once('close', (code, signal) => resolve({ code, reason: signal ? `ended by ${signal}` : '' }))
  })
  const { code, reason } = await Promise.race([ended, tooLong(isDone, () => running.has(child))])
  if (code === null) endGroup(child, 'SIGKILL')
  running.delete(child)
  return { code, output: reason ? `${output}\n${reason}` : output }
}

/** Resolves when a program has taken too long, or has done its work and does not end. */
async function tooLong(isDone, isRunning) {
  const begun = Date.now()
  let doneSince
  while (isRunning()) {
    if (Date.now() - begun > longestMs) return { code: null, reason: 'it had not finished after 25 minutes' }
    if (isDone()) doneSince ??= Date.now()
    if (Date.now() - doneSince > lastWordsMs) return { code: null, reason: leftOpen }
    await pause(250, undefined, { ref: false })
  }
  return { code: null, reason: '' }
}

const leftOpen =
  'it did not end by itself: a test has left something open (npm run jest -- --detectOpenHandles tells what)'

/** Ends whatever is under way. */
export function endChecks() {
  for (const child of running) endGroup(child, 'SIGTERM')
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
