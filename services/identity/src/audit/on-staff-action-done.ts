import type { StaffActionDone } from '@seneb/contracts/messages/identity/staff-action.messages'
import type { ServiceName } from '@seneb/contracts/define'
import { currentTraceId } from '@seneb/platform/telemetry'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { IdentityCtx } from '../identity-ctx.js'
import { appendAuditEntry } from './append-audit-entry.js'

/** Enters what somebody did into the audit trail; an act that is heard twice is entered once (S10). */
export async function onStaffActionDone(
  service: ServiceName,
  event: Heard<typeof StaffActionDone>,
  ctx: IdentityCtx,
): Promise<void> {
  await ctx.db.write((tx) => appendAuditEntry({ service, act: event.data, traceId: currentTraceId() }, tx))
}
