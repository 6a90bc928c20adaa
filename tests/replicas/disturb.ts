import { setTimeout as pause } from 'node:timers/promises'

import { connectBus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'
import pg from 'pg'

import type { BusNodes } from '../k8s/bus-nodes.ts'

/** The stream of enquiries, whose leader is worth killing. */
const stream = 'ENQUIRY'
const downMs = 8000
const backWithinMs = 60_000

/** Kills the node that leads the enquiries' stream as a power cut would, and brings it back; gives its name. */
export async function killLeader(nodes: BusNodes): Promise<string> {
  const leaderName = await leaderOfStream(nodes)
  const leader = nodes.servers.find(({ name }) => name === leaderName)
  if (!leader) throw new Error(`${stream} has no leader`)
  await leader.kill()
  await pause(downMs)
  leader.start()
  await leader.untilReady(backWithinMs)
  return leader.name
}

export interface Storm {
  /** Connections that the storm held at its height. */
  readonly held: number
  /** Connections that were refused to it, because there was none left. */
  readonly refused: number
}

const tooManyConnections = '53300'
const betweenTriesMs = 50
const lanes = 8
/** A server that still takes connections after this has more of them than a storm is made for. */
const fullWithinMs = 60_000

/** Takes every connection that PostgreSQL has left, and then for so long each that becomes free. */
export async function stormPostgres(url: string, lastsMs: number): Promise<Storm> {
  const held: pg.Client[] = []
  let refused = 0
  let until = performance.now() + fullWithinMs
  const take = async (): Promise<void> => {
    while (performance.now() < until) {
      const client = await connection(url)
      if (client) held.push(client)
      else if (++refused === 1) until = performance.now() + lastsMs
      if (!client) await pause(betweenTriesMs)
    }
  }
  await Promise.all(Array.from({ length: lanes }, take))
  await Promise.all(held.map((client) => client.end()))
  return { held: held.length, refused }
}

/** A connection; undefined where the server has none left. */
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
