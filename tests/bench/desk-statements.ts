import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import pg from 'pg'

import { signInEverybody } from '../security/access/callers.js'
import {
  sendGraphql,
  staffHeaders,
  submitTripPlanOperation,
  type SubmitTripPlanAnswer,
} from '../support/gateway-client.js'
import type { Stack } from '../support/stack.js'
import { statementsOfRequests } from './counted-statements.js'
import { countStatements } from './sql-counts.js'
import type { Verdict } from './verdict.js'

const times = 20
const manyEvents = 500

const enquiry = '__typename id version'
const listOf = (args: string) => `{ careEnquiries(${args}) { next enquiries { ${enquiry} } } }`
const pageOf = (id: string) => `{
  careEnquiry(id: "${id}") { nextEvents enquiry { ${enquiry} } personal { facts { name value } } consents { purpose }
    events { id kind words actor { name } answer { id state } } } }`

const lists = {
  'the first of the list': listOf('show: DUE, first: 1'),
  'a hundred of the list': listOf('show: ALL, first: 100'),
  'my own': listOf('show: OPEN, mine: true'),
  'what is erased soon': listOf('show: ERASED_SOON'),
  'what is erased soon and mine': listOf('show: ERASED_SOON, mine: true'),
  'a search': listOf('show: ALL, search: "amal"'),
  'the counts': '{ careEnquiryCounts { due mine } }',
}

interface Enquiry {
  readonly id: string
  readonly version: number
}

/** Each by the arguments of its mutation, on an enquiry that it was not asked of before. */
const decisions = {
  claim: ({ id, version }: Enquiry) => `claimCareEnquiry(id: "${id}", version: ${version})`,
  'claim the next': () => 'claimNextCareEnquiry',
  'write a note': ({ id }: Enquiry) =>
    `addCareNote(id: "${id}", words: "a note", idempotencyKey: "${crypto.randomUUID()}")`,
  'log that somebody was reached': ({ id, version }: Enquiry) =>
    `logCareContact(id: "${id}", version: ${version}, channel: PHONE, result: REACHED)`,
  wait: ({ id, version }: Enquiry) => `moveCareEnquiry(id: "${id}", version: ${version}, to: WAITING)`,
  close: ({ id, version }: Enquiry) =>
    `closeCareEnquiry(id: "${id}", version: ${version}, outcome: SPAM, words: "an advertisement")`,
  answer: ({
    id,
    version,
  }: Enquiry) => `writeCareAnswer(id: "${id}", version: ${version}, template: "own-words", templateVersion: 1,
    fields: [{ name: "words", value: "as you asked" }], idempotencyKey: "${crypto.randomUUID()}")`,
}

/** P13: SQL statements of each list of the desk, of the page of an enquiry, and of each decision, through everything. */
export async function measureDeskStatements(stack: Stack): Promise<Verdict> {
  const client = new pg.Client({ connectionString: stack.adminUrl })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    const desk = new Desk(stack, client, (await signInEverybody(stack.adminUrl)).get('care-lead')?.token ?? '')
    await submitPlans(stack, times * (Object.keys(decisions).length + 1))
    return verdict(await countsOf(desk))
  } finally {
    await client.end()
  }
}

interface Counts {
  readonly lists: readonly (readonly [string, number])[]
  readonly pages: readonly [short: number, long: number]
  readonly decisions: readonly (readonly [string, number])[]
}

async function countsOf(desk: Desk): Promise<Counts> {
  const ofLists: [string, number][] = []
  for (const [name, query] of Object.entries(lists)) {
    ofLists.push([name, await desk.statementsOf('enquiry', () => desk.ask(query))])
  }
  const [asked] = await desk.fresh(1)
  const read = () => desk.ask(pageOf(asked?.id ?? ''))
  const short = await desk.statementsOfAll(read)
  await desk.addEvents(asked?.id ?? '', manyEvents)
  const long = await desk.statementsOfAll(read)

  const ofDecisions: [string, number][] = []
  for (const [name, mutation] of Object.entries(decisions)) {
    const fresh = await desk.fresh(times)
    const decide = async () => desk.decide(mutation(fresh.pop() ?? { id: '', version: 0 }))
    ofDecisions.push([name, await desk.statementsOf('enquiry', decide)])
  }
  return { lists: ofLists, pages: [short, long], decisions: ofDecisions }
}

