import type { WriteTx } from '@seneb/service-kit/storing/db'

import { erasePlansSql } from './ai-plan.queries.js'

/** Deletes the facts of these trip plans and what was drafted of them, also while it is written (LEGAL-05). */
export async function erasePlans(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(erasePlansSql, [ids])
}
