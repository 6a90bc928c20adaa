import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

import { outputOf } from '../../../infra/process/run-quietly.ts'
import { checkEnquiry, type Entrances } from '../../compose/enquiry.ts'
import { step, type Outcomes } from '../../compose/outcomes.ts'
import { whyNoEngine } from '../../compose/programs.ts'
import { eventually } from '../../support/eventually.js'
import type { KubernetesObject } from '../kubernetes-object.ts'
import { clusterPrograms, whyNoPrograms } from '../kubernetes-programs.ts'
import { adapted, neededHere } from './adaptations.ts'
import { addressOf, apply } from './apply.ts'
import { Cluster } from './cluster.ts'
import { makeImages } from './node-engine.ts'
import { completeJobs, readyDeployments, restarts, restart, untilOldPodsStopped } from './states.ts'
import type { ApiServer } from '../api-server.ts'
import { Load } from './load.ts'

/** Reason why no cluster can run on this machine; undefined when one can. */
export function whyNoCluster(): string | undefined {
  if (!existsSync('/proc/sys/net/ipv4')) return 'the network of a cluster needs Linux'
  return whyNoEngine() ?? whyNoPrograms(clusterPrograms)
}

/**
 * Starts every program of a cluster on this machine, applies the overlay of a trial, sends an enquiry, and replaces
 * three processes under load. Then removes everything and prints the adaptations that this machine needed.
 */
export async function checkCluster(objects: readonly KubernetesObject[], outcomes: Outcomes): Promise<void> {
  for (const { because, what } of neededHere()) console.log(`adapted ${what}: ${because}`)
  await step('programs', () => Cluster.prepare())
  await step('images', () => makeImages())
  const cluster = new Cluster()
  const forwards: Forward[] = []
  const endOnSignal = () => void cluster.end().finally(() => process.exit(130))
  process.once('SIGINT', endOnSignal).once('SIGTERM', endOnSignal)
  try {
    await step('cluster', () => cluster.start())
    await checkStart(cluster, adapted(objects), outcomes)
    const entrances = await enter(cluster, forwards)
    await checkEnquiry(entrances, outcomes)
    await checkRestart(cluster.api, entrances, outcomes)
    outcomes.check('no container ended by itself', (await restarts(cluster.api)) === 0, await cluster.state())
  } catch (error) {
    outcomes.check('the cluster could be verified', false, `${outputOf(error).slice(-1500)}\n${await cluster.state()}`)
  } finally {
    for (const { end } of forwards) end()
    await step('removed', () => cluster.end())
    process.off('SIGINT', endOnSignal).off('SIGTERM', endOnSignal)
  }
  reportUntried(outcomes)
}

async function checkStart(cluster: Cluster, objects: readonly KubernetesObject[], outcomes: Outcomes): Promise<void> {
  const before = performance.now()
  await apply(cluster, objects)
  const jobs = objects.filter(({ kind }) => kind === 'Job').map(({ metadata }) => metadata.name)
  await eventually(
    `jobs ${jobs.join()} are complete`,
    async () => {
      const complete = await completeJobs(cluster.api)
      return jobs.every((name) => complete.includes(name))
    },
    240_000,
  )
  outcomes.check(`the steps ${jobs.join(', ')} are done`, true)
  const expected = objects.filter(({ kind }) => kind === 'Deployment').length
  await eventually(
    'every deployment is ready',
    async () => (await readyDeployments(cluster.api)).ready.length === expected,
    240_000,
  )
  const seconds = ((performance.now() - before) / 1000).toFixed(0)
  outcomes.check(`all ${expected} deployments are ready (${seconds} s after the overlay was applied)`, expected > 8)
}

async function enter(cluster: Cluster, forwards: Forward[]): Promise<Entrances> {
  const open = async (name: string, port: number) => {
    const opened = await forward(await addressOf(cluster, name), port)
    forwards.push(opened)
    return opened.url
  }
  return { site: await open('web', 4000), gateway: await open('gateway', 4001), mailbox: await open('mailbox', 1080) }
}

/** Reports the checks that a cluster on this machine cannot perform. */
function reportUntried(outcomes: Outcomes): void {
  outcomes.skip('that policies are enforced', 'the network of this cluster knows none; the graph of them is held above')
  outcomes.skip('autoscaling', 'nothing measures pods here, and the trial has one of each')
  outcomes.skip('the overlay of production', 'it needs operators, certificates and more machines than one')
}

/** Port forwarding as by `kubectl port-forward`, but to the service instead of one of its pods. */
interface Forward {
  readonly url: string
  readonly end: () => void
}

/** Forwards every connection to a free port of this machine to an address, unchanged. */
async function forward(address: string, port: number): Promise<Forward> {
  const server = createServer((near) => {
    const far = connect(port, address)
    pipeline(near, far, near, () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://localhost:${portOf(server)}`, end: () => void server.close() }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Processes that a page and an enquiry pass through. */
const restarted = ['gateway', 'web', 'enquiry'] as const
const minRequests = 500

/** Replaces all of them under load; clients must not notice. */
async function checkRestart(api: ApiServer, entrances: Entrances, outcomes: Outcomes): Promise<void> {
  const load = new Load(entrances)
  const sent = load.run()
  const before = performance.now()
  try {
    await Promise.all(restarted.map((name) => restart(api, name)))
    const seconds = ((performance.now() - before) / 1000).toFixed(0)
    console.log(`       (${restarted.join(', ')} replaced: ${seconds} s)`)
    await untilOldPodsStopped(api)
    while (load.sent < minRequests) await pause(100)
  } finally {
    load.end()
    await sent
  }
  const { failures, sentAgain } = load
  console.log(`       (${sentAgain} sent again because an idle connection had ended)`)
  outcomes.check(
    `${failures.length} of ${load.sent} requests failed while ${restarted.join(', ')} were replaced`,
    failures.length === 0 && load.sent >= minRequests,
    [...new Set(failures)].slice(0, 5).join('; '),
  )
}
