import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { maxReopeningMessagesPerDay } from '@seneb/contracts/vocabulary/messages'
import type { MessageFileState } from '@seneb/contracts/vocabulary/messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { findLocked, updateCareEnquiry, type Locked } from '../care-enquiries/change-care-enquiry.js'
import { isReplyDue } from '../care-enquiries/move-care-enquiry.js'
import { writeLine } from '../care-enquiries/write-lines.js'
import { Message, MessageFile } from './message.entity.js'
import { countMessages } from './count-messages.js'
import { extendRetentionSql } from './message.queries.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'
import { sealMessage, type MessageTexts } from './sealed-message.js'

/** Kinds of the timeline lines about messages. */
export const lineKinds = {
  message: 'message-received',
  notice: 'notice-received',
  calendar: 'notice-received',
} as const satisfies Readonly<Record<Message['kind'], string>>

const dayMs = 24 * 60 * 60 * 1000

/** A message to store with its enquiry. */
export interface NewMessage
  extends
    Pick<Message, 'enquiry_id' | 'id' | 'is_known_sender' | 'kind' | 'language'>,
    Pick<Message, 'read_at' | 'read_by' | 'received_at' | 'sender_check' | 'source'> {
  readonly skipped_files?: number
  readonly texts: MessageTexts
  readonly files: readonly { readonly id: string; readonly state: MessageFileState }[]
  /** ID of the staff member who wrote the message down. */
  readonly actor_id?: string
}

type Filing = Pick<Ctx, 'atRest' | 'newId' | 'now'>

/**
 * Stores a patient's message with its enquiry, once for any number of calls: the message, its files, its timeline line
 * and the marks. A message of a person reopens a waiting or closed enquiry, but not a withdrawn one or one that was none.
 * Returns false for an enquiry that has ended, and for a message that is stored already.
 */
export async function fileMessage(message: NewMessage, tx: WriteTx, ctx: Filing): Promise<boolean> {
  const enquiry = await findLocked(message.enquiry_id, tx)
  if (!enquiry || (await tx.findOne(Message, { id: message.id }))) return false
  const target = enquiry.merged_into ? await findLocked(enquiry.merged_into, tx) : undefined
  const shown = target ?? enquiry

  await save(message, tx, ctx)
  const version = (await isReopening(message, shown, tx)) ? await reopen(shown, tx) : shown.version
  if (message.kind === 'message') await tx.query(extendRetentionSql, [enquiry.id, message.received_at])
  await recomputeMessages([enquiry.id], tx)
  await tx.publish(CareEnquiryChanged, { enquiryId: shown.id, version })
  return true
}

/** Locks the withdrawal of an enquiry that is set aside, so that it does not end in between. $1 the enquiry */
const lockWithdrawalSql = `/* lockWithdrawal */
  select enquiry_id from pending_withdrawals where enquiry_id = $1 and effect = 'enquiry-ended' for update`

/**
 * Stores a message that arrives after its enquiry was set aside; its line follows if the withdrawal is undone, and it is
 * erased with the enquiry otherwise. Returns false for any other enquiry, and for a message that is stored already.
 */
export async function setMessageAside(message: NewMessage, tx: WriteTx, ctx: Filing): Promise<boolean> {
  const [withdrawal] = await tx.query(lockWithdrawalSql, [message.enquiry_id])
  if (!withdrawal || (await tx.findOne(Message, { id: message.id }))) return false
  await saveMessage(message, tx, ctx)
  return true
}

async function save(message: NewMessage, tx: WriteTx, ctx: Filing): Promise<void> {
  const { actor_id, enquiry_id: enquiryId, id: message_id, kind, received_at: at } = message
  await saveMessage(message, tx, ctx)
  await writeLine({ enquiryId, at, kind: lineKinds[kind], message_id, actor_id }, tx, ctx)
}

async function saveMessage({ actor_id: _, files, texts, ...row }: NewMessage, tx: WriteTx, ctx: Filing): Promise<void> {
  const { id: message_id } = row
  await tx.save(Object.assign(new Message(), { skipped_files: 0, ...row, ...sealMessage(texts, message_id, ctx) }))
  for (const { id, state } of files) await tx.save(Object.assign(new MessageFile(), { id, message_id, state }))
}

/** From the fiftieth message of a day on, nothing reopens an enquiry, so that two programs do not write for ever. */
async function isReopening({ enquiry_id, kind, received_at }: NewMessage, shown: Locked, tx: WriteTx) {
  if (kind !== 'message' || !isReplyDue(shown) || !['closed', 'waiting'].includes(shown.state)) return false
  const since = new Date(received_at.getTime() - dayMs)
  return (await countMessages({ enquiryId: enquiry_id, since }, tx)) < maxReopeningMessagesPerDay
}

function reopen(enquiry: Locked, tx: WriteTx): Promise<number> {
  const open = { state: 'open', outcome: null, duplicate_of: null, snoozed_until: null } as const
  return updateCareEnquiry(enquiry, open, tx)
}
