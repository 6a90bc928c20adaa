import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import pg from 'pg'

import { natsAdmin } from '../../infra/nats/nats.ts'
import { runStatements } from '../../infra/postgres/postgres.ts'
import { eventually } from '../support/eventually.js'
import type { Stack } from '../support/stack.js'
import { trustedDocument } from '../support/trusted-document.js'
import type { BenchPlan } from './bench-options.js'
import { putLoadOn } from './load.js'
import { opponent, withOpponents, type Opponent } from './opponent.js'
import { compare, comparisonLines, cpuLimit, throughputOf, type Comparison, type Side } from './paired-rounds.js'
import { sameRows } from './same-rows.js'
import type { Verdict } from './verdict.js'

const atATime = 32
const maxCpuRatio = 1.9

/** P3: whole submissions, ours with every rule and all hardening, theirs lean, both writing the same rows. */
export async function measureSubmissions(stack: Stack, plan: BenchPlan): Promise<Verdict> {
  await runStatements(stack.adminUrl, leanSchema)
  const options = { dir: stack.dir, natsUrl: stack.natsUrlOf(natsAdmin), databaseUrl: stack.adminUrl }
  const front = await opponent('lean-gateway', options)
  const back = await opponent('lean-enquiry', options)
  return withOpponents([front, back], async () => {
    const many = await compareAt(atATime, plan, stack, { front, back })
    const one = await compareAt(1, { ...plan, requests: plan.requests / 10 }, stack, { front, back })
    await sameRows(stack.adminUrl)
    return {
      goal: 'P3',
      title: `submitTripPlan, ${atATime} at a time, then one at a time`,
      lines: [...comparisonLines(many), ...comparisonLines(one)],
      limits: [cpuLimit(`ours over lean, ${atATime} at a time`, many, maxCpuRatio)],
      figures: throughputOf(`ours over lean, ${atATime} at a time`, many),
      excluded:
        'the opponent has no validation beyond types, limits, tracing, metrics, access log or role of its own; planning and mail do not run; NATS, PostgreSQL and load serve both and are not counted in CPU and memory; both publish what they wrote to JetStream within their rounds',
    }
  })
}

function compareAt(
  connections: number,
  { pairs, requests }: BenchPlan,
  stack: Stack,
  lean: { front: Opponent; back: Opponent },
): Promise<Comparison> {
  const side = (
    name: string,
    url: string,
    schema: keyof typeof waitingSql,
    allPids: () => readonly (number | undefined)[],
  ): Side => ({
    name,
    round: async () => {
      const figures = await putLoadOn({ url, connections, requests, nextBody, mustContain: '"TripPlanReceived"' })
      await untilPublished(stack.adminUrl, schema)
      return { requests, ...figures }
    },
    pids: () => allPids().filter((pid) => pid !== undefined),
  })
  const ours = side('gateway + enquiry', stack.graphqlUrl, 'enquiry', () => [
    stack.part('gateway').pid,
    stack.part('enquiry').pid,
  ])
  const theirs = side('lean stack', lean.front.graphqlUrl, 'lean', () => [lean.front.part.pid, lean.back.part.pid])
  return compare(ours, theirs, { warmups: 2, pairs })
}

const query = trustedDocument('SubmitTripPlan').text
/** Telephone numbers as they are stored, so that an opponent that does not read them writes the same. */
const phones = { phoneNumber: '+33123456789', emergencyContactPhone: '+33612345678' }
const body = JSON.stringify({ query, variables: { input: aTripPlan(phones), idempotencyKey: '#' } })
const [bodyStart = '', bodyEnd = ''] = body.split('"#"')
let sent = 0

function nextBody(): string {
  return `${bodyStart}"bench-${++sent}"${bodyEnd}`
}

/** Whether any event is unpublished: our outbox lists such events, while the opponent's marks the published ones. */
const waitingSql = {
  enquiry: 'select exists(select from enquiry.outbox_unpublished) as waits',
  lean: 'select exists(select from lean.outbox where published_at is null) as waits',
} as const

/** Waits until every event of a round is published, so that no round's work runs in the time of another one. */
async function untilPublished(adminUrl: string, schema: keyof typeof waitingSql): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await eventually('everything published', async () => {
      const { rows } = await client.query<{ waits: boolean }>(waitingSql[schema])
      return !rows[0]?.waits
    })
  } finally {
    await client.end()
  }
}

const copied = [
  'trip_plans',
  'consents',
  'reply_promises',
  'care_enquiries',
  'care_events',
  'idempotency_keys',
  'outbox',
]

/** Copies of the enquiry tables, with the same indexes and references. */
const leanSchema = [
  'drop schema if exists lean cascade',
  'create schema lean',
  ...copied.map((table) => `create table lean.${table} (like enquiry.${table} including all)`),
  'alter table lean.outbox add column published_at timestamptz',
  'create index on lean.outbox (seq) where published_at is null',
  ...['consents', 'reply_promises'].map(
    (table) => `alter table lean.${table} add foreign key (trip_plan_id) references lean.trip_plans (id)`,
  ),
  'alter table lean.care_events add foreign key (enquiry_id) references lean.care_enquiries (id)',
]
