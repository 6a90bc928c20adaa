import type { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { staffAuditSeal } from '../emails/staff-audit-seal.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { sendStaffEmail } from './send-staff-email.js'

/** Sends an admin the seal of the day, so that the audit trail can be held against it later (S10). */
export function onAuditSealed({ data }: Heard<typeof AuditSealed>, ctx: NotificationCtx): Promise<void> {
  const { entries, hash, noticeId: id, personal, sealedAt } = data
  const { siteUrl } = ctx.emailIdentity
  const email = staffAuditSeal({ entries, hash, sealedAt: new Date(sealedAt), name: personal.name, siteUrl })
  return sendStaffEmail({ kind: 'staff-notice', id, to: personal, email }, ctx)
}
