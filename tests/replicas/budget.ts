import { productionConnections } from '../../infra/k8s/postgres-objects.ts'
import { connectionsOfServices } from '../k8s/connections.ts'
import { everySetting } from '../support/every-setting.js'

/** What PostgreSQL may be asked for at most; the rest is for people, backups and the next release. */
export const allowedShare = 0.8

export interface Budget {
  /** Every pool at its largest, as it is reckoned for the cluster. */
  readonly needed: number
  readonly available: number
  /** How PostgreSQL is told. */
  readonly flags: readonly string[]
}

/** The connections of so many replicas, of those that production has; of more where that is not enough. */
export async function budgetOf(replicas: number): Promise<Budget> {
  const needed = connectionsOfServices(await everySetting(), replicas)
  const available = Math.max(Number(productionConnections), Math.ceil(needed / allowedShare))
  return { needed, available, flags: ['-c', `max_connections=${available}`] }
}
