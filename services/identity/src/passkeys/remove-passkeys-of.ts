import type { WriteTx } from '@seneb/service-kit/storing/db'

import { Passkey } from './passkey.entity.js'

/** Takes every passkey of a person away. */
export async function removePasskeysOf(staffId: string, tx: WriteTx): Promise<void> {
  await tx.remove(Passkey, { staff_id: staffId })
}
