import { buildWeb } from '../../infra/build/web-build.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { Stack } from '../support/stack.js'
import { benchWords, everyGoal, readBenchOptions, type BenchPlan } from './bench-options.js'
import { measureCountries } from './countries.js'
import { measureDesks } from './desks.js'
import { measureDeskLists } from './desk-lists.js'
import { measureDeskStatements } from './desk-statements.js'
import { measureCachedResponses } from './cached-responses.js'
import { measureKeyedRequests } from './keyed-requests.js'
import { measureLeavingClients } from './leaving-clients.js'
import { measureMailLatency } from './mail-latency.js'
import { compileOpponents } from './opponent.js'
import { measurePages } from './pages.js'
import { measureServiceStart } from './service-start.js'
import { measureSql, statementStatistics } from './sql-counts.js'
import { measureSubmissions } from './submit-trip-plans.js'
import { comparedLines, readRun, writeRun } from './run-record.js'
import { measureSignIns } from './sign-ins.js'
import { measureStaffQueries } from './staff-queries.js'
import { isMet, verdictLines, type Verdict } from './verdict.js'
import { measureVisits } from './visits.js'
import { measureWholeStack } from './whole-stack.js'

/** The limits stay on; they are only wide enough for one sender that stands for thousands. */
const environment = {
  GATEWAY_MUTATIONS_PER_MINUTE: '10000000',
  GATEWAY_QUERY_POINTS_PER_MINUTE: '10000000',
  GATEWAY_PARTNER_POINTS: '1000000000',
  GATEWAY_SIGN_INS_PER_MINUTE: '10000000',
  GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: '10000000',
  GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '10000000',
  // Each desk of P14 stands for a place of its own.
  WEB_TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'info',
}

type Measure = (plan: BenchPlan) => Promise<Verdict[]>

const measures: Readonly<Record<(typeof everyGoal)[number], Measure>> = {
  P1: (plan) => onStack(['gateway', 'content'], (stack) => measureCachedResponses(stack, plan)),
  P2: (plan) => onStack(['gateway', 'content'], async (stack) => [await measureCountries(stack, plan)]),
  P3: (plan) => onStack(['gateway', 'enquiry'], async (stack) => [await measureSubmissions(stack, plan)]),
  P4: async (plan) => {
    await buildWeb()
    return onStack(['gateway', 'content', 'web'], (stack) => measurePages(stack, plan))
  },
  P6: () => measureWholeStack(),
  P7: (plan) => onStack([], async (stack) => [await measureVisits(stack, plan), await measureDeskLists(stack, plan)]),
  P8: (plan) => measureMailLatency(plan, environment),
  P9: () => onStack(['gateway', 'content', 'enquiry'], measureSql, statementStatistics),
  P10: (plan) => onStack(['content'], async (stack) => [await measureServiceStart(stack, plan)]),
  P12: (plan) => onStack(['gateway', 'content', 'identity'], async (stack) => [await measureStaffQueries(stack, plan)]),
  P13: () =>
    onStack(
      ['gateway', 'content', 'enquiry', 'identity', 'ai-planning'],
      async (stack) => [await measureDeskStatements(stack)],
      statementStatistics,
    ),
  P14: async (plan) => {
    await buildWeb()
    return onStack(
      ['gateway', 'enquiry', 'identity', 'web'],
      async (stack) => [await measureDesks(stack, plan)],
      statementStatistics,
    )
  },
  P15: (plan) => onStack(['gateway', 'content', 'identity'], async (stack) => [await measureSignIns(stack, plan)]),
  R14: async (plan) => {
    await buildWeb()
    return onStack(['gateway', 'content', 'web'], async (stack) => [await measureLeavingClients(stack, plan)])
  },
  A3: (plan) => onStack(['gateway', 'content', 'identity'], async (stack) => [await measureKeyedRequests(stack, plan)]),
}

endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const { before, plan } = readCommandLine(benchWords, (args) => {
    const plan = readBenchOptions(args)
    return { plan, before: plan.compareWith === undefined ? undefined : readRun(plan.compareWith) }
  })
  await compileOpponents()
  const verdicts: Verdict[] = []
  const missed: string[] = []
  const notMeasured: string[] = []
  for (const goal of everyGoal.filter((known) => plan.goals.includes(known))) {
    for (const verdict of await measures[goal](plan)) {
      verdicts.push(verdict)
      console.log([...verdictLines(verdict), ...(before ? comparedLines(before, verdict) : [])].join('\n'))
      if (verdict.marks.length === 0) notMeasured.push(verdict.goal)
      missed.push(...verdict.marks.filter((mark) => !isMet(mark)).map(({ what }) => `${verdict.goal} ${what}`))
    }
  }
  console.log(`written to ${writeRun(verdicts)}`)
  console.log(lastLine(missed, notMeasured))
  return missed.length === 0 ? 0 : 1
}

function lastLine(missed: readonly string[], notMeasured: readonly string[]): string {
  const met = missed.length === 0 ? 'every mark met' : `missed ${missed.join('; ')}`
  return `bench: ${met}${notMeasured.length > 0 ? `; not measured: ${notMeasured.join(', ')}` : ''}`
}

async function onStack(
  deployables: NonNullable<Parameters<typeof Stack.start>[0]['deployables']>,
  work: (stack: Stack) => Promise<Verdict[]>,
  postgresFlags: readonly string[] = [],
): Promise<Verdict[]> {
  const stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables, environment, postgresFlags })
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}
