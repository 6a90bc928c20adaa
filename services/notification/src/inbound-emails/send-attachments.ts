import { AttachmentSettled } from '@seneb/contracts/messages/notification/inbound-email.messages'
import type { AttachmentRefusal } from '@seneb/contracts/vocabulary/inbound-emails'
import { maxUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'
import { LeasedQueue, type Lease } from '@seneb/service-kit/workers/leased-queue'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { enqueueRejectedFiles } from './enqueue-rejected-files.js'
import type { ReadEmail } from './read-email.js'
import { findSealedEmail, readStoredEmail } from './stored-email.js'
import type { UploadResult } from './upload-files.js'

/** A file of a filed email that waits for the gateway. */
interface DueAttachment {
  readonly emailId: string
  readonly enquiryId: string
  readonly position: number
  readonly ageMs: number
}

type LeasedAttachment = DueAttachment & Lease

const attachmentQueue = new LeasedQueue<DueAttachment>({
  table: 'inbound_attachments',
  statementSuffix: 'InboundAttachments',
  dueColumn: 'next_attempt_at',
  pendingStates: ['waiting'],
  leasedState: 'sending',
  returning: `q.inbound_email_id as "emailId", q.position,
    (select e.enquiry_id from inbound_emails e where e.id = q.inbound_email_id) as "enquiryId",
    (extract(epoch from clock_timestamp() - q.created_at) * 1000)::float8 as "ageMs"`,
})

/** One file is in memory at a time. */
const claimedAtOnce = 1
/** Longer than reading the email and sending the file. */
const leaseMs = 120_000
/** Time after which a file that could not be checked is given up. */
const maxAgeMs = 24 * 60 * 60 * 1000
const firstWaitMs = 5000
const maxWaitMs = 15 * 60 * 1000

/** Sends files of filed emails to the gateway, one after the other. */
export async function sendAttachments(ctx: NotificationCtx): Promise<'again' | void> {
  const [attachment] = await attachmentQueue.claim(ctx.db, { count: claimedAtOnce, leaseMs })
  if (!attachment) return
  const email = await readEmailOf(attachment, ctx)
  const result = email ? await sendOne(attachment, email, ctx) : ({ state: 'lost' } as const)
  await settle(attachment, { email, result }, ctx)
  return 'again'
}

/** Returns the email of a file; undefined once its original is gone, or was unreadable for a day. */
async function readEmailOf(
  { ageMs, emailId, id }: LeasedAttachment,
  ctx: NotificationCtx,
): Promise<ReadEmail | undefined> {
  const sealed = await findSealedEmail(emailId, ctx.db)
  if (!sealed) return undefined
  try {
    return await readStoredEmail(sealed, ctx)
  } catch (error) {
    // The message may quote the email.
    ctx.log.warn({ id, reason: error instanceof Error ? error.name : 'Error' }, 'the email of a file cannot be read')
    if (ageMs >= maxAgeMs) return undefined
    throw error
  }
}

type Result = UploadResult | { readonly state: 'lost' }

async function sendOne(attachment: LeasedAttachment, email: ReadEmail, ctx: NotificationCtx): Promise<Result> {
  const file = email.files.find(({ position }) => position === attachment.position)
  if (!file) return { state: 'lost' }
  if (file.isWinmail) return { state: 'refused', refusal: 'winmail' }
  if (file.bytes.length > maxUploadBytes) return { state: 'refused', refusal: 'tooLarge' }
  const { bytes, name } = file
  const result = await ctx.inbound.upload({ id: attachment.id, name, bytes }, ctx.now())
  return result.state === 'later' && attachment.ageMs >= maxAgeMs ? { state: 'lost' } : result
}

/** $3 state, $4 refusal or null */
const settledSet = `state = $3, refusal = $4, settled_at = clock_timestamp()`
/** $3 milliseconds until the next attempt */
const laterSet = `state = 'waiting', next_attempt_at = clock_timestamp() + $3 * interval '1 millisecond'`

interface Sent {
  readonly email: ReadEmail | undefined
  readonly result: Result
}

async function settle(attachment: LeasedAttachment, { email, result }: Sent, ctx: NotificationCtx): Promise<void> {
  const { attempts, emailId, enquiryId, id } = attachment
  const { state } = result
  if (state === 'later') {
    const waitMs = Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 10))
    await attachmentQueue.settle(ctx.db, attachment, { name: 'retryAttachment', set: laterSet, params: [waitMs] })
    ctx.log.warn({ id, attempt: attempts, retryInMs: waitMs }, 'a file of an email could not be checked')
    return
  }
  const refusal: AttachmentRefusal | undefined = state === 'refused' ? result.refusal : undefined
  const isMailed = await ctx.db.write(async (tx) => {
    const settlement = { name: 'settleAttachment', set: settledSet, params: [state, refusal ?? null] }
    if (!(await attachmentQueue.settleIn(tx, attachment, settlement))) return false
    await tx.publish(AttachmentSettled, { attachmentId: id, messageId: emailId, enquiryId, state, refusal })
    return email !== undefined && enqueueRejectedFiles({ emailId, enquiryId, email }, tx, ctx)
  })
  ctx.log.info({ id, outcome: state, reason: refusal }, 'a file of an email was settled')
  if (isMailed) ctx.wake(deliveryWorker)
}
