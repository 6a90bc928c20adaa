import type { Payload } from '@seneb/contracts/define'
import { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import { ErasureNoticeDelivered } from '@seneb/contracts/messages/notification/every-service.messages'
import { noticeEnds } from '@seneb/contracts/vocabulary/erasures'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { EmailKind } from './email-delivery.entity.js'
import { eraseEmails } from './erase-emails.js'

/** Whether somebody waits to hear what becomes of this mail; its outcome is stored by itself then. */
export function isTold({ kind }: Pick<Mailed, 'kind'>): boolean {
  return kind === 'care-answer' || kind === 'erasure-notice'
}

/** Tells what became of a mail, in the transaction that stores it. */
export async function tellOutcome(mailed: Mailed, move: Move, tx: WriteTx): Promise<void> {
  await tellReply(mailed, move, tx)
  if (mailed.kind === 'erasure-notice') await endErasureNotice(mailed.causeId, move, tx)
}

/** A mail, as far as it has to be known whose answer it is. */
interface Mailed {
  readonly kind: EmailKind
  readonly causeId: string
  readonly occasion: string
}

type Move = Omit<Payload<typeof ReplyStatusChanged>, 'answerId' | 'at' | 'enquiryId'> & { readonly at: Date }

/** Tells back what became of the mail of an answer, in the transaction that stores it; of other mails nothing. */
export async function tellReply(mailed: Mailed, { at, ...move }: Move, tx: WriteTx): Promise<void> {
  const { causeId: enquiryId, occasion: answerId } = mailed
  if (mailed.kind === 'care-answer')
    await tx.publish(ReplyStatusChanged, { answerId, enquiryId, at: at.toISOString(), ...move })
}

/**
 * Ends the mail that tells a person of an erasure, once it is sent or has failed. Its row is deleted and its id
 * recorded as erased, so that the mail is never made again. The service that requested it erases its own part when it
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
