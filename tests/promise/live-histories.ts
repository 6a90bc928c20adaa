import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { CareMutation, History } from './histories.js'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { queueReplies } from '../../services/enquiry/src/replies/queue-replies.js'
import { onReplyStatusChanged } from '../../services/enquiry/src/replies/on-reply-status-changed.js'
import { sendReply } from '../../services/enquiry/src/replies/send-reply.js'
import { addCareNote, logCareContact } from '../../services/enquiry/src/care-enquiries/log-care-contact.js'
import { claimCareEnquiry } from '../../services/enquiry/src/care-enquiries/claim-care-enquiry.js'
import { closeCareEnquiry, moveCareEnquiry } from '../../services/enquiry/src/care-enquiries/move-care-enquiry.js'
import { versionOf, type CareDesk } from '../../services/enquiry/src/care-enquiry-details/care-desk.fixture.js'
import { mergeEnquiries } from '../../services/enquiry/src/merges/merge-enquiries.js'
import { undoMerge } from '../../services/enquiry/src/merges/undo-merge.js'
import { onDeliveryReported } from '../../services/enquiry/src/replies/on-delivery-reported.js'
import { onMessageReceived } from '../../services/enquiry/src/messages/on-message-received.js'
import { publishPromiseThresholds } from '../../services/enquiry/src/promise-thresholds/publish-promise-thresholds.js'
import { withdrawConsent } from '../../services/enquiry/src/withdrawals/withdraw-consent.js'

/** Interval of the clock's checks while histories run; the service checks every ten seconds. */
const periodS = 1800

interface Happening {
  readonly atS: number
  readonly happen: (at: Date) => Promise<void>
}

/** Executes every history in order of time with the service's use cases and worker; returns the end time. */
export async function liveHistories(desk: CareDesk, histories: readonly History[], begin: Date): Promise<Date> {
  const submitted: string[] = []
  const happenings = histories.flatMap((history) => happeningsOf(desk, history, submitted))
  const endS = Math.max(...happenings.map(({ atS }) => atS))
  const workerRuns = Array.from({ length: Math.ceil(endS / periodS) + 1 }, (_one, run) => ({
    atS: run * periodS,
    happen: (at: Date) => reportAll(desk.at(at)),
  }))
  const inOrder = [...happenings, ...workerRuns].toSorted((a, b) => a.atS - b.atS)
  const timeOf = ({ atS }: Happening) => new Date(begin.getTime() + atS * 1000)
  for (const happening of inOrder) await happening.happen(timeOf(happening))
  return new Date(begin.getTime() + Math.max(endS, ...workerRuns.map(({ atS }) => atS)) * 1000)
}

async function reportAll(ctx: Ctx): Promise<void> {
  while ((await publishPromiseThresholds(ctx)) === 'again');
}

/** `submitted` collects the enquiries of all histories in order of time. */
function happeningsOf(desk: CareDesk, { kind, steps, submittedS }: History, submitted: string[]): readonly Happening[] {
  let id = ''
  let earlier: string | undefined
  const submit = async (at: Date) => {
    id = kind === 'trip-plan' ? await desk.tripPlan({}, at) : await desk.consultation({}, at)
    earlier = submitted.at(-1)
    submitted.push(id)
  }
  let atS = submittedS
  const rest = steps.map(({ mutation, afterS }) => {
    atS += afterS
    return { atS, happen: (at: Date) => unlessRejected(auditActions[mutation]({ desk, id, at, kind, earlier })) }
  })
  return [{ atS: submittedS, happen: submit }, ...rest]
}

async function unlessRejected(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error
  }
}

interface Doing extends Pick<History, 'kind'> {
  readonly desk: CareDesk
  readonly id: string
  readonly at: Date
  /** The enquiry that was submitted before this one. */
  readonly earlier?: string
}

const leadOf = ({ at, desk }: Doing) => desk.as('Salma', ['care-lead'], at)

async function observedBy(doing: Doing) {
  const lead = leadOf(doing)
  return { lead, seen: { enquiryId: doing.id, version: await versionOf(doing.id, lead) } }
}

