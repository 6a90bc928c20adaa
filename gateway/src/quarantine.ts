import { connectBus } from '@seneb/bus/bus'
import {
  QuarantineAdmin,
  followQuarantineOrder,
  readQuarantineOrder,
  type QuarantineOrder,
} from '@seneb/bus/quarantine-admin'
import { quarantineBucket } from '@seneb/contracts/document-buckets'
import { readQuarantineEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { Sealing } from '@seneb/platform/sealing'
import { withDeadline } from '@seneb/platform/with-deadline'

/** `npm run quarantine`: lists, opens and deletes what the virus scanner refused, with a login of its own. */
const connectWithinMs = 10_000

const order = readQuarantineOrder(process.argv.slice(2))
if (typeof order === 'string') fail(order)
else await run(order).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
// A connection that could not be made would be tried for good.
process.exit()

async function run(given: QuarantineOrder): Promise<void> {
  const { documentKey, natsCa: ca, natsUrl: url } = readQuarantineEnvironment()
  const late = (): never => {
    throw new Error('NATS cannot be reached, or does not know this login: look at QUARANTINE_NATS_URL')
  }
  const connecting = connectBus({ name: 'quarantine', url, ca, log: createLogger('quarantine', 'error') })
  const bus = await withDeadline(connecting, { ms: connectWithinMs, late })
  const said = await followQuarantineOrder(given, new QuarantineAdmin(bus, quarantineBucket), new Sealing(documentKey))
  process.stdout.write(`${said}\n`)
  await bus.drain()
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
