import { parseArgs } from 'node:util'

import type { Size } from './attack-case.js'

export interface AttackOptions {
  /** Seed of the order within a family, and of all random values. */
  readonly seed: number
  /** Names of the families to run; all when omitted. */
  readonly only?: readonly string[]
  readonly size: Size
}

export const usage = 'npm run security:attack -- [--only family,family] [--seed S] [--quick]'

/** Reads the command line; throws one sentence when it makes no sense. */
export function readAttackOptions(args: readonly string[], families: readonly string[]): AttackOptions {
  const { values } = parsed(args)
  const seed = Number(values.seed)
  if (!/^\d+$/.test(values.seed) || seed > 2 ** 32 - 1) {
    throw new Error('--seed must be a whole number from 0 to 4294967295')
  }
  const only = values.only?.split(',').map((name) => name.trim().toLowerCase())
  const unknown = only?.find((name) => !families.includes(name))
  if (unknown !== undefined) throw new Error(`--only ${unknown} is not one of ${families.join(', ')}`)
  return { seed, only, size: values.quick ? 'quick' : 'whole' }
}

function parsed(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  })
}
