import { createLogger } from '@seneb/platform/logger'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { connectDataSource } from '@seneb/service-kit/database/data-source'
import {
  databaseSetupStatements,
  databaseUsers,
  migratorRole,
  roleName,
  type DatabaseUser,
} from '@seneb/service-kit/database/database-setup'
import { migrate } from '@seneb/service-kit/database/migrate'
import { PostgresDb } from '@seneb/service-kit/database/postgres-db'
import { testAtRest } from '@seneb/testkit/test-keys'
import type pg from 'pg'

import { createDatabase, runStatements, withDatabase, withLogin } from '../../infra/postgres/postgres.ts'
import { recordReferralVisit, rollUpHits } from '../../services/referral/src/referrals/process-referral.js'
import { migrations } from '../../services/referral/src/migrations/index.js'
import { referralEntities } from '../../services/referral/src/referral.module.js'
import { median, percentile } from '../support/figures.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { openFillingClient } from './filling-client.js'
import type { Verdict } from './verdict.js'

const fewVisits = 10_000
const maxRatio = 1.3
/** Calls before the database changes; few, so that other load of the machine affects both alike. */
const callsPerRun = 20
const runsPerPair = 10
const rowsPerStatement = 500_000

const works = ['recording a visit', 'latest visit', 'count of visits'] as const
type Work = (typeof works)[number]
type Times = Readonly<Record<Work, number[]>>

/**
 * Compares the cost of a visit with ten thousand stored visits and with many more, with the same code and server (P7).
 */
export async function measureVisits(stack: Stack, { pairs, visits }: BenchPlan): Promise<Verdict> {
  const few = await Visits.store(stack.adminUrl, 'visits_few', fewVisits)
  const many = await Visits.store(stack.adminUrl, 'visits_many', visits)
  try {
    for (const side of [few, many]) await side.measure(timesOf())
    const durations = { few: timesOf(), many: timesOf() }
    for (let round = 0; round < pairs * runsPerPair; round++) {
      const order = round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)
      for (const side of order) await (side === 'few' ? few : many).measure(durations[side])
    }
    return verdict(durations, { visits, seconds: many.elapsedSeconds })
  } finally {
    await few.close()
    await many.close()
  }
}

const timesOf = (): Times => ({ 'recording a visit': [], 'latest visit': [], 'count of visits': [] })

function verdict(durations: { few: Times; many: Times }, stored: { visits: number; seconds: number }): Verdict {
  const names = [fewVisits, stored.visits].map((count) => `${count.toLocaleString('en')} visits`)
  const ms = (times: readonly number[]) =>
    `${median(times).toFixed(2)} (p99 ${percentile(times, 0.99).toFixed(2)})`.padStart(24)
  return {
    goal: 'P7',
    title: `a visit with many visits stored; ms, medians of ${durations.few['latest visit'].length} calls on each side`,
    lines: [
      `  ${''.padEnd(26)}${names.map((name) => name.padStart(24)).join('')}`,
      ...works.map((work) => `  ${work.padEnd(26)}${ms(durations.few[work])}${ms(durations.many[work])}`),
      `  the visits were made in ${stored.seconds.toFixed(0)} s; --visits 10000000 for the whole goal`,
    ],
    limits: works.map((work) => ({
      what: `${work}, times as long`,
      value: median(durations.many[work]) / median(durations.few[work]),
      atMost: maxRatio,
    })),
    excluded: 'the way through the gateway and NATS, which is the same for both and would only soften the ratio',
  }
}

const latestVisitSql = `/* latestVisit */
  select visited_at from referral.referral_visits where referral_id = $1 order by visited_at desc limit 1`
const visitCountSql = `/* visitCount */ select visit_count from referral.referrals where referral_id = $1`

const linksSql = `/* fillLinks */
  insert into referral.referrals (referral_id, referrer_type, status, visit_count, last_visited_at)
  select 'link-' || i, 'general', 'unverified', $2::int / $1::int, now() - interval '1 hour'
  from generate_series(0, $1::int - 1) i`

