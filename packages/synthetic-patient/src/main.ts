import { readTelemetryEnvironment } from '@seneb/platform/config'
import { startHealth } from '@seneb/platform/health'
import { createLogger } from '@seneb/platform/logger'
import { exitOnSignals } from '@seneb/platform/shutdown'
import { startTelemetry } from '@seneb/platform/telemetry'
import { readOrExit, readAllSettings } from '@seneb/platform/invalid-settings'

import { readSyntheticPatientEnvironment } from './config.js'
import { JourneyLoop } from './journey-loop.js'

/**
 * Synthetic patient: uses the whole product every few minutes, only through its public entrance, and reports the
 * results in its metrics (F-O08). It has no login for the database or the bus.
 */
const name = 'synthetic-patient'

const { own, telemetryEnvironment } = readOrExit(name, () =>
  readAllSettings({ own: readSyntheticPatientEnvironment, telemetryEnvironment: readTelemetryEnvironment }),
)
const log = createLogger(name, telemetryEnvironment.logLevel)
const telemetry = await startTelemetry(name, telemetryEnvironment)
const { email, intervalMs, healthHost: host, healthPort: port, keys, mailWithinMs, siteUrl, webUrl } = own
// An instance without an email address makes no journeys and is as healthy as one that does.
const health = await startHealth({ host, port, prometheus: telemetry.prometheus, checks: {} })
const loop = new JourneyLoop({ site: { webUrl, siteUrl }, keys, email: email ?? '', mailWithinMs, intervalMs, log })
exitOnSignals(log, async () => {
  health.drain()
  await loop.stop()
  await health.close()
  await telemetry.stop()
})
if (email === undefined) log.info({}, 'SYNTHETIC_PATIENT_EMAIL names no address, so no journeys are made')
else loop.start()
