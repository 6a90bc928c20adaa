import { parseArgs } from 'node:util'

import { serviceNames } from '@seneb/contracts/define'

import type { ProcessName } from '../support/stack.js'
import { integer } from '../support/integer.js'

/** Names of the load: trip plans of visitors, actions of staff, enquiries of partners, work on the desk, a newsletter, or edits. */
export const mixNames = ['trip-plans', 'staff', 'partners', 'desk', 'newsletter', 'back-office'] as const
export type MixName = (typeof mixNames)[number]

export interface ChaosOptions {
  readonly mix: MixName
  readonly seed: number
  /** Number of distinct trip plans, actions, enquiries with their work, subscribers or edits. */
  readonly count: number
  readonly perSecond: number
  /** Parts that the nemesis may kill. */
  readonly targets: readonly ProcessName[]
  /** Whether NATS loses its store whenever it is killed. */
  readonly wipesNats: boolean
}

const killable: Readonly<Record<string, readonly ProcessName[]>> = {
  all: ['gateway', 'topology', ...serviceNames, 'nats', 'postgres'],
  services: ['gateway', 'topology', ...serviceNames],
  notification: ['notification'],
  nats: ['nats'],
  postgres: ['postgres'],
  none: [],
}

/** Shorter than the time after which prices need a new sign-in, in seconds. */
const maxBackOfficeS = 400

export const chaosUsage = {
  usage:
    'npm run chaos -- [--mix trip-plans|staff|partners|desk|newsletter|back-office] [--seed S] [--n N] [--rate per-second] [--kill all|services|notification|nats|postgres|none] [--nemesis nats-wipe]',
  about:
    'Sends trip plans, actions of staff, enquiries of partners, work on the desk, a newsletter or edits of the back office while parts of the product are killed, and accounts for every one of them; ends with 1 when one is lost or doubled. --seed decides who is killed and when; --nemesis nats-wipe loses the store of NATS as well.',
}

/** Reads the command line; throws one sentence when it makes no sense. */
export function readChaosOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mix: { type: 'string', default: 'trip-plans' },
      seed: { type: 'string', default: '1' },
      n: { type: 'string', default: '500' },
      rate: { type: 'string', default: '10' },
      kill: { type: 'string', default: 'all' },
      nemesis: { type: 'string' },
    },
  })
  const mix = mixNames.find((name) => name === values.mix)
  if (!mix) throw new Error(`--mix ${values.mix} is not one of ${mixNames.join(', ')}`)
  const wipesNats = values.nemesis === 'nats-wipe'
  if (values.nemesis !== undefined && !wipesNats) throw new Error(`--nemesis ${values.nemesis} is not known`)
  const targets = killable[values.kill]
  if (!targets) throw new Error(`--kill ${values.kill} is not one of ${Object.keys(killable).join(', ')}`)
  if (mix === 'back-office' && Number(values.n) / Number(values.rate) > maxBackOfficeS) {
    throw new Error(`--mix back-office has one sign-in, which lasts for ${maxBackOfficeS} s: choose a smaller --n`)
  }
  return {
    mix,
    seed: integer('seed', values.seed, [0, 2 ** 32 - 1]),
    count: integer('n', values.n, [1, 100_000]),
    perSecond: integer('rate', values.rate, [1, 500]),
    targets: wipesNats && !targets.includes('nats') ? [...targets, 'nats'] : targets,
    wipesNats,
  }
}
