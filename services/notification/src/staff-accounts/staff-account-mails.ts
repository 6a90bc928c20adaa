import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import type { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import type {
  SignInMethodsChanged,
  PasswordResetRequested,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import type { Email } from '../emails/render-email.js'
import { staffInvitation, staffNotice, staffPasswordReset } from '../emails/staff-account.email.js'
import { staffAuditSeal } from '../emails/staff-audit-seal.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

interface StaffEmail {
  readonly kind: EmailToSend['kind']
  /** The invitation, the reset or the notice. */
  readonly id: string
  readonly to: { readonly email: string; readonly name: string }
  readonly email: Email
}

/** Queues a mail about a staff account, once per cause. */
async function sendStaffEmail({ email, id, kind, to }: StaffEmail, ctx: NotificationCtx): Promise<void> {
  const mail = { kind, email, cause: { kind: 'staff-account', id }, outcomeWhenFailed: outcomes.failed } as const
  const recipient = { address: to.email, name: greetingName(to.name) }
  await ctx.db.write((tx) => enqueueEmail({ ...mail, to: recipient }, tx, ctx))
  ctx.wake(deliveryWorker)
}

/** Sends an invited person their link (ADM-09). */
export function onInvitationCreated(
  { data }: ReceivedEvent<typeof InvitationCreated>,
  ctx: NotificationCtx,
): Promise<void> {
  const { expiresAt, invitationId: id, personal } = data
  const { name, token } = personal
  const { siteUrl } = ctx.emailIdentity
  const email = staffInvitation({ name, token, expiresAt: new Date(expiresAt), siteUrl })
  return sendStaffEmail({ kind: 'staff-invitation', id, to: personal, email }, ctx)
}

/** E-mails a staff member that their sign-in methods changed (S9, ASVS 6.3.6). */
export function onSignInMethodsChanged(
  { data }: ReceivedEvent<typeof SignInMethodsChanged>,
  ctx: NotificationCtx,
): Promise<void> {
  const { change, changedAt, noticeId: id, personal } = data
  const { userAgent, name } = personal
  const { siteUrl } = ctx.emailIdentity
  const email = staffNotice({ change, changedAt: new Date(changedAt), name, userAgent, siteUrl })
  return sendStaffEmail({ kind: 'staff-notice', id, to: personal, email }, ctx)
}

/** Sends a staff member the link to set a new password (S9). */
export function onPasswordResetRequested(
  { data }: ReceivedEvent<typeof PasswordResetRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { expiresAt, personal, resetId: id } = data
  const { name, token } = personal
  const { siteUrl } = ctx.emailIdentity
  const email = staffPasswordReset({ name, token, expiresAt: new Date(expiresAt), siteUrl })
  return sendStaffEmail({ kind: 'staff-password-reset', id, to: personal, email }, ctx)
}

/** Sends an admin the seal of the day, so that the audit trail can be held against it later (S10). */
export function onAuditSealed({ data }: ReceivedEvent<typeof AuditSealed>, ctx: NotificationCtx): Promise<void> {
  const { entries, hash, noticeId: id, personal, sealedAt } = data
  const { siteUrl } = ctx.emailIdentity
  const email = staffAuditSeal({ entries, hash, sealedAt: new Date(sealedAt), name: personal.name, siteUrl })
  return sendStaffEmail({ kind: 'staff-notice', id, to: personal, email }, ctx)
}
