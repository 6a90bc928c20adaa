import type { Bus } from '@seneb/bus/bus'
import type { ServiceEnvironment } from '@seneb/platform/config'
import { startHealth, type ReadinessChecks } from '@seneb/platform/health'
import type { Telemetry } from '@seneb/platform/telemetry'
import { withDeadline } from '@seneb/platform/with-deadline'

import type { PooledDataSource } from '../storing/data-source.js'

/** What a starting service has of what it needs. */
export interface Opened {
  bus?: Bus
  dataSource?: PooledDataSource
  isServing: boolean
}

/** Answers whether the service lives, and whether all that it needs is there; from the first moment of its start. */
export function openHealth(
  { healthHost: host, healthPort: port }: ServiceEnvironment,
  prometheus: Telemetry['prometheus'],
  open: Opened,
) {
  return startHealth({ host, port, prometheus, checks: readinessOf(open) })
}

function readinessOf(open: Opened): ReadinessChecks {
  return {
    database: async () => open.dataSource !== undefined && isDatabaseAlive(open.dataSource),
    nats: async () => open.bus !== undefined && open.bus.isAlive(),
    serving: () => Promise.resolve(open.isServing),
  }
}

async function isDatabaseAlive(dataSource: PooledDataSource): Promise<boolean> {
  const answered = dataSource.pool.query('select 1').then(() => true)
  return withDeadline(answered, { ms: 500, late: () => false })
}
