import { setTimeout as pause } from 'node:timers/promises'

import { connectBus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'
import pg from 'pg'

import { databaseLogins } from '../../infra/postgres/local-postgres.ts'
import { ownEndsOf } from '../chaos/under-kills.js'
import type { Outcomes } from '../compose/outcomes.ts'
import type { BusNodes } from '../k8s/bus-nodes.ts'
import { databasePasswords } from '../support/infrastructure-processes.js'
import type { Stack } from '../support/stack.js'
import type { Budget } from './budget.js'
import { onThreeNodes } from './on-stack.js'
import type { ReplicasOptions } from './replicas-options.js'
import { disturbedLine } from './run-figures.js'
import { EnquirySender, perSecond } from './send-enquiries.js'

/** Number of enquiries per batch until all disturbances have happened. */
const atOnce = 50
const calmMs = 3000
const overloadMs = 8000

/** Checks enquiries sent while a node of NATS is killed, and then while PostgreSQL has no free connection. */
export async function checkDisturbed(options: ReplicasOptions, budget: Budget, outcomes: Outcomes): Promise<void> {
  const { replicas, seed } = options
  await onThreeNodes({ replicas, postgresFlags: budget.flags }, async (stack, mailbox, nodes) => {
    const sender = new EnquirySender(stack, { name: 'disturbed', seed: seed + 1 })
    const { killed, storm } = await sendConcurrently(sender, () => disturb(stack, nodes))
    const figures = await sender.count(mailbox)
    const { unavailable } = figures
    console.log(
      `${killed}, which led the enquiries' stream, was killed and is back; ${storm.connections} connections were taken`,
    )
    console.log(`${sender.sent} enquiries at ${perSecond} a second; ${unavailable} answers said later or did not come`)
    console.log(disturbedLine(figures))
    outcomes.check('each has one reference, nothing is lost or doubled', isComplete(figures, sender.sent))
    outcomes.check('no answer came that must not come', figures.surprises.length === 0, figures.surprises.join())
    outcomes.check(`PostgreSQL had no connection left ${storm.rejected} times`, storm.rejected > 0)
    const exited = [...ownEndsOf(stack).keys()]
    outcomes.check('no process ended by itself meanwhile', exited.length === 0, exited.join())
  })
}

function isComplete(
  { doubled, lost, references }: { doubled: number; lost: number; references: number },
  enquiries: number,
) {
  return references === enquiries && lost === 0 && doubled === 0
}

/** Sends all the while, and for a moment after it. */
async function sendConcurrently<T>(sender: EnquirySender, work: () => Promise<T>): Promise<T> {
  const state = { isOver: false }
  const working = work().finally(() => (state.isOver = true))
  // It is awaited below; until then its rejection would be unhandled.
  working.catch(() => undefined)
  while (!state.isOver) await sender.send(atOnce)
  await sender.send(atOnce)
  return working
}

async function disturb(stack: Stack, nodes: BusNodes): Promise<{ killed: string; storm: Storm }> {
  await pause(calmMs)
  const killed = await killLeader(nodes)
  await pause(calmMs)
  // Uses a service's login, because the server reserves connections for the superuser, who counts afterwards.
  const storm = await overloadPostgres(databaseLogins(stack.adminUrl, databasePasswords)('content'), overloadMs)
  return { killed, storm }
}

/** Stream of enquiries, whose leader is killed. */
const stream = 'ENQUIRY'
const downMs = 8000
const backWithinMs = 60_000

/** Kills the node that leads the enquiries' stream as a power cut would, and restarts it; returns its name. */
async function killLeader(nodes: BusNodes): Promise<string> {
  const leaderName = await leaderOfStream(nodes)
  const leader = nodes.servers.find(({ name }) => name === leaderName)
  if (!leader) throw new Error(`${stream} has no leader`)
  await leader.kill()
  await pause(downMs)
  leader.start()
  await leader.untilReady(backWithinMs)
  return leader.name
}

interface Storm {
  /** Maximum number of connections that the storm held. */
  readonly connections: number
  /** Connections that were refused because none was left. */
  readonly rejected: number
}

const tooManyConnections = '53300'
const betweenTriesMs = 50
const lanes = 8
/** Limit of connections; a server that still accepts more exceeds the storm. */
const fullWithinMs = 60_000

/** Takes every free connection of PostgreSQL, and for some time each one that becomes free. */
async function overloadPostgres(url: string, lastsMs: number): Promise<Storm> {
  const clients: pg.Client[] = []
  let rejected = 0
  let until = performance.now() + fullWithinMs
  const occupy = async (): Promise<void> => {
    while (performance.now() < until) {
      const client = await connection(url)
      if (client) clients.push(client)
      else if (++rejected === 1) until = performance.now() + lastsMs
      if (!client) await pause(betweenTriesMs)
    }
  }
  await Promise.all(Array.from({ length: lanes }, occupy))
  await Promise.all(clients.map((client) => client.end()))
  return { connections: clients.length, rejected }
}

/** Returns a connection; undefined when the server has none left. */
async function connection(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code === tooManyConnections) return undefined
    throw error
  }
}

async function leaderOfStream(nodes: BusNodes): Promise<string | undefined> {
  const bus = await connectBus({ name: 'topology', url: nodes.urlOf('topology'), ca: nodes.ca, log: silentLogger })
  try {
    const { cluster } = await bus.streams.streams.info(stream)
    return cluster?.leader
  } finally {
    await bus.connection.close()
  }
}
