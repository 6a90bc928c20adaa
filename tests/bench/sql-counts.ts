import { roleOf } from '@seneb/service-kit/database-setup'
import type { ServiceName } from '@seneb/contracts/define'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import pg from 'pg'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanAnswer } from '../support/gateway-client.js'
import type { Stack } from '../support/stack.js'
import type { Verdict } from './verdict.js'

/** What PostgreSQL must be started with to count statements. */
export const statementStatistics = [
  ...['-c', 'shared_preload_libraries=pg_stat_statements'],
  ...['-c', 'pg_stat_statements.track_utility=on'],
]

const times = 20

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

async function lists(stack: Stack, client: pg.Client): Promise<Verdict> {
  const ask = (query: string) => () => asked(stack.graphqlUrl, query)
  const counted = async (query: string) => statementsOf(client, 'content', ask(query))
  const short = await counted('{ airports(country: "Egypt", first: 1, refresh: true) { airports { code name } } }')
  const long = await counted('{ airports(country: "Egypt", first: 1000, refresh: true) { airports { code name } } }')
  const countries = await counted('{ countries(refresh: true) { countries { code name } } }')
  const treatments = await counted('{ treatmentTypes { name procedures { name } } }')
  const perQuery = { 'airports, first 1': short, 'airports, first 1000': long, countries, treatmentTypes: treatments }
  return {
    goal: 'P9',
    title: 'SQL statements per list query, caches passed by where the query can',
    lines: Object.entries(perQuery).map(
      ([name, calls]) => `  ${name.padEnd(26)}${(calls / times).toFixed(2).padStart(8)}`,
    ),
    marks: [
      { what: 'a long page costs more statements than a short one by', value: (long - short) / times, atMost: 0 },
      { what: 'most statements of one list query', value: Math.max(...Object.values(perQuery)) / times, atMost: 3 },
    ],
  }
}

async function writes(stack: Stack, client: pg.Client): Promise<Verdict> {
  let key = 0
  const submit = async () => {
    const variables = { input: aTripPlan(), key: `sql-${++key}` }
    const operation = { query: submitTripPlanOperation, variables }
    const answer = await sendGraphql<SubmitTripPlanAnswer>(stack.graphqlUrl, operation)
    if (answer.data?.submitTripPlan.__typename !== 'TripPlanReceived') throw new Error('the enquiry was not accepted')
  }
  const trips = (await statementsOf(client, 'enquiry', submit)) / times
  return {
    goal: 'P9',
    title: 'SQL round trips of one enquiry write with consents, promise, idempotency key and outbox row',
    lines: [`  per submission            ${trips.toFixed(2).padStart(8)}`],
    marks: [{ what: 'round trips per submission', value: trips, atMost: 2 }],
    leftOut: 'the relay, which publishes beside the request',
  }
}

async function asked(url: string, query: string): Promise<void> {
  const answer = await sendGraphql(url, { query })
  if (!answer.data) throw new Error(`${query} was answered by ${answer.status} ${answer.errorCodes.join()}`)
}

interface Counted {
  readonly query: string
  readonly calls: number
}

/** Statements a service sent while `work` was done so many times, each a round trip, without what it does by itself. */
async function statementsOf(client: pg.Client, service: ServiceName, work: () => Promise<void>): Promise<number> {
  // The first one prepares and compiles; that is not what a query costs.
  await work()
  await client.query('select pg_stat_statements_reset()')
  for (let i = 0; i < times; i++) await work()
  const { rows } = await client.query<Counted>(
    `select query, calls::int as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname = $1`,
    [roleOf(service)],
  )
  return callsOfRequests(rows)
}

/** What services do beside requests: publishing, wake-ups, cleaning, replaying, measuring, health. */
const byItself =
  /\/\* (?:takeWaitingEntries|markPublished|knownEpoch|keepEpoch|refillOutbox|standing) \*\/|pg_notify|pg_advisory_xact_lock|dead_letters|^delete from |^select \$1$/
const transactionControl = /^(?:start transaction|begin|commit|rollback)/i
const beginning = /^(?:start transaction|begin)/i

/** Exported for its test. Transactions of the relay are told from those of requests by the batch each one takes. */
export function callsOfRequests(counted: readonly Counted[]): number {
  const callsOf = (isMeant: (query: string) => boolean) =>
    counted.filter(({ query }) => isMeant(query)).reduce((sum, { calls }) => sum + calls, 0)
  const begun = callsOf((query) => beginning.test(query))
  const begunByItself = callsOf((query) => /\/\* (?:takeWaitingEntries|knownEpoch) \*\//.test(query))
  const plain = callsOf((query) => !byItself.test(query) && !transactionControl.test(query))
  return plain + 2 * Math.max(0, begun - begunByItself)
}
