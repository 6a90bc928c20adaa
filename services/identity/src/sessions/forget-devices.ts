import type { WriteTx } from '@seneb/service-kit/storing/db'

import { KnownDevice } from './session.entity.js'

/** Every browser of a person is a strange one again. */
export async function forgetDevices(staffId: string, tx: WriteTx): Promise<void> {
  await tx.remove(KnownDevice, { staff_id: staffId })
}
