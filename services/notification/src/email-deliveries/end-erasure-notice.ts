import { ErasureTold } from '@seneb/contracts/messages/notification/erasure.messages'
import { noticeEnds } from '@seneb/contracts/vocabulary/erasures'
import { eraseRecords } from '@seneb/service-kit/erasing/erase-records'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { eraseEmails } from './erase-emails.js'

/**
 * Ends the mail that tells a person of an erasure, once it is sent or given up: its row goes, and its id is remembered as
 * erased, so that it is never made again. Whoever said it erases their part when they hear this (ADR 158).
 */
export async function endErasureNotice(
  noticeId: string,
  { at, state: reached }: { readonly state: string; readonly at: Date },
  tx: WriteTx,
): Promise<void> {
  const state = noticeEnds.find((end) => end === reached)
  if (!state) return
  await tx.say(ErasureTold, { noticeId, state, at: at.toISOString() })
  await eraseRecords([{ erasureId: noticeId, recordIds: [noticeId] }], { eraseRows: eraseEmails }, tx)
}
