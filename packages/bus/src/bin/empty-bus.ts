import { readEmptyBusEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { withTimeout } from '@seneb/platform/with-timeout'

import { connectBus } from '../bus.js'
import { emptyBus } from '../empty-bus.js'

/**
 * `empty-bus`: empties the bus after a restore and lists the deleted and kept streams. On failure prints a message and
 * exits with 1 (docs/runbooks/restore.md).
 */
const connectWithinMs = 10_000

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
// The client would try to connect forever.
process.exit()

async function run(): Promise<void> {
  const { natsCa: ca, natsUrl: url } = readEmptyBusEnvironment()
  const late = (): never => {
    throw new Error('NATS cannot be reached, or does not know this login: look at EMPTY_BUS_NATS_URL')
  }
  const connecting = connectBus({ name: 'empty-bus', url, ca, log: createLogger('empty-bus', 'error') })
  const bus = await withTimeout(connecting, { ms: connectWithinMs, onTimeout: late })
  const { deleted, retained } = await emptyBus(bus)
  const lines = [
    ...deleted.map(({ messages, name }) => `deleted ${name}: ${messages} messages`),
    ...(deleted.length === 0 ? ['nothing was there to delete'] : []),
    retained
      ? `kept ${retained.name}: ${retained.messages} erasures`
      : 'there is no ledger of erasures: see Afterwards of the page',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  await bus.drain()
}
