import type { InboundKind, MessageKind } from '@seneb/contracts/vocabulary/inbound-emails'
import { withTraceparent } from '@seneb/platform/telemetry'
import { LeasedQueue, type Lease } from '@seneb/service-kit/workers/leased-queue'

import type { NotificationCtx } from '../notification-ctx.js'
import { findReportedDelivery, publishReport, type ReportedDelivery } from './delivery-reports.js'
import { UnreadableEmail } from './email-reader.js'
import { contentOf } from './email-content.js'
import { endedSet, filedSet, isFloodedSql, laterSet, unmatchedSet } from './inbound-email.queries.js'
import { publishMessage } from './publish-message.js'
import { ownIdOf, findThread, type Thread } from './thread.rules.js'
import type { ReadEmail } from './read-email.js'
import { openEnvelope, sealContent, sealEnvelope } from './sealed-email.js'
import { sendingWorker } from './sending-worker.js'
import { readStoredEmail } from './stored-email.js'
import { threadLookups } from './thread-lookups.js'

/** An email that waits for its assignment. */
interface DueInbound {
  readonly raw: Buffer
  readonly envelope: Buffer
  readonly receivedAt: Date
  readonly traceparent: string | null
}

type LeasedInbound = DueInbound & Lease

const inboundQueue = new LeasedQueue<DueInbound>({
  table: 'inbound_emails',
  statementSuffix: 'InboundEmails',
  dueColumn: 'next_attempt_at',
  pendingStates: ['received'],
  leasedState: 'processing',
  returning: `q.raw_sealed as raw, q.envelope_sealed as envelope, q.received_at as "receivedAt", q.traceparent`,
})

/** One email is in memory at a time, because it may be large. */
const claimedAtOnce = 1
/** Longer than reading an email with the start of its thread. */
const leaseMs = 60_000
const maxAttempts = 3
/** After so many attempts an email is given up for any reason, because it may end the process that reads it. */
const maxCrashes = 10
const retryMs = 30_000

/** Assigns received emails to their enquiries, one after the other. */
export async function processEmails(ctx: NotificationCtx): Promise<'again' | void> {
  const [email] = await inboundQueue.claim(ctx.db, { count: claimedAtOnce, leaseMs })
  if (!email) return
  await withTraceparent(email.traceparent, () => processOne(email, ctx))
  return 'again'
}

async function processOne(email: LeasedInbound, ctx: NotificationCtx): Promise<void> {
  let read: ReadEmail
  try {
    if (email.attempts > maxCrashes) throw new UnreadableEmail('an email was given up')
    read = await readStoredEmail(email, ctx)
  } catch (error) {
    await postpone(email, error, ctx)
    return
  }
  const result = await assign(email, read, ctx)
  ctx.inbound.metrics.settled(result)
  ctx.log.info({ id: email.id, kind: read.emailClass, outcome: result }, 'a received email was processed')
}

