import { connectBus } from '@seneb/bus/bus'
import {
  QuarantineAdmin,
  runQuarantineCommand,
  parseQuarantineCommand,
  type QuarantineCommand,
} from '@seneb/bus/quarantine-admin'
import { quarantineBucket } from '@seneb/contracts/document-buckets'
import { readQuarantineEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { Sealing } from '@seneb/platform/sealing'
import { withTimeout } from '@seneb/platform/with-timeout'

/**
 * `npm run quarantine`: lists, opens and deletes files that the virus scanner refused, with a separate login for NATS.
 */
const connectWithinMs = 10_000

const order = parseQuarantineCommand(process.argv.slice(2))
if (typeof order === 'string') fail(order)
else await run(order).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
// The client would try to connect forever.
process.exit()

async function run(command: QuarantineCommand): Promise<void> {
  const { documentKey, natsCa: ca, natsUrl: url } = readQuarantineEnvironment()
  const late = (): never => {
    throw new Error('NATS cannot be reached, or does not know this login: look at QUARANTINE_NATS_URL')
  }
  const connecting = connectBus({ name: 'quarantine', url, ca, log: createLogger('quarantine', 'error') })
  const bus = await withTimeout(connecting, { ms: connectWithinMs, onTimeout: late })
  const output = await runQuarantineCommand(
    command,
    new QuarantineAdmin(bus, quarantineBucket),
    new Sealing(documentKey),
  )
  process.stdout.write(`${output}\n`)
  await bus.drain()
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
