import type { ServiceName } from '@seneb/contracts/define'
import { roleOf } from '@seneb/service-kit/storing/database-setup'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import pg from 'pg'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanAnswer } from '../support/gateway-client.js'
import type { Stack } from '../support/stack.js'
import { roundTripsOfRequests, statementsOfRequests, type CountedStatement } from './counted-statements.js'
import type { Verdict } from './verdict.js'

/** What PostgreSQL must be started with to count statements. */
export const statementStatistics = [
  '-c',
  'shared_preload_libraries=pg_stat_statements',
  '-c',
  'pg_stat_statements.track_utility=on',
]

const times = 20
const readyWithinMs = 30_000

/** P9: statements per list query, whatever the list's length; round trips of one enquiry write with its outbox row. */
export async function measureSql(stack: Stack): Promise<Verdict[]> {
  const client = new pg.Client({ connectionString: stack.adminUrl })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    return [await lists(stack, client), await writes(stack, client)]
  } finally {
    await client.end()
  }
}

const pageOf = (first: number) => `{ airports(country: "Egypt", first: ${first}) { airports { code name } } }`

const listQueries = {
  countries: '{ countries { countries { code name } } }',
  'airports, first 1': pageOf(1),
  'airports, first 1000': pageOf(1000),
  treatmentTypes: '{ treatmentTypes { name procedures { name } } }',
}

async function lists(stack: Stack, client: pg.Client): Promise<Verdict> {
  const cold: number[] = []
  const warm: number[] = []
  for (const query of Object.values(listQueries)) {
    await startAnew(stack)
    const ask = () => asked(stack.graphqlUrl, query)
    cold.push(statementsOfRequests(await countStatements(client, 'content', 1, ask)))
    warm.push(statementsOfRequests(await countStatements(client, 'content', times, ask)) / times)
  }
  const row = (name: string, calls: readonly (number | string)[]) =>
    `  ${name.padEnd(26)}${calls.map((call) => String(call).padStart(12)).join('')}`
  return {
    goal: 'P9',
    title: 'SQL statements per list query: of the first one after a start, and of each that follows',
    lines: [
      row('', ['first', 'following']),
      ...Object.keys(listQueries).map((name, i) => row(name, [cold[i] ?? NaN, warm[i] ?? NaN])),
    ],
    marks: [
      {
        what: 'a long page costs more statements than a short one by',
        value: (cold[2] ?? NaN) - (cold[1] ?? NaN),
        atMost: 0,
      },
      { what: 'most statements of a first list query', value: Math.max(...cold), atMost: 3 },
      { what: 'most statements of a following list query', value: Math.max(...warm), atMost: 1 },
    ],
  }
}

/** Without what it caches in memory. */
async function startAnew(stack: Stack): Promise<void> {
  const content = stack.part('content')
  await content.stop()
  content.start()
  await content.untilReady(readyWithinMs)
}

async function writes(stack: Stack, client: pg.Client): Promise<Verdict> {
  let key = 0
  const submit = async () => {
    const variables = { input: aTripPlan(), key: `sql-${++key}` }
    const operation = { query: submitTripPlanOperation, variables }
    const answer = await sendGraphql<SubmitTripPlanAnswer>(stack.graphqlUrl, operation)
    if (answer.data?.submitTripPlan.__typename !== 'TripPlanReceived') throw new Error('the enquiry was not accepted')
  }
  // The first one prepares and compiles; that is not what a submission costs.
  await submit()
  const trips = roundTripsOfRequests(await countStatements(client, 'enquiry', times, submit)) / times
  return {
    goal: 'P9',
    title: 'SQL round trips of one enquiry write with consents, promise, idempotency key and outbox row',
    lines: [`  per submission            ${trips.toFixed(2).padStart(8)}`],
    marks: [{ what: 'round trips per submission', value: trips, atMost: 2 }],
    excluded: 'the relay, which publishes beside the request',
  }
}

async function asked(url: string, query: string): Promise<void> {
  const answer = await sendGraphql(url, { query })
  if (!answer.data) throw new Error(`${query} was answered by ${answer.status} ${answer.errorCodes.join()}`)
}

/** The statements a service sends while `work` is done so many times. */
export async function countStatements(
  client: pg.Client,
  service: ServiceName,
  repetitions: number,
  work: () => Promise<void>,
): Promise<readonly CountedStatement[]> {
  await client.query('select pg_stat_statements_reset()')
  for (let i = 0; i < repetitions; i++) await work()
  const { rows } = await client.query<CountedStatement>(
    `select query, calls::int as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname = $1`,
    [roleOf(service)],
  )
  return rows
}
