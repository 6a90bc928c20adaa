import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { readServiceEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'

import { withDeadLetterAdmin, type DeadLetterAdmin } from '../operations/dead-letter-admin.js'

const usage = `Usage: dead-letters list <service>
       dead-letters replay <service> [id]
Services: ${serviceNames.join(', ')}. The service's own environment says where its database is.`

const [verb, name, id] = process.argv.slice(2)
const service = serviceNames.find((candidate) => candidate === name)

if (!service || (verb !== 'list' && verb !== 'replay') || (id !== undefined && !/^[0-9a-f-]{36}$/.test(id))) {
  fail(usage)
} else {
  await run(service, verb === 'list' ? list : replay).catch((error: unknown) =>
    fail(`The dead letters of ${service} cannot be reached: ${error instanceof Error ? error.message : String(error)}`),
  )
}

async function run(of: ServiceName, what: (admin: DeadLetterAdmin) => Promise<string>): Promise<void> {
  const { databaseUrl: url } = readServiceEnvironment(of)
  await withDeadLetterAdmin({ service: of, url, log: createLogger(of, 'error') }, async (admin) => {
    process.stdout.write(`${await what(admin)}\n`)
  })
}

async function list(admin: DeadLetterAdmin): Promise<string> {
  const deadLetters = await admin.list()
  if (deadLetters.length === 0) return 'no dead letters'
  return deadLetters
    .map((deadLetter) =>
      [
        deadLetter.failedAt,
        deadLetter.id,
        deadLetter.state,
        `${deadLetter.eventName}.${deadLetter.recordId}`,
        `after ${deadLetter.deliveries}`,
        deadLetter.reason,
      ].join('  '),
    )
    .join('\n')
}

async function replay(admin: DeadLetterAdmin): Promise<string> {
  return `${await admin.replay(id)} to be handled again; list them in a few seconds to see what became of them`
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
