import { metricsAt } from '@seneb/testkit/metrics'

import { signInEverybody } from '../security/access/callers.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { putLoadOn } from './load.js'
import { compare, comparisonLines, type Side } from './paired-rounds.js'
import type { Verdict } from './verdict.js'

const body = JSON.stringify({ query: '{ viewer { id name roles } countries { source countries { name } } }' })
const connections = 16
const minRatio = 0.85
/** A pass is good for a minute; a run takes less than so many. */
const maxVerifications = 10

/** P12: what it costs a query that whoever asks is signed in, their session being known, against nobody asking the same. */
export async function measureStaffQueries(stack: Stack, { pairs, requests }: BenchPlan): Promise<Verdict> {
  const callers = await signInEverybody(stack.adminUrl)
  const ours = { origin: stack.siteUrl, 'sec-fetch-site': 'same-origin' }
  const cookie = `seneb-staff=${callers.get('admin')?.token ?? ''}`
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
  const staff = side('signed in', '"roles":["ADMIN"]', { ...ours, cookie })
  const nobody = side('nobody', '"viewer":null', ours)
  const comparison = await compare(staff, nobody, { warmups: 2, pairs })
  const verifications = await verificationsOf(stack)
  return {
    goal: 'P12',
    title: `a query with a session that is known, ${connections} at a time`,
    lines: comparisonLines(comparison),
    marks: [
      { what: 'throughput, signed in over nobody', value: comparison.ratio, atLeast: minRatio },
      { what: 'times identity was asked whose session it is', value: verifications, atMost: maxVerifications },
    ],
    excluded: 'what services do with a pass, which they verify once and remember for its minute',
  }
}

async function verificationsOf(stack: Stack): Promise<number> {
  const metrics = await metricsAt(stack.healthUrlOf('gateway'))
  return metrics.value('seneb_ask_duration_seconds_count', { subject: 'identity.session.verify' }) ?? NaN
}
