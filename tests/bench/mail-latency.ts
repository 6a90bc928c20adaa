import { setTimeout as pause } from 'node:timers/promises'

import { serviceNames } from '@seneb/contracts/define'
import { roleName } from '@seneb/service-kit/database/database-setup'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { percentile } from '../support/figures.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { cpuSecondsOfFamily } from './process-cost.js'
import { storedBytes } from './stored-bytes.js'
import type { Verdict } from './verdict.js'

const perSecond = 50
/** More than two cores can handle, so that the queue is never empty. */
const atOncePerSecond = 150
const statementStatistics = [
  '-c',
  'shared_preload_libraries=pg_stat_statements',
  '-c',
  'pg_stat_statements.track_utility=on',
]
/** Submissions before counting starts: one-time compilation, connections and statements are not part of the cost. */
const warmups = 150
/** Waits of the specification, which no speed can shorten (PIPE-03, PIPE-05). */
const specifiedWaitsMs = 500 + 2000
const arriveWithinMs = 180_000
const maxCpuMs = 28
const maxStatements = 10
const maxStoredKb = 30
const maxP99Seconds = 1.5

/** Results of the counted submissions. */
interface Figures {
  readonly count: number
  /** Milliseconds from each acceptance to the operator's mail. */
  readonly latenciesMs: readonly number[]
  readonly mails: number
  /** Milliseconds of CPU per submission, by part of the stack. */
  readonly cpuMs: Readonly<Record<string, number>>
  /** Costs of all processes for the following submissions, when the engine has compiled hot code. */
  readonly laterCpuMs: number
  readonly statements: Readonly<Record<string, number>>
  /** Bytes that all tables of the services grew by per submission, with their indexes. */
  readonly storedBytes: number
  readonly drainedPerSecond: number
}

/**
 * Measures from the accepted submission to the operator's mail at a steady rate (P8), with the cost for every process,
 * PostgreSQL and NATS included. Then measures the drained submissions per second under overload.
 */
export async function measureMailLatency(
  { requests }: BenchPlan,
  environment: Readonly<Record<string, string>>,
): Promise<Verdict[]> {
  const count = requests / 8
  const mailbox = await startMailbox()
  const stack = await Stack.start({ smtpUrl: mailbox.url, environment, postgresFlags: statementStatistics })
  const client = new pg.Client({ connectionString: stack.adminUrl })
  try {
    await client.connect()
    await client.query('create extension if not exists pg_stat_statements')
    const arrived = (expected: number) =>
      eventually('all mails', () => mailbox.mails.length >= expected, arriveWithinMs)
    await submitSteadily(stack.graphqlUrl, { count: warmups, name: 'warm', perSecond })
    await arrived(2 * warmups)
    await client.query('select pg_stat_statements_reset()')
    const storedBefore = await storedBytes(client)
    const before = cpuSecondsByProcess(stack)
    const acceptedAt = await submitSteadily(stack.graphqlUrl, { count, name: 'mail', perSecond })
    await arrived(2 * (warmups + count))
    const after = cpuSecondsByProcess(stack)
    const statements = await countStatements(client, count)
    const stored = ((await storedBytes(client)) - storedBefore) / count
    const mails = mailbox.mails.length - 2 * warmups
    const latenciesMs = operatorMails(mailbox).flatMap(({ at, reference }) => {
      const accepted = acceptedAt.get(reference)
      return accepted === undefined ? [] : [at - accepted]
    })
    const cpuMs = Object.fromEntries(
      [...after].map(([part, seconds]) => [part, ((seconds - (before.get(part) ?? 0)) * 1000) / count]),
    )
    const beforeLater = sumOf(cpuSecondsByProcess(stack).values())
    await submitSteadily(stack.graphqlUrl, { count, name: 'later', perSecond })
    await arrived(2 * (warmups + 2 * count))
    const laterCpuMs = ((sumOf(cpuSecondsByProcess(stack).values()) - beforeLater) * 1000) / count
    const drainedPerSecond = await drain(stack, count, () => arrived(2 * (warmups + 3 * count)))
    return [
      verdict({ count, latenciesMs, mails, cpuMs, laterCpuMs, statements, storedBytes: stored, drainedPerSecond }),
    ]
  } finally {
    await client.end()
    await stack.stop()
    await mailbox.stop()
  }
}

/**
 * Returns the number of submissions the whole pipeline completes per second, from the first submission to the last
 * mail.
 */
async function drain({ graphqlUrl }: Stack, count: number, arrived: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await submitSteadily(graphqlUrl, { count, name: 'drain', perSecond: atOncePerSecond })
  await arrived()
  return (count * 1000) / (performance.now() - startedAt - specifiedWaitsMs)
}

function sumOf(values: Iterable<number>): number {
  return [...values].reduce((all, one) => all + one, 0)
}

