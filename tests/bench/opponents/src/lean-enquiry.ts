import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

import type { Msg } from '@nats-io/transport-node'
import pg from 'pg'

import { readOpponentSettings } from './config.js'
import { connectLean } from './lean-bus.js'
import { insertSql, insertValues } from './lean-insert.js'
import { startLeanRelay } from './lean-relay.js'
import { leanSubmit } from './lean-subjects.js'
import { eventsOf, newIdentity, tripPlanValues, type Form } from './lean-trip-plan.js'

/**
 * The opponent's back end: a bare subscription, one prepared statement and a relay that publishes the events. The
 * statement writes the same rows as ours: enquiry with its line in the care team's list, two consents, promise,
 * idempotency key, three events. It does not validate its input.
 */
const { databaseUrl, natsUrl, port } = readOpponentSettings()
const connection = await connectLean(natsUrl)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const relay = await startLeanRelay(connection, pool)

connection.subscribe(leanSubmit, {
  queue: 'lean-enquiry',
  callback: (_error, message) => void handle(message),
})
await connection.flush()
createServer((_request, response) => response.end('ready')).listen(port, '127.0.0.1')

const uniqueViolation = '23505'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function handle(message: Msg): Promise<void> {
  const text = message.string()
  const { input, idempotencyKey } = JSON.parse(text) as { input: Form; idempotencyKey: string }
  const identity = newIdentity()
  const receipt = { id: identity.id, reference: identity.reference }
  const values = insertValues({
    identity,
    form: input,
    plan: tripPlanValues(input, identity),
    idempotency: { keyDigest: digestOf(idempotencyKey), hash: digestOf(text), reply: receipt },
    events: eventsOf(input, identity),
  })
  try {
    await pool.query({ name: 'lean-submit', text: insertSql, values })
  } catch (error) {
    // Of 36,000 references, as many as a whole run draws, two collide in nearly every other run; ours draws again too.
    if ((error as { code?: unknown }).code === uniqueViolation) return handle(message)
    throw error
  }
  message.respond(JSON.stringify({ __typename: 'TripPlanReceived', ...receipt }))
  relay.wake()
}
