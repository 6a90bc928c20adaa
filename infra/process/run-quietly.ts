import { spawn, type SpawnOptions } from 'node:child_process'

import { codeOf, reasonOf } from './plain-failure.mjs'

/** A program that ended with another code than 0: its last line as the message, and all it wrote. */
class ProgramFailure extends Error {
  override name = 'ProgramFailure'
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.output = output
  }
}

/**
 * Runs a program to its end without showing its output and gives everything it wrote; rejects with the last line when
 * it fails.
 */
export function runQuietly(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
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
      else reject(new ProgramFailure(lastLine(output) || `${command} ended with code ${code ?? 0}`, output))
    })
  })
}

/** Everything the program behind a failure wrote; the reason alone when it was none. */
export function outputOf(error: unknown): string {
  return error instanceof ProgramFailure ? error.output : reasonOf(error)
}

function lastLine(output: string): string | undefined {
  return output.trim().split('\n').at(-1)?.trim()
}
