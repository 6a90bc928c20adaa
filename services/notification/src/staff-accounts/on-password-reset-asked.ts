import type { PasswordResetAsked } from '@seneb/contracts/messages/identity/password-reset.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { staffPasswordReset } from '../emails/staff-account.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { sendStaffEmail } from './send-staff-email.js'

/** Sends a person of the team the link by which they set a new password (S9). */
export function onPasswordResetAsked({ data }: Heard<typeof PasswordResetAsked>, ctx: NotificationCtx): Promise<void> {
  const { expiresAt, personal, resetId: id } = data
  const { name, token } = personal
  const { siteUrl } = ctx.emailIdentity
  const email = staffPasswordReset({ name, token, expiresAt: new Date(expiresAt), siteUrl })
  return sendStaffEmail({ kind: 'staff-password-reset', id, to: personal, email }, ctx)
}
