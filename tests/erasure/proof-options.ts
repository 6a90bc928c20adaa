import { parseArgs } from 'node:util'

import { integer } from '../support/integer.js'

export interface ProofOptions {
  /** Decides who is killed and when. */
  readonly seed: number
  /** Whether parts are killed while enquiries are erased. */
  readonly kills: boolean
}

export const proofUsage = {
  usage: 'npm run erase-proof -- [--seed S] [--kill]',
  about:
    'Plants marked words through the features of an enquiry in a product of its own, erases it while parts are killed, and looks for them in the database, NATS, logs, spans and mails; again after NATS lost its store, and after a restore from before the erasure, with the bus as it was and emptied. Ends with 1 when one is left.',
}

/** Reads the command line; throws one sentence when it makes no sense. */
export function readProofOptions(args: readonly string[]): ProofOptions {
  const options = { seed: { type: 'string', default: '1' }, kill: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args: [...args], options })
  return { seed: integer('seed', values.seed, [0, 2 ** 32 - 1]), kills: values.kill }
}