function verdict({ decisions: ofDecisions, lists: ofLists, pages: [short, long] }: Counts): Verdict {
  const row = ([name, count]: readonly [string, number]) => `  ${name.padEnd(34)}${String(count).padStart(6)}`
  return {
    goal: 'P13',
    title: 'SQL statements of the desk, each asked twenty times through the gateway',
    lines: [
      ...ofLists.map(row),
      row(['an enquiry with one event', short]),
      row([`an enquiry with ${manyEvents} events`, long]),
      ...ofDecisions.map(row),
    ],
    marks: [
      ...ofLists.map(([name, value]) => ({ what: `statements of ${name}`, value, atLeast: 1, atMost: 1 })),
      { what: 'a long timeline costs more statements than a short one by', value: long - short, atMost: 0 },
      ...ofDecisions.map(([name, value]) => ({ what: `statements to ${name}`, value, atLeast: 2, atMost: 4 })),
    ],
    excluded: 'where transactions begin and end, the relay, workers, and the session, which is known for a minute',
  }
}

class Desk {
  constructor(
    private readonly stack: Stack,
    private readonly client: pg.Client,
    private readonly token: string,
  ) {}

  async ask<Data = object>(query: string): Promise<Data> {
    const headers = staffHeaders(this.stack.siteUrl, this.token)
    const answer = await sendGraphql<Data>(this.stack.graphqlUrl, { query }, { headers })
    if (!answer.data) throw new Error(`${query} was answered by ${answer.status} ${answer.errorCodes.join()}`)
    return answer.data
  }

  /** Fails when the decision was refused, for a refusal costs less. */
  async decide(mutation: string): Promise<void> {
    const { decided } = await this.ask<{ decided: { code?: string; message?: string } }>(
      `mutation { decided: ${mutation} { __typename ... on Problem { code message } } }`,
    )
    if (decided.code !== undefined) throw new Error(`${mutation} was refused: ${decided.code} ${decided.message}`)
  }

  /** So many that nobody has done anything with. */
  async fresh(count: number): Promise<Enquiry[]> {
    const { careEnquiries } = await this.ask<{ careEnquiries: { enquiries: Enquiry[] } }>(
      listOf(`show: NEW, unclaimed: true, first: 100`),
    )
    const fresh = careEnquiries.enquiries.slice(0, count)
    if (fresh.length < count) throw new Error(`only ${fresh.length} enquiries are new`)
    return fresh
  }

  async addEvents(enquiryId: string, count: number): Promise<void> {
    const sql = `insert into enquiry.care_events (id, enquiry_id, at, kind)
      select gen_random_uuid(), $1, now(), 'noted' from generate_series(1, $2::int)`
    await this.client.query(sql, [enquiryId, count])
  }

  /** What each of them costs: a statement that a worker sends now and then is not sent as often as it is asked. */
  async statementsOf(service: ServiceName, work: () => Promise<unknown>): Promise<number> {
    await work()
    const rows = await countStatements(this.client, service, times - 1, async () => {
      await work()
    })
    return statementsOfRequests(rows.map((row) => ({ ...row, calls: Math.floor(row.calls / (times - 1)) })))
  }

  async statementsOfAll(work: () => Promise<unknown>): Promise<number> {
    let sum = 0
    for (const service of serviceNames) sum += await this.statementsOf(service, work)
    return sum
  }
}

async function submitPlans(stack: Stack, count: number): Promise<void> {
  for (let plan = 0; plan < count; plan++) {
    const variables = { input: aTripPlan({ fullName: 'Amal Haddad' }), key: `desk-${plan}` }
    const operation = { query: submitTripPlanOperation, variables }
    const answer = await sendGraphql<SubmitTripPlanAnswer>(stack.graphqlUrl, operation)
    if (answer.data?.submitTripPlan.__typename !== 'TripPlanReceived') throw new Error('the enquiry was not accepted')
  }
}
