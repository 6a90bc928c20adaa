import { readTelemetryEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { exitOnSignals } from '@seneb/platform/shutdown'
import { startTelemetry } from '@seneb/platform/telemetry'
import { readOrExit } from '@seneb/platform/invalid-settings'

import { readGatewaySettings } from './config.js'
import { openGateway } from './open-gateway.js'

const telemetryEnvironment = readOrExit('gateway', readTelemetryEnvironment)
const log = createLogger('gateway', telemetryEnvironment.logLevel)
try {
  const telemetry = await startTelemetry('gateway', telemetryEnvironment)
  const gateway = await openGateway(readGatewaySettings(), { log, telemetry })
  exitOnSignals(log, async () => {
    await gateway.close()
    await telemetry.stop()
  })
  log.info({ port: gateway.port }, 'gateway is ready')
} catch (error) {
  // Configuration errors have messages of ours, so the message is shown in full.
  process.stderr.write(`gateway could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  log.error({ err: error }, 'could not start')
  process.exit(1)
}
