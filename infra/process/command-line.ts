import { parseArgs } from 'node:util'

import { reasonOf } from './plain-failure.mjs'

/** Description of a command. */
export interface CommandUsage {
  /** Usage line, with every option. */
  readonly usage: string
  /** Purpose of the command, in a sentence or two. */
  readonly about: string
}

/**
 * Reads the arguments of this process before the command begins anything. `--help` prints the command's description and
 * exits with 0; invalid arguments print one sentence and the usage, and exit with 2.
 */
export function readCommandLine<Options>(
  { about, usage }: CommandUsage,
  read: (args: readonly string[]) => Options,
): Options {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(`Usage: ${usage}\n${about}`)
    process.exit(0)
  }
  try {
    return read(args)
  } catch (error) {
    // Without Node's long explanation of alternatives.
    const [sentence] = reasonOf(error).split(/\.\s/)
    console.error(`${sentence}\nUsage: ${usage}`)
    process.exit(2)
  }
}

/** Reads the command line of a command that takes no arguments. */
export function noArguments(args: readonly string[]): void {
  parseArgs({ args: [...args], options: {} })
}
