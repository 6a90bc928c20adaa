import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import { guard } from './guard.mjs'
import { root } from './places.mjs'

/** Nothing we run takes this long; what does, hangs. */
const longestMs = 15 * 60_000

const running = new Set()

/**
 * Runs one program of the checks to its end.
 * @param {readonly string[]} command program and arguments
 * @param {NodeJS.ProcessEnv} [env] more of the environment
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runCheck([program, ...args], env = {}) {
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
  const late = pause(
    longestMs,
    { code: null, reason: `not finished after ${longestMs / 60_000} minutes` },
    { ref: false },
  )
  const { code, reason } = await Promise.race([ended, late])
  if (code === null) endGroup(child)
  running.delete(child)
  return { code, output: reason ? `${output}\n${reason}` : output }
}

/** Ends whatever is under way. */
export function endChecks() {
  for (const child of running) endGroup(child)
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has ended in the meantime.
  }
}
