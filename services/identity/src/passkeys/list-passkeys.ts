import type { ReadTx } from '@seneb/service-kit/storing/db'

import { Passkey } from './passkey.entity.js'

/** The passkeys of a person, the oldest first, as they are shown; nothing of the keys themselves. */
export async function listPasskeys(staffId: string, tx: ReadTx) {
  const passkeys = await tx.find(Passkey, { where: { staff_id: staffId }, order: { created_at: 'asc' } })
  return passkeys.map((passkey) => ({
    passkeyId: passkey.id,
    name: passkey.name,
    isBackedUp: passkey.is_backed_up,
    addedAt: passkey.created_at.toISOString(),
    lastUsedAt: passkey.last_used_at?.toISOString(),
  }))
}
