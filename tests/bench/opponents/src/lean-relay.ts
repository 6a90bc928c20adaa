import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type pg from 'pg'

import { leanListChanged, leanPlanRequested, leanStream, leanSubmitted } from './lean-subjects.js'

const batchSize = 200

/** Publishes the outbox rows of the lean enquiry with the guarantees ours has: marked only after they are stored. */
export async function startLeanRelay(connection: NatsConnection, pool: pg.Pool): Promise<{ wake: () => void }> {
  const streams = await jetstreamManager(connection)
  const subjects = [leanSubmitted, leanPlanRequested, leanListChanged].map((subject) => `${subject}.*`)
  await streams.streams.add({ name: leanStream, subjects })
  const stream = jetstream(connection)
  let isRunning = false
  let isExpected = false

  async function publishWaiting(): Promise<number> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ id: string; subject: string; payload: string }>({
        name: 'lean-take',
        text: `select id, subject, payload::text as payload from lean.outbox where published_at is null
          order by seq limit ${batchSize} for update skip locked`,
      })
      await Promise.all(rows.map(({ id, payload, subject }) => stream.publish(subject, payload, { msgID: id })))
      const ids = rows.map(({ id }) => id)
      const text = `update lean.outbox set published_at = clock_timestamp() where id = any($1)`
      await client.query({ name: 'lean-mark', text, values: [ids] })
      await client.query('commit')
      return rows.length
    } finally {
      client.release()
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    while (isExpected) {
      isExpected = false
      if ((await publishWaiting()) === batchSize) isExpected = true
    }
    isRunning = false
  }

  return {
    wake: () => {
      isExpected = true
      if (!isRunning) void run()
    },
  }
}