/** Visits in order of time, each by some link. $1 links, $2 first, $3 last, $4 total */
const visitsSql = `/* fillVisits */
  insert into referral.referral_visits (id, referral_id, visited_at)
  select pg_temp.uuid_v7(), 'link-' || (i % $1::int), now() - interval '1 hour' - ($4::int - i) * interval '1 second'
  from generate_series($2::int, $3::int) i`

/** Database with a given number of visits, with the service's own code. */
class Visits {
  private next = 0

  private constructor(
    private readonly client: pg.Client,
    private readonly ctx: Ctx,
    private readonly links: number,
    readonly elapsedSeconds: number,
    readonly close: () => Promise<void>,
  ) {}

  static async store(adminUrl: string, name: string, visits: number): Promise<Visits> {
    await createDatabase(adminUrl, name)
    const url = withDatabase(adminUrl, name)
    await runStatements(url, databaseSetupStatements({ passwords }))
    await migrate({
      service: 'referral',
      url: withLogin(url, roleName(migratorRole('referral')), password),
      migrations,
    })
    const client = await openFillingClient(url)
    const links = linksFor(visits)
    const startedAt = performance.now()
    await fill(client, links, visits)
    const elapsedSeconds = (performance.now() - startedAt) / 1000
    const { ctx, close } = await openService(withLogin(url, roleName('referral'), password))
    return new Visits(client, ctx, links, elapsedSeconds, async () => {
      await close()
      await client.end()
    })
  }

  /** Visits some links one after the other; adds the duration of each call to `durations`. */
  async measure(durations: Times): Promise<void> {
    const ids = Array.from({ length: callsPerRun }, () => this.nextLink())
    for (const id of ids) {
      durations['recording a visit'].push(await timed(() => this.visit(id)))
      durations['latest visit'].push(await timed(() => this.ctx.db.read((tx) => tx.query(latestVisitSql, [id]))))
      durations['count of visits'].push(await timed(() => this.ctx.db.read((tx) => tx.query(visitCountSql, [id]))))
    }
    await this.client.query(
      `update referral.referrals set last_visited_at = now() - interval '1 hour' where referral_id = any($1)`,
      [ids],
    )
    await rollUpHits(this.ctx)
  }

  private async visit(id: string): Promise<void> {
    const { visitRecorded } = await recordReferralVisit({ id }, this.ctx)
    if (!visitRecorded) throw new Error(`the visit of ${id} was not recorded`)
  }

  /** Returns links from the whole table, none twice in a round: strides that share no factor with their number. */
  private nextLink(): string {
    this.next = (this.next + strideFor(this.links)) % this.links
    return `link-${this.next}`
  }
}

/** A thousand visits per link, and a hundred links at least. */
const linksFor = (visits: number) => Math.max(100, Math.round(visits / 1000))
const strideFor = (links: number) => (links % 37 === 0 ? 41 : 37)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function fill(client: pg.Client, links: number, visits: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  // Foreign keys hold by construction; checking millions of them would take most of the time.
  await client.query('set session_replication_role = replica')
  await client.query(linksSql, [links, visits])
  for (let from = 1; from <= visits; from += rowsPerStatement) {
    await client.query(visitsSql, [links, from, Math.min(visits, from + rowsPerStatement - 1), visits])
  }
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze referral.referral_visits, referral.referrals')
  await client.query('checkpoint')
}

async function openService(url: string) {
  const log = createLogger('bench', 'warn')
  const options = { service: 'referral', url, entities: referralEntities, poolSize: 2, log } as const
  const dataSource = await connectDataSource(options)
  const db = new PostgresDb(dataSource)
  const ctx = createCtx({ db, log, wake: () => undefined, atRest: testAtRest })
  return { ctx, close: () => dataSource.destroy() }
}

const password = 'bench'
const passwords = Object.fromEntries(databaseUsers.map((user) => [user, password])) as Record<DatabaseUser, string>
