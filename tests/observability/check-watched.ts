import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { stringify } from 'yaml'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { deployableNames, type DeployableName } from '../../infra/deployables.ts'
import { root } from '../../infra/process/paths.mjs'
import type { PrometheusPrograms } from './prometheus-programs.ts'
import type { Outcomes } from '../compose/outcomes.ts'
import { eventually } from '../support/eventually.js'
import { metricsIn, metricTable, visibleNames } from '../support/metric-table.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { Prometheus } from './prometheus-server.ts'
import { operatorAddress } from '../support/deployables.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'

/** A query of a rule or a panel, and which one it belongs to. */
export interface Query {
  readonly of: string
  readonly expr: string
}

/** Files are never scanned here, but the count of infected ones exists only with a scanner. */
const environment = { GATEWAY_CLAMD_ADDRESS: '127.0.0.1:1' }
/** Metrics of parts that this platform starts without; the tests of infra/backup read them. */
const ofComposeAlone = new Set(
  metricTable()
    .filter(({ shownBy }) => shownBy.length === 0)
    .flatMap(visibleNames),
)
const rules = join(root, 'infra', 'observability', 'rules.yml')

/** Runs rules and queries on a real Prometheus that monitors the platform in use. */
export async function checkWatched(
  { prometheus: program, promtool }: PrometheusPrograms,
  queries: readonly Query[],
  outcomes: Outcomes,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-watched-'))
  const observed = await startObservedStack(environment, ['synthetic-patient'])
  try {
    const prometheus = await Prometheus.start(program, folder, configOf(observed))
    try {
      await useEverything(observed)
      await checkProcesses(observed, promtool, outcomes)
      await checkQueries(prometheus, queries, outcomes)
      await checkAlerts(prometheus, observed, outcomes)
    } finally {
      await prometheus.stop()
    }
  } finally {
    await observed.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function configOf({ stack }: ObservedStack): string {
  const at = (name: DeployableName) => [{ targets: [new URL(stack.healthUrlOf(name)).host] }]
  return stringify({
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: deployableNames.map((name) => ({ job_name: name, static_configs: at(name) })),
  })
}

async function checkProcesses({ stack }: ObservedStack, promtool: string, outcomes: Outcomes): Promise<void> {
  for (const name of deployableNames) {
    const input = await (await fetch(`${stack.healthUrlOf(name)}/metrics`)).text()
    const { status, stderr, stdout } = spawnSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' })
    outcomes.check(`promtool finds nothing against what ${name} shows`, status === 0, `${stdout}${stderr}`)
  }
}

async function checkQueries(prometheus: Prometheus, queries: readonly Query[], outcomes: Outcomes): Promise<void> {
  const up = await eventually('every process is read', async () => {
    return (await prometheus.count('up == 1')) === deployableNames.length
  })
  outcomes.check(`Prometheus reads ${deployableNames.length} processes`, up)
  const usedMetrics = [...new Set(queries.flatMap(({ expr }) => metricsIn(expr)))]
  const read = usedMetrics.filter((name) => !ofComposeAlone.has(name))
  let missing: readonly string[] = read
  // The fill level of buckets is measured every half minute, and is exposed from then on.
  await eventually(
    'all of them are shown',
    () => unknownOf(prometheus, read).then((found) => (missing = found).length === 0),
    45_000,
  ).catch(() => false)
  outcomes.check(
    `unknown metrics ${missing.length} of ${read.length} that are asked for`,
    missing.length === 0,
    missing,
  )
  const errors: string[] = []
  for (const { expr, of } of queries) {
    await prometheus.count(expr).catch((error: unknown) => errors.push(`${of}: ${String(error)}`))
  }
  outcomes.check(`${queries.length} queries are answered`, errors.length === 0, errors.join('\n'))
}

async function unknownOf(prometheus: Prometheus, read: readonly string[]): Promise<readonly string[]> {
  const existing = new Set(await prometheus.names())
  return read.filter((name) => !existing.has(name))
}

async function checkAlerts(prometheus: Prometheus, { stack }: ObservedStack, outcomes: Outcomes): Promise<void> {
  const configuredRules = await prometheus.rules()
  const failing = configuredRules.filter(({ health }) => health !== 'ok')
  const errors = failing.map(({ health, lastError = health, name }) => `${name}: ${lastError}`)
  outcomes.check(
    `${configuredRules.length} rules are reckoned`,
    configuredRules.length > 50 && errors.length === 0,
    errors.join('\n'),
  )
  const firing = (await prometheus.alerts('firing')).join()
  outcomes.check('nothing fires but the watchdog while all is well', firing === 'Watchdog', firing)
  await stack.part('referral').kill()
  const noticed = await eventually('it is noticed', async () =>
    (await prometheus.alerts('pending')).includes('ProcessDown of referral'),
  )
  outcomes.check('a service that is killed is noticed', noticed)
}

/** Enough for the slow first requests after a start to be less than a tenth of all. */
const requestCount = 60

/**
 * Triggers everything that is measured only on use: requests, an enquiry until its mail, a page, an unknown address.
 */
async function useEverything({ mailbox, stack }: ObservedStack): Promise<void> {
  for (const path of ['/', '/no-such-page']) await (await fetch(`${stack.siteUrl}${path}`)).arrayBuffer()
  for (let sent = 0; sent < requestCount; sent++)
    await sendGraphql(stack.graphqlUrl, { query: '{ countries { source } }' })
  const response = await sendGraphql<SubmitTripPlanResponse>(stack.graphqlUrl, {
    query: submitTripPlanOperation,
    variables: { input: aTripPlan() },
  })
  const reference = response.data?.submitTripPlan.reference
  if (reference === undefined) throw new Error(`the enquiry was not taken: ${JSON.stringify(response)}`)
  await eventually("the care team's mail", () =>
    mailbox.sentTo(operatorAddress).find(({ mail }) => mail.subject?.includes(reference)),
  )
}
