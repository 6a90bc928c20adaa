import type { WriteTx } from '@seneb/service-kit/storing/db'

import { eraseOperatorEmailsSql } from './operator-email.queries.js'

/** Deletes what was put together for the care team of these trip plans (LEGAL-05). */
export async function eraseOperatorEmails(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseOperatorEmailsSql, [ids])
}
