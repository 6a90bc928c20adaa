import { parseArgs } from 'node:util'

import { integer } from '../support/integer.js'

export interface ReplicasOptions {
  /** Number of processes of the gateway and of each service. */
  readonly replicas: number
  /** Number of distinct enquiries; each is sent twice concurrently. */
  readonly enquiries: number
  readonly seed: number
  /** Seconds for which one partner sends at the maximum rate, in place of enquiries. */
  readonly loadSeconds?: number
}

export const replicasUsage = {
  usage: 'npm run replicas -- [--n 3] [--enquiries 1000] [--seed 1] [--blast seconds]',
  about:
    'Starts --n processes of the gateway and of every service on one database and one bus, sends each of --enquiries trip plans twice at once through two gateways, and counts references and mails; one process of each beside them, under the same load in turns, is the measure. Then a node of NATS is killed and PostgreSQL is stormed with connections. --seed decides what people ask for. --blast has one partner send all they can for so many seconds instead, revokes keys meanwhile, and measures what another partner notices.',
}

/** Reads the command line; throws one sentence when it makes no sense. */
export function readReplicasOptions(args: readonly string[]): ReplicasOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string', default: '3' },
      enquiries: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      blast: { type: 'string' },
    },
  })
  return {
    replicas: integer('n', values.n, [2, 6]),
    enquiries: integer('enquiries', values.enquiries, [10, 100_000]),
    seed: integer('seed', values.seed, [0, 2 ** 32 - 1]),
    ...(values.blast === undefined ? {} : { loadSeconds: integer('blast', values.blast, [10, 600]) }),
  }
}
