import type { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { staffInvitation } from '../emails/staff-account.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { sendStaffEmail } from './send-staff-email.js'

/** Sends an invited person their link (ADM-09). */
export function onInvitationCreated({ data }: Heard<typeof InvitationCreated>, ctx: NotificationCtx): Promise<void> {
  const { expiresAt, invitationId: id, personal } = data
  const { name, token } = personal
  const { siteUrl } = ctx.emailIdentity
  const email = staffInvitation({ name, token, expiresAt: new Date(expiresAt), siteUrl })
  return sendStaffEmail({ kind: 'staff-invitation', id, to: personal, email }, ctx)
}
