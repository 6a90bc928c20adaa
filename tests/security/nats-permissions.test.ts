import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { busUsers, type BusUser } from '@seneb/contracts/nats-permissions'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import type { NatsConnection } from '@nats-io/transport-node'

import { busCells } from './nats-cells.js'

let nats: TestBus
const total = { cells: 0, wrong: 0 }

beforeAll(async () => {
  nats = await testBus()
})
afterAll(async () => {
  process.stdout.write(`bus rights: cells=${total.cells} wrong=${total.wrong}\n`)
  await nats.stop()
})

/**
 * Returns the tried subjects that the server refuses; it reports violations before its reply to the following flush.
 */
async function deniedPublications(connection: NatsConnection, subjects: readonly string[]): Promise<Set<string>> {
  const denied = new Set<string>()
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type !== 'error') continue
      const subject = /Publish to "(.+)"/.exec(status.error.message)?.[1]
      if (subject) denied.add(subject)
    }
  })()
  for (const subject of subjects) {
    connection.publish(subject, 'not json')
    // One at a time: the server may drop messages after frequent violations.
    await connection.flush()
  }
  await connection.flush()
  await new Promise((resolve) => setTimeout(resolve, 200))
  return denied
}

async function isConsumedBy(connection: NatsConnection, subject: string): Promise<boolean> {
  const refusals: Error[] = []
  const callback = (error: Error | null) => {
    if (error) refusals.push(error)
  }
  const subscription = connection.subscribe(subject, { callback })
  await connection.flush()
  await connection.flush()
  if (refusals.length === 0) subscription.unsubscribe()
  return refusals.length === 0
}

async function wrongCellsOf(user: BusUser): Promise<string[]> {
  const connection = await nats.connectAs(user)
  const published = busCells.filter(({ verb }) => verb === 'publish')
  const denied = await deniedPublications(
    connection,
    published.map(({ subject }) => subject),
  )
  const wrong: string[] = []
  for (const { mayBeDoneBy, subject, verb } of busCells) {
    const may = verb === 'publish' ? !denied.has(subject) : await isConsumedBy(connection, subject)
    total.cells += 1
    if (may !== mayBeDoneBy(user)) wrong.push(`${user} ${may ? 'can' : 'cannot'} ${verb} ${subject}`)
  }
  await connection.close()
  total.wrong += wrong.length
  return wrong
}

test.each(busUsers.map((user) => [user] as const))(
  'the NATS user %s can do exactly what the contracts declare [S7]',
  async (user) => {
    const allowed = busCells.filter(({ mayBeDoneBy }) => mayBeDoneBy(user)).length
    expect(allowed).toBeGreaterThan(0)
    expect(allowed).toBeLessThan(busCells.length / 2)

    expect(await wrongCellsOf(user)).toEqual([])
  },
  30_000,
)
