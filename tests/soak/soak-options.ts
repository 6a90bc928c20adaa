import { parseArgs } from 'node:util'

import { integer } from '../support/integer.js'

export interface SoakOptions {
  readonly minutes: number
  readonly perSecond: number
}

export const soakUsage = {
  usage: 'npm run soak -- [--minutes 10] [--rate per-second]',
  about:
    'Submits trip plans at a steady rate (50 a second when nothing is said) to a stack of its own, watches the memory of each process, and ends with 1 when a submission is not accepted, a mail is missing or comes twice, memory grows, or a queue is not empty at the end.',
}

/** Reads the command line; throws one sentence when it makes no sense. */
export function readSoakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '50' } },
  })
  return {
    minutes: integer('minutes', values.minutes, [2, 24 * 60]),
    perSecond: integer('rate', values.rate, [1, 1000]),
  }
}
