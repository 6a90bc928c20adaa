import { committedObjects } from '../k8s/committed.ts'
import { allowedShare, connectionsOfServices, maxConnections } from '../k8s/connections.ts'
import { everySetting } from '../support/every-setting.js'

export interface Budget {
  /** Every pool at its largest, as it is reckoned for the cluster. */
  readonly needed: number
  readonly available: number
  /** Command-line flags for PostgreSQL. */
  readonly flags: readonly string[]
}

/**
 * Returns the connections that the given number of replicas needs, out of those that production has; out of more where
 * that is not enough.
 */
export async function budgetOf(replicas: number): Promise<Budget> {
  const needed = connectionsOfServices(await everySetting(), replicas)
  const available = Math.max(maxConnections(committedObjects('production')), Math.ceil(needed / allowedShare))
  return { needed, available, flags: ['-c', `max_connections=${available}`] }
}
