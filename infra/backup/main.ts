import { readBackupEnvironment } from '@seneb/platform/backup-settings'
import { readTelemetryEnvironment } from '@seneb/platform/config'
import { startHealth } from '@seneb/platform/health'
import { createLogger } from '@seneb/platform/logger'
import { exitOnSignals } from '@seneb/platform/shutdown'
import { startTelemetry } from '@seneb/platform/telemetry'
import { readOrExit, readAllSettings } from '@seneb/platform/invalid-settings'

import { BackupLoop } from './backup-loop.ts'

/**
 * `node infra/backup/main.ts`: takes a base backup each night, removes old ones, requests a restore drill of the
 * existing ones and reports all results. Compose runs it; in a cluster CloudNativePG replaces it.
 */
const name = 'backup'

const { own, telemetryEnvironment } = readOrExit(name, () =>
  readAllSettings({ own: readBackupEnvironment, telemetryEnvironment: readTelemetryEnvironment }),
)
const log = createLogger(name, telemetryEnvironment.logLevel)
const telemetry = await startTelemetry(name, telemetryEnvironment)
const { healthHost: host, healthPort: port } = own
const health = await startHealth({ host, port, prometheus: telemetry.prometheus, checks: {} })
const loop = new BackupLoop({ ...own, logger: log })
exitOnSignals(log, async () => {
  health.drain()
  loop.stop()
  await health.close()
  await telemetry.stop()
})
log.info({ port: health.port }, 'backups are taken')
loop.start()
