import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { buildWeb } from '../../infra/build/web-build.ts'
import { outputOf } from '../../infra/process/run-quietly.ts'
import { prometheusPrograms, whyNoPrometheus } from './prometheus-programs.ts'
import { Outcomes } from '../compose/outcomes.ts'
import { alertNames, rules } from '../support/alert-rules.js'
import { dashboards } from '../support/dashboards.js'
import { endOnSignals } from '../support/end-on-signals.js'
import { faultsOfRunbook } from '../support/runbooks.js'
import { checkFiles } from './check-files.ts'
import { checkWatched, type Query } from './check-watched.ts'

/**
 * `npm run verify:observability`: Prometheus' own tool checks the committed rules and tests them on made-up series. A
 * real Prometheus monitors the started platform and runs every query of rules and panels, and every alert must have its
 * page. Checks that this machine cannot run are reported, not silently skipped.
 */
readCommandLine(
  {
    usage: 'npm run verify:observability',
    about:
      "Has Prometheus' own tool read and try the rules, and a real Prometheus watch the started platform and answer every query; ends with 1 when one is not answered.",
  },
  noArguments,
)
const outcomes = new Outcomes()

const queriesOfRules: readonly Query[] = rules.map(({ alert, expr, record }) => ({
  of: alert ?? record ?? 'a rule without a name',
  expr,
}))

const queriesOfPanels: readonly Query[] = [...dashboards.values()].flatMap(({ panels, uid }) =>
  panels.flatMap(({ targets, title }) => targets.map(({ expr }) => ({ of: `${uid}, ${title}`, expr }))),
)

endOnSignals()
const faults = alertNames.flatMap(faultsOfRunbook)
outcomes.check(`each of ${alertNames.length} alerts has its runbook`, faults.length === 0, faults.join('\n'))
try {
  const why = whyNoPrometheus()
  if (why === undefined) {
    const programs = await prometheusPrograms((doing) => console.log(doing))
    await checkFiles(programs, outcomes)
    await buildWeb()
    await checkWatched(programs, [...queriesOfRules, ...queriesOfPanels], outcomes)
  } else {
    outcomes.skip('the rules as Prometheus reads them, and a platform that it watches', why)
  }
} catch (error) {
  outcomes.check('the platform could be watched', false, outputOf(error).slice(-1500))
}
process.exitCode = outcomes.close()
