import type { Payload } from '@seneb/contracts/define'
import { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import { ErasureNoticeDelivered } from '@seneb/contracts/messages/notification/every-service.messages'
import { noticeEnds } from '@seneb/contracts/vocabulary/erasures'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { EmailKind } from './email-delivery.entity.js'
import { eraseEmails } from './erase-emails.js'

/** Whether another service waits for the outcome of this mail; if so, its outcome is stored separately. */
export function reportsOutcome({ kind }: Pick<Mailed, 'kind'>): boolean {
  return kind === 'reply' || kind === 'erasure-notice'
}

/** Publishes the outcome of a mail in the transaction that stores it. */
export async function notifyOutcome(mailed: Mailed, move: Move, tx: WriteTx): Promise<void> {
  await notifyReply(mailed, move, tx)
  if (mailed.kind === 'erasure-notice') await endErasureNotice(mailed.causeId, move, tx)
}

/** A mail, as far as it has to be known whose answer it is. */
interface Mailed {
  readonly kind: EmailKind
  readonly causeId: string
  readonly occasion: string
}

type Move = Omit<Payload<typeof ReplyStatusChanged>, 'replyId' | 'at' | 'enquiryId'> & { readonly at: Date }

/** Publishes the outcome of a reply's mail in the transaction that stores it; does nothing for other mails. */
export async function notifyReply(mailed: Mailed, { at, ...move }: Move, tx: WriteTx): Promise<void> {
  const { causeId: enquiryId, occasion: replyId } = mailed
  if (mailed.kind === 'reply')
    await tx.publish(ReplyStatusChanged, { replyId, enquiryId, at: at.toISOString(), ...move })
}

/**
 * Ends the mail that informs a person of an erasure once it is sent or has failed. Its row is deleted and its ID
 * recorded as erased, so that the mail is never created again. The service that requested it erases its part when it
 * receives this event.
 */
async function endErasureNotice(
  noticeId: string,
  { at, state: reached }: { readonly state: string; readonly at: Date },
  tx: WriteTx,
): Promise<void> {
  const state = noticeEnds.find((end) => end === reached)
  if (!state) return
  await tx.publish(ErasureNoticeDelivered, { noticeId, state, at: at.toISOString() })
  await eraseRecords([{ erasureId: noticeId, recordIds: [noticeId] }], { eraseRows: eraseEmails }, tx)
}
