import type { EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/withdrawal.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { tellTeam } from './tell-team.js'

/**
 * Tells the care team that an enquiry was withdrawn and is erased, so that it deletes what it has in its mailbox. The mail
 * is about the withdrawal and not about the enquiry, of which nothing stays here (TRIP-26, LEGAL-05).
 */
export async function onEnquiryWithdrawn(event: Heard<typeof EnquiryWithdrawn>, ctx: NotificationCtx): Promise<void> {
  const { enquiryKind: kind, reference, withdrawalId: id, withdrawnAt } = event.data
  const withdrawn = { reference, withdrawnAt, effect: 'enquiry-ended' } as const
  await ctx.db.write((tx) => tellTeam({ cause: { kind, id }, occasion: event.id, withdrawn }, tx, ctx))
  ctx.wake(deliveryWorker)
}
