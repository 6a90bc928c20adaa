import type { WriteTx } from '@seneb/service-kit/database/db'

import { eraseEmailsSql } from './email-delivery.entity.js'

/** Deletes every mail about these subjects, sent or not; a current sender loses its mail (LEGAL-05). */
export async function eraseEmails(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseEmailsSql, [ids])
}
