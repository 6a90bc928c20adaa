import { buildWeb } from '../../infra/build/web-build.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { Stack } from '../support/stack.js'
import { measureBackOfficeLists } from './back-office-lists.js'
import { benchUsage, everyGoal, readBenchOptions, type BenchPlan } from './bench-options.js'
import { measureCountries } from './countries.js'
import { measureDeskLists } from './desk-lists.js'
import { measureCachedResponses } from './cached-responses.js'
import { measureMailLatency } from './mail-latency.js'
import { compileOpponents } from './opponent.js'
import { measurePages } from './pages.js'
import { measureSubmissions } from './submit-trip-plans.js'
import { comparedLines, readRun, writeRun } from './run-record.js'
import { isMet, verdictLines, type Verdict } from './verdict.js'
import { measureVisits } from './visits.js'
import { measureFullStack } from './whole-stack.js'

/** Rate limits stay enabled, but high enough for one sender that represents thousands. */
const environment = {
  GATEWAY_MUTATIONS_PER_MINUTE: '10000000',
  GATEWAY_QUERY_POINTS_PER_MINUTE: '10000000',
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
  P6: () => measureFullStack(),
  P7: (plan) => onStack([], async (stack) => [await measureVisits(stack, plan), await measureDeskLists(stack, plan)]),
  P8: (plan) => measureMailLatency(plan, environment),
  P13: (plan) => onStack([], async (stack) => [await measureBackOfficeLists(stack, plan)]),
}

endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const { before, plan } = readCommandLine(benchUsage, (args) => {
    const plan = readBenchOptions(args)
    return { plan, before: plan.compareWith === undefined ? undefined : readRun(plan.compareWith) }
  })
  await compileOpponents()
  const verdicts: Verdict[] = []
  const missed: string[] = []
  const notMeasured: string[] = []
  for (const goal of everyGoal.filter((candidate) => plan.goals.includes(candidate))) {
    for (const verdict of await measures[goal](plan)) {
      verdicts.push(verdict)
      console.log([...verdictLines(verdict), ...(before ? comparedLines(before, verdict) : [])].join('\n'))
      if (verdict.limits.length === 0) notMeasured.push(verdict.goal)
      missed.push(...verdict.limits.filter((limit) => !isMet(limit)).map(({ what }) => `${verdict.goal} ${what}`))
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
): Promise<Verdict[]> {
  const stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables, environment })
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}
