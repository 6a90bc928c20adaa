import { committedObjects } from '../k8s/committed.ts'
import { allowedShare, connectionsOfServices, maxConnections } from '../k8s/connections.ts'
import { everySetting } from '../support/every-setting.js'

export interface Budget {
  /** Every pool at its largest, computed as for the cluster. */
  readonly needed: number
  readonly available: number
  /** Command-line flags for PostgreSQL. */
  readonly flags: readonly string[]
}

/**
 * Returns the connections that the given number of replicas needs, out of production's limit, or of a higher one if
 * that is too low.
 */
export async function budgetOf(replicas: number): Promise<Budget> {
  const needed = connectionsOfServices(await everySetting(), replicas)
  const available = Math.max(maxConnections(committedObjects('production')), Math.ceil(needed / allowedShare))
  return { needed, available, flags: ['-c', `max_connections=${available}`] }
}
