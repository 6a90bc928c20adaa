import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { writeLine } from '../care-enquiries/write-lines.js'
import { lineKinds } from './file-message.js'
import type { Message } from './message.entity.js'

/** Withdrawal of the consent to use health details. */
interface Withdrawal {
  readonly enquiryId: string
  readonly at: Date
}

/** Puts the texts of an enquiry's messages out of use. $1 the enquiry, $2 time of the withdrawal */
const withdrawMessagesSql = `/* withdrawMessages */
  update messages set withdrawn_at = $2 where enquiry_id = $1 and withdrawn_at is null`

/** Puts the texts of an enquiry's messages out of use. */
export async function withdrawMessages({ at, enquiryId }: Withdrawal, tx: WriteTx): Promise<void> {
  await tx.query(withdrawMessagesSql, [enquiryId, at])
}

/** Puts the texts back into use. $1 the enquiry, $2 time of the withdrawal that is undone */
const restoreMessagesSql = `/* restoreMessages */
  update messages set withdrawn_at = null where enquiry_id = $1 and withdrawn_at = $2`

/** Messages that arrived while their enquiry was set aside. $1 the enquiry */
const unlistedSql = `/* unlistedMessages */
  select m.id, m.kind, m.received_at as at from messages m where m.enquiry_id = $1
    and not exists (select from care_events e where e.enquiry_id = $1 and e.message_id = m.id) order by m.received_at`

/** Puts the texts that a withdrawal put out of use back into use, and lists messages that arrived since. */
export async function restoreMessages(
  { at, enquiryId }: Withdrawal,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId'>,
): Promise<void> {
  await tx.query(restoreMessagesSql, [enquiryId, at])
  const unlisted = await tx.query<Pick<Message, 'id' | 'kind'> & { readonly at: Date }>(unlistedSql, [enquiryId])
  for (const { at: receivedAt, id: message_id, kind } of unlisted)
    await writeLine({ enquiryId, at: receivedAt, kind: lineKinds[kind], message_id }, tx, ctx)
}

/** Erases the texts and files of messages that were withdrawn. $1 the enquiry, $2 time of the withdrawal */
const eraseWithdrawnMessagesSql = `/* eraseWithdrawnMessages */
  with files as (update message_files f set sealed = null, state = 'lost' from messages m
    where m.id = f.message_id and m.enquiry_id = $1 and m.withdrawn_at = $2 and f.state in ('waiting', 'uploaded', 'stored'))
  update messages set preview_sealed = null, content_sealed = null where enquiry_id = $1 and withdrawn_at = $2`

/** Erases the texts and files that a withdrawal put out of use. */
export async function eraseWithdrawnMessages({ at, enquiryId }: Withdrawal, tx: WriteTx): Promise<void> {
  await tx.query(eraseWithdrawnMessagesSql, [enquiryId, at])
}
