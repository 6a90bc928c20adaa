import { spawn } from 'node:child_process'

import { codeOf, reasonOf } from './plain-failure.mjs'

/** A program that ended with another code than 0: its last line as the message, and all it wrote. */
export class ProgramFailure extends Error {
  name = 'ProgramFailure'

  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/**
 * Runs a program to its end without showing its output; rejects with the last line it wrote when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<string>} everything it wrote
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.once('error', (error) =>
      reject(codeOf(error) === 'ENOENT' ? new Error(`${command} is not installed`) : error),
    )
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new ProgramFailure(lastLine(output) || `${command} ended with code ${code}`, output))
    })
  })
}

/**
 * Everything the program behind a failure wrote; the reason alone when it was none.
 * @param {unknown} error
 */
export function outputOf(error) {
  return error instanceof ProgramFailure ? error.output : reasonOf(error)
}

/** @param {string} output */
function lastLine(output) {
  return output.trim().split('\n').at(-1)?.trim()
}