const auditActions: Readonly<Record<CareMutation, (doing: Doing) => Promise<unknown>>> = {
  note: (doing) => addCareNote({ enquiryId: doing.id, note: 'a note' }, leadOf(doing)),
  claim: async (doing) => {
    const { lead, seen } = await observedBy(doing)
    return claimCareEnquiry({ ...seen, takeOver: true }, lead)
  },
  tried: (doing) => contact(doing, 'tried'),
  reached: (doing) => contact(doing, 'reached'),
  wait: (doing) => move(doing, 'waiting'),
  'go-on': (doing) => move(doing, 'open'),
  answer: (doing) => reply(doing, 'sent'),
  'answer-lost': (doing) => reply(doing, 'not-delivered'),
  'close-answered': (doing) => close(doing, 'answered'),
  'close-withdrawn': (doing) => close(doing, 'withdrawn'),
  'close-unreachable': (doing) => close(doing, 'unreachable'),
  'close-spam': (doing) => close(doing, 'spam'),
  'close-test': (doing) => close(doing, 'test'),
  'take-back': recall,
  bounce: (doing) => report(doing, { outcome: 'failed', isOwnRecipient: true }),
  'bounce-of-copy': (doing) => report(doing, { outcome: 'failed', isOwnRecipient: false }),
  delay: (doing) => report(doing, { outcome: 'delayed', isOwnRecipient: true }),
  message: (doing) => message(doing, true),
  'message-of-other': (doing) => message(doing, false),
  merge,
  separate: async (doing) => {
    const { lead, seen } = await observedBy(doing)
    return undoMerge(seen, lead)
  },
}

async function contact(doing: Doing, result: 'reached' | 'tried') {
  const { lead, seen } = await observedBy(doing)
  return logCareContact({ ...seen, channel: 'phone', result }, lead)
}

/** Replies by mail, which the mail server accepts or refuses immediately, so that nothing happens in between. */
async function reply(doing: Doing, state: 'not-delivered' | 'sent') {
  const { at, desk, id: enquiryId } = doing
  const { lead, seen } = await observedBy(doing)
  const fields = [{ name: 'words', value: 'as you asked' }]
  const { replyId, waitingUntil } = await sendReply(
    { ...seen, template: 'own-words', templateVersion: 1, fields, takeOver: true },
    lead,
  )
  await queueReplies(desk.at(new Date(waitingUntil)))
  const data = { replyId, enquiryId, state, at: at.toISOString() }
  await onReplyStatusChanged({ id: replyId, at, data }, desk.at(at))
}

async function move(doing: Doing, to: 'open' | 'waiting') {
  const { lead, seen } = await observedBy(doing)
  return moveCareEnquiry({ ...seen, to }, lead)
}

async function close(doing: Doing, outcome: 'answered' | 'spam' | 'test' | 'unreachable' | 'withdrawn') {
  const { lead, seen } = await observedBy(doing)
  return closeCareEnquiry({ ...seen, outcome, reason: 'as they said' }, lead)
}

/** A mail server reports about the latest reply that it had accepted. */
async function report(
  { at, desk, id: enquiryId }: Doing,
  about: { readonly outcome: 'delayed' | 'failed'; readonly isOwnRecipient: boolean },
) {
  const sql = `select id from replies where enquiry_id = $1 and state = 'sent' order by sent_at desc limit 1`
  const [reply] = await desk.postgres.dataSource.query<{ id: string }[]>(sql, [enquiryId])
  if (!reply) return
  const status = about.outcome === 'failed' ? '5.1.1' : '4.4.1'
  const data = { enquiryId, emailKind: 'reply', replyId: reply.id, status, at: at.toISOString(), ...about }
  await onDeliveryReported({ id: crypto.randomUUID(), at, data }, desk.at(at))
}

/** The patient writes, from the address that we write to or from another one. */
async function message({ at, desk, id: enquiryId }: Doing, isKnownSender: boolean) {
  const data = {
    messageId: crypto.randomUUID(),
    enquiryId,
    receivedAt: at.toISOString(),
    kind: 'message',
    language: 'unknown',
    isKnownSender,
    senderCheck: 'not-checked',
    sender: { address: 'person@example.com' },
    subject: 'a question',
    text: 'may I ask',
    fullText: 'may I ask',
    attachments: [],
    skippedFiles: 0,
  } as const
  await onMessageReceived({ id: data.messageId, at, data: { ...data, attachments: [] } }, desk.at(at))
}

/** Merges the enquiry into the one before it, as a lead who confirms that it is one person. */
async function merge(doing: Doing) {
  const { earlier } = doing
  if (earlier === undefined) return
  const { lead, seen } = await observedBy(doing)
  const version = await versionOf(earlier, lead)
  const merged = { mergedId: seen.enquiryId, mergedVersion: seen.version, isSamePerson: true }
  await mergeEnquiries({ enquiryId: earlier, version, ...merged }, lead)
}

/** Withdraws the consent that the enquiry depends on, which ends the enquiry. */
async function recall({ at, desk, id, kind }: Doing) {
  const { db } = desk.postgres
  const payloads =
    kind === 'trip-plan'
      ? await outboxPayloads(db, TripPlanSubmitted, id)
      : await outboxPayloads(db, ConsultationRequested, id)
  const purpose = kind === 'trip-plan' ? 'personal-data' : 'consultation-terms'
  return withdrawConsent({ token: payloads[0]?.withdrawalToken ?? '', purpose }, desk.at(at))
}
