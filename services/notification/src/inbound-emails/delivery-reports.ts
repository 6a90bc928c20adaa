import { DeliveryReported } from '@seneb/contracts/messages/notification/inbound-email.messages'
import type { ThreadEvidence } from '@seneb/contracts/vocabulary/inbound-emails'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import type { DeliveryReport } from './delivery-report.rules.js'
import { recipientsOf } from './email-headers.rules.js'
import { reportedDeliverySql } from './inbound-email.queries.js'
import type { ParsedEmail } from './parsed-email.js'
import { verifyBounceAddress } from '../email-deliveries/signed-address.rules.js'
import { ownIdOf } from './thread.rules.js'

/** A mail of ours that a mail server reports about. */
export interface ReportedDelivery {
  readonly id: string
  readonly kind: string
  readonly enquiryId: string
  readonly occasion: string
  readonly recipientDigest: string | null
  /** Whether its sender has not recorded yet that the mail server accepted it. */
  readonly isOnItsWay: boolean
  /** Null while it is on its way. */
  readonly sentAt: Date | null
  readonly foundBy: ThreadEvidence
}

type DeliveryRow = Omit<ReportedDelivery, 'foundBy'>

/** Finds the mail to a patient that a report is about: by its signed return address, else by our Message-ID. */
export async function findReportedDelivery(
  head: ParsedEmail,
  { originalMessageIds }: DeliveryReport,
  { addressKeys, db, emailIdentity }: Pick<NotificationCtx, 'addressKeys' | 'db' | 'emailIdentity'>,
): Promise<ReportedDelivery | undefined> {
  const byToken = recipientsOf(head).flatMap((address) => verifyBounceAddress(address, addressKeys) ?? [])
  const byId = originalMessageIds.flatMap((id) => ownIdOf(id, emailIdentity.messageIdDomain) ?? [])
  for (const [ids, foundBy] of [
    [byToken, 'bounce-token'],
    [byId, 'returned-id'],
  ] as const) {
    const [found] =
      ids.length === 0 ? [] : await db.read((tx) => tx.query<DeliveryRow>(reportedDeliverySql, [[...new Set(ids)]]))
    if (found) return { ...found, foundBy }
  }
  return undefined
}

/**
 * Publishes what a mail server reports. A report about another address, such as the one to which a mail was forwarded,
 * says nothing about the delivery to the patient.
 */
export async function publishReport(
  { at, delivery, report }: { readonly delivery: ReportedDelivery; readonly report: DeliveryReport; readonly at: Date },
  tx: WriteTx,
  { atRest }: Pick<NotificationCtx, 'atRest'>,
): Promise<void> {
  const { enquiryId, kind, occasion, recipientDigest, sentAt } = delivery
  // A report may be received before its mail counts as sent; the two events must not change their order.
  const reportedAt = sentAt && sentAt > at ? sentAt : at
  const addresses = [...report.recipients, ...report.originalRecipients]
  const isOurs = (address: string) => recipientDigest !== null && atRest.isDigestOf(address, recipientDigest)
  await tx.publish(DeliveryReported, {
    enquiryId,
    emailKind: kind,
    replyId: kind === 'reply' ? occasion : undefined,
    outcome: report.outcome,
    status: report.status,
    // A report that names no address is about the only one that the mail was sent to.
    isOwnRecipient: addresses.length === 0 || addresses.some(isOurs),
    at: reportedAt.toISOString(),
  })
}
