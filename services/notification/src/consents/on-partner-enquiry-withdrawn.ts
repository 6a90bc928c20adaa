import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { partnerWithdrawalNotice } from '../emails/partner-withdrawal-notice.email.js'
import { partnerWithdrawalOperatorEmail } from '../emails/partner-withdrawal-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/**
 * Notifies the care team and the person, each once, that a partner withdrew an enquiry they submitted. An address that
 * has reached its mail limit gets nothing (S11, S20).
 */
export async function onPartnerEnquiryWithdrawn(
  { data }: ReceivedEvent<typeof PartnerEnquiryWithdrawn>,
  ctx: NotificationCtx,
): Promise<void> {
  const { contact, enquiryId: id, enquiryKind, reference, withdrawalToken, withdrawnBy, withholdMail = false } = data
  const { operator, siteUrl } = ctx.emailIdentity
  const about = { cause: { kind: enquiryKind, id }, outcomeWhenFailed: outcomes.failed } as const
  const to = { address: contact.email, name: greetingName(contact.fullName) }
  const said = { reference, withdrawalToken, withdrawnBy, withdrawnAt: new Date(data.withdrawnAt) }
  const notice = partnerWithdrawalNotice({ ...said, fullName: contact.fullName, siteUrl })
  const email = partnerWithdrawalOperatorEmail(data, siteUrl)
  await ctx.db.write(async (tx) => {
    if (!withholdMail) await enqueueEmail({ ...about, kind: 'partner-withdrawal-notice', to, email: notice }, tx, ctx)
    await enqueueEmail({ ...about, kind: 'partner-withdrawal-operator-email', to: operator, email }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