function verdict(figures: Figures): Verdict {
  const { count, cpuMs, drainedPerSecond, laterCpuMs, mails, statements, storedBytes, latenciesMs } = figures
  const own = (percentile(latenciesMs, 0.99) - specifiedWaitsMs) / 1000
  const seconds = (part: number) => (percentile(latenciesMs, part) / 1000).toFixed(2)
  const sum = sumOf(Object.values(cpuMs))
  const sent = Object.entries(statements).sort(([, a], [, b]) => b - a)
  const cpuByProcess = Object.entries(cpuMs).sort(([, a], [, b]) => b - a)
  return {
    goal: 'P8',
    title: `accepted to operator mail, ${count} submissions at ${perSecond}/s, offline writer`,
    lines: [
      `  p50 / p99                 ${seconds(0.5)} s / ${seconds(0.99)} s`,
      `  of which specified waits  ${specifiedWaitsMs / 1000} s (0.5 s before planning, 2 s before the stored plan is read again)`,
      `  CPU by process            ${cpuByProcess.map(([part, ms]) => `${part} ${ms.toFixed(1)}`).join(', ')} ms`,
      `  SQL statements            ${sent.map(([name, calls]) => `${name} ${calls.toFixed(1)}`).join(', ')} per submission, turns that find nothing included`,
      `  CPU of as many after those ${laterCpuMs.toFixed(1)} ms per submission; ${drainedPerSecond.toFixed(0)} drained a second, sender and mailbox on the same cores`,
    ],
    limits: [
      { what: 'operator mails that arrived', value: latenciesMs.length, atLeast: count, atMost: count },
      { what: 'mails that arrived, receipts included', value: mails, atLeast: 2 * count, atMost: 2 * count },
      { what: 'CPU per submission: ms of all processes, PostgreSQL and NATS', value: sum, atMost: maxCpuMs },
      {
        what: 'SQL statements per submission, of all services',
        value: sumOf(Object.values(statements)),
        atMost: maxStatements,
      },
      { what: 'stored per submission, all tables, kB', value: storedBytes / 1000, atMost: maxStoredKb },
      { what: 'p99 without the specified waits, s', value: own, atMost: maxP99Seconds },
    ],
    figures: {
      ...Object.fromEntries(cpuByProcess.map(([part, ms]) => [`CPU of ${part}, ms`, ms])),
      'CPU per submission of as many after those, ms': laterCpuMs,
      'drained per second, sender and mailbox on the same cores': drainedPerSecond,
    },
    excluded: 'the sender and the mailbox, which run in this process',
  }
}

/** CPU seconds of each part so far. */
function cpuSecondsByProcess({ processes }: Stack): ReadonlyMap<string, number> {
  return new Map([...processes].map(([name, { pid }]) => [name, pid === undefined ? 0 : cpuSecondsOfFamily(pid)]))
}

/**
 * Returns the statements per submission that each service has sent since the counts were reset, BEGIN and COMMIT
 * included.
 */
async function countStatements(client: pg.Client, count: number): Promise<Readonly<Record<string, number>>> {
  const { rows } = await client.query<{ role: string; calls: number }>(
    `select r.rolname as role, sum(calls)::int as calls
     from pg_stat_statements s join pg_roles r on r.oid = s.userid group by r.rolname`,
  )
  const callsOf = (role: string) => rows.find((row) => row.role === role)?.calls ?? 0
  return Object.fromEntries(serviceNames.map((name) => [name, callsOf(roleName(name)) / count]))
}

/** Sends at a steady rate; returns the time at which each reference was received. */
async function submitSteadily(
  graphqlUrl: string,
  { count, name, perSecond }: { readonly count: number; readonly name: string; readonly perSecond: number },
): Promise<ReadonlyMap<string, number>> {
  const acceptedAt = new Map<string, number>()
  const startedAt = performance.now()
  const inFlight = Array.from({ length: count }, async (_, i) => {
    await pause(Math.max(0, startedAt + (i * 1000) / perSecond - performance.now()))
    const operation = { query: submitTripPlanOperation, variables: { input: aTripPlan(), key: `${name}-${i}` } }
    const response = await sendGraphql<SubmitTripPlanResponse>(graphqlUrl, operation)
    const reference = response.data?.submitTripPlan.reference
    if (!reference) throw new Error(`a submission was answered by ${response.status} ${response.errorCodes.join()}`)
    acceptedAt.set(reference, Date.now())
  })
  await Promise.all(inFlight)
  return acceptedAt
}

function operatorMails(mailbox: Mailbox): { reference: string; at: number }[] {
  return mailbox.sentTo(operatorAddress).map(({ mail, receivedAt }) => ({
    reference: /SNB-[0-9A-Z]{6}/.exec(mail.subject ?? '')?.[0] ?? '',
    at: receivedAt.getTime(),
  }))
}
