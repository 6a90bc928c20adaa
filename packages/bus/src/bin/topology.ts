import { readTelemetryEnvironment, readTopologyEnvironment } from '@seneb/platform/config'
import { startHealth } from '@seneb/platform/health'
import { createLogger } from '@seneb/platform/logger'
import { exitOnSignals } from '@seneb/platform/shutdown'
import { startTelemetry } from '@seneb/platform/telemetry'

import { connectBus } from '../bus.js'
import { TopologyReconciler } from '../topology.js'

/**
 * Topology step: creates the streams, buckets and consumers of the contracts and reconciles them. One replica is
 * enough; while it is down, everything already created continues to work.
 */
try {
  await main()
} catch (error) {
  process.stderr.write(`topology could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  // Open handles, such as the health port, would keep the failed process alive.
  process.exit(1)
}

async function main(): Promise<void> {
  const telemetryEnvironment = readTelemetryEnvironment()
  const { healthHost: host, healthPort, natsCa: ca, natsReplicas, natsUrl: url } = readTopologyEnvironment()
  const log = createLogger('topology', telemetryEnvironment.logLevel)
  const telemetry = await startTelemetry('topology', telemetryEnvironment)
  const open: { reconciler?: TopologyReconciler } = {}
  const checks = { topology: () => Promise.resolve(open.reconciler?.isComplete ?? false) }
  const health = await startHealth({ host, port: healthPort, prometheus: telemetry.prometheus, checks })
  let close = (): Promise<void> => health.close()
  exitOnSignals(log, () => close())

  const bus = await connectBus({ name: 'topology', url, ca, log })
  const reconciler = new TopologyReconciler(bus, log, natsReplicas)
  open.reconciler = reconciler
  reconciler.start()
  close = async () => {
    health.drain()
    await reconciler.stop()
    await bus.drain()
    await health.close()
    await telemetry.stop()
  }
}
