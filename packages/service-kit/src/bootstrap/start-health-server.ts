import type { Bus } from '@seneb/bus/bus'
import type { ServiceEnvironment } from '@seneb/platform/config'
import { startHealth, type ReadinessChecks } from '@seneb/platform/health'
import type { Telemetry } from '@seneb/platform/telemetry'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { PooledDataSource } from '../database/data-source.js'

/** Connections that a starting service has opened so far. */
export interface ServiceDeps {
  bus?: Bus
  dataSource?: PooledDataSource
  isServing: boolean
}

/**
 * Reports whether the service is alive and whether everything it needs is available, from the first moment of its
 * start.
 */
export function startHealthServer(
  { healthHost: host, healthPort: port }: ServiceEnvironment,
  prometheus: Telemetry['prometheus'],
  open: ServiceDeps,
) {
  return startHealth({ host, port, prometheus, checks: readinessOf(open) })
}

function readinessOf(open: ServiceDeps): ReadinessChecks {
  return {
    database: async () => open.dataSource !== undefined && isDatabaseAlive(open.dataSource),
    nats: async () => open.bus !== undefined && open.bus.isAlive(),
    serving: () => Promise.resolve(open.isServing),
  }
}

async function isDatabaseAlive(dataSource: PooledDataSource): Promise<boolean> {
  const responded = dataSource.pool.query('select 1').then(() => true)
  return withTimeout(responded, { ms: 500, onTimeout: () => false })
}
