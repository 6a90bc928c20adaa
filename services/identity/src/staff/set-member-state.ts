import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { StaffMember } from './staff-member.entity.js'

/** Puts a person into a state; when they were disabled is known for as long as they are. */
export async function setMemberState(
  { state, staffId }: { staffId: string; state: StaffMember['state'] },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const disabledAt = state === 'disabled' ? ctx.now() : null
  await tx.update(StaffMember, { id: staffId }, { state, disabled_at: disabledAt })
}
