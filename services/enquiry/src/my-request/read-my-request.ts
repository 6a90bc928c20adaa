import type { Input, Output } from '@seneb/contracts/define'
import type { ReadMyRequest } from '@seneb/contracts/messages/enquiry/my-request.messages'
import type { CareState, EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { correctableFields } from '@seneb/contracts/vocabulary/my-request'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { openEventText } from '../care-enquiries/sealed-text.js'
import { consentsOfEnquiry } from '../consents/consents.js'
import { defaultNextReplyHours, type EnquiryCtx } from '../enquiry-ctx.js'
import { consentsWithPending } from '../withdrawals/pending-withdrawals.js'
import { readEnteredFields } from './entered-fields.js'
import { progressSql, type Progress } from './my-request.queries.js'
import { stepsOf } from './my-request.rules.js'
import { PatientDocumentRequest, RequestCorrection } from './patient-records.entity.js'
import { readRequestLink } from '../request-access/read-request-link.js'
import { findPatientSession, touchSession, type PatientSession } from '../request-access/request-session.js'

const hourMs = 60 * 60 * 1000

type MyRequest = NonNullable<Output<typeof ReadMyRequest>['request']>

type MyRequestCtx = Ctx & Pick<EnquiryCtx, 'nextReplyHours'>

/**
 * Returns the request of a session, and extends the session. At level "look" it has times and states only: no name, no
 * address, no treatment. Absent for an unknown, ended or pending session, after the same statements.
 */
export async function readMyRequest(
  { session: digest }: Input<typeof ReadMyRequest>,
  ctx: MyRequestCtx,
): Promise<Output<typeof ReadMyRequest>> {
  await touchSession(digest, ctx)
  return ctx.db.read(async (tx) => {
    const session = await findPatientSession(digest, tx, ctx.now())
    return { request: session && (await requestOf(session, tx, ctx)) }
  })
}

async function requestOf(session: PatientSession, tx: ReadTx, ctx: MyRequestCtx): Promise<MyRequest | undefined> {
  const { enquiryId, expiresAt, kind, level } = session
  const [[progress], link] = await Promise.all([
    tx.query<Progress>(progressSql, [enquiryId]),
    readRequestLink(enquiryId, tx),
  ])
  if (!progress) return undefined
  return {
    enquiryId,
    reference: progress.reference,
    kind,
    level,
    state: stateOf(progress),
    submittedAt: progress.submittedAt.toISOString(),
    timeZone: progress.timeZone ?? undefined,
    promise: { dueAt: progress.dueAt.toISOString(), repliedAt: progress.repliedAt?.toISOString() },
    nextReplyDueAt: nextReplyDueAt(progress.replyWantedSince, ctx.nextReplyHours),
    steps: stepsOf(progress).map((step) => ({ kind: step.kind, at: step.at.toISOString() })),
    link: {
      openedCount: link?.openedCount ?? 0,
      lastOpenedAt: link?.lastOpenedAt?.toISOString(),
      expiresAt: link && link.expiresAt > ctx.now() ? link.expiresAt.toISOString() : undefined,
    },
    eraseAt: progress.eraseAt?.toISOString(),
    sessionExpiresAt: expiresAt.toISOString(),
    personal: level === 'act' ? await personalOf({ id: enquiryId, kind }, tx, ctx) : undefined,
  }
}

function nextReplyDueAt(since: Date | null, hours = defaultNextReplyHours): string | undefined {
  return since ? new Date(since.getTime() + hours * hourMs).toISOString() : undefined
}

function stateOf({ isWithdrawn, state }: Progress): MyRequest['state'] {
  return isWithdrawn ? 'withdrawn' : ((state ?? 'closed') satisfies CareState)
}

interface Enquiry {
  readonly id: string
  readonly kind: EnquiryKind
}

async function personalOf({ id, kind }: Enquiry, tx: ReadTx, ctx: Ctx): Promise<MyRequest['personal']> {
  const entered = await readEnteredFields({ id, kind }, tx)
  if (!entered) return undefined
  const [corrections, documents, consents] = await Promise.all([
    tx.find(RequestCorrection, { where: { enquiry_id: id }, order: { corrected_at: 'desc', id: 'desc' }, take: 100 }),
    tx.find(PatientDocumentRequest, { where: { enquiry_id: id }, order: { requested_at: 'asc', id: 'asc' }, take: 50 }),
    consentsOfEnquiry(id, tx),
  ])
  const canCorrect: readonly string[] = correctableFields[kind]
  return {
    fullName: entered.fullName,
    email: entered.email,
    fields: entered.fields.map((field) => ({ ...field, isCorrectable: canCorrect.includes(field.name) })),
    corrections: corrections.map((row) => ({
      name: row.name,
      before: row.before_sealed ? openEventText(row.before_sealed, row.id, ctx) : undefined,
      correctedAt: row.corrected_at.toISOString(),
    })),
    documentRequests: documents.map((row) => ({
      id: row.id,
      name: openEventText(row.name_sealed, row.id, ctx),
      requestedAt: row.requested_at.toISOString(),
      sentAt: row.sent_at?.toISOString(),
    })),
    consents: await consentsWithPending(consents, tx),
  }
}
