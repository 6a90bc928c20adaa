import { spawn, type SpawnOptions } from 'node:child_process'

import { codeOf, reasonOf } from './plain-failure.mjs'

/** Error for a nonzero exit code, with the last line as its message and the complete output. */
class ProgramFailure extends Error {
  override name = 'ProgramFailure'
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.output = output
  }
}

/**
 * Runs a program without showing its output and resolves to it;
 * rejects with the last line when the program fails.
 */
export function captureOutput(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
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

/** Returns the output of a failed program, or the message of any other error. */
export function outputOf(error: unknown): string {
  return error instanceof ProgramFailure ? error.output : reasonOf(error)
}

function lastLine(output: string): string | undefined {
  return output.trim().split('\n').at(-1)?.trim()
}
