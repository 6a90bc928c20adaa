import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { serviceNames } from '@seneb/contracts/define'
import { roleOf } from '@seneb/service-kit/storing/database-setup'
import pg from 'pg'

import { signIn } from '../security/access/callers.js'
import { percentile } from '../support/figures.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { callsOfAll, causedStatements, type StatementCounts } from './caused-statements.js'
import type { CountedStatement } from './counted-statements.js'
import { openDesks, type OpenDesk } from './open-desk.js'
import type { Verdict } from './verdict.js'

const desks = 50
const enquiries = 20
const maxMs = 1000
/** Longer than anything that a desk or the gateway remembers of a session, so that forgetting would be seen. */
const idleMs = 65_000
const settleMs = 5000

/**
 * P14: how long a change takes from the press of one agent to the lists of all others, with fifty desks open; and which
 * statements fifty desks cause at which nothing happens, against two windows before and two after. What desks ask
 * without being told to, they ask in each window; a task of the product that comes once in several minutes does not.
 * So that nobody has to believe that it would be seen, in one more window each desk does read once, and that is counted.
 */
export async function measureDesks(stack: Stack, { pairs }: BenchPlan): Promise<Verdict> {
  const client = new pg.Client({ connectionString: stack.adminUrl })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    const [enquiryIds, places] = [await seedEnquiries(client), await seedAgents(client, stack.siteUrl)]
    await pause(settleMs)
    const before = [await idle(client), await idle(client)]
    const open = await openDesks(places, enquiryIds)
    const times = await changes(open, enquiryIds, 4 * pairs)
    await pause(settleMs)
    const during = [await idle(client), await idle(client)]
    for (const [n, desk] of open.entries()) desk.readIn(((n + 1) / (open.length + 1)) * idleMs)
    const reading = await idle(client)
    for (const desk of open) await desk.close()
    await pause(settleMs)
    const after = [await idle(client), await idle(client)]
    return verdict(times, { before, during, reading, after })
  } finally {
    await client.end()
  }
}

async function seedEnquiries(client: pg.Client): Promise<string[]> {
  const ids = Array.from({ length: enquiries }, () => randomUUID())
  await client.query(
    `insert into enquiry.care_enquiries (id, kind, reference, version, state, submitted_at, due_at, last_activity_at,
       full_name, email, is_referred, has_mail_problem)
     select id, 'trip-plan', 'SNB-' || upper(substr(id::text, 1, 6)), 1, 'new', now(), now() + interval '1 day', now(),
       'Bench', 'bench@seneb.example', false, false from unnest($1::uuid[]) id`,
    [ids],
  )
  return ids
}

async function seedAgents(client: pg.Client, siteUrl: string) {
  await client.query('set search_path to identity, public')
  const places = []
  for (let n = 1; n <= desks; n++) {
    const { token } = await signIn(client, `desk-${n}`, { roles: ['care-agent'] })
    places.push({ siteUrl, token, address: `198.51.100.${n}` })
  }
  return places
}

/** From the press of one agent to the list of every other desk, in milliseconds. */
async function changes(open: readonly OpenDesk[], enquiryIds: readonly string[], count: number): Promise<number[]> {
  const times: number[] = []
  // The first one compiles and connects.
  for (let n = -1; n < count; n++) {
    const [author, id] = [open.at(n) ?? open[0], enquiryIds.at(n % enquiryIds.length) ?? '']
    const pressedAt = performance.now()
    const version = await author?.addNote(id, `Note ${n}`)
    const others = open.filter((desk) => desk !== author)
    const shownAt = await Promise.all(others.map((desk) => desk.shows(id, version ?? NaN)))
    if (n >= 0) times.push(...shownAt.map((at) => at - pressedAt))
    await pause(500)
  }
  return times
}

/** What all services send while nothing is asked of the product, by the id of the statement. */
async function idle(client: pg.Client): Promise<StatementCounts> {
  await client.query('select pg_stat_statements_reset()')
  await pause(idleMs)
  // By their ids: a text that is noted when a connection has prepared it already keeps its figures, and is another text.
  const { rows } = await client.query<CountedStatement & { readonly id: string }>(
    `select queryid::text as id, min(query) as query, sum(calls)::int as calls
     from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname = any($1) group by queryid`,
    [serviceNames.map((service) => roleOf(service))],
  )
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}

interface Windows {
  readonly before: readonly StatementCounts[]
  readonly during: readonly StatementCounts[]
  /** In which each desk read once. */
  readonly reading: StatementCounts
  readonly after: readonly StatementCounts[]
}

function verdict(times: readonly number[], { after, before, during, reading }: Windows): Verdict {
  const without = [...before, ...after]
  const caused = causedStatements(without, during)
  const seen = causedStatements(without, [reading])
  const totals = (windows: readonly StatementCounts[]) =>
    windows.map((counts) => callsOfAll(counts.values())).join(' and ')
  const p95 = percentile(times, 0.95)
  return {
    goal: 'P14',
    title: `${desks} open desks: a change on the others' screens, and what they cost while nothing changes`,
    lines: [
      `  p50 / p95 / slowest, ms   ${[percentile(times, 0.5), p95, Math.max(...times)].map((ms) => ms.toFixed(0)).join(' / ')} (${times.length} looks)`,
      `  statements in ${idleMs / 1000} s      ${totals(before)} before, ${totals(during)} with the desks, ${totals([reading])} when each read once, ${totals(after)} after`,
      ...caused.map(({ calls, query }) => `    ${calls} x ${query.replace(/\s+/g, ' ').slice(0, 100)}`),
    ],
    marks: [
      { what: "until the change is on the others' screens, p95 in ms", value: Math.round(p95), atMost: maxMs },
      {
        what: 'statements that the idle desks cause',
        value: callsOfAll(caused),
        atMost: 0,
      },
      { what: 'statements that are seen when each desk reads once', value: callsOfAll(seen), atLeast: desks },
    ],
    excluded: 'drawing: the desks are HTTP clients that listen, gather hints, read and tell as the page does',
  }
}
