import type { StaffActionRefused } from '@seneb/contracts/messages/identity/staff-action.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { IdentityCtx } from '../identity-ctx.js'
import { noteSecurityEvent } from './note-security-event.js'

/** Notes that a service refused one of our staff (S14). */
export async function onStaffActionRefused(event: Heard<typeof StaffActionRefused>, ctx: IdentityCtx): Promise<void> {
  const { sessionId, staffId } = event.data
  await ctx.db.write((tx) => noteSecurityEvent({ kind: 'question-refused', staffId, sessionId }, tx, ctx))
}