/** An email that three attempts could not read waits for a staff member; its original stays. */
async function postpone(email: LeasedInbound, error: unknown, ctx: NotificationCtx): Promise<void> {
  const isLast = email.attempts >= maxAttempts && error instanceof UnreadableEmail
  // An error of a library may quote the email.
  ctx.log.warn({ id: email.id, attempt: email.attempts, reason: nameOf(error) }, 'a received email could not be read')
  const settlement = isLast
    ? {
        name: 'giveUpInbound',
        set: unmatchedSet,
        params: ['unknown', 'unreadable', '[]', 'not-checked', null, null, null],
      }
    : { name: 'retryInbound', set: laterSet, params: [retryMs] }
  await inboundQueue.settle(ctx.db, email, settlement)
  ctx.inbound.metrics.settled(isLast ? 'unmatched' : 'retried')
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error')

type Result = 'filed' | 'unmatched' | 'ignored' | 'done' | 'retried'

async function assign(email: LeasedInbound, read: ReadEmail, ctx: NotificationCtx): Promise<Result> {
  const { emailClass, head, report } = read
  if (emailClass === 'own' && (await isOwn(head.messageId, ctx))) return end(email, 'unknown', ctx)
  if (emailClass === 'report' && report) {
    const delivery = await findReportedDelivery(head, report, ctx)
    // A mail that is sent again after all these attempts has a report of its own.
    if (delivery?.isOnItsWay) return email.attempts < maxCrashes ? retry(email, ctx) : end(email, 'report', ctx)
    return delivery ? endReport(email, { delivery, read }, ctx) : end(email, 'report', ctx)
  }
  const kind = emailClass === 'own' || emailClass === 'report' ? 'message' : emailClass
  const thread = await findThread(head, threadLookups(ctx))
  if (thread.enquiryId === undefined) return putInTray(email, { kind, read, thread }, ctx)
  const { enquiryId, threadedBy } = thread
  if (!(await isFlooded(enquiryId, ctx))) return file(email, { kind, read, thread }, ctx)
  const proposals = [{ enquiryId, reason: threadedBy === 'reply-token' ? threadedBy : 'own-id' }] as const
  return putInTray(email, { kind, read, thread: { enquiryId: undefined, reason: 'too-many', proposals } }, ctx)
}

/** Whether an enquiry received so many emails within a day that a staff member decides about further ones. */
async function isFlooded(enquiryId: string, { db }: NotificationCtx): Promise<boolean> {
  const [found] = await db.read((tx) => tx.query<{ readonly isFlooded: boolean }>(isFloodedSql, [enquiryId]))
  return found?.isFlooded ?? false
}

/** Whether the email is a copy of one that we sent, which a mail program redirected or put into the mailbox. */
async function isOwn(messageId: string | undefined, ctx: NotificationCtx): Promise<boolean> {
  const id = ownIdOf(messageId ?? '', ctx.emailIdentity.messageIdDomain)
  return id !== undefined && (await threadLookups(ctx).findDeliveries([id])).length > 0
}

async function end(email: LeasedInbound, kind: InboundKind, ctx: NotificationCtx): Promise<Result> {
  const settlement = { name: 'ignoreInbound', set: endedSet, params: [kind, null, null] }
  return (await inboundQueue.settle(ctx.db, email, settlement)) ? 'ignored' : 'retried'
}

/** Waits until the sender of a reported mail has recorded its acceptance. */
async function retry(email: LeasedInbound, ctx: NotificationCtx): Promise<Result> {
  await inboundQueue.settle(ctx.db, email, { name: 'retryInbound', set: laterSet, params: [retryMs] })
  return 'retried'
}

/** Publishes a report about a mail of ours, together with the end of the report. */
async function endReport(
  email: LeasedInbound,
  { delivery, read }: { readonly delivery: ReportedDelivery; readonly read: ReadEmail },
  ctx: NotificationCtx,
): Promise<Result> {
  const params = ['report', delivery.enquiryId, delivery.foundBy]
  return ctx.db.write(async (tx) => {
    if (!(await inboundQueue.settleIn(tx, email, { name: 'endReport', set: endedSet, params }))) return 'retried'
    if (read.report) await publishReport({ delivery, report: read.report, at: email.receivedAt }, tx, ctx)
    return 'done'
  })
}

interface Threaded {
  readonly kind: MessageKind
  readonly read: ReadEmail
  readonly thread: Extract<Thread, { readonly enquiryId: string }>
}

async function file(email: LeasedInbound, { kind, read, thread }: Threaded, ctx: NotificationCtx): Promise<Result> {
  const { enquiryId, isKnownSender, threadedBy } = thread
  const { messageId, senderId } = digestsOf(read, ctx)
  const known = openEnvelope(email.envelope, email.id, ctx.atRest)
  const envelope = sealEnvelope({ ...known, messageId: read.head.messageId }, email.id, ctx.atRest)
  const params = [kind, enquiryId, threadedBy, read.senderCheck, messageId, senderId, envelope]
  const isFiled = await ctx.db.write(async (tx) => {
    if (!(await inboundQueue.settleIn(tx, email, { name: 'fileInbound', set: filedSet, params }))) return false
    await publishMessage({ id: email.id, enquiryId, receivedAt: email.receivedAt, kind, isKnownSender, read }, tx, ctx)
    return true
  })
  if (isFiled) ctx.wake(sendingWorker)
  return isFiled ? 'filed' : 'retried'
}

interface Unmatched {
  readonly kind: MessageKind
  readonly read: ReadEmail
  readonly thread: Extract<Thread, { readonly enquiryId: undefined }>
}

/** $1 id */
const lockEnvelopeSql = `/* lockInboundEnvelope */
  select envelope_sealed as envelope from inbound_emails where id = $1::uuid for update`

async function putInTray(
  email: LeasedInbound,
  { kind, read, thread }: Unmatched,
  ctx: NotificationCtx,
): Promise<Result> {
  const { messageId, senderId } = digestsOf(read, ctx)
  const content = sealContent(contentOf(read), email.id, ctx.atRest)
  const proposals = JSON.stringify(thread.proposals)
  const params = [kind, thread.reason, proposals, read.senderCheck, messageId, senderId, content]
  return ctx.db.write(async (tx) => {
    const [locked] = await tx.query<{ envelope: Buffer }>(lockEnvelopeSql, [email.id])
    // A copy may have added a recipient that names the enquiry since this one was claimed.
    const isSame = locked !== undefined && locked.envelope.equals(email.envelope)
    const settlement = isSame
      ? { name: 'putInTray', set: unmatchedSet, params }
      : { name: 'retryInbound', set: laterSet, params: [0] }
    const isSettled = await inboundQueue.settleIn(tx, email, settlement)
    return isSame && isSettled ? 'unmatched' : 'retried'
  })
}

function digestsOf({ head }: ReadEmail, { atRest }: NotificationCtx) {
  return {
    messageId: head.messageId === undefined ? null : atRest.digest(head.messageId),
    senderId: head.from ? atRest.digest(head.from.address.toLowerCase()) : null,
  }
}
