import type { Stack } from '../support/stack.js'
import { sendGraphql } from '../support/gateway-client.js'
import { trustedDocument } from '../support/trusted-document.js'
import { putLoadOn } from './load.js'
import { opponent, withOpponents } from './opponent.js'
import { comparisonLines, compare, cpuLimit, type Side } from './paired-rounds.js'
import type { BenchPlan } from './bench-options.js'
import type { Verdict } from './verdict.js'

const query = trustedDocument('Countries').text
const body = JSON.stringify({ query })
const connections = 16
const goals = { cpu: 1.8, throughput: 0.6 } as const

interface CountriesResponse {
  readonly countries: { readonly countries: readonly object[] }
}

/** P2: the uncached list of all countries through our gateway and through Mercurius with its JIT, same content service. */
export async function measureCountries(stack: Stack, { pairs, requests }: BenchPlan): Promise<Verdict> {
  const mercurius = await opponent('mercurius-gateway', {
    dir: stack.dir,
    natsUrl: stack.natsUrlOf('gateway'),
    databaseUrl: '',
  })
  return withOpponents([mercurius], async () => {
    const rows = await sameResponse(stack.graphqlUrl, mercurius.graphqlUrl)
    const side = (name: string, url: string, pid: () => number | undefined): Side => ({
      name,
      round: async () => ({ requests, ...(await load(url, requests)) }),
      pids: () => [pid()].filter((candidate) => candidate !== undefined),
    })
    const ours = side('our gateway', stack.graphqlUrl, () => stack.part('gateway').pid)
    const theirs = side('mercurius, jit', mercurius.graphqlUrl, () => mercurius.part.pid)
    const comparison = await compare(ours, theirs, { warmups: 2, pairs })
    return {
      goal: 'P2',
      title: `countries, all ${rows}, uncached, ${connections} at a time`,
      lines: comparisonLines(comparison),
      limits: [
        cpuLimit('ours over Mercurius', comparison, goals.cpu),
        { what: 'throughput, ours over Mercurius', value: comparison.ratio, atLeast: goals.throughput },
      ],
      excluded:
        'the opponent has no document limits, tracing, metrics, request ids, access log, CSRF and origin checks, nor a deadline; content service, NATS and load are the same for both and not counted in CPU and memory',
    }
  })
}

function load(url: string, requests: number) {
  return putLoadOn({ url, connections, requests, nextBody: () => body, mustContain: '"Egypt"' })
}

/**
 * Throws when both servers answer differently, because only equal answers can be compared for speed; returns the number
 * of rows.
 */
async function sameResponse(oneUrl: string, otherUrl: string): Promise<number> {
  const [one, other] = await Promise.all(
    [oneUrl, otherUrl].map((url) => sendGraphql<CountriesResponse>(url, { query })),
  )
  const [ours, theirs] = [JSON.stringify(one), JSON.stringify(other)]
  if (ours !== theirs || !one?.data)
    throw new Error(`the answers differ: ${ours.slice(0, 200)} ${theirs.slice(0, 200)}`)
  return one.data.countries.countries.length
}
