import { join } from 'node:path'

import { root } from '../../infra/process/places.mjs'
import { outputOf, runQuietly } from '../../infra/process/run-quietly.ts'
import type { PrometheusPrograms } from './prometheus-programs.ts'
import type { Outcomes } from '../compose/outcomes.ts'

/** Receivers of alerts, by severity. */
const receivers = { page: 'on-call', ticket: 'on-call', none: 'nobody' }

/** Gives the committed files to the tools of who reads them. */
export async function checkFiles({ amtool, promtool }: PrometheusPrograms, outcomes: Outcomes): Promise<void> {
  const folder = join(root, 'infra', 'observability')
  const request = async (what: string, program: string, ...args: readonly string[]): Promise<void> => {
    const said = await runQuietly(program, args, { cwd: folder }).then(() => '', outputOf)
    outcomes.check(what, said === '', said)
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
