import { join } from 'node:path'

import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { buildWeb } from '../../infra/build/web-build.ts'
import { outputOf, captureOutput } from '../../infra/process/run-quietly.ts'
import { prometheusPrograms, whyNoPrometheus, type PrometheusPrograms } from './prometheus-programs.ts'
import { Outcomes } from '../compose/outcomes.ts'
import { alertNames, rules } from '../support/alert-rules.js'
import { dashboards } from '../support/dashboards.js'
import { endOnSignals } from '../support/end-on-signals.js'
import { runbookErrors } from '../support/runbooks.js'
import { checkWatched, type Query } from './check-watched.ts'
import { root } from '../../infra/process/paths.mjs'

/** Receivers of alerts, by severity. */
const receivers = { page: 'on-call', ticket: 'on-call', none: 'nobody' }

/** Passes the committed files to the tools of their programs. */
async function checkFiles({ amtool, promtool }: PrometheusPrograms, outcomes: Outcomes): Promise<void> {
  const folder = join(root, 'infra', 'observability')
  const request = async (what: string, program: string, ...args: readonly string[]): Promise<void> => {
    const output = await captureOutput(program, args, { cwd: folder }).then(() => '', outputOf)
    outcomes.check(what, output === '', output)
  }
  await request('promtool reads the rules', promtool, 'check', 'rules', 'rules.yml')
  await request('the rules tell of made-up series what they should', promtool, 'test', 'rules', 'rules.test.yml')
  const alertmanager = 'alertmanager.yml'
  await request(
    "promtool reads the profile's Prometheus",
    promtool,
    'check',
    'config',
    '--syntax-only',
    'prometheus.yml',
  )
  await request("amtool reads the profile's Alertmanager", amtool, 'check-config', alertmanager)
  for (const [severity, receiver] of Object.entries(receivers)) {
    const route = ['config', 'routes', 'test', `--config.file=${alertmanager}`, `--verify.receivers=${receiver}`]
    await request(`alerts with the severity ${severity} are for ${receiver}`, amtool, ...route, `severity=${severity}`)
  }
}

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
const errors = alertNames.flatMap(runbookErrors)
outcomes.check(`each of ${alertNames.length} alerts has its runbook`, errors.length === 0, errors.join('\n'))
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
