import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { connectBus, type Bus } from '@seneb/bus/bus'
import { applyTopology } from '@seneb/bus/topology'
import { allStreams } from '@seneb/contracts/topology'
import { silentLogger } from '@seneb/testkit/silent-logger'

import type { Outcomes } from '../compose/outcomes.ts'
import { BusNodes } from './bus-nodes.ts'

const stream = 'ENQUIRY'
const count = 100

/**
 * Checks the three nodes of production with their certificates. The topology step stores every stream and bucket on all
 * of them. The check publishes a hundred messages, kills the leader in the middle, and counts the stored messages.
 */
export async function checkBus(outcomes: Outcomes): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'seneb-bus-nodes-'))
  const nodes = await BusNodes.prepare(home)
  for (const server of nodes.servers) server.start()
  const open = (name: 'topology' | 'enquiry') =>
    connectBus({ name, url: nodes.urlOf(name), ca: nodes.ca, log: silentLogger })
  const buses: Bus[] = []
  try {
    const topology = await within(20_000, () => open('topology'))
    const enquiry = await open('enquiry')
    buses.push(topology, enquiry)
    await within(30_000, () => applyTopology(topology, 3))
    const infos = await Promise.all(allStreams.map(({ name }) => topology.streams.streams.info(name)))
    const alone = infos.filter(({ cluster, config }) => config.num_replicas !== 3 || cluster?.replicas?.length !== 2)
    outcomes.check(
      `all ${infos.length} streams and buckets are stored on three nodes`,
      alone.length === 0,
      alone.length,
    )

    const leader = infos.find(({ config }) => config.name === stream)?.cluster?.leader ?? ''
    const before = performance.now()
    const acknowledged = await printAll(enquiry, () => nodes.servers.find(({ name }) => name === leader)?.kill())
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    const { state } = await within(20_000, () => topology.streams.streams.info(stream))
    outcomes.check(
      `said=${count} acknowledged=${acknowledged} stored=${state.messages} with the leader killed in the middle (${seconds} s)`,
      acknowledged === count && state.messages === count,
    )
  } finally {
    for (const bus of buses) await bus.connection.close()
    await Promise.all(nodes.servers.map((server) => server.kill()))
    rmSync(home, { recursive: true, force: true })
  }
}

/**
 * Publishes one message after the other, each until it is acknowledged; a repeated message has the same ID and is
 * stored once.
 */
async function printAll(bus: Bus, inTheMiddle: () => unknown): Promise<number> {
  const subject = allStreams.find(({ name }) => name === stream)?.subjects[0] ?? ''
  let acknowledged = 0
  for (let i = 0; i < count; i += 1) {
    if (i === count / 2) inTheMiddle()
    const id = randomUUID()
    await within(30_000, () => bus.jetstream.publish(subject.replace('*', id), '{}', { msgID: id }))
    acknowledged += 1
  }
  return acknowledged
}

/** Retries until it works; a cluster without a leader does not respond. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + ms
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(200)
    }
  }
}
