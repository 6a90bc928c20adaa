import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { requestRepeatedly } from './get-load.js'
import { opponent, withOpponents, type Opponent } from './opponent.js'
import { compare, comparisonLines, cpuLimit, throughputOf, type Side } from './paired-rounds.js'
import { connections, get, cachedResponse, round, teach, timesRequests } from './same-bytes.js'
import type { Verdict } from './verdict.js'

const cachedPath = '/dental-care'
/** A page with a query is not cached, but its gateway responses are. */
const renderedPath = '/blogs/the-ebers-papyrus?anew=1'
const cachedSignature = 0.6
const maxRenderedCpuRatio = 1.35

/**
 * Compares a cached page with bare node:http sending the same bytes, and a rendered one with React and the router alone
 * (P4).
 */
export async function measurePages(stack: Stack, plan: BenchPlan): Promise<Verdict[]> {
  const options = { dir: stack.dir, natsUrl: '', databaseUrl: '', gatewayUrl: new URL(stack.graphqlUrl).origin }
  const raw = await opponent('raw-responses', options)
  const react = await opponent('react-page', options)
  return withOpponents([raw, react], async () => [
    await cachedPage(stack, raw, plan),
    await renderedPage(stack, react, plan),
  ])
}

async function cachedPage(stack: Stack, raw: Opponent, plan: BenchPlan): Promise<Verdict> {
  const url = `${stack.siteUrl}${cachedPath}`
  const page = await cachedResponse(url)
  await teach(raw.graphqlUrl, page, await get(url, page.etag))
  const side = (name: string, address: string, pid: () => number | undefined): Side => ({
    name,
    round: () => round(address, plan.requests * timesRequests),
    pids: () => [pid()].filter((candidate) => candidate !== undefined),
  })
  const ours = side('our web server', url, () => stack.part('web').pid)
  const theirs = side('bare node:http', raw.graphqlUrl, () => raw.part.pid)
  const comparison = await compare(ours, theirs, { warmups: 2, pairs: plan.pairs })
  return {
    goal: 'P4',
    title: `a cached page of ${page.body.length} bytes, compressed, ${connections} at a time`,
    lines: comparisonLines(comparison),
    limits: [{ what: 'throughput, ours over bare node:http', value: comparison.ratio, atLeast: cachedSignature }],
    excluded: 'the opponent looks at nothing; ours asks the gateway once a second whether the page still holds',
  }
}

async function renderedPage(stack: Stack, react: Opponent, plan: BenchPlan): Promise<Verdict> {
  const requests = Math.ceil(plan.requests / 10)
  const side = (name: string, url: string, pid: () => number | undefined): Side => ({
    name,
    round: async () => ({
      requests,
      ...(await requestRepeatedly({
        url,
        connections,
        requests,
        headers: { 'accept-encoding': 'identity' },
        status: 200,
      })),
    }),
    pids: () => [pid()].filter((candidate) => candidate !== undefined),
  })
  const ours = side('our web server', `${stack.siteUrl}${renderedPath}`, () => stack.part('web').pid)
  const theirs = side('React with the router', new URL(renderedPath, react.graphqlUrl).href, () => react.part.pid)
  const comparison = await compare(ours, theirs, { warmups: 2, pairs: plan.pairs })
  return {
    goal: 'P4',
    title: `an article that is rendered each time, ${connections} at a time`,
    lines: comparisonLines(comparison),
    limits: [cpuLimit('ours over React alone', comparison, maxRenderedCpuRatio)],
    figures: throughputOf('ours over React alone', comparison),
    excluded: 'the opponent renders data it holds: it matches no route and runs no loader',
  }
}
