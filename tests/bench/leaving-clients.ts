import { metricsAt } from '@seneb/testkit/metrics'
import { sendAndLeave } from '@seneb/testkit/leaving-client'

import { fiveWaysToLeave } from '../chaos/mixed-trip-plans.js'
import { eventually } from '../support/eventually.js'
import { percentile } from '../support/figures.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import type { Verdict } from './verdict.js'

const atATime = 20
const timesRequests = 5
const oneLeavesOf = 10
const endsWithinMs = 20_000
const body = JSON.stringify({ query: '{ countries { source countries { code name } } }' })

interface Tally {
  readonly tookMs: number[]
  others: number
  left: number
}

/** R14: people read while one in ten leaves before the answer, in five ways; nobody's place is lost by it. */
export async function measureLeavingClients(stack: Stack, { requests }: BenchPlan): Promise<Verdict> {
  const count = requests * timesRequests
  const doors = { gateway: stack.graphqlUrl, web: `${stack.siteUrl}/graphql` }
  const seen: Tally = { tookMs: [], others: 0, left: 0 }
  let begun = 0
  const client = async () => {
    while (begun < count) await sendOne(begun++, doors, seen)
  }
  await Promise.all(Array.from({ length: atATime }, client))

  const inFlight = await inFlightAtEnd(stack)
  const limit = (await metricsAt(stack.healthUrlOf('gateway'))).value('seneb_http_in_flight_limit') ?? NaN
  const [first, last] = [seen.tookMs.slice(0, seen.tookMs.length / 2), seen.tookMs.slice(seen.tookMs.length / 2)]
  return {
    goal: 'R14',
    title: `${count} readers, ${atATime} at a time, of whom ${seen.left} left before the answer`,
    lines: [
      `  answered, first half      p50 ${ms(first, 0.5)}, p99 ${ms(first, 0.99)}`,
      `  answered, second half     p50 ${ms(last, 0.5)}, p99 ${ms(last, 0.99)}`,
      `  places of the gateway     ${limit}; ${(seen.left / limit).toFixed(1)} times as many clients left`,
    ],
    marks: [
      { what: 'honest readers without an answer of 200', value: seen.others, atMost: 0 },
      { what: 'requests counted as at work at the end', value: inFlight, atMost: 0 },
    ],
  }
}

async function sendOne(number: number, doors: Readonly<Record<'gateway' | 'web', string>>, seen: Tally): Promise<void> {
  if (number % oneLeavesOf === 0) {
    const how = fiveWaysToLeave[(number / oneLeavesOf) % fiveWaysToLeave.length] ?? { door: 'gateway', way: 'reset' }
    seen.left += 1
    return sendAndLeave({ url: doors[how.door], body, way: how.way, staysMs: 0 })
  }
  const startedAt = performance.now()
  const door = number % 2 === 0 ? doors.gateway : doors.web
  const answer = await fetch(door, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  await answer.arrayBuffer()
  if (answer.status === 200) seen.tookMs.push(performance.now() - startedAt)
  else seen.others += 1
}

async function inFlightAtEnd(stack: Stack): Promise<number> {
  const read = async () => (await metricsAt(stack.healthUrlOf('gateway'))).value('seneb_http_in_flight') ?? NaN
  await eventually('nothing is at work', async () => (await read()) === 0, endsWithinMs).catch(() => undefined)
  return read()
}

function ms(took: readonly number[], part: number): string {
  return `${percentile(took, part).toFixed(1)} ms`
}
