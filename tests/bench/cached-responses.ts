import type { Stack } from '../support/stack.js'
import { trustedDocument } from '../support/trusted-document.js'
import type { BenchPlan } from './bench-options.js'
import { opponent, withOpponents } from './opponent.js'
import { compare, comparisonLines, type Side } from './paired-rounds.js'
import { connections, get, cachedResponse, round, teach, timesRequests } from './same-bytes.js'
import type { Verdict } from './verdict.js'

const minRatio = 0.85

/** P1: the list of all countries by its document id, cached and compressed, and bare node:http with the same bytes. */
export async function measureCachedResponses(stack: Stack, plan: BenchPlan): Promise<Verdict[]> {
  const raw = await opponent('raw-responses', { dir: stack.dir, natsUrl: '', databaseUrl: '' })
  return withOpponents([raw], async () => {
    const url = `${stack.graphqlUrl}?documentId=${trustedDocument('Countries').id}`
    const response = await cachedResponse(url)
    const rawUrl = raw.graphqlUrl
    await teach(rawUrl, response, await get(url, response.etag))
    const side = (name: string, address: string, pid: () => number | undefined, etag?: string): Side => ({
      name,
      round: () => round(address, plan.requests * timesRequests, etag),
      pids: () => [pid()].filter((candidate) => candidate !== undefined),
    })
    const verdict = async (what: string, etag?: string): Promise<Verdict> => {
      const ours = side('our gateway', url, () => stack.part('gateway').pid, etag)
      const theirs = side('bare node:http', rawUrl, () => raw.part.pid, etag)
      const comparison = await compare(ours, theirs, { warmups: 2, pairs: plan.pairs })
      return {
        goal: 'P1',
        title: `${what}, ${connections} at a time`,
        lines: comparisonLines(comparison),
        limits: [{ what: 'throughput, ours over bare node:http', value: comparison.ratio, atLeast: minRatio }],
        excluded: 'the opponent looks at nothing but one header; ours finds the answer by its address and counts it',
      }
    }
    const sent = `a cached answer of ${response.body.length} bytes, compressed`
    return [await verdict(sent), await verdict('304 to a client that has it', response.etag)]
  })
}
