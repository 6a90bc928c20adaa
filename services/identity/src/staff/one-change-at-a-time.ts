import type { WriteTx } from '@seneb/service-kit/storing/db'

import { oneAtATimeSql } from './staff.queries.js'

/**
 * Lets changes of the team happen one after the other until this transaction ends, so that two admins who take each
 * other's role away at once cannot leave none, and two who invite the same person send one link.
 */
export async function oneChangeAtATime(tx: WriteTx): Promise<void> {
  await tx.query(oneAtATimeSql)
}
