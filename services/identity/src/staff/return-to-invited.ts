import type { WriteTx } from '@seneb/service-kit/storing/db'

import { StaffMember } from './staff-member.entity.js'

/** Makes a person somebody who was invited and has not joined; their password is gone. */
export async function returnToInvited(staffId: string, tx: WriteTx): Promise<void> {
  const member = { state: 'invited', password_hash: null, joined_at: null, disabled_at: null } as const
  await tx.update(StaffMember, { id: staffId }, member)
}
