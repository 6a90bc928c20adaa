import { priceOf } from '@seneb/gateway/prices/price-of'
import { readTypeDefinitions } from '@seneb/gateway/graphql/type-definitions'
import { buildSchema, Kind, parse } from 'graphql'

import { giveKeys } from '../security/access/keys.js'
import { median } from '../support/figures.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { putLoadOn } from './load.js'
import { compare, comparisonLines, type Side } from './paired-rounds.js'
import type { Verdict } from './verdict.js'

const body = JSON.stringify({ query: '{ countries { source countries { name } } }' })
const connections = 8
const minRatio = 0.95
const maxPriceUs = 2

/** A3: what it costs a request that it comes by a key, looked at, priced and paid, against nobody sending the same. */
export async function measureKeyedRequests(stack: Stack, { pairs, requests }: BenchPlan): Promise<Verdict> {
  const key = (await giveKeys(stack.adminUrl)).get('partner') ?? ''
  const side = (name: string, mustContain: string, headers: Record<string, string>): Side => ({
    name,
    round: async () => ({
      requests,
      ...(await putLoadOn({
        url: stack.graphqlUrl,
        connections,
        requests,
        headers,
        mustContain,
        nextBody: () => body,
      })),
    }),
    pids: () => [stack.part('gateway').pid].filter((pid) => pid !== undefined),
  })
  const keyed = side('by a key', '"charged":202', { authorization: `Bearer ${key}` })
  const comparison = await compare(keyed, side('by nobody', '"Egypt"', {}), { warmups: 2, pairs })
  const priceUs = warmPriceUs()
  return {
    goal: 'A3',
    title: `a query by a key that is known, ${connections} at a time`,
    lines: comparisonLines(comparison),
    marks: [
      { what: 'throughput, by a key over nobody', value: comparison.ratio, atLeast: minRatio },
      { what: 'price of a document that is known, µs', value: priceUs, atMost: maxPriceUs },
    ],
    figures: { 'p50 by a key more than by nobody, µs': (comparison.ours.p50Ms - comparison.theirs.p50Ms) * 1000 },
    excluded: 'the question to identity whose key it is, asked once a minute; services and NATS serve both alike',
  }
}

const times = 100_000
const batches = 9

/** The price of a document with variables, once it was priced; the middle of several batches. */
function warmPriceUs(): number {
  const schema = buildSchema(readTypeDefinitions())
  const document = parse('query ($first: Int!) { airports(country: "Egypt", first: $first) { airports { name } } }')
  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('the document has no operation')
  let points = 0
  const took = Array.from({ length: batches }, () => {
    const startedAt = performance.now()
    for (let first = 0; first < times; first++) {
      points += priceOf(schema, document, operation).pointsWith({ first: first % 100 })
    }
    return ((performance.now() - startedAt) * 1000) / times
  })
  // Of so many with so many elements each; who does not look at a result may have it left out.
  if (points !== batches * times * (2 + 49.5)) throw new Error(`${points} points are not what these documents cost`)
  return median(took)
}
