import type { Input, Output } from '@seneb/contracts/define'
import { type ListMyMessages, WriteToCareTeam } from '@seneb/contracts/messages/enquiry/my-message.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { decodeCursor, encodeCursor } from '@seneb/service-kit/requests/cursor'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'

import { openReply } from '../care-enquiries/sealed-text.js'
import { countMessages } from '../messages/count-messages.js'
import { fileMessage } from '../messages/file-message.js'
import { openPreview } from '../messages/sealed-message.js'
import { areFilesKnown, storeMessageFilesWorker } from '../messages/store-message-files.js'
import { listMyMessagesSql, type MyMessageRow } from './my-message.queries.js'
import { PatientDocumentRequest } from './patient-records.entity.js'
import { requirePatientSession } from '../request-access/request-session.js'

type Listed = Output<typeof ListMyMessages>

const dayMs = 24 * 60 * 60 * 1000
/** Maximum number of messages of one request within a day. */
const maxMessagesPerDay = 20

/** Lists the messages of the person and the delivered replies of the care team, newest first. */
export function listMyMessages({ after, first, session }: Input<typeof ListMyMessages>, ctx: Ctx): Promise<Listed> {
  return ctx.db.read(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    const position = after === undefined ? undefined : decodeCursor(after)
    const params = [enquiryId, position?.at ?? null, position?.id ?? null, first + 1]
    const rows = await tx.query<MyMessageRow>(listMyMessagesSql, params)
    const shown = rows.slice(0, first)
    const last = rows.length > first ? shown.at(-1) : undefined
    return { messages: shown.map((row) => listedOf(row, ctx)), next: last && cursorOf(last) }
  })
}

function cursorOf({ id, place }: Pick<MyMessageRow, 'id' | 'place'>): string {
  return encodeCursor({ at: place, id })
}

function listedOf(row: MyMessageRow, ctx: Ctx): Listed['messages'][number] {
  const base = { id: row.id, cursor: cursorOf(row), at: row.at.toISOString(), isFromMe: row.isFromMe }
  if (!row.sealed) return { ...base, text: '', isCut: false, files: [] }
  if (!row.isFromMe) {
    const { body, subject } = openReply(row.sealed, row.id, ctx)
    return { ...base, subject, text: body, isCut: false, files: [] }
  }
  const { fileNames, hasMoreText, subject, text } = openPreview(row.sealed, row.id, ctx)
  return {
    ...base,
    subject,
    text,
    isCut: hasMoreText,
    language: row.language === 'unknown' ? undefined : (row.language ?? undefined),
    files: row.files.map(({ id, state }) => ({ name: fileNames[id], state })),
  }
}

/** Stores a message of the person with its enquiry; an enquiry that waits or is closed opens again. */
export async function writeToCareTeam(
  { documentRequestId, session, text, uploadIds }: Input<typeof WriteToCareTeam>,
  ctx: Ctx,
): Promise<Output<typeof WriteToCareTeam>> {
  const request = { documentRequestId, session, text, uploadIds }
  const sent = await executeIdempotently({ contract: WriteToCareTeam, request }, ctx, async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    await assertBelowLimit(enquiryId, tx, ctx)
    await assertNewFiles(uploadIds, tx)
    const messageId = await filePageMessage({ enquiryId, text, uploadIds }, tx, ctx)
    if (documentRequestId) await markSent({ documentRequestId, enquiryId, messageId }, tx, ctx)
    return { messageId, sentAt: ctx.now().toISOString() }
  })
  ctx.wake(storeMessageFilesWorker)
  return sent
}

interface PageMessage {
  readonly enquiryId: string
  readonly text: string
  readonly uploadIds: readonly string[]
}

/** Files a message from the page. Throws MY_REQUEST_CONFLICT for an enquiry that was set aside. */
async function filePageMessage({ enquiryId, text, uploadIds }: PageMessage, tx: WriteTx, ctx: Ctx): Promise<string> {
  const id = ctx.newId()
  const message = {
    id,
    enquiry_id: enquiryId,
    source: 'page',
    kind: 'message',
    received_at: ctx.now(),
    language: /\p{Script=Arabic}/u.test(text) ? 'ar' : 'unknown',
    is_known_sender: true,
    sender_check: 'pass',
    texts: { text, fileNames: {} },
    files: uploadIds.map((uploadId) => ({ id: uploadId, state: 'uploaded' as const })),
  } as const
  if (!(await fileMessage(message, tx, ctx))) throw new AppError('MY_REQUEST_CONFLICT')
  return id
}

async function assertBelowLimit(enquiryId: string, tx: WriteTx, ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now().getTime() - dayMs)
  if ((await countMessages({ enquiryId, since }, tx)) >= maxMessagesPerDay) throw new AppError('RATE_LIMITED')
}

async function assertNewFiles(uploadIds: readonly string[], tx: WriteTx): Promise<void> {
  if (uploadIds.length === 0) return
  const isRepeated = new Set(uploadIds).size < uploadIds.length
  if (!isRepeated && !(await areFilesKnown(uploadIds, tx))) return
  const message = 'This file was sent before. Please choose it again.'
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'uploadIds', message }] })
}

interface SentDocument {
  readonly documentRequestId: string
  readonly enquiryId: string
  readonly messageId: string
}

async function markSent({ documentRequestId, enquiryId, messageId }: SentDocument, tx: WriteTx, ctx: Ctx) {
  const patch = { sent_at: ctx.now(), message_id: messageId }
  await tx.update(PatientDocumentRequest, { id: documentRequestId, enquiry_id: enquiryId }, patch)
}
